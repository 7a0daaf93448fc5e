/* Generated from the server's schemas by `npm run types`. Do not edit. */

export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * Hello
         * @description The first message, and again whenever the client lost track. With what it still has (all from its last frames)
         *         the server sends only what is missing; without, everything.
         */
        Hello: {
            /** @enum {unknown} */
            type: "hello";
            /** @description chosen by the client; the answer repeats it */
            id: number;
            /** @default null */
            viewer?: string | null;
            /** @default null */
            number?: number | null;
            /** @default null */
            story?: number | null;
            /** @default 0 */
            events?: number;
            /** @default 0 */
            chat?: number;
        };
        /**
         * Look
         * @description See the table as another of one's own seats (one device for all), or as `public`. A `view` frame answers.
         */
        Look: {
            /** @enum {unknown} */
            type: "look";
            /** @description chosen by the client; the answer repeats it */
            id: number;
            /** @description whose eyes: a seat's id, `public`, or `all` (everything; only once the game is over) */
            viewer: string;
        };
        /**
         * Decide
         * @description Answer a question: `asked` from the prompt, `key` of one of its options.
         */
        Decide: {
            /** @enum {unknown} */
            type: "decide";
            /** @description chosen by the client; the answer repeats it */
            id: number;
            /** @description the side that sits there, for example khorne */
            seat: string;
            asked: number;
            key: string;
            /** @default false */
            unless_final?: boolean;
        };
        /**
         * Undo
         * @description Take back the decision with this number: the one that `undo` in the last frame offered.
         */
        Undo: {
            /** @enum {unknown} */
            type: "undo";
            /** @description chosen by the client; the answer repeats it */
            id: number;
            /** @description the side that sits there, for example khorne */
            seat: string;
            decision: number;
        };
        /**
         * AskEveryone
         * @description Ask to go back to the table after `step` decisions, beyond the barrier.
         */
        AskEveryone: {
            /** @enum {unknown} */
            type: "ask_everyone";
            /** @description chosen by the client; the answer repeats it */
            id: number;
            /** @description the side that sits there, for example khorne */
            seat: string;
            step: number;
        };
        /**
         * Concede
         * @description Ask everyone to let the game end now, won by `winner`; with nobody else to ask it does, unless it would be won by
         *         whoever asks.
         */
        Concede: {
            /** @enum {unknown} */
            type: "concede";
            /** @description chosen by the client; the answer repeats it */
            id: number;
            /** @description the side that sits there, for example khorne */
            seat: string;
            /** @description the side that sits there, for example khorne */
            winner: string;
        };
        /**
         * ProposeEnd
         * @description Ask everyone to let the game end without a result.
         */
        ProposeEnd: {
            /** @enum {unknown} */
            type: "propose_end";
            /** @description chosen by the client; the answer repeats it */
            id: number;
            /** @description the side that sits there, for example khorne */
            seat: string;
        };
        /**
         * Vote
         * @description Answer a proposal for all of one's seats.
         */
        Vote: {
            /** @enum {unknown} */
            type: "vote";
            /** @description chosen by the client; the answer repeats it */
            id: number;
            proposal: number;
            agree: boolean;
        };
        /**
         * Say
         * @description A line of table talk.
         */
        Say: {
            /** @enum {unknown} */
            type: "chat";
            /** @description chosen by the client; the answer repeats it */
            id: number;
            text: string;
        };
        /**
         * AskHint
         * @description What would a bot do? Only for a seat of one's own that is asked.
         */
        AskHint: {
            /** @enum {unknown} */
            type: "hint";
            /** @description chosen by the client; the answer repeats it */
            id: number;
            /** @description the side that sits there, for example khorne */
            seat: string;
            asked: number;
        };
        /**
         * Ping
         * @description Keeps the connection open and measures it; `pong` answers.
         */
        Ping: {
            /** @enum {unknown} */
            type: "ping";
            /** @description chosen by the client; the answer repeats it */
            id: number;
        };
        /**
         * TableFrame
         * @description Everything around the game, whole, whenever any of it changed; always the first answer to `hello`.
         */
        TableFrame: {
            /** @enum {unknown} */
            type: "table";
            table: components["schemas"]["TableInfo"];
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
            rated: boolean;
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
            keep_secrets: boolean;
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
            /** @default null */
            event?: string | null;
            /** @default false */
            sealed?: boolean;
            /** @default null */
            club?: string | null;
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
            face: string | null;
            owner: components["schemas"]["Person"] | null;
            substitute: components["schemas"]["Person"] | null;
            name: string | null;
            /** @default null */
            away?: number | null;
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
         * UpdateFrame
         * @description What one entry of the log changed. Applies to the view of number `after`; whoever has another one says hello.
         */
        UpdateFrame: {
            /** @enum {unknown} */
            type: "update";
            viewer: string;
            after: number;
            number: number;
            story: number;
            step: number;
            changes: components["schemas"]["Change"][];
            events: Record<string, unknown>[];
            since: number;
            question: components["schemas"]["Question"] | null;
            prompt: components["schemas"]["Prompt"] | null;
            undo: number | null;
            clock: components["schemas"]["ClockState"];
            done?: number;
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
         * CurrentFrame
         * @description Instead of a view: what you have is what there is.
         */
        CurrentFrame: {
            /** @enum {unknown} */
            type: "current";
            viewer: string;
            number: number;
            clock: components["schemas"]["ClockState"];
        };
        /**
         * ClockFrame
         * @description The clocks again, every half minute while one runs, for browsers that slept or drifted.
         */
        ClockFrame: {
            /** @enum {unknown} */
            type: "clock";
            clock: components["schemas"]["ClockState"];
        };
        /**
         * PresenceFrame
         * @description Who is connected: seats whose player is here, and how many people watch.
         */
        PresenceFrame: {
            /** @enum {unknown} */
            type: "presence";
            seats: string[];
            watching: number;
        };
        /**
         * ProposalFrame
         * @description The open proposal, or null. `outcome` tells how the last one ended.
         */
        ProposalFrame: {
            /** @enum {unknown} */
            type: "proposal";
            proposal: components["schemas"]["Proposal"] | null;
            outcome: ("agreed" | "declined" | "lapsed") | null;
        };
        /**
         * Proposal
         * @description Somebody asks everyone to go back before a barrier (`back`), to let the game end with a winner (`concede`), or to let it
         *         end without a result (`end`). It passes when everybody else who owns a seat or sits in for somebody agrees, also those
         *         who are away while a bot plays for them. It fails at the first "no", and lapses with the next decision or when somebody
         *         comes to a seat or leaves it. Of an `end` those are not asked who have kept the table waiting for a day, or left their
         *         seat to a bot and not come back for three.
         */
        Proposal: {
            id: number;
            /** @enum {unknown} */
            kind: "back" | "concede" | "end";
            seat: string;
            step: number;
            winner: string | null;
            agreed: string[];
            missing: string[];
            waiting_for: string[];
        };
        /**
         * ChatFrame
         * @description New lines, in order.
         */
        ChatFrame: {
            /** @enum {unknown} */
            type: "chat";
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
        /**
         * HintFrame
         * @description A bot's best options, best first.
         */
        HintFrame: {
            /** @enum {unknown} */
            type: "hint";
            id: number;
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
        /**
         * DoneFrame
         * @description The message with this id has taken effect and is stored; `number` is its place in the log (or in the chat). Decisions
         *         and what takes them back are answered by `done` in the frame that tells of them.
         */
        DoneFrame: {
            /** @enum {unknown} */
            type: "done";
            id: number;
            number: number;
        };
        /**
         * RefusedFrame
         * @description The message with this id did nothing, and this is why. `number` is where the table stands.
         */
        RefusedFrame: {
            /** @enum {unknown} */
            type: "refused";
            id: number;
            reason: string;
            variables: {
                [key: string]: string;
            };
            number: number;
        };
        /**
         * PongFrame
         * @description Answers a ping.
         */
        PongFrame: {
            /** @enum {unknown} */
            type: "pong";
            id: number;
            /** @description milliseconds since 1970, UTC */
            now: number;
        };
        /**
         * ByeFrame
         * @description The server closes this connection, and why; come back after `wait_ms` unless `final`. Everybody is given another wait,
         *         so that they do not all come at once.
         */
        ByeFrame: {
            /** @enum {unknown} */
            type: "bye";
            reason: string;
            final: boolean;
            wait_ms: number;
        };
        /**
         * StudyHello
         * @description The first message; `version` of what the client has (0: nothing).
         */
        StudyHello: {
            /** @enum {unknown} */
            type: "hello";
            /** @description chosen by the client; the answer repeats it */
            id: number;
            /** @default 0 */
            version?: number;
        };
        /**
         * StudyLead
         * @description Where the leader looks now, and through whose eyes. Only from who leads; others are refused.
         */
        StudyLead: {
            /** @enum {unknown} */
            type: "lead";
            /** @description chosen by the client; the answer repeats it */
            id: number;
            /** @description a decision of the tree; 0: the game as it was played */
            node: number;
            step: number;
            /** @default all */
            eyes?: string;
        };
        /**
         * StudyPing
         * @description Keeps the connection open.
         */
        StudyPing: {
            /** @enum {unknown} */
            type: "ping";
            /** @description chosen by the client; the answer repeats it */
            id: number;
        };
        /**
         * StudyFrame
         * @description The study whole: the answer to `hello`, and whenever something was taken out of it.
         */
        StudyFrame: {
            /** @enum {unknown} */
            type: "study";
            study: components["schemas"]["StudyInfo"];
        };
        /**
         * StudyInfo
         * @description A whole study. `people`: those who tried something, by their ids.
         */
        StudyInfo: {
            id: string;
            table: string | null;
            game: string;
            revision: number;
            options: {
                [key: string]: string;
            };
            seats: string[];
            total: number;
            title: string;
            everyone: boolean;
            owner: components["schemas"]["Person"];
            leader: components["schemas"]["Person"] | null;
            version: number;
            /** @description milliseconds since 1970, UTC */
            created: number;
            /** @description milliseconds since 1970, UTC */
            changed: number;
            mine: boolean;
            may_try: boolean;
            nodes: components["schemas"]["StudyNode"][];
            people: {
                [key: string]: components["schemas"]["Person"];
            };
        };
        /**
         * StudyNode
         * @description A decision that somebody tried. `step` counts all decisions that lead to the table after it.
         */
        StudyNode: {
            number: number;
            parent: number;
            step: number;
            seat: string;
            key: string;
            author: string;
            bot: boolean;
            name: string;
            note: string;
            version: number;
        };
        /**
         * StudyNewsFrame
         * @description What is new since the last frame: its head, and decisions that came or changed, with those who tried them.
         */
        StudyNewsFrame: {
            /** @enum {unknown} */
            type: "news";
            head: components["schemas"]["StudyHead"];
            nodes: components["schemas"]["StudyNode"][];
            people: {
                [key: string]: components["schemas"]["Person"];
            };
        };
        /**
         * StudyHead
         * @description A study without its tree.
         */
        StudyHead: {
            id: string;
            table: string | null;
            game: string;
            revision: number;
            options: {
                [key: string]: string;
            };
            seats: string[];
            total: number;
            title: string;
            everyone: boolean;
            owner: components["schemas"]["Person"];
            leader: components["schemas"]["Person"] | null;
            version: number;
            /** @description milliseconds since 1970, UTC */
            created: number;
            /** @description milliseconds since 1970, UTC */
            changed: number;
            mine: boolean;
            may_try: boolean;
        };
        /**
         * StudyPresenceFrame
         * @description Who is here, on whichever server.
         */
        StudyPresenceFrame: {
            /** @enum {unknown} */
            type: "present";
            people: components["schemas"]["Person"][];
        };
        /**
         * StudyLedFrame
         * @description Where the leader looks.
         */
        StudyLedFrame: {
            /** @enum {unknown} */
            type: "led";
            by: string;
            node: number;
            step: number;
            eyes: string;
        };
        /**
         * StudyRefusedFrame
         * @description The message with this id did nothing, and this is why.
         */
        StudyRefusedFrame: {
            /** @enum {unknown} */
            type: "refused";
            id: number;
            reason: string;
            variables: {
                [key: string]: string;
            };
        };
        /**
         * StudyPongFrame
         * @description Answers a ping.
         */
        StudyPongFrame: {
            /** @enum {unknown} */
            type: "pong";
            id: number;
        };
        /**
         * StudyByeFrame
         * @description The study is gone, or the server closes; come back unless `final`.
         */
        StudyByeFrame: {
            /** @enum {unknown} */
            type: "bye";
            reason: string;
            final: boolean;
        };
        ClientMessage: components["schemas"]["Hello"] | components["schemas"]["Look"] | components["schemas"]["Decide"] | components["schemas"]["Undo"] | components["schemas"]["AskEveryone"] | components["schemas"]["Concede"] | components["schemas"]["ProposeEnd"] | components["schemas"]["Vote"] | components["schemas"]["Say"] | components["schemas"]["AskHint"] | components["schemas"]["Ping"];
        ServerMessage: components["schemas"]["TableFrame"] | components["schemas"]["ViewFrame"] | components["schemas"]["UpdateFrame"] | components["schemas"]["CurrentFrame"] | components["schemas"]["ClockFrame"] | components["schemas"]["PresenceFrame"] | components["schemas"]["ProposalFrame"] | components["schemas"]["ChatFrame"] | components["schemas"]["HintFrame"] | components["schemas"]["DoneFrame"] | components["schemas"]["RefusedFrame"] | components["schemas"]["PongFrame"] | components["schemas"]["ByeFrame"];
        StudyMessage: components["schemas"]["StudyHello"] | components["schemas"]["StudyLead"] | components["schemas"]["StudyPing"];
        StudyServerMessage: components["schemas"]["StudyFrame"] | components["schemas"]["StudyNewsFrame"] | components["schemas"]["StudyPresenceFrame"] | components["schemas"]["StudyLedFrame"] | components["schemas"]["StudyRefusedFrame"] | components["schemas"]["StudyPongFrame"] | components["schemas"]["StudyByeFrame"];
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
