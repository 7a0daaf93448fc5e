/* Generated from the server's schemas by `npm run types`. Do not edit. */

export interface paths {
    "/api/server": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What this server is and can do. */
        get: operations["get_server"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The catalogue: all that a "new table" form needs. */
        get: operations["list_games"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What options, prompts and events of a game are made of. */
        get: operations["get_game"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who am I? `person` is null without a cookie. */
        get: operations["get_me"];
        put?: never;
        /** Become a guest; a name is enough. Sets the cookie. */
        post: operations["become_guest"];
        /** Forget me: bots play on for me, others become host of my tables, and my name and lines of talk are gone. */
        delete: operations["leave_for_good"];
        options?: never;
        head?: never;
        /** Change name, language or preferences; what is left out stays. */
        patch: operations["change_me"];
        trace?: never;
    };
    "/api/account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Keep this guest as an account, for several devices. */
        post: operations["make_account"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign in; what the guest of this device holds moves to the account. Sets the cookie. */
        post: operations["sign_in"];
        /** Sign out: the cookie is nobody's any more, and what is open with it is closed. */
        delete: operations["sign_out"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change the password; all other devices are signed out. */
        post: operations["change_password"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/forgotten": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A link to set a new password goes to the confirmed address of this login, if there is one; nobody is told whether. */
        post: operations["forget_password"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/recover": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set a new password with the token of such a link, once; all devices are signed out. Sets the cookie. */
        post: operations["recover_account"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/mail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Notices by mail; a message with a link goes to the address, and nothing else before it is confirmed. */
        put: operations["set_mail"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mail/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The link in that message. */
        get: operations["confirm_mail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/webhook": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Notices as a POST to an address of one's own. */
        put: operations["set_webhook"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/push": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Notices in this browser. */
        post: operations["add_push_subscription"];
        /** No more notices in any of one's browsers. */
        delete: operations["drop_push_subscriptions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** My tables, tables with a free seat, or tables to watch; the newest change first. */
        get: operations["list_tables"];
        put?: never;
        /** A new table; with `start` and every seat taken it begins at once. */
        post: operations["create_table"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A table, with everything around its game. */
        get: operations["get_table"];
        put?: never;
        post?: never;
        /** The host deletes a table that nobody plays at and at which nobody else ever sat. */
        delete: operations["delete_table"];
        options?: never;
        head?: never;
        /** Changes by the host. */
        patch: operations["change_table"];
        trace?: never;
    };
    "/api/invites/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What an invite link leads to. */
        get: operations["get_invitation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/join": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take an open seat; during play as a substitute. */
        post: operations["join_table"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/leave": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give up seats: open before the start, a bot's after it. */
        post: operations["leave_table"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/seats/{seat}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Bot, open or me. */
        put: operations["change_seat"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The host starts the game once every seat is taken. */
        post: operations["start_table"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/pause": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The host stops the clocks, or lets them go on. */
        post: operations["pause_table"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/rematch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The same again, with the same people. */
        post: operations["rematch_table"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The host ends a table that nobody else plays at. */
        post: operations["close_table"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/archive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Leave the table out of my list, or put it back. */
        post: operations["archive_table"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/view": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The table now, as the viewer sees it. */
        get: operations["get_view"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A viewer's own events from a number on. */
        get: operations["get_events"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/decide": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Answer a question; done when it is stored. */
        post: operations["decide"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take back the decision that the last frame offered to take back. */
        post: operations["undo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/ask-everyone": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask to go back beyond the barrier; the number is the proposal's id. */
        post: operations["ask_everyone"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/vote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Answer a proposal. */
        post: operations["vote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/hint": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What the best bot thinks of the options. */
        post: operations["get_hint"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/chat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The table talk after a number. */
        get: operations["get_chat"];
        put?: never;
        /** A line of table talk. */
        post: operations["say"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The game again, step by step: finished games for all, running ones in the asker's own view. */
        get: operations["get_replay"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/story": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The points over the decisions. */
        get: operations["get_story"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Commitment, and after the end the seed, all dice and the server's own check. */
        get: operations["get_verification"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/record": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The record of a finished game, a text file. */
        get: operations["get_record"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/position": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A position: the true one of a finished game, one that the asker could imagine of a running one. */
        get: operations["get_position"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/records": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A record from elsewhere becomes a table of its own. */
        post: operations["bring_record"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * Refusal
         * @description Every refusal, whatever its status: `reason` is a Fluent message id, `variables` fill it in.
         */
        Refusal: {
            reason: string;
            /** @default {} */
            variables?: {
                [key: string]: string;
            };
        };
        /**
         * ServerInfo
         * @description What this server is and can do.
         */
        ServerInfo: {
            version: string;
            languages: string[];
            accounts: boolean;
            push_key: string | null;
            mail: boolean;
            webhooks: boolean;
            limits: components["schemas"]["Limits"];
            /** @description milliseconds since 1970, UTC */
            now: number;
        };
        /**
         * Limits
         * @description How much is allowed; clients can tell people beforehand.
         */
        Limits: {
            chat_length: number;
            record_bytes: number;
            position_bytes: number;
            seats_per_person: number;
            guest_mb: number;
            account_mb: number;
            guest_tables: number;
            account_tables: number;
            keep_gathering_days: number;
            keep_lesson_days: number;
            keep_guest_days: number;
            keep_record_days: number;
        };
        /**
         * GameInfo
         * @description A game of the catalogue: all that a "new table" form needs. Words: `<game>-title` and its attributes.
         */
        GameInfo: {
            name: string;
            revision: number;
            seat_counts: number[];
            side_kind: string;
            sides: string[];
            seats_for: {
                [key: string]: string[];
            };
            options: components["schemas"]["OptionInfo"][];
            bots: string[];
        };
        /**
         * OptionInfo
         * @description A table option of a game. `free`: also takes other texts than `values` (for example a data file's content).
         *         `names_sides`: it says who plays; where it is free, sides in seat order with dashes.
         *         Words: `<game>-option-<name>`, `<game>-option-<name>-<value>`.
         */
        OptionInfo: {
            name: string;
            values: string[];
            default: string;
            free: boolean;
            names_sides: boolean;
        };
        /**
         * GameVocabulary
         * @description What options, prompts and events of a game are made of.
         */
        GameVocabulary: {
            game: string;
            revision: number;
            side_kind: string;
            verbs: {
                [key: string]: {
                    [key: string]: string | null;
                };
            };
            prompts: {
                [key: string]: components["schemas"]["PromptInfo"];
            };
            events: {
                [key: string]: {
                    [key: string]: string | null;
                };
            };
            endings: string[];
        };
        /**
         * PromptInfo
         * @description A question that a game may ask. `together`: several seats may be asked at once, their answers stay secret.
         */
        PromptInfo: {
            rule: string;
            about: {
                [key: string]: string | null;
            };
            together: boolean;
        };
        /**
         * Me
         * @description The asker. `person` is null before there is one (no cookie).
         */
        Me: {
            person: components["schemas"]["Person"] | null;
            login: string | null;
            language: string;
            preferences: components["schemas"]["Preferences"];
            notices: components["schemas"]["NoticeWishes"];
        };
        /**
         * Person
         * @description Somebody, as others see them.
         */
        Person: {
            id: string;
            name: string;
            account: boolean;
        };
        /**
         * Preferences
         * @description What a person likes, kept by the server because the server acts on it.
         */
        Preferences: {
            /** @default true */
            auto_forced?: boolean;
        };
        /**
         * NoticeWishes
         * @description How a person wants to be told that it is their turn. All off at first.
         */
        NoticeWishes: {
            /** @default false */
            push?: boolean;
            /** @default null */
            mail?: string | null;
            /** @default false */
            mail_confirmed?: boolean;
            /** @default null */
            webhook?: string | null;
        };
        /**
         * NewPerson
         * @description A guest: a name is enough.
         */
        NewPerson: {
            name: string;
            /**
             * @default en
             * @enum {unknown}
             */
            language?: "en" | "fr" | "pl" | "ru";
        };
        /**
         * PersonChanges
         * @description What is left out stays.
         */
        PersonChanges: {
            name?: string;
            /** @enum {unknown} */
            language?: "en" | "fr" | "pl" | "ru";
            preferences?: components["schemas"]["Preferences"];
        };
        /**
         * Credentials
         * @description For making an account of a guest, and for signing in.
         */
        Credentials: {
            login: string;
            password: string;
        };
        /**
         * PasswordChange
         * @description Changing it signs all other devices out.
         */
        PasswordChange: {
            old: string;
            new: string;
        };
        /**
         * Forgotten
         * @description Whose password is forgotten.
         */
        Forgotten: {
            login: string;
        };
        /**
         * NewPassword
         * @description With the token of a link that was mailed, or that an administrator gave.
         */
        NewPassword: {
            token: string;
            new: string;
        };
        /**
         * Farewell
         * @description Leaving for good; who has an account gives its password.
         */
        Farewell: {
            /** @default null */
            password?: string | null;
        };
        /**
         * MailWish
         * @description Null switches mail off. A new address gets a message with a link to confirm it.
         */
        MailWish: {
            address: string | null;
        };
        /**
         * WebhookWish
         * @description Null switches it off. The address gets a POST with a `TurnNotice`.
         */
        WebhookWish: {
            address: string | null;
        };
        /**
         * PushSubscription
         * @description As the browser's PushManager gives it; other fields are ignored.
         */
        PushSubscription: {
            endpoint: string;
            keys: components["schemas"]["PushKeys"];
        };
        /** PushKeys */
        PushKeys: {
            p256dh: string;
            auth: string;
        };
        /**
         * TableList
         * @description Newest change first. `next` continues the list (`before=<next>`); null at its end.
         */
        TableList: {
            tables: components["schemas"]["TableSummary"][];
            next: number | null;
        };
        /**
         * TableSummary
         * @description A table in a list.
         */
        TableSummary: {
            id: string;
            game: string;
            /**
             * @description frozen: its ruleset revision is gone; it can be read, not played
             * @enum {unknown}
             */
            status: "closed" | "finished" | "frozen" | "gathering" | "playing";
            paused: boolean;
            /**
             * @description open: listed, anybody may join or watch; link: only with its link; private: only those who sit there
             * @enum {unknown}
             */
            visibility: "link" | "open" | "private";
            seats: components["schemas"]["SeatInfo"][];
            mine: string[];
            waiting: string[];
            my_turn: boolean;
            deadline: number | null;
            clock: components["schemas"]["NoClock"] | components["schemas"]["LiveClock"] | components["schemas"]["SlowClock"];
            host: components["schemas"]["Person"] | null;
            lesson: string | null;
            decisions: number;
            /** @description milliseconds since 1970, UTC */
            created: number;
            /** @description milliseconds since 1970, UTC */
            changed: number;
            result: components["schemas"]["Result"] | null;
        };
        /**
         * SeatInfo
         * @description A seat. `played_by` says who decides now; `owner` is whose it has been since the start (null for a bot's own seat).
         */
        SeatInfo: {
            seat: string;
            /** @enum {unknown} */
            played_by: "bot" | "open" | "person";
            person: components["schemas"]["Person"] | null;
            level: string | null;
            owner: components["schemas"]["Person"] | null;
            substitute: components["schemas"]["Person"] | null;
            name: string | null;
        };
        /**
         * NoClock
         * @description Everybody takes the time they need.
         */
        NoClock: {
            /** @enum {unknown} */
            kind: "none";
        };
        /**
         * LiveClock
         * @description Each seat has a bank that runs while it has to decide, and gets the increment back after each decision.
         */
        LiveClock: {
            /** @enum {unknown} */
            kind: "live";
            bank_s: number;
            /** @default 0 */
            increment_s?: number;
        };
        /**
         * SlowClock
         * @description Each decision has this long: hours or days.
         */
        SlowClock: {
            /** @enum {unknown} */
            kind: "slow";
            move_s: number;
        };
        /**
         * Result
         * @description How a game ended. Words: `<game>-ending-<ending>`.
         */
        Result: {
            ending: string;
            winners: string[];
            scores: {
                [key: string]: number;
            };
        };
        /**
         * NewTable
         * @description A new table. With `start` it begins at once, which needs every seat taken: "play now" is one request.
         */
        NewTable: {
            game: string;
            seats: (components["schemas"]["Mine"] | components["schemas"]["BotHolder"] | components["schemas"]["OpenHolder"])[];
            /** @default {} */
            options?: {
                [key: string]: string;
            };
            /**
             * @description open: listed, anybody may join or watch; link: only with its link; private: only those who sit there
             * @default link
             * @enum {unknown}
             */
            visibility?: "link" | "open" | "private";
            /** @default true */
            watch?: boolean;
            /** @default true */
            hints?: boolean;
            clock?: components["schemas"]["NoClock"] | components["schemas"]["LiveClock"] | components["schemas"]["SlowClock"];
            /**
             * @description bot: a bot makes the move; pass: the option to pass if there is one, else a bot
             * @default bot
             * @enum {unknown}
             */
            on_timeout?: "bot" | "pass";
            /** @default false */
            shuffle_seats?: boolean;
            /** @default null */
            position?: Record<string, unknown> | null;
            /** @default null */
            lesson?: string | null;
            /** @default false */
            start?: boolean;
        };
        /**
         * Mine
         * @description The asker sits here. Several seats may be `me`: one device for all.
         */
        Mine: {
            /** @enum {unknown} */
            kind: "me";
            /** @default null */
            name?: string | null;
        };
        /**
         * BotHolder
         * @description A bot of this level.
         */
        BotHolder: {
            /** @enum {unknown} */
            kind: "bot";
            level: string;
        };
        /**
         * OpenHolder
         * @description Free for whoever comes: by the list if the table is open, by the link otherwise.
         */
        OpenHolder: {
            /** @enum {unknown} */
            kind: "open";
        };
        /**
         * TableInfo
         * @description A table with all that does not belong to the game itself.
         */
        TableInfo: {
            id: string;
            game: string;
            /**
             * @description frozen: its ruleset revision is gone; it can be read, not played
             * @enum {unknown}
             */
            status: "closed" | "finished" | "frozen" | "gathering" | "playing";
            paused: boolean;
            /**
             * @description open: listed, anybody may join or watch; link: only with its link; private: only those who sit there
             * @enum {unknown}
             */
            visibility: "link" | "open" | "private";
            seats: components["schemas"]["SeatInfo"][];
            mine: string[];
            waiting: string[];
            my_turn: boolean;
            deadline: number | null;
            clock: components["schemas"]["NoClock"] | components["schemas"]["LiveClock"] | components["schemas"]["SlowClock"];
            host: components["schemas"]["Person"] | null;
            lesson: string | null;
            decisions: number;
            /** @description milliseconds since 1970, UTC */
            created: number;
            /** @description milliseconds since 1970, UTC */
            changed: number;
            result: components["schemas"]["Result"] | null;
            revision: number;
            options: {
                [key: string]: string;
            };
            watch: boolean;
            hints: boolean;
            /**
             * @description bot: a bot makes the move; pass: the option to pass if there is one, else a bot
             * @enum {unknown}
             */
            on_timeout: "bot" | "pass";
            is_host: boolean;
            may_take: string[];
            invite: string | null;
            commitment: string;
            seed: string | null;
            /** @enum {unknown} */
            origin: "new" | "position" | "record" | "rematch";
            rematch: string | null;
            frozen_because: components["schemas"]["Refusal"] | null;
        };
        /**
         * TableChanges
         * @description Changes by the host. `options`, `clock`, `on_timeout` and `hints` only before the start; what is left out stays.
         */
        TableChanges: {
            options?: {
                [key: string]: string;
            };
            /**
             * @description open: listed, anybody may join or watch; link: only with its link; private: only those who sit there
             * @enum {unknown}
             */
            visibility?: "link" | "open" | "private";
            watch?: boolean;
            hints?: boolean;
            clock?: components["schemas"]["NoClock"] | components["schemas"]["LiveClock"] | components["schemas"]["SlowClock"];
            /**
             * @description bot: a bot makes the move; pass: the option to pass if there is one, else a bot
             * @enum {unknown}
             */
            on_timeout?: "bot" | "pass";
        };
        /**
         * Invitation
         * @description What an invite link leads to.
         */
        Invitation: {
            table: components["schemas"]["TableSummary"];
            open_seats: string[];
        };
        /**
         * Join
         * @description Take an open seat: a certain one, or any. `code` comes from the invite link and is needed unless it is listed.
         */
        Join: {
            /** @default null */
            seat?: string | null;
            /** @default null */
            code?: string | null;
            /** @default null */
            name?: string | null;
        };
        /**
         * Leave
         * @description Give up a seat, or all of one's seats: before the start they become open, after it a bot plays on.
         */
        Leave: {
            /** @default null */
            seat?: string | null;
        };
        /**
         * SeatChange
         * @description Who plays this seat from now on. Before the start the host sets bots and opens seats (also taken ones: that is
         *         the kick). During play the one who owns the seat hands it to a bot or opens it for a substitute, and takes it back.
         */
        SeatChange: {
            holder: components["schemas"]["Mine"] | components["schemas"]["BotHolder"] | components["schemas"]["OpenHolder"];
        };
        /**
         * Pause
         * @description While a table is paused no clock runs, no bot moves and no decision is taken.
         */
        Pause: {
            paused: boolean;
        };
        /**
         * Archive
         * @description Whether the table is left out of the asker's own list.
         */
        Archive: {
            archived: boolean;
        };
        /**
         * ViewFrame
         * @description The whole table as the viewer sees it. Keep the first `kept` of your events, drop the rest, append `events`.
         *
         *         `number` counts the entries of the table's log (decisions and what was taken back); `story` changes whenever
         *         something was taken back.
         */
        ViewFrame: {
            /** @enum {unknown} */
            type: "view";
            viewer: string;
            number: number;
            story: number;
            step: number;
            view: Record<string, unknown> | null;
            kept: number;
            events: Record<string, unknown>[];
            since: number;
            question: components["schemas"]["Question"] | null;
            prompt: components["schemas"]["Prompt"] | null;
            undo: number | null;
            clock: components["schemas"]["ClockState"];
            done?: number;
        };
        /**
         * Question
         * @description What is being asked, as everybody may know it. Words: `<game>-prompt-<prompt>`.
         */
        Question: {
            prompt: string;
            rule: string;
            about: Record<string, unknown>;
        };
        /**
         * Prompt
         * @description The question to the viewer. A decision must repeat `asked`: the number of the entry that put this question.
         */
        Prompt: {
            asked: number;
            prompt: string;
            rule: string;
            about: Record<string, unknown>;
            options: string[];
            costs: (number | null)[];
        };
        /**
         * ClockState
         * @description All clocks at the server's moment `at`; null values in a table without clock never occur: `seats` is empty.
         */
        ClockState: {
            /** @description milliseconds since 1970, UTC */
            at: number;
            paused: boolean;
            seats: {
                [key: string]: components["schemas"]["SeatClock"];
            };
        };
        /**
         * SeatClock
         * @description A seat's time. `left_ms` is what it had at `at`; while `running` it runs out at `deadline`.
         */
        SeatClock: {
            left_ms: number;
            running: boolean;
            deadline: number | null;
        };
        /**
         * Events
         * @description A viewer's events from `after` on. `story` changes whenever something was taken back: then read from 0.
         */
        Events: {
            viewer: string;
            story: number;
            events: Record<string, unknown>[];
        };
        /** DecideRequest */
        DecideRequest: {
            /** @description the side that sits there, for example khorne */
            seat: string;
            asked: number;
            key: string;
            /** @default false */
            unless_final?: boolean;
        };
        /**
         * Done
         * @description It has taken effect and is stored.
         */
        Done: {
            number: number;
        };
        /** UndoRequest */
        UndoRequest: {
            /** @description the side that sits there, for example khorne */
            seat: string;
            decision: number;
        };
        /** AskEveryoneRequest */
        AskEveryoneRequest: {
            /** @description the side that sits there, for example khorne */
            seat: string;
            step: number;
        };
        /** VoteRequest */
        VoteRequest: {
            proposal: number;
            agree: boolean;
        };
        /** HintRequest */
        HintRequest: {
            /** @description the side that sits there, for example khorne */
            seat: string;
            asked: number;
        };
        /**
         * Hints
         * @description A bot's best options, best first.
         */
        Hints: {
            asked: number;
            options: components["schemas"]["HintOption"][];
        };
        /**
         * HintOption
         * @description One of a bot's best options: how sure it is (`share`; all shares sum to 1), why, and which share of the win it expects,
         *         if it looked ahead.
         */
        HintOption: {
            key: string;
            share: number;
            reason: string;
            variables: {
                [key: string]: string;
            };
            /** @default null */
            expected?: number | null;
        };
        /** Chat */
        Chat: {
            lines: components["schemas"]["ChatLine"][];
        };
        /**
         * ChatLine
         * @description A line of the table talk. `seats` are those the writer held then (empty: a spectator).
         */
        ChatLine: {
            number: number;
            person: components["schemas"]["Person"];
            seats: string[];
            text: string;
            /** @description milliseconds since 1970, UTC */
            at: number;
        };
        /** SayRequest */
        SayRequest: {
            text: string;
        };
        /**
         * Replay
         * @description Steps `first` … of `total` decisions, through the eyes of `viewer`.
         */
        Replay: {
            table: string;
            game: string;
            revision: number;
            viewer: string;
            total: number;
            steps: components["schemas"]["ReplayStep"][];
        };
        /**
         * ReplayStep
         * @description The table after so many decisions (0: after the set-up). The first step of an answer has the whole `view`, the
         *         others the `changes` from the step before. Seat, key and dice of the decision are there if the viewer may know them.
         */
        ReplayStep: {
            step: number;
            seat: string | null;
            key: string | null;
            dice: number[];
            events: Record<string, unknown>[];
            view: Record<string, unknown> | null;
            changes: components["schemas"]["Change"][];
        };
        /**
         * Change
         * @description Set what lies at `path` to `value`, or remove it when `gone`.
         */
        Change: {
            path: (string | number)[];
            value?: unknown;
            /** @default false */
            gone?: boolean;
        };
        /**
         * Story
         * @description How the points came about.
         */
        Story: {
            viewer: string;
            total: number;
            points: components["schemas"]["StoryPoint"][];
        };
        /**
         * StoryPoint
         * @description Points after this decision; only decisions that changed them are listed.
         */
        StoryPoint: {
            step: number;
            scores: {
                [key: string]: number;
            };
        };
        /**
         * Verification
         * @description What anybody needs to check the dice: the commitment made before the first die, and the seed after the last.
         *         `verified` is the server's own full replay; anyone can repeat it with `warhost verify` on the record.
         */
        Verification: {
            commitment: string;
            seed: string | null;
            over: boolean;
            verified: boolean | null;
            problem: components["schemas"]["Refusal"] | null;
            dice: components["schemas"]["Dice"][];
        };
        /**
         * Dice
         * @description What was rolled in one decision.
         */
        Dice: {
            step: number;
            dice: number[];
        };
        /** Token */
        Token: {
            token: string;
        };
        /** ListQuery */
        ListQuery: {
            /**
             * @default mine
             * @enum {unknown}
             */
            list?: "mine" | "open" | "watchable";
            /** @default null */
            game?: string | null;
            /** @default false */
            archived?: boolean;
            /** @default null */
            before?: number | null;
            /** @default 50 */
            limit?: number;
        };
        /** ViewQuery */
        ViewQuery: {
            /** @default null */
            as?: string | null;
            /** @default 0 */
            events?: number;
            /** @default null */
            story?: number | null;
        };
        /** EventsQuery */
        EventsQuery: {
            /** @default null */
            as?: string | null;
            /** @default 0 */
            after?: number;
        };
        /** ChatQuery */
        ChatQuery: {
            /** @default 0 */
            after?: number;
        };
        /** ReplayQuery */
        ReplayQuery: {
            /**
             * @description whose eyes: a seat's id, `public`, or `all` (everything; only once the game is over)
             * @default public
             */
            as?: string;
            /** @default 0 */
            first?: number;
            /** @default 50 */
            count?: number;
        };
        /** StoryQuery */
        StoryQuery: {
            /**
             * @description whose eyes: a seat's id, `public`, or `all` (everything; only once the game is over)
             * @default public
             */
            as?: string;
        };
        /** PositionQuery */
        PositionQuery: {
            /** @default null */
            as?: string | null;
            /** @default null */
            step?: number | null;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    get_server: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "version": "warhost 0.1.0",
                     *       "languages": [
                     *         "en",
                     *         "pl",
                     *         "fr",
                     *         "ru"
                     *       ],
                     *       "accounts": true,
                     *       "push_key": null,
                     *       "mail": false,
                     *       "webhooks": false,
                     *       "limits": {
                     *         "chat_length": 500,
                     *         "record_bytes": 1048576,
                     *         "position_bytes": 524288,
                     *         "seats_per_person": 8,
                     *         "guest_mb": 8,
                     *         "account_mb": 64,
                     *         "guest_tables": 20,
                     *         "account_tables": 100,
                     *         "keep_gathering_days": 14,
                     *         "keep_lesson_days": 7,
                     *         "keep_guest_days": 180,
                     *         "keep_record_days": 365
                     *       },
                     *       "now": 1790000000000
                     *     }
                     */
                    "application/json": components["schemas"]["ServerInfo"];
                };
            };
            /** @description refused, with a reason */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused, with a reason */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused, with a reason */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    list_games: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "name": "oldworld",
                     *         "revision": 1,
                     *         "seat_counts": [
                     *           3,
                     *           4
                     *         ],
                     *         "side_kind": "power",
                     *         "sides": [
                     *           "khorne",
                     *           "nurgle",
                     *           "tzeentch",
                     *           "slaanesh"
                     *         ],
                     *         "seats_for": {
                     *           "3": [
                     *             "khorne",
                     *             "nurgle",
                     *             "tzeentch"
                     *           ]
                     *         },
                     *         "options": [
                     *           {
                     *             "name": "cards",
                     *             "values": [
                     *               "all",
                     *               "sourced"
                     *             ],
                     *             "default": "all",
                     *             "free": false,
                     *             "names_sides": false
                     *           }
                     *         ],
                     *         "bots": [
                     *           "random",
                     *           "greedy",
                     *           "easy",
                     *           "normal",
                     *           "hard"
                     *         ]
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["GameInfo"][];
                };
            };
            /** @description refused, with a reason */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused, with a reason */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused, with a reason */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    get_game: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "game": "oldworld",
                     *       "revision": 1,
                     *       "side_kind": "power",
                     *       "verbs": {
                     *         "summon": {
                     *           "figure": "figure",
                     *           "source": "place",
                     *           "to": "region"
                     *         }
                     *       },
                     *       "prompts": {
                     *         "summon": {
                     *           "rule": "OW 4.1",
                     *           "about": {},
                     *           "together": false
                     *         }
                     *       },
                     *       "events": {
                     *         "round_began": {
                     *           "round": null
                     *         }
                     *       },
                     *       "endings": [
                     *         "most_points"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["GameVocabulary"];
                };
            };
            /** @description refused, with a reason */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused, with a reason */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused, with a reason */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused, with a reason */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    get_me: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "person": {
                     *         "id": "p4T9sQ1LwXz0",
                     *         "name": "Ann",
                     *         "account": false
                     *       },
                     *       "login": null,
                     *       "language": "en",
                     *       "preferences": {
                     *         "auto_forced": true
                     *       },
                     *       "notices": {
                     *         "push": false,
                     *         "mail": null,
                     *         "mail_confirmed": false,
                     *         "webhook": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Me"];
                };
            };
            /** @description refused, with a reason */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused, with a reason */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused, with a reason */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    become_guest: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Ann",
                 *       "language": "pl"
                 *     }
                 */
                "application/json": components["schemas"]["NewPerson"];
            };
        };
        responses: {
            /** @description done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "person": {
                     *         "id": "p4T9sQ1LwXz0",
                     *         "name": "Ann",
                     *         "account": false
                     *       },
                     *       "login": null,
                     *       "language": "en",
                     *       "preferences": {
                     *         "auto_forced": true
                     *       },
                     *       "notices": {
                     *         "push": false,
                     *         "mail": null,
                     *         "mail_confirmed": false,
                     *         "webhook": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Me"];
                };
            };
            /** @description refused, with a reason */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused, with a reason */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused, with a reason */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused, with a reason */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    leave_for_good: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "password": "correct horse battery"
                 *     }
                 */
                "application/json": components["schemas"]["Farewell"];
            };
        };
        responses: {
            /** @description done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description refused, with a reason */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused, with a reason */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused, with a reason */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused, with a reason */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused, with a reason */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    change_me: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "preferences": {
                 *         "auto_forced": false
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["PersonChanges"];
            };
        };
        responses: {
            /** @description done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "person": {
                     *         "id": "p4T9sQ1LwXz0",
                     *         "name": "Ann",
                     *         "account": false
                     *       },
                     *       "login": null,
                     *       "language": "en",
                     *       "preferences": {
                     *         "auto_forced": true
                     *       },
                     *       "notices": {
                     *         "push": false,
                     *         "mail": null,
                     *         "mail_confirmed": false,
                     *         "webhook": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Me"];
                };
            };
            /** @description refused, with a reason */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused, with a reason */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused, with a reason */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused, with a reason */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused, with a reason */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    make_account: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "login": "ann",
                 *       "password": "correct horse battery"
                 *     }
                 */
                "application/json": components["schemas"]["Credentials"];
            };
        };
        responses: {
            /** @description done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "person": {
                     *         "id": "p4T9sQ1LwXz0",
                     *         "name": "Ann",
                     *         "account": false
                     *       },
                     *       "login": null,
                     *       "language": "en",
                     *       "preferences": {
                     *         "auto_forced": true
                     *       },
                     *       "notices": {
                     *         "push": false,
                     *         "mail": null,
                     *         "mail_confirmed": false,
                     *         "webhook": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Me"];
                };
            };
            /** @description refused, with a reason */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused, with a reason */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused, with a reason */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused, with a reason */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused, with a reason */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused, with a reason */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    sign_in: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "login": "ann",
                 *       "password": "correct horse battery"
                 *     }
                 */
                "application/json": components["schemas"]["Credentials"];
            };
        };
        responses: {
            /** @description done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "person": {
                     *         "id": "p4T9sQ1LwXz0",
                     *         "name": "Ann",
                     *         "account": false
                     *       },
                     *       "login": null,
                     *       "language": "en",
                     *       "preferences": {
                     *         "auto_forced": true
                     *       },
                     *       "notices": {
                     *         "push": false,
                     *         "mail": null,
                     *         "mail_confirmed": false,
                     *         "webhook": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Me"];
                };
            };
            /** @description refused, with a reason */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused, with a reason */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused, with a reason */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused, with a reason */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused, with a reason */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    sign_out: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description refused, with a reason */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused, with a reason */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused, with a reason */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    change_password: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "old": "correct horse battery",
                 *       "new": "staple a better one"
                 *     }
                 */
                "application/json": components["schemas"]["PasswordChange"];
            };
        };
        responses: {
            /** @description done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "person": {
                     *         "id": "p4T9sQ1LwXz0",
                     *         "name": "Ann",
                     *         "account": false
                     *       },
                     *       "login": null,
                     *       "language": "en",
                     *       "preferences": {
                     *         "auto_forced": true
                     *       },
                     *       "notices": {
                     *         "push": false,
                     *         "mail": null,
                     *         "mail_confirmed": false,
                     *         "webhook": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Me"];
                };
            };
            /** @description refused, with a reason */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused, with a reason */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused, with a reason */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused, with a reason */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused, with a reason */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    forget_password: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "login": "ann"
                 *     }
                 */
                "application/json": components["schemas"]["Forgotten"];
            };
        };
        responses: {
            /** @description done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description refused, with a reason */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused, with a reason */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused, with a reason */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused, with a reason */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    recover_account: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "WyJhIiwwXQ.Zx0",
                 *       "new": "staple a better one"
                 *     }
                 */
                "application/json": components["schemas"]["NewPassword"];
            };
        };
        responses: {
            /** @description done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "person": {
                     *         "id": "p4T9sQ1LwXz0",
                     *         "name": "Ann",
                     *         "account": false
                     *       },
                     *       "login": null,
                     *       "language": "en",
                     *       "preferences": {
                     *         "auto_forced": true
                     *       },
                     *       "notices": {
                     *         "push": false,
                     *         "mail": null,
                     *         "mail_confirmed": false,
                     *         "webhook": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Me"];
                };
            };
            /** @description refused, with a reason */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused, with a reason */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused, with a reason */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused, with a reason */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused, with a reason */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    set_mail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "address": "ann@example.org"
                 *     }
                 */
                "application/json": components["schemas"]["MailWish"];
            };
        };
        responses: {
            /** @description done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "person": {
                     *         "id": "p4T9sQ1LwXz0",
                     *         "name": "Ann",
                     *         "account": false
                     *       },
                     *       "login": null,
                     *       "language": "en",
                     *       "preferences": {
                     *         "auto_forced": true
                     *       },
                     *       "notices": {
                     *         "push": false,
                     *         "mail": null,
                     *         "mail_confirmed": false,
                     *         "webhook": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Me"];
                };
            };
            /** @description refused, with a reason */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused, with a reason */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused, with a reason */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused, with a reason */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused, with a reason */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    confirm_mail: {
        parameters: {
            query: {
                token: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            303: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description refused, with a reason */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused, with a reason */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused, with a reason */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused, with a reason */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    set_webhook: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "address": "https://example.org/turns"
                 *     }
                 */
                "application/json": components["schemas"]["WebhookWish"];
            };
        };
        responses: {
            /** @description done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "person": {
                     *         "id": "p4T9sQ1LwXz0",
                     *         "name": "Ann",
                     *         "account": false
                     *       },
                     *       "login": null,
                     *       "language": "en",
                     *       "preferences": {
                     *         "auto_forced": true
                     *       },
                     *       "notices": {
                     *         "push": false,
                     *         "mail": null,
                     *         "mail_confirmed": false,
                     *         "webhook": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Me"];
                };
            };
            /** @description refused, with a reason */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused, with a reason */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused, with a reason */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused, with a reason */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused, with a reason */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    add_push_subscription: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "endpoint": "https://push.example.org/abc",
                 *       "keys": {
                 *         "p256dh": "BPk1m2n3o4p5q6r7",
                 *         "auth": "c3d4e5f6g7h8"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["PushSubscription"];
            };
        };
        responses: {
            /** @description done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "person": {
                     *         "id": "p4T9sQ1LwXz0",
                     *         "name": "Ann",
                     *         "account": false
                     *       },
                     *       "login": null,
                     *       "language": "en",
                     *       "preferences": {
                     *         "auto_forced": true
                     *       },
                     *       "notices": {
                     *         "push": false,
                     *         "mail": null,
                     *         "mail_confirmed": false,
                     *         "webhook": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Me"];
                };
            };
            /** @description refused, with a reason */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused, with a reason */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused, with a reason */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused, with a reason */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused, with a reason */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    drop_push_subscriptions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "person": {
                     *         "id": "p4T9sQ1LwXz0",
                     *         "name": "Ann",
                     *         "account": false
                     *       },
                     *       "login": null,
                     *       "language": "en",
                     *       "preferences": {
                     *         "auto_forced": true
                     *       },
                     *       "notices": {
                     *         "push": false,
                     *         "mail": null,
                     *         "mail_confirmed": false,
                     *         "webhook": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Me"];
                };
            };
            /** @description refused, with a reason */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused, with a reason */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused, with a reason */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused, with a reason */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    list_tables: {
        parameters: {
            query?: {
                list?: "mine" | "open" | "watchable";
                game?: string | null;
                archived?: boolean;
                before?: number | null;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "tables": [
                     *         {
                     *           "id": "Zk3vQ1r8T0aXw2Lp",
                     *           "game": "oldworld",
                     *           "status": "playing",
                     *           "paused": false,
                     *           "visibility": "link",
                     *           "seats": [
                     *             {
                     *               "seat": "khorne",
                     *               "played_by": "person",
                     *               "person": {
                     *                 "id": "p4T9sQ1LwXz0",
                     *                 "name": "Ann",
                     *                 "account": false
                     *               },
                     *               "level": null,
                     *               "owner": {
                     *                 "id": "p4T9sQ1LwXz0",
                     *                 "name": "Ann",
                     *                 "account": false
                     *               },
                     *               "substitute": null,
                     *               "name": null
                     *             },
                     *             {
                     *               "seat": "nurgle",
                     *               "played_by": "bot",
                     *               "person": null,
                     *               "level": "normal",
                     *               "owner": null,
                     *               "substitute": null,
                     *               "name": null
                     *             },
                     *             {
                     *               "seat": "tzeentch",
                     *               "played_by": "open",
                     *               "person": null,
                     *               "level": null,
                     *               "owner": null,
                     *               "substitute": null,
                     *               "name": null
                     *             }
                     *           ],
                     *           "mine": [
                     *             "khorne"
                     *           ],
                     *           "waiting": [
                     *             "khorne"
                     *           ],
                     *           "my_turn": true,
                     *           "deadline": 1790000900000,
                     *           "clock": {
                     *             "kind": "live",
                     *             "bank_s": 1200,
                     *             "increment_s": 20
                     *           },
                     *           "host": {
                     *             "id": "p4T9sQ1LwXz0",
                     *             "name": "Ann",
                     *             "account": false
                     *           },
                     *           "lesson": null,
                     *           "decisions": 41,
                     *           "created": 1790000000000,
                     *           "changed": 1790000060000,
                     *           "result": null
                     *         }
                     *       ],
                     *       "next": null
                     *     }
                     */
                    "application/json": components["schemas"]["TableList"];
                };
            };
            /** @description refused, with a reason */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused, with a reason */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused, with a reason */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused, with a reason */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    create_table: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "game": "oldworld",
                 *       "seats": [
                 *         {
                 *           "kind": "me",
                 *           "name": null
                 *         },
                 *         {
                 *           "kind": "bot",
                 *           "level": "normal"
                 *         },
                 *         {
                 *           "kind": "open"
                 *         }
                 *       ],
                 *       "options": {},
                 *       "visibility": "link",
                 *       "watch": true,
                 *       "hints": true,
                 *       "clock": {
                 *         "kind": "live",
                 *         "bank_s": 1200,
                 *         "increment_s": 20
                 *       },
                 *       "on_timeout": "bot",
                 *       "shuffle_seats": false,
                 *       "position": null,
                 *       "lesson": null,
                 *       "start": false
                 *     }
                 */
                "application/json": components["schemas"]["NewTable"];
            };
        };
        responses: {
            /** @description done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "Zk3vQ1r8T0aXw2Lp",
                     *       "game": "oldworld",
                     *       "status": "playing",
                     *       "paused": false,
                     *       "visibility": "link",
                     *       "seats": [
                     *         {
                     *           "seat": "khorne",
                     *           "played_by": "person",
                     *           "person": {
                     *             "id": "p4T9sQ1LwXz0",
                     *             "name": "Ann",
                     *             "account": false
                     *           },
                     *           "level": null,
                     *           "owner": {
                     *             "id": "p4T9sQ1LwXz0",
                     *             "name": "Ann",
                     *             "account": false
                     *           },
                     *           "substitute": null,
                     *           "name": null
                     *         },
                     *         {
                     *           "seat": "nurgle",
                     *           "played_by": "bot",
                     *           "person": null,
                     *           "level": "normal",
                     *           "owner": null,
                     *           "substitute": null,
                     *           "name": null
                     *         },
                     *         {
                     *           "seat": "tzeentch",
                     *           "played_by": "open",
                     *           "person": null,
                     *           "level": null,
                     *           "owner": null,
                     *           "substitute": null,
                     *           "name": null
                     *         }
                     *       ],
                     *       "mine": [
                     *         "khorne"
                     *       ],
                     *       "waiting": [
                     *         "khorne"
                     *       ],
                     *       "my_turn": true,
                     *       "deadline": 1790000900000,
                     *       "clock": {
                     *         "kind": "live",
                     *         "bank_s": 1200,
                     *         "increment_s": 20
                     *       },
                     *       "host": {
                     *         "id": "p4T9sQ1LwXz0",
                     *         "name": "Ann",
                     *         "account": false
                     *       },
                     *       "lesson": null,
                     *       "decisions": 41,
                     *       "created": 1790000000000,
                     *       "changed": 1790000060000,
                     *       "result": null,
                     *       "revision": 1,
                     *       "options": {
                     *         "cards": "all"
                     *       },
                     *       "watch": true,
                     *       "hints": true,
                     *       "on_timeout": "bot",
                     *       "is_host": true,
                     *       "may_take": [],
                     *       "invite": "b7Yc2Vq9Rt4LmN0sPz1XwA",
                     *       "commitment": "3f0c1d5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a",
                     *       "seed": null,
                     *       "origin": "new",
                     *       "rematch": null,
                     *       "frozen_because": null
                     *     }
                     */
                    "application/json": components["schemas"]["TableInfo"];
                };
            };
            /** @description refused, with a reason */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused, with a reason */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused, with a reason */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused, with a reason */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused, with a reason */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused, with a reason */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused, with a reason */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    get_table: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "Zk3vQ1r8T0aXw2Lp",
                     *       "game": "oldworld",
                     *       "status": "playing",
                     *       "paused": false,
                     *       "visibility": "link",
                     *       "seats": [
                     *         {
                     *           "seat": "khorne",
                     *           "played_by": "person",
                     *           "person": {
                     *             "id": "p4T9sQ1LwXz0",
                     *             "name": "Ann",
                     *             "account": false
                     *           },
                     *           "level": null,
                     *           "owner": {
                     *             "id": "p4T9sQ1LwXz0",
                     *             "name": "Ann",
                     *             "account": false
                     *           },
                     *           "substitute": null,
                     *           "name": null
                     *         },
                     *         {
                     *           "seat": "nurgle",
                     *           "played_by": "bot",
                     *           "person": null,
                     *           "level": "normal",
                     *           "owner": null,
                     *           "substitute": null,
                     *           "name": null
                     *         },
                     *         {
                     *           "seat": "tzeentch",
                     *           "played_by": "open",
                     *           "person": null,
                     *           "level": null,
                     *           "owner": null,
                     *           "substitute": null,
                     *           "name": null
                     *         }
                     *       ],
                     *       "mine": [
                     *         "khorne"
                     *       ],
                     *       "waiting": [
                     *         "khorne"
                     *       ],
                     *       "my_turn": true,
                     *       "deadline": 1790000900000,
                     *       "clock": {
                     *         "kind": "live",
                     *         "bank_s": 1200,
                     *         "increment_s": 20
                     *       },
                     *       "host": {
                     *         "id": "p4T9sQ1LwXz0",
                     *         "name": "Ann",
                     *         "account": false
                     *       },
                     *       "lesson": null,
                     *       "decisions": 41,
                     *       "created": 1790000000000,
                     *       "changed": 1790000060000,
                     *       "result": null,
                     *       "revision": 1,
                     *       "options": {
                     *         "cards": "all"
                     *       },
                     *       "watch": true,
                     *       "hints": true,
                     *       "on_timeout": "bot",
                     *       "is_host": true,
                     *       "may_take": [],
                     *       "invite": "b7Yc2Vq9Rt4LmN0sPz1XwA",
                     *       "commitment": "3f0c1d5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a",
                     *       "seed": null,
                     *       "origin": "new",
                     *       "rematch": null,
                     *       "frozen_because": null
                     *     }
                     */
                    "application/json": components["schemas"]["TableInfo"];
                };
            };
            /** @description refused, with a reason */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused, with a reason */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused, with a reason */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused, with a reason */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    delete_table: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description refused, with a reason */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused, with a reason */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused, with a reason */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused, with a reason */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused, with a reason */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused, with a reason */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    change_table: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "visibility": "open"
                 *     }
                 */
                "application/json": components["schemas"]["TableChanges"];
            };
        };
        responses: {
            /** @description done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "Zk3vQ1r8T0aXw2Lp",
                     *       "game": "oldworld",
                     *       "status": "playing",
                     *       "paused": false,
                     *       "visibility": "link",
                     *       "seats": [
                     *         {
                     *           "seat": "khorne",
                     *           "played_by": "person",
                     *           "person": {
                     *             "id": "p4T9sQ1LwXz0",
                     *             "name": "Ann",
                     *             "account": false
                     *           },
                     *           "level": null,
                     *           "owner": {
                     *             "id": "p4T9sQ1LwXz0",
                     *             "name": "Ann",
                     *             "account": false
                     *           },
                     *           "substitute": null,
                     *           "name": null
                     *         },
                     *         {
                     *           "seat": "nurgle",
                     *           "played_by": "bot",
                     *           "person": null,
                     *           "level": "normal",
                     *           "owner": null,
                     *           "substitute": null,
                     *           "name": null
                     *         },
                     *         {
                     *           "seat": "tzeentch",
                     *           "played_by": "open",
                     *           "person": null,
                     *           "level": null,
                     *           "owner": null,
                     *           "substitute": null,
                     *           "name": null
                     *         }
                     *       ],
                     *       "mine": [
                     *         "khorne"
                     *       ],
                     *       "waiting": [
                     *         "khorne"
                     *       ],
                     *       "my_turn": true,
                     *       "deadline": 1790000900000,
                     *       "clock": {
                     *         "kind": "live",
                     *         "bank_s": 1200,
                     *         "increment_s": 20
                     *       },
                     *       "host": {
                     *         "id": "p4T9sQ1LwXz0",
                     *         "name": "Ann",
                     *         "account": false
                     *       },
                     *       "lesson": null,
                     *       "decisions": 41,
                     *       "created": 1790000000000,
                     *       "changed": 1790000060000,
                     *       "result": null,
                     *       "revision": 1,
                     *       "options": {
                     *         "cards": "all"
                     *       },
                     *       "watch": true,
                     *       "hints": true,
                     *       "on_timeout": "bot",
                     *       "is_host": true,
                     *       "may_take": [],
                     *       "invite": "b7Yc2Vq9Rt4LmN0sPz1XwA",
                     *       "commitment": "3f0c1d5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a",
                     *       "seed": null,
                     *       "origin": "new",
                     *       "rematch": null,
                     *       "frozen_because": null
                     *     }
                     */
                    "application/json": components["schemas"]["TableInfo"];
                };
            };
            /** @description refused, with a reason */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused, with a reason */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused, with a reason */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused, with a reason */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused, with a reason */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused, with a reason */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused, with a reason */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    get_invitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "table": {
                     *         "id": "Zk3vQ1r8T0aXw2Lp",
                     *         "game": "oldworld",
                     *         "status": "playing",
                     *         "paused": false,
                     *         "visibility": "link",
                     *         "seats": [
                     *           {
                     *             "seat": "khorne",
                     *             "played_by": "person",
                     *             "person": {
                     *               "id": "p4T9sQ1LwXz0",
                     *               "name": "Ann",
                     *               "account": false
                     *             },
                     *             "level": null,
                     *             "owner": {
                     *               "id": "p4T9sQ1LwXz0",
                     *               "name": "Ann",
                     *               "account": false
                     *             },
                     *             "substitute": null,
                     *             "name": null
                     *           },
                     *           {
                     *             "seat": "nurgle",
                     *             "played_by": "bot",
                     *             "person": null,
                     *             "level": "normal",
                     *             "owner": null,
                     *             "substitute": null,
                     *             "name": null
                     *           },
                     *           {
                     *             "seat": "tzeentch",
                     *             "played_by": "open",
                     *             "person": null,
                     *             "level": null,
                     *             "owner": null,
                     *             "substitute": null,
                     *             "name": null
                     *           }
                     *         ],
                     *         "mine": [
                     *           "khorne"
                     *         ],
                     *         "waiting": [
                     *           "khorne"
                     *         ],
                     *         "my_turn": true,
                     *         "deadline": 1790000900000,
                     *         "clock": {
                     *           "kind": "live",
                     *           "bank_s": 1200,
                     *           "increment_s": 20
                     *         },
                     *         "host": {
                     *           "id": "p4T9sQ1LwXz0",
                     *           "name": "Ann",
                     *           "account": false
                     *         },
                     *         "lesson": null,
                     *         "decisions": 41,
                     *         "created": 1790000000000,
                     *         "changed": 1790000060000,
                     *         "result": null
                     *       },
                     *       "open_seats": [
                     *         "tzeentch"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Invitation"];
                };
            };
            /** @description refused, with a reason */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused, with a reason */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused, with a reason */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused, with a reason */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    join_table: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "seat": null,
                 *       "code": "b7Yc2Vq9Rt4LmN0sPz1XwA",
                 *       "name": null
                 *     }
                 */
                "application/json": components["schemas"]["Join"];
            };
        };
        responses: {
            /** @description done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "Zk3vQ1r8T0aXw2Lp",
                     *       "game": "oldworld",
                     *       "status": "playing",
                     *       "paused": false,
                     *       "visibility": "link",
                     *       "seats": [
                     *         {
                     *           "seat": "khorne",
                     *           "played_by": "person",
                     *           "person": {
                     *             "id": "p4T9sQ1LwXz0",
                     *             "name": "Ann",
                     *             "account": false
                     *           },
                     *           "level": null,
                     *           "owner": {
                     *             "id": "p4T9sQ1LwXz0",
                     *             "name": "Ann",
                     *             "account": false
                     *           },
                     *           "substitute": null,
                     *           "name": null
                     *         },
                     *         {
                     *           "seat": "nurgle",
                     *           "played_by": "bot",
                     *           "person": null,
                     *           "level": "normal",
                     *           "owner": null,
                     *           "substitute": null,
                     *           "name": null
                     *         },
                     *         {
                     *           "seat": "tzeentch",
                     *           "played_by": "open",
                     *           "person": null,
                     *           "level": null,
                     *           "owner": null,
                     *           "substitute": null,
                     *           "name": null
                     *         }
                     *       ],
                     *       "mine": [
                     *         "khorne"
                     *       ],
                     *       "waiting": [
                     *         "khorne"
                     *       ],
                     *       "my_turn": true,
                     *       "deadline": 1790000900000,
                     *       "clock": {
                     *         "kind": "live",
                     *         "bank_s": 1200,
                     *         "increment_s": 20
                     *       },
                     *       "host": {
                     *         "id": "p4T9sQ1LwXz0",
                     *         "name": "Ann",
                     *         "account": false
                     *       },
                     *       "lesson": null,
                     *       "decisions": 41,
                     *       "created": 1790000000000,
                     *       "changed": 1790000060000,
                     *       "result": null,
                     *       "revision": 1,
                     *       "options": {
                     *         "cards": "all"
                     *       },
                     *       "watch": true,
                     *       "hints": true,
                     *       "on_timeout": "bot",
                     *       "is_host": true,
                     *       "may_take": [],
                     *       "invite": "b7Yc2Vq9Rt4LmN0sPz1XwA",
                     *       "commitment": "3f0c1d5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a",
                     *       "seed": null,
                     *       "origin": "new",
                     *       "rematch": null,
                     *       "frozen_because": null
                     *     }
                     */
                    "application/json": components["schemas"]["TableInfo"];
                };
            };
            /** @description refused, with a reason */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused, with a reason */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused, with a reason */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused, with a reason */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused, with a reason */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused, with a reason */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused, with a reason */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    leave_table: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "seat": null
                 *     }
                 */
                "application/json": components["schemas"]["Leave"];
            };
        };
        responses: {
            /** @description done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "Zk3vQ1r8T0aXw2Lp",
                     *       "game": "oldworld",
                     *       "status": "playing",
                     *       "paused": false,
                     *       "visibility": "link",
                     *       "seats": [
                     *         {
                     *           "seat": "khorne",
                     *           "played_by": "person",
                     *           "person": {
                     *             "id": "p4T9sQ1LwXz0",
                     *             "name": "Ann",
                     *             "account": false
                     *           },
                     *           "level": null,
                     *           "owner": {
                     *             "id": "p4T9sQ1LwXz0",
                     *             "name": "Ann",
                     *             "account": false
                     *           },
                     *           "substitute": null,
                     *           "name": null
                     *         },
                     *         {
                     *           "seat": "nurgle",
                     *           "played_by": "bot",
                     *           "person": null,
                     *           "level": "normal",
                     *           "owner": null,
                     *           "substitute": null,
                     *           "name": null
                     *         },
                     *         {
                     *           "seat": "tzeentch",
                     *           "played_by": "open",
                     *           "person": null,
                     *           "level": null,
                     *           "owner": null,
                     *           "substitute": null,
                     *           "name": null
                     *         }
                     *       ],
                     *       "mine": [
                     *         "khorne"
                     *       ],
                     *       "waiting": [
                     *         "khorne"
                     *       ],
                     *       "my_turn": true,
                     *       "deadline": 1790000900000,
                     *       "clock": {
                     *         "kind": "live",
                     *         "bank_s": 1200,
                     *         "increment_s": 20
                     *       },
                     *       "host": {
                     *         "id": "p4T9sQ1LwXz0",
                     *         "name": "Ann",
                     *         "account": false
                     *       },
                     *       "lesson": null,
                     *       "decisions": 41,
                     *       "created": 1790000000000,
                     *       "changed": 1790000060000,
                     *       "result": null,
                     *       "revision": 1,
                     *       "options": {
                     *         "cards": "all"
                     *       },
                     *       "watch": true,
                     *       "hints": true,
                     *       "on_timeout": "bot",
                     *       "is_host": true,
                     *       "may_take": [],
                     *       "invite": "b7Yc2Vq9Rt4LmN0sPz1XwA",
                     *       "commitment": "3f0c1d5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a",
                     *       "seed": null,
                     *       "origin": "new",
                     *       "rematch": null,
                     *       "frozen_because": null
                     *     }
                     */
                    "application/json": components["schemas"]["TableInfo"];
                };
            };
            /** @description refused, with a reason */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused, with a reason */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused, with a reason */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused, with a reason */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused, with a reason */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused, with a reason */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused, with a reason */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    change_seat: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
                seat: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "holder": {
                 *         "kind": "bot",
                 *         "level": "normal"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["SeatChange"];
            };
        };
        responses: {
            /** @description done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "Zk3vQ1r8T0aXw2Lp",
                     *       "game": "oldworld",
                     *       "status": "playing",
                     *       "paused": false,
                     *       "visibility": "link",
                     *       "seats": [
                     *         {
                     *           "seat": "khorne",
                     *           "played_by": "person",
                     *           "person": {
                     *             "id": "p4T9sQ1LwXz0",
                     *             "name": "Ann",
                     *             "account": false
                     *           },
                     *           "level": null,
                     *           "owner": {
                     *             "id": "p4T9sQ1LwXz0",
                     *             "name": "Ann",
                     *             "account": false
                     *           },
                     *           "substitute": null,
                     *           "name": null
                     *         },
                     *         {
                     *           "seat": "nurgle",
                     *           "played_by": "bot",
                     *           "person": null,
                     *           "level": "normal",
                     *           "owner": null,
                     *           "substitute": null,
                     *           "name": null
                     *         },
                     *         {
                     *           "seat": "tzeentch",
                     *           "played_by": "open",
                     *           "person": null,
                     *           "level": null,
                     *           "owner": null,
                     *           "substitute": null,
                     *           "name": null
                     *         }
                     *       ],
                     *       "mine": [
                     *         "khorne"
                     *       ],
                     *       "waiting": [
                     *         "khorne"
                     *       ],
                     *       "my_turn": true,
                     *       "deadline": 1790000900000,
                     *       "clock": {
                     *         "kind": "live",
                     *         "bank_s": 1200,
                     *         "increment_s": 20
                     *       },
                     *       "host": {
                     *         "id": "p4T9sQ1LwXz0",
                     *         "name": "Ann",
                     *         "account": false
                     *       },
                     *       "lesson": null,
                     *       "decisions": 41,
                     *       "created": 1790000000000,
                     *       "changed": 1790000060000,
                     *       "result": null,
                     *       "revision": 1,
                     *       "options": {
                     *         "cards": "all"
                     *       },
                     *       "watch": true,
                     *       "hints": true,
                     *       "on_timeout": "bot",
                     *       "is_host": true,
                     *       "may_take": [],
                     *       "invite": "b7Yc2Vq9Rt4LmN0sPz1XwA",
                     *       "commitment": "3f0c1d5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a",
                     *       "seed": null,
                     *       "origin": "new",
                     *       "rematch": null,
                     *       "frozen_because": null
                     *     }
                     */
                    "application/json": components["schemas"]["TableInfo"];
                };
            };
            /** @description refused, with a reason */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused, with a reason */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused, with a reason */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused, with a reason */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused, with a reason */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused, with a reason */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused, with a reason */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    start_table: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "Zk3vQ1r8T0aXw2Lp",
                     *       "game": "oldworld",
                     *       "status": "playing",
                     *       "paused": false,
                     *       "visibility": "link",
                     *       "seats": [
                     *         {
                     *           "seat": "khorne",
                     *           "played_by": "person",
                     *           "person": {
                     *             "id": "p4T9sQ1LwXz0",
                     *             "name": "Ann",
                     *             "account": false
                     *           },
                     *           "level": null,
                     *           "owner": {
                     *             "id": "p4T9sQ1LwXz0",
                     *             "name": "Ann",
                     *             "account": false
                     *           },
                     *           "substitute": null,
                     *           "name": null
                     *         },
                     *         {
                     *           "seat": "nurgle",
                     *           "played_by": "bot",
                     *           "person": null,
                     *           "level": "normal",
                     *           "owner": null,
                     *           "substitute": null,
                     *           "name": null
                     *         },
                     *         {
                     *           "seat": "tzeentch",
                     *           "played_by": "open",
                     *           "person": null,
                     *           "level": null,
                     *           "owner": null,
                     *           "substitute": null,
                     *           "name": null
                     *         }
                     *       ],
                     *       "mine": [
                     *         "khorne"
                     *       ],
                     *       "waiting": [
                     *         "khorne"
                     *       ],
                     *       "my_turn": true,
                     *       "deadline": 1790000900000,
                     *       "clock": {
                     *         "kind": "live",
                     *         "bank_s": 1200,
                     *         "increment_s": 20
                     *       },
                     *       "host": {
                     *         "id": "p4T9sQ1LwXz0",
                     *         "name": "Ann",
                     *         "account": false
                     *       },
                     *       "lesson": null,
                     *       "decisions": 41,
                     *       "created": 1790000000000,
                     *       "changed": 1790000060000,
                     *       "result": null,
                     *       "revision": 1,
                     *       "options": {
                     *         "cards": "all"
                     *       },
                     *       "watch": true,
                     *       "hints": true,
                     *       "on_timeout": "bot",
                     *       "is_host": true,
                     *       "may_take": [],
                     *       "invite": "b7Yc2Vq9Rt4LmN0sPz1XwA",
                     *       "commitment": "3f0c1d5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a",
                     *       "seed": null,
                     *       "origin": "new",
                     *       "rematch": null,
                     *       "frozen_because": null
                     *     }
                     */
                    "application/json": components["schemas"]["TableInfo"];
                };
            };
            /** @description refused, with a reason */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused, with a reason */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused, with a reason */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused, with a reason */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused, with a reason */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused, with a reason */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    pause_table: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "paused": true
                 *     }
                 */
                "application/json": components["schemas"]["Pause"];
            };
        };
        responses: {
            /** @description done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "Zk3vQ1r8T0aXw2Lp",
                     *       "game": "oldworld",
                     *       "status": "playing",
                     *       "paused": false,
                     *       "visibility": "link",
                     *       "seats": [
                     *         {
                     *           "seat": "khorne",
                     *           "played_by": "person",
                     *           "person": {
                     *             "id": "p4T9sQ1LwXz0",
                     *             "name": "Ann",
                     *             "account": false
                     *           },
                     *           "level": null,
                     *           "owner": {
                     *             "id": "p4T9sQ1LwXz0",
                     *             "name": "Ann",
                     *             "account": false
                     *           },
                     *           "substitute": null,
                     *           "name": null
                     *         },
                     *         {
                     *           "seat": "nurgle",
                     *           "played_by": "bot",
                     *           "person": null,
                     *           "level": "normal",
                     *           "owner": null,
                     *           "substitute": null,
                     *           "name": null
                     *         },
                     *         {
                     *           "seat": "tzeentch",
                     *           "played_by": "open",
                     *           "person": null,
                     *           "level": null,
                     *           "owner": null,
                     *           "substitute": null,
                     *           "name": null
                     *         }
                     *       ],
                     *       "mine": [
                     *         "khorne"
                     *       ],
                     *       "waiting": [
                     *         "khorne"
                     *       ],
                     *       "my_turn": true,
                     *       "deadline": 1790000900000,
                     *       "clock": {
                     *         "kind": "live",
                     *         "bank_s": 1200,
                     *         "increment_s": 20
                     *       },
                     *       "host": {
                     *         "id": "p4T9sQ1LwXz0",
                     *         "name": "Ann",
                     *         "account": false
                     *       },
                     *       "lesson": null,
                     *       "decisions": 41,
                     *       "created": 1790000000000,
                     *       "changed": 1790000060000,
                     *       "result": null,
                     *       "revision": 1,
                     *       "options": {
                     *         "cards": "all"
                     *       },
                     *       "watch": true,
                     *       "hints": true,
                     *       "on_timeout": "bot",
                     *       "is_host": true,
                     *       "may_take": [],
                     *       "invite": "b7Yc2Vq9Rt4LmN0sPz1XwA",
                     *       "commitment": "3f0c1d5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a",
                     *       "seed": null,
                     *       "origin": "new",
                     *       "rematch": null,
                     *       "frozen_because": null
                     *     }
                     */
                    "application/json": components["schemas"]["TableInfo"];
                };
            };
            /** @description refused, with a reason */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused, with a reason */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused, with a reason */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused, with a reason */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused, with a reason */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused, with a reason */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused, with a reason */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    rematch_table: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "Zk3vQ1r8T0aXw2Lp",
                     *       "game": "oldworld",
                     *       "status": "playing",
                     *       "paused": false,
                     *       "visibility": "link",
                     *       "seats": [
                     *         {
                     *           "seat": "khorne",
                     *           "played_by": "person",
                     *           "person": {
                     *             "id": "p4T9sQ1LwXz0",
                     *             "name": "Ann",
                     *             "account": false
                     *           },
                     *           "level": null,
                     *           "owner": {
                     *             "id": "p4T9sQ1LwXz0",
                     *             "name": "Ann",
                     *             "account": false
                     *           },
                     *           "substitute": null,
                     *           "name": null
                     *         },
                     *         {
                     *           "seat": "nurgle",
                     *           "played_by": "bot",
                     *           "person": null,
                     *           "level": "normal",
                     *           "owner": null,
                     *           "substitute": null,
                     *           "name": null
                     *         },
                     *         {
                     *           "seat": "tzeentch",
                     *           "played_by": "open",
                     *           "person": null,
                     *           "level": null,
                     *           "owner": null,
                     *           "substitute": null,
                     *           "name": null
                     *         }
                     *       ],
                     *       "mine": [
                     *         "khorne"
                     *       ],
                     *       "waiting": [
                     *         "khorne"
                     *       ],
                     *       "my_turn": true,
                     *       "deadline": 1790000900000,
                     *       "clock": {
                     *         "kind": "live",
                     *         "bank_s": 1200,
                     *         "increment_s": 20
                     *       },
                     *       "host": {
                     *         "id": "p4T9sQ1LwXz0",
                     *         "name": "Ann",
                     *         "account": false
                     *       },
                     *       "lesson": null,
                     *       "decisions": 41,
                     *       "created": 1790000000000,
                     *       "changed": 1790000060000,
                     *       "result": null,
                     *       "revision": 1,
                     *       "options": {
                     *         "cards": "all"
                     *       },
                     *       "watch": true,
                     *       "hints": true,
                     *       "on_timeout": "bot",
                     *       "is_host": true,
                     *       "may_take": [],
                     *       "invite": "b7Yc2Vq9Rt4LmN0sPz1XwA",
                     *       "commitment": "3f0c1d5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a",
                     *       "seed": null,
                     *       "origin": "new",
                     *       "rematch": null,
                     *       "frozen_because": null
                     *     }
                     */
                    "application/json": components["schemas"]["TableInfo"];
                };
            };
            /** @description refused, with a reason */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused, with a reason */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused, with a reason */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused, with a reason */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused, with a reason */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused, with a reason */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    close_table: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "Zk3vQ1r8T0aXw2Lp",
                     *       "game": "oldworld",
                     *       "status": "playing",
                     *       "paused": false,
                     *       "visibility": "link",
                     *       "seats": [
                     *         {
                     *           "seat": "khorne",
                     *           "played_by": "person",
                     *           "person": {
                     *             "id": "p4T9sQ1LwXz0",
                     *             "name": "Ann",
                     *             "account": false
                     *           },
                     *           "level": null,
                     *           "owner": {
                     *             "id": "p4T9sQ1LwXz0",
                     *             "name": "Ann",
                     *             "account": false
                     *           },
                     *           "substitute": null,
                     *           "name": null
                     *         },
                     *         {
                     *           "seat": "nurgle",
                     *           "played_by": "bot",
                     *           "person": null,
                     *           "level": "normal",
                     *           "owner": null,
                     *           "substitute": null,
                     *           "name": null
                     *         },
                     *         {
                     *           "seat": "tzeentch",
                     *           "played_by": "open",
                     *           "person": null,
                     *           "level": null,
                     *           "owner": null,
                     *           "substitute": null,
                     *           "name": null
                     *         }
                     *       ],
                     *       "mine": [
                     *         "khorne"
                     *       ],
                     *       "waiting": [
                     *         "khorne"
                     *       ],
                     *       "my_turn": true,
                     *       "deadline": 1790000900000,
                     *       "clock": {
                     *         "kind": "live",
                     *         "bank_s": 1200,
                     *         "increment_s": 20
                     *       },
                     *       "host": {
                     *         "id": "p4T9sQ1LwXz0",
                     *         "name": "Ann",
                     *         "account": false
                     *       },
                     *       "lesson": null,
                     *       "decisions": 41,
                     *       "created": 1790000000000,
                     *       "changed": 1790000060000,
                     *       "result": null,
                     *       "revision": 1,
                     *       "options": {
                     *         "cards": "all"
                     *       },
                     *       "watch": true,
                     *       "hints": true,
                     *       "on_timeout": "bot",
                     *       "is_host": true,
                     *       "may_take": [],
                     *       "invite": "b7Yc2Vq9Rt4LmN0sPz1XwA",
                     *       "commitment": "3f0c1d5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a",
                     *       "seed": null,
                     *       "origin": "new",
                     *       "rematch": null,
                     *       "frozen_because": null
                     *     }
                     */
                    "application/json": components["schemas"]["TableInfo"];
                };
            };
            /** @description refused, with a reason */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused, with a reason */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused, with a reason */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused, with a reason */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused, with a reason */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused, with a reason */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    archive_table: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "archived": true
                 *     }
                 */
                "application/json": components["schemas"]["Archive"];
            };
        };
        responses: {
            /** @description done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "Zk3vQ1r8T0aXw2Lp",
                     *       "game": "oldworld",
                     *       "status": "playing",
                     *       "paused": false,
                     *       "visibility": "link",
                     *       "seats": [
                     *         {
                     *           "seat": "khorne",
                     *           "played_by": "person",
                     *           "person": {
                     *             "id": "p4T9sQ1LwXz0",
                     *             "name": "Ann",
                     *             "account": false
                     *           },
                     *           "level": null,
                     *           "owner": {
                     *             "id": "p4T9sQ1LwXz0",
                     *             "name": "Ann",
                     *             "account": false
                     *           },
                     *           "substitute": null,
                     *           "name": null
                     *         },
                     *         {
                     *           "seat": "nurgle",
                     *           "played_by": "bot",
                     *           "person": null,
                     *           "level": "normal",
                     *           "owner": null,
                     *           "substitute": null,
                     *           "name": null
                     *         },
                     *         {
                     *           "seat": "tzeentch",
                     *           "played_by": "open",
                     *           "person": null,
                     *           "level": null,
                     *           "owner": null,
                     *           "substitute": null,
                     *           "name": null
                     *         }
                     *       ],
                     *       "mine": [
                     *         "khorne"
                     *       ],
                     *       "waiting": [
                     *         "khorne"
                     *       ],
                     *       "my_turn": true,
                     *       "deadline": 1790000900000,
                     *       "clock": {
                     *         "kind": "live",
                     *         "bank_s": 1200,
                     *         "increment_s": 20
                     *       },
                     *       "host": {
                     *         "id": "p4T9sQ1LwXz0",
                     *         "name": "Ann",
                     *         "account": false
                     *       },
                     *       "lesson": null,
                     *       "decisions": 41,
                     *       "created": 1790000000000,
                     *       "changed": 1790000060000,
                     *       "result": null,
                     *       "revision": 1,
                     *       "options": {
                     *         "cards": "all"
                     *       },
                     *       "watch": true,
                     *       "hints": true,
                     *       "on_timeout": "bot",
                     *       "is_host": true,
                     *       "may_take": [],
                     *       "invite": "b7Yc2Vq9Rt4LmN0sPz1XwA",
                     *       "commitment": "3f0c1d5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a",
                     *       "seed": null,
                     *       "origin": "new",
                     *       "rematch": null,
                     *       "frozen_because": null
                     *     }
                     */
                    "application/json": components["schemas"]["TableInfo"];
                };
            };
            /** @description refused, with a reason */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused, with a reason */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused, with a reason */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused, with a reason */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused, with a reason */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused, with a reason */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    get_view: {
        parameters: {
            query?: {
                as?: string | null;
                events?: number;
                story?: number | null;
            };
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "view",
                     *       "viewer": "khorne",
                     *       "number": 41,
                     *       "story": 0,
                     *       "step": 41,
                     *       "view": {
                     *         "game": "oldworld",
                     *         "viewer": "khorne",
                     *         "waiting": [
                     *           "khorne"
                     *         ],
                     *         "state": {
                     *           "round": 2
                     *         },
                     *         "scores": {
                     *           "khorne": 12,
                     *           "nurgle": 9,
                     *           "tzeentch": 7
                     *         }
                     *       },
                     *       "kept": 0,
                     *       "events": [
                     *         {
                     *           "number": 1,
                     *           "decision": 0,
                     *           "kind": "round_began",
                     *           "round": 1
                     *         }
                     *       ],
                     *       "since": 0,
                     *       "question": {
                     *         "prompt": "summon",
                     *         "rule": "OW 4.1",
                     *         "about": {}
                     *       },
                     *       "prompt": {
                     *         "asked": 41,
                     *         "prompt": "summon",
                     *         "rule": "OW 4.1",
                     *         "about": {},
                     *         "options": [
                     *           "summon:bloodletter:reserve>kislev"
                     *         ],
                     *         "costs": [
                     *           1
                     *         ]
                     *       },
                     *       "undo": null,
                     *       "clock": {
                     *         "at": 1790000000000,
                     *         "paused": false,
                     *         "seats": {
                     *           "khorne": {
                     *             "left_ms": 900000,
                     *             "running": true,
                     *             "deadline": 1790000900000
                     *           }
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ViewFrame"];
                };
            };
            /** @description refused, with a reason */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused, with a reason */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused, with a reason */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused, with a reason */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    get_events: {
        parameters: {
            query?: {
                as?: string | null;
                after?: number;
            };
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "viewer": "khorne",
                     *       "story": 0,
                     *       "events": [
                     *         {
                     *           "number": 1,
                     *           "decision": 0,
                     *           "kind": "round_began",
                     *           "round": 1
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Events"];
                };
            };
            /** @description refused, with a reason */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused, with a reason */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused, with a reason */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused, with a reason */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    decide: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "seat": "khorne",
                 *       "asked": 41,
                 *       "key": "summon:bloodletter:reserve>kislev",
                 *       "unless_final": false
                 *     }
                 */
                "application/json": components["schemas"]["DecideRequest"];
            };
        };
        responses: {
            /** @description done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "number": 42
                     *     }
                     */
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description refused, with a reason */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused, with a reason */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused, with a reason */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused, with a reason */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused, with a reason */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused, with a reason */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused, with a reason */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused, with a reason */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    undo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "seat": "khorne",
                 *       "decision": 42
                 *     }
                 */
                "application/json": components["schemas"]["UndoRequest"];
            };
        };
        responses: {
            /** @description done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "number": 42
                     *     }
                     */
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description refused, with a reason */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused, with a reason */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused, with a reason */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused, with a reason */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused, with a reason */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused, with a reason */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused, with a reason */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused, with a reason */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    ask_everyone: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "seat": "khorne",
                 *       "step": 38
                 *     }
                 */
                "application/json": components["schemas"]["AskEveryoneRequest"];
            };
        };
        responses: {
            /** @description done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "number": 42
                     *     }
                     */
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description refused, with a reason */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused, with a reason */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused, with a reason */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused, with a reason */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused, with a reason */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused, with a reason */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused, with a reason */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused, with a reason */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    vote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "proposal": 7,
                 *       "agree": true
                 *     }
                 */
                "application/json": components["schemas"]["VoteRequest"];
            };
        };
        responses: {
            /** @description done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "number": 42
                     *     }
                     */
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description refused, with a reason */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused, with a reason */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused, with a reason */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused, with a reason */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused, with a reason */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused, with a reason */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused, with a reason */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused, with a reason */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    get_hint: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "seat": "khorne",
                 *       "asked": 41
                 *     }
                 */
                "application/json": components["schemas"]["HintRequest"];
            };
        };
        responses: {
            /** @description done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "asked": 41,
                     *       "options": [
                     *         {
                     *           "key": "summon:bloodletter:reserve>kislev",
                     *           "share": 0.62,
                     *           "reason": "oldworld-advice-dominate",
                     *           "variables": {},
                     *           "expected": 0.34
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Hints"];
                };
            };
            /** @description refused, with a reason */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused, with a reason */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused, with a reason */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused, with a reason */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused, with a reason */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused, with a reason */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused, with a reason */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused, with a reason */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused, with a reason */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    get_chat: {
        parameters: {
            query?: {
                after?: number;
            };
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "lines": [
                     *         {
                     *           "number": 1,
                     *           "person": {
                     *             "id": "p4T9sQ1LwXz0",
                     *             "name": "Ann",
                     *             "account": false
                     *           },
                     *           "seats": [
                     *             "khorne"
                     *           ],
                     *           "text": "Well played!",
                     *           "at": 1790000000000
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Chat"];
                };
            };
            /** @description refused, with a reason */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused, with a reason */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused, with a reason */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused, with a reason */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    say: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "text": "Well played!"
                 *     }
                 */
                "application/json": components["schemas"]["SayRequest"];
            };
        };
        responses: {
            /** @description done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "number": 42
                     *     }
                     */
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description refused, with a reason */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused, with a reason */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused, with a reason */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused, with a reason */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused, with a reason */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused, with a reason */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    get_replay: {
        parameters: {
            query?: {
                as?: string;
                first?: number;
                count?: number;
            };
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "table": "Zk3vQ1r8T0aXw2Lp",
                     *       "game": "oldworld",
                     *       "revision": 1,
                     *       "viewer": "public",
                     *       "total": 187,
                     *       "steps": [
                     *         {
                     *           "step": 40,
                     *           "seat": "nurgle",
                     *           "key": null,
                     *           "dice": [],
                     *           "events": [
                     *             {
                     *               "number": 1,
                     *               "decision": 0,
                     *               "kind": "round_began",
                     *               "round": 1
                     *             }
                     *           ],
                     *           "view": {
                     *             "game": "oldworld",
                     *             "viewer": "khorne",
                     *             "waiting": [
                     *               "khorne"
                     *             ],
                     *             "state": {
                     *               "round": 2
                     *             },
                     *             "scores": {
                     *               "khorne": 12,
                     *               "nurgle": 9,
                     *               "tzeentch": 7
                     *             }
                     *           },
                     *           "changes": []
                     *         },
                     *         {
                     *           "step": 41,
                     *           "seat": "khorne",
                     *           "key": null,
                     *           "dice": [],
                     *           "events": [],
                     *           "view": null,
                     *           "changes": [
                     *             {
                     *               "path": [
                     *                 "scores",
                     *                 "khorne"
                     *               ],
                     *               "value": 14
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Replay"];
                };
            };
            /** @description refused, with a reason */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused, with a reason */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused, with a reason */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused, with a reason */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused, with a reason */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    get_story: {
        parameters: {
            query?: {
                as?: string;
            };
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "viewer": "public",
                     *       "total": 187,
                     *       "points": [
                     *         {
                     *           "step": 0,
                     *           "scores": {
                     *             "khorne": 0,
                     *             "nurgle": 0,
                     *             "tzeentch": 0
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Story"];
                };
            };
            /** @description refused, with a reason */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused, with a reason */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused, with a reason */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused, with a reason */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused, with a reason */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    get_verification: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "commitment": "3f0c1d5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a",
                     *       "seed": "9a41070707070707070707070707070707070707070707070707070707070707",
                     *       "over": true,
                     *       "verified": true,
                     *       "problem": null,
                     *       "dice": [
                     *         {
                     *           "step": 12,
                     *           "dice": [
                     *             4,
                     *             6,
                     *             2
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Verification"];
                };
            };
            /** @description refused, with a reason */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused, with a reason */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused, with a reason */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused, with a reason */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused, with a reason */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    get_record: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description refused, with a reason */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused, with a reason */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused, with a reason */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused, with a reason */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused, with a reason */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    get_position: {
        parameters: {
            query?: {
                as?: string | null;
                step?: number | null;
            };
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, unknown>;
                };
            };
            /** @description refused, with a reason */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused, with a reason */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused, with a reason */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused, with a reason */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused, with a reason */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    bring_record: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "text/plain": string;
            };
        };
        responses: {
            /** @description done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "Zk3vQ1r8T0aXw2Lp",
                     *       "game": "oldworld",
                     *       "status": "playing",
                     *       "paused": false,
                     *       "visibility": "link",
                     *       "seats": [
                     *         {
                     *           "seat": "khorne",
                     *           "played_by": "person",
                     *           "person": {
                     *             "id": "p4T9sQ1LwXz0",
                     *             "name": "Ann",
                     *             "account": false
                     *           },
                     *           "level": null,
                     *           "owner": {
                     *             "id": "p4T9sQ1LwXz0",
                     *             "name": "Ann",
                     *             "account": false
                     *           },
                     *           "substitute": null,
                     *           "name": null
                     *         },
                     *         {
                     *           "seat": "nurgle",
                     *           "played_by": "bot",
                     *           "person": null,
                     *           "level": "normal",
                     *           "owner": null,
                     *           "substitute": null,
                     *           "name": null
                     *         },
                     *         {
                     *           "seat": "tzeentch",
                     *           "played_by": "open",
                     *           "person": null,
                     *           "level": null,
                     *           "owner": null,
                     *           "substitute": null,
                     *           "name": null
                     *         }
                     *       ],
                     *       "mine": [
                     *         "khorne"
                     *       ],
                     *       "waiting": [
                     *         "khorne"
                     *       ],
                     *       "my_turn": true,
                     *       "deadline": 1790000900000,
                     *       "clock": {
                     *         "kind": "live",
                     *         "bank_s": 1200,
                     *         "increment_s": 20
                     *       },
                     *       "host": {
                     *         "id": "p4T9sQ1LwXz0",
                     *         "name": "Ann",
                     *         "account": false
                     *       },
                     *       "lesson": null,
                     *       "decisions": 41,
                     *       "created": 1790000000000,
                     *       "changed": 1790000060000,
                     *       "result": null,
                     *       "revision": 1,
                     *       "options": {
                     *         "cards": "all"
                     *       },
                     *       "watch": true,
                     *       "hints": true,
                     *       "on_timeout": "bot",
                     *       "is_host": true,
                     *       "may_take": [],
                     *       "invite": "b7Yc2Vq9Rt4LmN0sPz1XwA",
                     *       "commitment": "3f0c1d5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a",
                     *       "seed": null,
                     *       "origin": "new",
                     *       "rematch": null,
                     *       "frozen_because": null
                     *     }
                     */
                    "application/json": components["schemas"]["TableInfo"];
                };
            };
            /** @description refused, with a reason */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused, with a reason */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused, with a reason */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused, with a reason */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused, with a reason */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused, with a reason */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused, with a reason */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "refused-stale",
                     *       "variables": {
                     *         "asked": "42"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
}
