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
    "/api/games/{game}/box": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What may be printed differently in somebody's copy of a game. */
        get: operations["get_box"];
        put?: never;
        /** What files of corrections say together; what is wrong in one is refused with its line. */
        post: operations["read_box"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/analysis": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How far the analysis of a finished game is; the whole of it once it is done. */
        get: operations["get_analysis"];
        put?: never;
        /** Have a finished game analysed; it is done once and kept. */
        post: operations["ask_analysis"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/analysis/weigh": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Another option of a decision that has been analysed: would it have been as good as the best? */
        post: operations["weigh_option"];
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
    "/api/me/notices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** How often one wants to be told something at most. */
        put: operations["set_notice_pace"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/vacation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether one is away, and for how long one may be. */
        get: operations["get_vacation"];
        /** Go away for some days, or come back: meanwhile no slow game is lost by time. */
        put: operations["set_vacation"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
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
    "/api/account/recovery-code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A code by which I can set a new password one day; it takes the place of an older one, and is told only now. */
        post: operations["make_recovery_code"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/recover-by-code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set a new password with that code, once; all devices are signed out. Sets the cookie. */
        post: operations["recover_by_code"];
        delete?: never;
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
    "/api/me/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Everything that this server knows about me, as a ZIP file: `data.json`, and the records of my finished games. */
        get: operations["export_me"];
        put?: never;
        post?: never;
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
        /** The same again, with the same people, each at the same seat or at the next. */
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
    "/api/me/challenges": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Tables to which one was asked, as long as there is a seat; not by people one mutes or is apart from. */
        get: operations["list_challenges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/challenges/{declined}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** No, thanks: the table is not in one's list any more. */
        delete: operations["decline"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/challenges": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Whoever sits at a table that gathers asks somebody to it. Asking again tells nobody anything. */
        post: operations["ask_to_table"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/seek": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What became of my seek. Asking keeps it alive, and seats me once there are enough. */
        get: operations["get_seek"];
        put?: never;
        /** Look for a game; whoever looked for another one does so no longer. */
        post: operations["make_seek"];
        /** Look no longer. */
        delete: operations["drop_seek"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/seeks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who looks for a game now. */
        get: operations["list_seeks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/leaderboards/{game}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The best of a game. */
        get: operations["get_leaderboard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/people/{person}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Somebody, with all their ratings. */
        get: operations["get_profile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/people/{person}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How somebody's rating went. */
        get: operations["get_history"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/people/{person}/achievements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What somebody has achieved, and what there is to achieve. The replay of a game that was not open is for those who played. */
        get: operations["list_achievements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/people/{person}/tournaments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The tournaments in which somebody takes part or has, the newest. Others see those that are listed. */
        get: operations["list_tournaments_of"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/people/{person}/games": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The games that somebody has finished. Others see those that were rated or open to all. */
        get: operations["list_games_of"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/company": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whom I follow, with whom I played last, and who is here. Whoever asks is here. */
        get: operations["get_company"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/friends/{person}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Follow somebody. They are not told. */
        put: operations["follow_person"];
        post?: never;
        /** Follow somebody no longer. */
        delete: operations["unfollow_person"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What people have reported; the newest first. */
        get: operations["list_reports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/reports/{report}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Say what became of a report, once. */
        post: operations["settle_report"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/people": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** By a part of their name or login; who was here last comes first. */
        get: operations["search_people"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/people/{person}/ban": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Let somebody take no part for a while, or for good; bots play on at their tables. */
        put: operations["ban_person"];
        post?: never;
        /** Let somebody take part again. */
        delete: operations["lift_ban"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/people/{person}/name": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Give somebody another name. */
        put: operations["rename_person"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/tables/{closed}/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End a table without a result, whoever plays there. */
        post: operations["close_any_table"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What administrators did; the newest first. */
        get: operations["read_audit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/relations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whom I mute and block. */
        get: operations["get_relations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/relations/{person}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Mute or block somebody, or neither any more. */
        put: operations["set_relation"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Tell administrators of somebody. A second report of the same waits for the first to be looked at. */
        post: operations["report"];
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
    "/api/tables/{table}/concede": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask to let somebody win; the number is the proposal's id. */
        post: operations["concede"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/propose-end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask to end the game without a result; the number is the proposal's id. */
        post: operations["propose_end"];
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
    "/api/tables/{table}/plan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What one of my seats has prepared, and what it can expect to be asked. */
        get: operations["get_plan"];
        /** Prepare answers to questions that may come, in place of what was prepared before. */
        put: operations["set_plan"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/fields": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a position of a game may say. */
        get: operations["get_fields"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/positions/look": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** How a position looks, with all its secrets; or the beginning of a game. Nothing is stored. */
        post: operations["look_at_position"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/puzzles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How well the asker solves the puzzles of each game. */
        get: operations["list_standings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/puzzles/{game}/day": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Today's puzzle, the same for everybody. */
        get: operations["get_puzzle_of_the_day"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/puzzles/{game}/next": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One that suits the asker and that they have not tried. */
        get: operations["get_next_puzzle"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/puzzles/{game}/{puzzle}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A certain puzzle. */
        get: operations["get_puzzle"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/puzzles/{game}/{puzzle}/try": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A try at a puzzle, or to be shown its solution. */
        post: operations["try_puzzle"];
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
    "/api/studies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One's own studies, of all games or of one. */
        get: operations["list_studies"];
        put?: never;
        /** A study of a finished game. */
        post: operations["make_study"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/studies/{study}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A whole study, for whoever has its link. */
        get: operations["get_study"];
        put?: never;
        post?: never;
        /** The owner deletes it, with all branches. */
        delete: operations["delete_study"];
        options?: never;
        head?: never;
        /** The owner gives it another title, or says who may try. */
        patch: operations["change_study"];
        trace?: never;
    };
    "/api/studies/{study}/leader": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Who leads from now on. */
        put: operations["set_leader"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/studies/{study}/nodes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Decide something at a place of the tree; where that leads. */
        post: operations["try_decision"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/studies/{study}/replies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Bots play on until somebody has to choose. */
        post: operations["let_bots_reply"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/studies/{study}/nodes/{node}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete a decision and all that follow from it. */
        delete: operations["drop_branch"];
        options?: never;
        head?: never;
        /** Name a branch, or write a note to a decision. */
        patch: operations["change_branch"];
        trace?: never;
    };
    "/api/studies/{study}/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A line of the tree, step by step, from the beginning of the game. */
        get: operations["get_study_replay"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/moment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What was asked at a step of a finished game, with all options of all who had to decide. */
        get: operations["get_table_moment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/studies/{study}/moment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What is asked at a place, with all options of all who have to decide. */
        get: operations["get_study_moment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/studies/{study}/position": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A place of the tree as a position, to be played on at a table of its own. */
        get: operations["get_study_position"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tournaments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Tournaments that one can enter, that are played, that are over, or my own. */
        get: operations["list_tournaments"];
        put?: never;
        /** A new tournament, of which the asker is host. */
        post: operations["create_tournament"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/daily": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The duplicates of the day, the newest first. */
        get: operations["list_dailies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tournaments/{tournament}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A tournament with its results. One that is not listed is known to whoever knows its id. */
        get: operations["get_tournament"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tournaments/{tournament}/enter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take part, or wait for a place. The duplicate of the day begins at once, and there is one try. */
        post: operations["enter_tournament"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tournaments/{tournament}/leave": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Before the start as if one had never come; later a substitute takes over, or a bot. */
        post: operations["leave_tournament"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tournaments/{tournament}/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The host starts it now, with those who have come. */
        post: operations["start_tournament"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tournaments/{tournament}/pause": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The host stops all its clocks, or lets them go on. */
        post: operations["pause_tournament"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tournaments/{tournament}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The host calls it off. */
        post: operations["cancel_tournament"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tournaments/{tournament}/draw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The host has the present round drawn again, as long as none of its tables has a result. */
        post: operations["draw_round_again"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tournaments/{tournament}/entrants/{number}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** The host gives a number to somebody who waits for a place. */
        put: operations["replace_entrant"];
        post?: never;
        /** The host takes somebody out; a substitute takes over, or a bot. */
        delete: operations["remove_entrant"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tournaments/{tournament}/rounds/{round}/boards/{board}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** The host sets another result, with a reason that everybody can read. */
        put: operations["adjust_result"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/clubs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** My clubs, and those that anybody may join. */
        get: operations["list_clubs"];
        put?: never;
        /** A new club, which is the asker's. */
        post: operations["create_club"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/clubs/{club}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A club with its people, tables and tournaments. */
        get: operations["get_club"];
        put?: never;
        post?: never;
        /** An owner closes the club; its tables and tournaments stay. */
        delete: operations["delete_club"];
        options?: never;
        head?: never;
        /** Changes by an owner. */
        patch: operations["change_club"];
        trace?: never;
    };
    "/api/clubs/{club}/join": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Become a member: of an open club, or with the code of its link. */
        post: operations["join_club"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/clubs/{club}/leave": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Leave a club; the last member closes it. */
        post: operations["leave_club"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/clubs/{club}/members/{person}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** An owner makes members organisers or owners. */
        put: operations["change_role"];
        post?: never;
        /** Send a member away; the link changes with it. */
        delete: operations["remove_member"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/club-invites/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a club's link leads to. */
        get: operations["get_club_invitation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The devices on which I am signed in. */
        get: operations["list_sessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/sessions/{session}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Sign one of my devices out; what is open on it is closed. */
        delete: operations["end_session"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/passkeys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The passkeys of my account. */
        get: operations["list_passkeys"];
        put?: never;
        /** The passkey that the browser made. */
        post: operations["add_passkey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/passkeys/challenge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What a browser needs to make a passkey. Whoever only found a device that is signed in does not add one: it takes
         *     the password.
         */
        post: operations["ask_for_passkey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/passkeys/{passkey}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** This passkey is good for nothing any more. */
        delete: operations["drop_passkey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/session/passkey/challenge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What a browser needs to sign in by passkey. */
        post: operations["ask_who"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/session/passkey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign in by passkey; what the guest of this device holds moves to the account. Sets the cookie. */
        post: operations["sign_in_by_passkey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/statistics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Win shares by side, seat and option, what cards are worth, lengths and endings. */
        get: operations["get_statistics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/statistics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The same over the games of a table: what it was the rematch of, itself, and its rematches; as far as the asker has played
         *     in them or anybody may watch them.
         */
        get: operations["get_table_statistics"];
        put?: never;
        post?: never;
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
        /** BoxInfo */
        BoxInfo: {
            game: string;
            places: components["schemas"]["BoxPlace"][];
        };
        /**
         * BoxPlace
         * @description One field of one component: what we print, where that comes from, and what can stand there (`shape`, with its bounds).
         *         The component is named by `<game>-<kind>-<component>`. `doubtful`: an owner should look at it. `option`: the table option
         *         by which another reading of it is played, or nothing.
         */
        BoxPlace: {
            kind: string;
            component: string;
            field: string;
            shape: Record<string, unknown>;
            value: unknown;
            source: string;
            doubtful: boolean;
            option: string;
        };
        /** BoxFiles */
        BoxFiles: {
            files: components["schemas"]["BoxFile"][];
        };
        /**
         * BoxFile
         * @description A file of corrections.
         */
        BoxFile: {
            name: string;
            text: string;
        };
        /**
         * BoxRead
         * @description Several files as one, later ones before earlier ones. `option` is the value of the table option `box`; `contradictions`
         *         are sentences in English about what two of them say differently.
         */
        BoxRead: {
            option: string;
            corrections: components["schemas"]["BoxCorrection"][];
            notes: components["schemas"]["BoxNote"][];
            contradictions: string[];
        };
        /** BoxCorrection */
        BoxCorrection: {
            kind: string;
            component: string;
            field: string;
            value: unknown;
        };
        /**
         * BoxNote
         * @description What an owner says of a component in plain words.
         */
        BoxNote: {
            kind: string;
            component: string;
            note: string;
        };
        /**
         * AnalysisReport
         * @description How far the analysis of a table's game has come. none: nobody has asked for it; queued: `place` others come first
         *         (0: it is next); running: `progress` from 0 to 1; failed: `problem` says why, and it may be asked for again.
         */
        AnalysisReport: {
            table: string;
            /** @enum {unknown} */
            state: "done" | "failed" | "none" | "queued" | "running";
            progress: number;
            place: number | null;
            problem: components["schemas"]["Refusal"] | null;
            analysis: components["schemas"]["Analysis"] | null;
        };
        /**
         * Analysis
         * @description The analysis of a whole game. `start` are the shares after the set-up; those after each decision follow.
         */
        Analysis: {
            version: number;
            game: string;
            revision: number;
            seats: string[];
            players: components["schemas"]["PlayerAnalysis"][];
            start: number[];
            decisions: components["schemas"]["AnalysedDecision"][];
            turning_points: components["schemas"]["TurningPoint"][];
            depth: components["schemas"]["AnalysisDepth"];
            seconds: number;
        };
        /**
         * PlayerAnalysis
         * @description One seat. Exactly: `fair` + `side` + `deal` + `own` + `others` + `hidden` + `chance` + `judgement` =
         *         `result`; luck is `deal` + `hidden` + `chance`. `judgement` is nobody's: by so much the computer was wrong on the way.
         */
        PlayerAnalysis: {
            seat: string;
            accuracy: number | null;
            decisions: number;
            inaccuracies: number;
            mistakes: number;
            blunders: number;
            worst: number[];
            /** @description millionths of the win */
            fair: number;
            /** @description millionths of the win */
            side: number;
            /** @description millionths of the win */
            deal: number;
            /** @description millionths of the win */
            own: number;
            /** @description millionths of the win */
            others: number;
            /** @description millionths of the win */
            hidden: number;
            /** @description millionths of the win */
            chance: number;
            /** @description millionths of the win */
            judgement: number;
            /** @description millionths of the win */
            luck: number;
            /** @description millionths of the win */
            result: number;
        };
        /**
         * AnalysedDecision
         * @description Decision number `step` of the game. `chosen`, `best` and `second` are seen through the eyes of the seat that decided;
         *         `loss` is what was given away against the best option found. `shares` is everybody's share after it (dice included)
         *         by all that was true, hidden hands too. `decided`, `hidden`, `chance` and `judgement` say from where the change to it
         *         came, for each seat: from the decision as far as its seat could know, from what was hidden from it, from dice and draws, and
         *         from the judgement of the computer, which had not seen it coming.
         */
        AnalysedDecision: {
            step: number;
            seat: string;
            prompt: string;
            options: number;
            key: string;
            /**
             * @description by what it cost: an inaccuracy 3 points of a hundred, a mistake 7, a blunder 15; forced: no choice
             * @enum {unknown}
             */
            grade: "best" | "blunder" | "forced" | "good" | "inaccuracy" | "mistake";
            /** @description millionths of the win */
            loss: number;
            deep: boolean;
            chosen: components["schemas"]["Weighed"] | null;
            best: components["schemas"]["Weighed"] | null;
            second: components["schemas"]["Weighed"] | null;
            line: components["schemas"]["LineStep"][];
            shares: number[];
            decided: number[];
            hidden: number[];
            chance: number[];
            judgement: number[];
            rolled: boolean;
        };
        /**
         * Weighed
         * @description An option, and everybody's share after it as far as its seat could know. `reason` is a Fluent message id with its
         *         variables, as hints have it.
         */
        Weighed: {
            key: string;
            shares: number[];
            reason: string;
            variables: {
                [key: string]: string;
            };
        };
        /**
         * LineStep
         * @description A decision that a good player could have taken.
         */
        LineStep: {
            seat: string;
            key: string;
        };
        /**
         * TurningPoint
         * @description Where much changed: at this step `seat` won or lost most. `cause` is the largest part of it.
         */
        TurningPoint: {
            step: number;
            seat: string;
            /** @description millionths of the win */
            change: number;
            /** @enum {unknown} */
            cause: "chance" | "decision" | "hidden" | "judgement";
        };
        /**
         * AnalysisDepth
         * @description With how much thought: tries for each decision at first, and at those that looked like mistakes; tries for the value
         *         of a state; how many other falls of the dice.
         */
        AnalysisDepth: {
            coarse: number;
            deep: number;
            value: number;
            resampled: number;
        };
        /**
         * WeighWish
         * @description Another option of decision number `step` that somebody would have liked to take.
         */
        WeighWish: {
            step: number;
            key: string;
        };
        /**
         * WeighedTry
         * @description What it would have been worth: everybody's share as far as its seat could know, and what it gives away against the
         *         best option found. `right`: hardly anything.
         */
        WeighedTry: {
            key: string;
            shares: number[];
            /** @description millionths of the win */
            loss: number;
            right: boolean;
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
            /** @default null */
            role?: "administrator" | null;
            /** @default false */
            has_recovery_code?: boolean;
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
            /**
             * @default all
             * @enum {unknown}
             */
            talk?: "all" | "none" | "players";
            /** @default false */
            private?: boolean;
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
            /**
             * @default warhost
             * @enum {unknown}
             */
            webhook_format?: "discord" | "slack" | "warhost";
            /**
             * @description What comes within so long after a message waits for the next, which tells all of it together
             * @default soon
             * @enum {unknown}
             */
            every?: "day" | "hour" | "soon";
        };
        /**
         * NoticePaceWish
         * @description How often at most: as the server thinks fit, once an hour, once a day.
         */
        NoticePaceWish: {
            /**
             * @description What comes within so long after a message waits for the next, which tells all of it together
             * @enum {unknown}
             */
            every: "day" | "hour" | "soon";
        };
        /**
         * VacationState
         * @description `until`: when one comes back, while one is away; `left`: how many days are left this year.
         */
        VacationState: {
            until: number | null;
            left: number;
        };
        /**
         * Vacation
         * @description For how many days from now on; 0: one is back.
         */
        Vacation: {
            days: number;
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
         * RecoveryCodeWish
         * @description Whoever only found a device that is signed in makes no code.
         */
        RecoveryCodeWish: {
            password: string;
        };
        /**
         * RecoveryCode
         * @description Shown once: the server keeps no more than its digest.
         */
        RecoveryCode: {
            code: string;
        };
        /**
         * CodeRecovery
         * @description A new password by the code of an account.
         */
        CodeRecovery: {
            login: string;
            code: string;
            new: string;
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
         * @description Null switches it off. The address gets a POST with a `TurnNotice`, or with a message as Discord or Slack take it.
         */
        WebhookWish: {
            address: string | null;
            /**
             * @default warhost
             * @enum {unknown}
             */
            format?: "discord" | "slack" | "warhost";
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
            rated: boolean;
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
            face: string | null;
            owner: components["schemas"]["Person"] | null;
            substitute: components["schemas"]["Person"] | null;
            name: string | null;
            /** @default null */
            away?: number | null;
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
            /** @default false */
            keep_secrets?: boolean;
            clock?: components["schemas"]["NoClock"] | components["schemas"]["LiveClock"] | components["schemas"]["SlowClock"];
            /**
             * @description bot: a bot makes the move; pass: the option to pass if there is one, else a bot
             * @default bot
             * @enum {unknown}
             */
            on_timeout?: "bot" | "pass";
            /** @default false */
            shuffle_seats?: boolean;
            /** @default false */
            rated?: boolean;
            /** @default null */
            position?: Record<string, unknown> | null;
            /** @default null */
            lesson?: string | null;
            /** @default false */
            start?: boolean;
            /** @default null */
            club?: string | null;
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
         * TableChanges
         * @description Changes by the host. `options`, `clock`, `on_timeout`, `hints` and `keep_secrets` only before the start, `rated` besides
         *         only while nobody else sits there; what is left out stays.
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
            keep_secrets?: boolean;
            clock?: components["schemas"]["NoClock"] | components["schemas"]["LiveClock"] | components["schemas"]["SlowClock"];
            /**
             * @description bot: a bot makes the move; pass: the option to pass if there is one, else a bot
             * @enum {unknown}
             */
            on_timeout?: "bot" | "pass";
            rated?: boolean;
        };
        /**
         * Invitation
         * @description What an invite link leads to.
         */
        Invitation: {
            table: components["schemas"]["TableSummary"];
            open_seats: string[];
            /** @default null */
            why_not?: string | null;
        };
        /**
         * Join
         * @description Take an open seat: a certain one, or any. `code` comes from the invite link and is needed unless it is listed. Whoever
         *         asks for any and has one under this name keeps that: it does no harm to ask again.
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
         * Challenges
         * @description The newest first.
         */
        Challenges: {
            challenges: components["schemas"]["Challenged"][];
        };
        /**
         * Challenged
         * @description A table to which the asker was asked, by whom, and the code with which they sit down there.
         */
        Challenged: {
            table: components["schemas"]["TableSummary"];
            by: components["schemas"]["Person"];
            code: string;
        };
        /**
         * Challenge
         * @description Ask somebody to a table that gathers.
         */
        Challenge: {
            person: string;
        };
        /**
         * Seek
         * @description Looking for a game. Whoever looks for the same meets: same game, number of seats, clock, rules, rated or not, and each in
         *         the other's range.
         */
        Seek: {
            game: string;
            seats: number;
            clock: components["schemas"]["LiveClock"] | components["schemas"]["SlowClock"];
            /** @default false */
            rated?: boolean;
            /** @default {} */
            options?: {
                [key: string]: string;
            };
            /** @default null */
            range?: number | null;
            /** @default null */
            bots_after_s?: number | null;
        };
        /**
         * SeekState
         * @description What became of the asker's seek. A live one lapses when nobody asks for it for a while: whoever waits asks every few
         *         seconds.
         */
        SeekState: {
            /** @enum {unknown} */
            state: "none" | "paired" | "waiting";
            seek: components["schemas"]["Seek"] | null;
            since: number | null;
            table: string | null;
            found: number;
        };
        /**
         * OpenSeeks
         * @description Who looks for a game now, the longest first; without people from whom the asker keeps apart. `next` continues the list
         *         (`after=<next>`); null at its end.
         */
        OpenSeeks: {
            seeks: components["schemas"]["OpenSeek"][];
            next: string | null;
        };
        /** OpenSeek */
        OpenSeek: {
            person: components["schemas"]["Person"];
            seek: components["schemas"]["Seek"];
            strength: number;
            provisional: boolean;
            /** @description milliseconds since 1970, UTC */
            since: number;
        };
        /**
         * Leaderboard
         * @description The best of a game and pace: of all time or of a season, with all sides or with one. Only ratings that are certain.
         */
        Leaderboard: {
            rows: components["schemas"]["LeaderboardRow"][];
            seasons: number[];
            next: number | null;
        };
        /** LeaderboardRow */
        LeaderboardRow: {
            rank: number;
            person: components["schemas"]["Person"];
            strength: number;
            deviation: number;
            games: number;
            wins: number;
        };
        /**
         * Profile
         * @description Somebody as everybody may see them; who is private shows a name alone.
         */
        Profile: {
            person: components["schemas"]["Person"];
            private: boolean;
            language: string | null;
            since: number | null;
            ratings: components["schemas"]["Rating"][];
        };
        /**
         * Rating
         * @description How strong somebody is in a game and pace. 400 points more come first ten times out of eleven; the bot `greedy` has
         *         1500.
         */
        Rating: {
            game: string;
            pace: string;
            side: string;
            strength: number;
            deviation: number;
            provisional: boolean;
            games: number;
            wins: number;
        };
        /**
         * RatingHistory
         * @description Moment and rating after each of the last rated games in a game and pace, the oldest first.
         */
        RatingHistory: {
            points: [
                number,
                number
            ][];
        };
        /**
         * Achievements
         * @description All that can be achieved, game by game.
         */
        Achievements: {
            achievements: components["schemas"]["Achieved"][];
        };
        /**
         * Achieved
         * @description One of the things that can be achieved in a game, and when somebody did, if ever.
         */
        Achieved: {
            game: string;
            achievement: string;
            finished: number | null;
            table: string | null;
        };
        /**
         * TournamentList
         * @description Newest change first. `next` continues the list (`before=<next>`); null at its end.
         */
        TournamentList: {
            tournaments: components["schemas"]["TournamentSummary"][];
            next: number | null;
        };
        /**
         * TournamentSummary
         * @description A tournament in a list. `system` daily: the duplicate of the day against bots, which is the server's own.
         */
        TournamentSummary: {
            id: string;
            name: string;
            game: string;
            seats: number;
            /** @enum {unknown} */
            system: "daily" | "knock_out" | "round_robin" | "swiss";
            /**
             * @description same: duplicate play. All tables of a round have the same seed, who had the same seat is compared, and everything stays closed until the last of them is over
             * @enum {unknown}
             */
            deal: "own" | "same";
            level: string | null;
            rated: boolean;
            /** @enum {unknown} */
            status: "cancelled" | "finished" | "gathering" | "running";
            paused: boolean;
            round: number;
            rounds: number;
            entrants: number;
            least: number;
            most: number;
            clock: components["schemas"]["NoClock"] | components["schemas"]["LiveClock"] | components["schemas"]["SlowClock"];
            /** @enum {unknown} */
            visibility: "link" | "open";
            club: string | null;
            starts_at: number | null;
            ends_at: number | null;
            /** @description milliseconds since 1970, UTC */
            created: number;
            /** @description milliseconds since 1970, UTC */
            changed: number;
            mine: boolean;
        };
        /**
         * PlayedGames
         * @description The newest first. `next` continues the list (`before=<next>`).
         */
        PlayedGames: {
            games: components["schemas"]["PlayedGame"][];
            next: number | null;
        };
        /** PlayedGame */
        PlayedGame: {
            number: number;
            table: string | null;
            game: string;
            pace: string;
            rated: boolean;
            ending: string;
            /** @description milliseconds since 1970, UTC */
            finished: number;
            seats: components["schemas"]["PlayedSeat"][];
        };
        /**
         * PlayedSeat
         * @description Who sat where in a finished game, and how it ended for them.
         */
        PlayedSeat: {
            person: components["schemas"]["Person"] | null;
            bot: string | null;
            side: string;
            place: number;
            points: number;
            abandoned: boolean;
            change: number | null;
        };
        /**
         * Company
         * @description Whom the asker follows (200 at most, the newest first), with whom they sat at a finished table (30 at most, the last
         *         first), and who is here now with an account and does not hide it (50 at most).
         */
        Company: {
            friends: components["schemas"]["Acquaintance"][];
            recent: components["schemas"]["Acquaintance"][];
            here: components["schemas"]["Person"][];
        };
        /**
         * Acquaintance
         * @description Somebody whom the asker follows or has met.
         */
        Acquaintance: {
            person: components["schemas"]["Person"];
            here: boolean;
            friend: boolean;
            met: number | null;
        };
        /** ReportList */
        ReportList: {
            reports: components["schemas"]["ReportInfo"][];
            more: number | null;
        };
        /**
         * ReportInfo
         * @description A report, as administrators see it.
         */
        ReportInfo: {
            id: string;
            by: components["schemas"]["Person"];
            about: components["schemas"]["Person"];
            table: string | null;
            /** @enum {unknown} */
            reason: "cheating" | "name" | "other" | "stalling" | "talk";
            text: string;
            evidence: components["schemas"]["SaidLine"][];
            /** @description milliseconds since 1970, UTC */
            at: number;
            settled: number | null;
            settled_by: components["schemas"]["Person"] | null;
            outcome: ("acted" | "dismissed" | "warned") | null;
        };
        /**
         * SaidLine
         * @description A line of talk as it was when it was reported.
         */
        SaidLine: {
            number: number;
            text: string;
            /** @description milliseconds since 1970, UTC */
            at: number;
        };
        /**
         * Settlement
         * @description What became of a report.
         */
        Settlement: {
            /** @enum {unknown} */
            outcome: "acted" | "dismissed" | "warned";
        };
        /** KnownPeople */
        KnownPeople: {
            people: components["schemas"]["KnownPerson"][];
        };
        /**
         * KnownPerson
         * @description Somebody, as administrators see them.
         */
        KnownPerson: {
            person: components["schemas"]["Person"];
            login: string | null;
            role: "administrator" | null;
            ban: components["schemas"]["BanInfo"] | null;
            /** @description milliseconds since 1970, UTC */
            created: number;
            /** @description milliseconds since 1970, UTC */
            seen: number;
        };
        /**
         * BanInfo
         * @description Until when somebody may not take part (null: for good), and why.
         */
        BanInfo: {
            until: number | null;
            reason: string;
        };
        /**
         * Ban
         * @description For so many days, or for good (null). Bots play on at the person's tables.
         */
        Ban: {
            days: number | null;
            reason: string;
        };
        /** Renaming */
        Renaming: {
            name: string;
        };
        /** Audit */
        Audit: {
            entries: components["schemas"]["AuditEntry"][];
            more: number | null;
        };
        /**
         * AuditEntry
         * @description What an administrator did. `by` is null for the command line; `about` is a person's, a table's or a report's id.
         */
        AuditEntry: {
            id: string;
            /** @description milliseconds since 1970, UTC */
            at: number;
            by: components["schemas"]["Person"] | null;
            deed: string;
            about: string;
            detail: Record<string, unknown>;
        };
        /**
         * Relations
         * @description Whom the asker mutes (does not hear) and blocks (does not meet), the newest first.
         */
        Relations: {
            muted: components["schemas"]["Person"][];
            blocked: components["schemas"]["Person"][];
        };
        /**
         * RelationChange
         * @description Null: neither any more.
         */
        RelationChange: {
            kind: ("block" | "mute") | null;
        };
        /**
         * NewReport
         * @description Something that administrators should look at. With a table, what the person said there goes along.
         */
        NewReport: {
            person: string;
            /** @enum {unknown} */
            reason: "cheating" | "name" | "other" | "stalling" | "talk";
            /** @default  */
            text?: string;
            /** @default null */
            table?: string | null;
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
        /** ConcedeRequest */
        ConcedeRequest: {
            /** @description the side that sits there, for example khorne */
            seat: string;
            /** @description the side that sits there, for example khorne */
            winner: string;
        };
        /** ProposeEndRequest */
        ProposeEndRequest: {
            /** @description the side that sits there, for example khorne */
            seat: string;
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
         * PlanState
         * @description What a seat has prepared, as nobody else ever hears.
         */
        PlanState: {
            seat: string;
            answers: components["schemas"]["PreparedAnswer"][];
            then_pass: ("phase" | "round") | null;
            unless: string[];
            lapsed: ("back" | "other_options" | "rules" | "stretch" | "touched" | "unexpected") | null;
            foreseen: components["schemas"]["Foreseen"] | null;
        };
        /**
         * PreparedAnswer
         * @description The answer to one question: given only if the question has this name and offers this option.
         */
        PreparedAnswer: {
            prompt: string;
            key: string;
            /** @default null */
            about?: {
                [key: string]: string | number | null;
            } | null;
            /** @default null */
            options?: string[] | null;
        };
        /**
         * Foreseen
         * @description What the seat would be asked if it were its turn now, by what it sees.
         */
        Foreseen: {
            prompt: string;
            rule: string;
            about: Record<string, unknown>;
            options: string[];
            costs: (number | null)[];
        };
        /**
         * PlanWish
         * @description What a seat prepares, in place of what it had prepared; nothing at all withdraws it.
         */
        PlanWish: {
            /** @description the side that sits there, for example khorne */
            seat: string;
            answers: components["schemas"]["PreparedAnswer"][];
            /** @default null */
            then_pass?: ("phase" | "round") | null;
            /** @default [] */
            unless?: string[];
            /** @default null */
            heard?: number | null;
        };
        /**
         * GameFields
         * @description What a position of a game may say.
         */
        GameFields: {
            game: string;
            revision: number;
            fields: components["schemas"]["FieldInfo"][];
            domains: {
                [key: string]: components["schemas"]["DomainInfo"];
            };
        };
        /**
         * FieldInfo
         * @description A field of a game's state. `shape` says what may be written in it (see `core/schema.py`): its form, and domains by their
         *         keys. With `per_seat` there is one of them a seat, under the side that sits there.
         *         Words of those that can be edited: `<game>-field-<name>`.
         */
        FieldInfo: {
            name: string;
            per_seat: boolean;
            seen: string;
            shape: Record<string, unknown>;
        };
        /**
         * DomainInfo
         * @description Things of one kind, by their ids. Words: `<game>-<kind>-<id>`.
         */
        DomainInfo: {
            kind: string;
            ids: string[];
        };
        /**
         * LookWish
         * @description A position that somebody wants to see; or none: then the beginning of a game with so many seats.
         */
        LookWish: {
            game: string;
            /** @default null */
            position?: Record<string, unknown> | null;
            /** @default null */
            seats?: number | null;
            /** @default {} */
            options?: {
                [key: string]: string;
            };
        };
        /**
         * PositionLook
         * @description A position as it is set up, complete, with nothing carried out yet. `view` has all secrets. `prompt` and `waiting`: what is
         *         asked of whom when play goes on; `over`: nothing, the game has ended.
         */
        PositionLook: {
            position: Record<string, unknown>;
            view: Record<string, unknown>;
            prompt: string | null;
            waiting: string[];
            over: boolean;
        };
        /**
         * PuzzleStanding
         * @description How well somebody solves the puzzles of a game. A streak counts puzzles solved one after the other at the first try;
         *         `days` those days in a row on which the puzzle of the day was solved.
         */
        PuzzleStanding: {
            game: string;
            rating: number;
            deviation: number;
            solved: number;
            failed: number;
            streak: number;
            best_streak: number;
            days: number;
            best_days: number;
            today: boolean;
            puzzles: number;
        };
        /**
         * Puzzle
         * @description What somebody sees who is to solve it: the table through the eyes of `seat`, and what it is asked. `asked` in the
         *         prompt means nothing here. `mine` is how the asker fared with it.
         */
        Puzzle: {
            id: string;
            game: string;
            seat: string;
            rating: number;
            /**
             * @description by what bots of different depth and people find
             * @enum {unknown}
             */
            level: "easy" | "hard" | "medium";
            themes: string[];
            view: Record<string, unknown>;
            prompt: components["schemas"]["Prompt"];
            day: string | null;
            mine: components["schemas"]["PuzzleTries"] | null;
        };
        /**
         * PuzzleTries
         * @description How somebody fares with a puzzle. Once it is solved or shown it no longer counts.
         */
        PuzzleTries: {
            /** @enum {unknown} */
            state: "open" | "shown" | "solved";
            tries: number;
        };
        /**
         * PuzzleTry
         * @description A try at a puzzle: the key of one of its options; null to be shown the solution.
         */
        PuzzleTry: {
            key: string | null;
            /** @default false */
            day?: boolean;
        };
        /**
         * PuzzleVerdict
         * @description What came of a try. The rating changes by the first try of a puzzle only. `solution` once it is solved or shown.
         */
        PuzzleVerdict: {
            right: boolean;
            tries: number;
            solution: components["schemas"]["PuzzleSolution"] | null;
            standing: components["schemas"]["PuzzleStanding"];
            change: number;
        };
        /**
         * PuzzleSolution
         * @description Why it is the best: what it brings more than the next best (`gain`), and how it could go on. `refuted` is what was
         *         tried, if that was weighed too.
         */
        PuzzleSolution: {
            best: components["schemas"]["Weighed"];
            second: components["schemas"]["Weighed"] | null;
            greedy: string;
            /** @description millionths of the win */
            gain: number;
            line: components["schemas"]["LineStep"][];
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
        /**
         * StudyList
         * @description One's own studies, the newest change first.
         */
        StudyList: {
            studies: components["schemas"]["StudyHead"][];
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
         * NewStudy
         * @description A study of a finished game. `everyone`: whoever has the link may try branches of their own.
         */
        NewStudy: {
            table: string;
            /** @default  */
            title?: string;
            /** @default true */
            everyone?: boolean;
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
         * StudyChanges
         * @description Changes by the owner; what is left out stays.
         */
        StudyChanges: {
            title?: string;
            everyone?: boolean;
        };
        /**
         * LeaderWish
         * @description Who leads from now on: somebody by their id, or nobody.
         */
        LeaderWish: {
            person: string | null;
        };
        /**
         * TryWish
         * @description A decision at a place of the tree. A place is a node and how many decisions lead there; on the game as it was played
         *         (node 0) any step, elsewhere the node's own.
         */
        TryWish: {
            /** @description a decision of the tree; 0: the game as it was played */
            node: number;
            step: number;
            /** @description the side that sits there, for example khorne */
            seat: string;
            key: string;
        };
        /**
         * StudyPlace
         * @description A moment of the tree.
         */
        StudyPlace: {
            node: number;
            step: number;
        };
        /**
         * ReplyWish
         * @description Let bots decide from a place on for all seats but these, until one of these has to choose.
         */
        ReplyWish: {
            /** @description a decision of the tree; 0: the game as it was played */
            node: number;
            step: number;
            /** @default [] */
            mine?: string[];
            /** @default normal */
            level?: string;
            /** @default 40 */
            most?: number;
        };
        /**
         * StudyReplies
         * @description Where the bots stopped, and after how many decisions. `waits`: one of the asker's seats has to choose there.
         */
        StudyReplies: {
            node: number;
            step: number;
            added: number;
            waits: boolean;
            over: boolean;
        };
        /**
         * NodeChanges
         * @description What a branch is called from this decision on, and what is to be said of it. Empty: nothing.
         */
        NodeChanges: {
            name?: string;
            note?: string;
        };
        /**
         * StudyMoment
         * @description What is asked at a place, of each seat that has to decide, with all options.
         */
        StudyMoment: {
            node: number;
            step: number;
            question: components["schemas"]["Question"] | null;
            prompts: {
                [key: string]: components["schemas"]["Prompt"];
            };
            over: boolean;
        };
        /**
         * NewTournament
         * @description A tournament. It starts by itself: at `starts_at` if `least` have come, without it as soon as `most` have. With `level`
         *         everybody plays alone against bots of that level, which needs `deal` same, and a bot that decides alike on every machine:
         *         one that does not search. It needs a clock.
         */
        NewTournament: {
            name: string;
            game: string;
            seats: number;
            /**
             * @description round_robin: everybody meets everybody as equally as can be; swiss: those of like points meet, but not again; knock_out: the better half of each table goes on
             * @enum {unknown}
             */
            system: "knock_out" | "round_robin" | "swiss";
            clock: components["schemas"]["NoClock"] | components["schemas"]["LiveClock"] | components["schemas"]["SlowClock"];
            /** @default {} */
            options?: {
                [key: string]: string;
            };
            /**
             * @description same: duplicate play. All tables of a round have the same seed, who had the same seat is compared, and everything stays closed until the last of them is over
             * @default own
             * @enum {unknown}
             */
            deal?: "own" | "same";
            /** @default null */
            level?: string | null;
            /** @default true */
            rated?: boolean;
            /** @default 0 */
            rounds?: number;
            /**
             * @description bot: a bot makes the move; pass: the option to pass if there is one, else a bot
             * @default bot
             * @enum {unknown}
             */
            on_timeout?: "bot" | "pass";
            /**
             * @default open
             * @enum {unknown}
             */
            visibility?: "link" | "open";
            /** @default null */
            club?: string | null;
            /** @default 2 */
            least?: number;
            /** @default 16 */
            most?: number;
            /** @default null */
            starts_at?: number | null;
            /** @default 0 */
            round_every_s?: number;
        };
        /**
         * TournamentInfo
         * @description A tournament with its results: the page as JSON.
         */
        TournamentInfo: {
            id: string;
            name: string;
            game: string;
            seats: number;
            /** @enum {unknown} */
            system: "daily" | "knock_out" | "round_robin" | "swiss";
            /**
             * @description same: duplicate play. All tables of a round have the same seed, who had the same seat is compared, and everything stays closed until the last of them is over
             * @enum {unknown}
             */
            deal: "own" | "same";
            level: string | null;
            rated: boolean;
            /** @enum {unknown} */
            status: "cancelled" | "finished" | "gathering" | "running";
            paused: boolean;
            round: number;
            rounds: number;
            entrants: number;
            least: number;
            most: number;
            clock: components["schemas"]["NoClock"] | components["schemas"]["LiveClock"] | components["schemas"]["SlowClock"];
            /** @enum {unknown} */
            visibility: "link" | "open";
            club: string | null;
            starts_at: number | null;
            ends_at: number | null;
            /** @description milliseconds since 1970, UTC */
            created: number;
            /** @description milliseconds since 1970, UTC */
            changed: number;
            mine: boolean;
            host: components["schemas"]["Person"] | null;
            is_host: boolean;
            options: {
                [key: string]: string;
            };
            sides: string[];
            /**
             * @description bot: a bot makes the move; pass: the option to pass if there is one, else a bot
             * @enum {unknown}
             */
            on_timeout: "bot" | "pass";
            round_every_s: number;
            next_round_at: number | null;
            invite: string | null;
            my_number: number | null;
            my_status: ("gone" | "in" | "out" | "waiting") | null;
            my_table: string | null;
            why_not: components["schemas"]["Refusal"] | null;
            commitment: string | null;
            seeds: string[];
            tie_breaks: string[];
            entries: components["schemas"]["Entry"][];
            standings: components["schemas"]["StandingLine"][];
            pairings: components["schemas"]["PairingInfo"][];
            /** @default null */
            next?: number | null;
        };
        /**
         * Entry
         * @description A number in a tournament and who plays for it; nobody: a bot does.
         */
        Entry: {
            number: number;
            person: components["schemas"]["Person"] | null;
            /**
             * @description waiting: for a place; out: nobody plays for the number any more; gone: a substitute has taken the number over
             * @enum {unknown}
             */
            status: "gone" | "in" | "out" | "waiting";
            timed_out: boolean;
        };
        /**
         * StandingLine
         * @description Best first. What parts equals is in the order in which `tie_breaks` says.
         */
        StandingLine: {
            number: number;
            rank: number;
            points: number;
            played: number;
            wins: number;
            byes: number;
            head_to_head: number;
            sonneborn_berger: number;
            opponents: number;
        };
        /**
         * PairingInfo
         * @description A table of a round. `entrants` are numbers in the order of seats; alone and without a table: a bye. Of a deal that others
         *         still play neither table nor result is told.
         */
        PairingInfo: {
            round: number;
            board: number;
            table: string | null;
            entrants: number[];
            seat: number | null;
            /** @enum {unknown} */
            status: "bye" | "finished" | "playing" | "sealed" | "unfinished";
            places: number[] | null;
            scores: number[] | null;
            points: number[] | null;
            absent: number[];
            rated: boolean;
            adjusted: components["schemas"]["Adjusted"] | null;
        };
        /** Adjusted */
        Adjusted: {
            reason: string;
            /** @description milliseconds since 1970, UTC */
            at: number;
            before: number[] | null;
        };
        /**
         * Enter
         * @description Take part; who comes when it is full or has begun waits for a place. `code` is needed unless it is listed.
         */
        Enter: {
            /** @default null */
            code?: string | null;
        };
        /**
         * PauseTournament
         * @description While it is paused no clock of its tables runs and no round begins.
         */
        PauseTournament: {
            paused: boolean;
        };
        /**
         * Replacement
         * @description Who takes over a number with its points and its seat: somebody who waits for a place.
         */
        Replacement: {
            person: string;
        };
        /**
         * Adjustment
         * @description Another result than the table's, in the order of its seats; everybody can read why.
         */
        Adjustment: {
            places: number[];
            reason: string;
        };
        /** ClubList */
        ClubList: {
            mine: components["schemas"]["ClubSummary"][];
            open: components["schemas"]["ClubSummary"][];
        };
        /** ClubSummary */
        ClubSummary: {
            id: string;
            name: string;
            about: string;
            open: boolean;
            members: number;
            role: ("member" | "organiser" | "owner") | null;
        };
        /**
         * NewClub
         * @description A club. In an open one everybody may read and join; others are found and joined by their link alone.
         */
        NewClub: {
            name: string;
            /** @default  */
            about?: string;
            /** @default true */
            open?: boolean;
        };
        /**
         * ClubInfo
         * @description A club with its people and what goes on there.
         */
        ClubInfo: {
            id: string;
            name: string;
            about: string;
            open: boolean;
            members: number;
            role: ("member" | "organiser" | "owner") | null;
            /** @description milliseconds since 1970, UTC */
            created: number;
            invite: string | null;
            people: components["schemas"]["Member"][];
            leaders: components["schemas"]["Leader"][];
            tables: components["schemas"]["TableSummary"][];
            tournaments: components["schemas"]["TournamentSummary"][];
        };
        /** Member */
        Member: {
            person: components["schemas"]["Person"];
            /**
             * @description organiser: makes tournaments, sends members away; owner: also changes the club and its roles
             * @enum {unknown}
             */
            role: "member" | "organiser" | "owner";
            /** @description milliseconds since 1970, UTC */
            since: number;
        };
        /**
         * Leader
         * @description A member's rating in a game and pace, where it is certain enough and not private.
         */
        Leader: {
            person: components["schemas"]["Person"];
            game: string;
            pace: string;
            rating: number;
            games: number;
        };
        /**
         * ClubChanges
         * @description What is left out stays. `new_invite` makes the old link worthless.
         */
        ClubChanges: {
            name?: string;
            about?: string;
            open?: boolean;
            /** @default false */
            new_invite?: boolean;
        };
        /**
         * JoinClub
         * @description `code` is needed unless the club is open.
         */
        JoinClub: {
            /** @default null */
            code?: string | null;
        };
        /** RoleChange */
        RoleChange: {
            /**
             * @description organiser: makes tournaments, sends members away; owner: also changes the club and its roles
             * @enum {unknown}
             */
            role: "member" | "organiser" | "owner";
        };
        /** SessionList */
        SessionList: {
            sessions: components["schemas"]["SessionInfo"][];
        };
        /**
         * SessionInfo
         * @description A device on which somebody is signed in: what its browser says to be, since when, and when it was last here.
         */
        SessionInfo: {
            id: string;
            browser: string;
            system: string;
            /** @description milliseconds since 1970, UTC */
            made: number;
            /** @description milliseconds since 1970, UTC */
            seen: number;
            current: boolean;
        };
        /** PasskeyList */
        PasskeyList: {
            passkeys: components["schemas"]["PasskeyInfo"][];
        };
        /** PasskeyInfo */
        PasskeyInfo: {
            id: string;
            name: string;
            /** @description milliseconds since 1970, UTC */
            added: number;
            used: number | null;
        };
        /**
         * Confirmation
         * @description Of what nobody does by chance: the password once more.
         */
        Confirmation: {
            password: string;
        };
        /**
         * PasskeyChallenge
         * @description `options` as the browser's `parseCreationOptionsFromJSON` or `parseRequestOptionsFromJSON` takes them; `token` comes
         *         back with the answer.
         */
        PasskeyChallenge: {
            token: string;
            options: Record<string, unknown>;
        };
        /**
         * NewPasskey
         * @description A passkey that the browser made, and what its owner calls it.
         */
        NewPasskey: {
            token: string;
            answer: Record<string, unknown>;
            name: string;
        };
        /**
         * PasskeyAnswer
         * @description What the browser made of a challenge: its `PublicKeyCredential` as JSON.
         */
        PasskeyAnswer: {
            token: string;
            answer: Record<string, unknown>;
        };
        /**
         * GameStatistics
         * @description Statistics of a game over so many games; without any the lists are empty.
         */
        GameStatistics: {
            game: string;
            revision: number | null;
            /**
             * @description as asked for; table: the finished games of a table and its rematches
             * @enum {unknown}
             */
            source: "mine" | "server" | "simulated" | "table";
            games: number;
            left_out: number;
            fair_share: number;
            sides: components["schemas"]["ShareOfWins"][];
            seats: components["schemas"]["ShareOfWins"][];
            options: components["schemas"]["OptionShares"][];
            cards: components["schemas"]["CardWorth"][];
            length: components["schemas"]["GameLength"];
            endings: components["schemas"]["EndingShare"][];
        };
        /**
         * ShareOfWins
         * @description How often something won: `share` of its games, surely (95 %) between `low` and `high`. A shared win is a part of one.
         */
        ShareOfWins: {
            name: string;
            games: number;
            wins: number;
            share: number;
            fair: number;
            low: number;
            high: number;
        };
        /**
         * OptionShares
         * @description Games in which a table option had this value.
         */
        OptionShares: {
            option: string;
            value: string;
            games: number;
            sides: components["schemas"]["ShareOfWins"][];
        };
        /**
         * CardWorth
         * @description Win shares of players who chose, took or played a card (a component) in a game, and of those who did not, among
         *         players of sides and seats that could have had it; `worth` is the difference of what each of them won above the fair share of their games, surely (95 %) between `low`
         *         and `high`.
         *         Words: `<game>-<kind>-<card>`.
         */
        CardWorth: {
            card: string;
            kind: string;
            had: components["schemas"]["ShareOfWins"];
            had_not: components["schemas"]["ShareOfWins"];
            worth: number;
            low: number;
            high: number;
        };
        /**
         * GameLength
         * @description In decisions. The first bin begins at `first`, each is `width` wide.
         */
        GameLength: {
            mean: number;
            least: number;
            median: number;
            most: number;
            first: number;
            width: number;
            bins: number[];
        };
        /**
         * EndingShare
         * @description How games ended. Words: `<game>-ending-<ending>`.
         */
        EndingShare: {
            ending: string;
            games: number;
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
        /** RematchQuery */
        RematchQuery: {
            /**
             * @default same
             * @enum {unknown}
             */
            seats?: "moved" | "same";
        };
        /** SeeksQuery */
        SeeksQuery: {
            /** @default null */
            game?: string | null;
            /** @default null */
            seats?: number | null;
            /** @default null */
            pace?: ("live" | "slow") | null;
            /** @default null */
            rated?: boolean | null;
            /** @default null */
            after?: string | null;
            /** @default 50 */
            limit?: number;
        };
        /** BoardQuery */
        BoardQuery: {
            /**
             * @default live
             * @enum {unknown}
             */
            pace?: "live" | "slow";
            /** @default 0 */
            season?: number;
            /** @default  */
            side?: string;
            /** @default 0 */
            after?: number;
            /** @default 50 */
            limit?: number;
        };
        /** HistoryQuery */
        HistoryQuery: {
            game: string;
            /**
             * @default live
             * @enum {unknown}
             */
            pace?: "live" | "slow";
        };
        /** GamesQuery */
        GamesQuery: {
            /** @default null */
            before?: number | null;
            /** @default 20 */
            limit?: number;
        };
        /** ReportQuery */
        ReportQuery: {
            /** @default false */
            settled?: boolean;
            /** @default null */
            before?: number | null;
            /** @default 50 */
            limit?: number;
        };
        /** PeopleQuery */
        PeopleQuery: {
            /** @default  */
            search?: string;
            /** @default 50 */
            limit?: number;
        };
        /** AuditQuery */
        AuditQuery: {
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
        /** PlanQuery */
        PlanQuery: {
            /** @description the side that sits there, for example khorne */
            seat: string;
        };
        /** NextQuery */
        NextQuery: {
            /** @default null */
            theme?: string | null;
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
        /** StudiesQuery */
        StudiesQuery: {
            /** @default null */
            table?: string | null;
        };
        /**
         * StudyReplayQuery
         * @description `node`: whose line; 0: the game as it was played.
         */
        StudyReplayQuery: {
            /**
             * @description a decision of the tree; 0: the game as it was played
             * @default 0
             */
            node?: number;
            /**
             * @description whose eyes: a seat's id, `public`, or `all` (everything; only once the game is over)
             * @default all
             */
            as?: string;
            /** @default 0 */
            first?: number;
            /** @default 50 */
            count?: number;
        };
        /** StepQuery */
        StepQuery: {
            step: number;
        };
        /** PlaceQuery */
        PlaceQuery: {
            /**
             * @description a decision of the tree; 0: the game as it was played
             * @default 0
             */
            node?: number;
            /** @default null */
            step?: number | null;
        };
        /** TournamentQuery */
        TournamentQuery: {
            /**
             * @default open
             * @enum {unknown}
             */
            list?: "finished" | "mine" | "open" | "running";
            /** @default null */
            game?: string | null;
            /** @default null */
            before?: number | null;
            /** @default 30 */
            limit?: number;
        };
        /** DailyQuery */
        DailyQuery: {
            /** @default null */
            game?: string | null;
            /** @default 12 */
            limit?: number;
        };
        /** PageQuery */
        PageQuery: {
            /** @default null */
            code?: string | null;
            /** @default 0 */
            after?: number;
        };
        /** StatisticsQuery */
        StatisticsQuery: {
            /**
             * @description simulated: games between quick bots, counted beforehand; mine: the asker's finished games; server: finished games of this server that anybody may watch
             * @default simulated
             * @enum {unknown}
             */
            source?: "mine" | "server" | "simulated";
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
                     *           "beginner",
                     *           "easy",
                     *           "normal",
                     *           "hard",
                     *           "expert",
                     *           "champion"
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
    get_box: {
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
                     *       "game": "karak",
                     *       "places": [
                     *         {
                     *           "kind": "monster",
                     *           "component": "skeletons",
                     *           "field": "strength",
                     *           "shape": {
                     *             "shape": "number",
                     *             "low": 1,
                     *             "high": 99,
                     *             "step": 1
                     *           },
                     *           "value": 1,
                     *           "source": "house",
                     *           "doubtful": true,
                     *           "option": ""
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["BoxInfo"];
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
    read_box: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "files": [
                 *         {
                 *           "name": "my-box.toml",
                 *           "text": "game = \"karak\"\n[monster.skeletons]\nstrength = 2\n"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["BoxFiles"];
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
                     *       "option": "{\"game\":\"karak\",\"monster\":{\"skeletons\":{\"strength\":2}}}",
                     *       "corrections": [
                     *         {
                     *           "kind": "monster",
                     *           "component": "skeletons",
                     *           "field": "strength",
                     *           "value": 2
                     *         }
                     *       ],
                     *       "notes": [
                     *         {
                     *           "kind": "ability",
                     *           "component": "swift_mount",
                     *           "note": "Its text speaks of three tiles."
                     *         }
                     *       ],
                     *       "contradictions": []
                     *     }
                     */
                    "application/json": components["schemas"]["BoxRead"];
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
    get_analysis: {
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
                     *       "table": "Zk3vQ1r8T0aXw2Lp",
                     *       "state": "done",
                     *       "progress": 1,
                     *       "place": null,
                     *       "problem": null,
                     *       "analysis": {
                     *         "version": 1,
                     *         "game": "oldworld",
                     *         "revision": 1,
                     *         "seats": [
                     *           "khorne",
                     *           "nurgle",
                     *           "tzeentch"
                     *         ],
                     *         "players": [
                     *           {
                     *             "seat": "khorne",
                     *             "accuracy": 91.4,
                     *             "decisions": 58,
                     *             "inaccuracies": 3,
                     *             "mistakes": 1,
                     *             "blunders": 0,
                     *             "worst": [
                     *               42
                     *             ],
                     *             "fair": 333334,
                     *             "side": -12000,
                     *             "deal": 4000,
                     *             "own": -71500,
                     *             "others": 210166,
                     *             "hidden": 90000,
                     *             "chance": 450000,
                     *             "judgement": -4000,
                     *             "luck": 544000,
                     *             "result": 1000000
                     *           }
                     *         ],
                     *         "start": [
                     *           325334,
                     *           341000,
                     *           333666
                     *         ],
                     *         "decisions": [
                     *           {
                     *             "step": 42,
                     *             "seat": "khorne",
                     *             "prompt": "summon",
                     *             "options": 14,
                     *             "key": "pass",
                     *             "grade": "mistake",
                     *             "loss": 71500,
                     *             "deep": true,
                     *             "chosen": {
                     *               "key": "pass",
                     *               "shares": [
                     *                 301200,
                     *                 360400,
                     *                 338400
                     *               ],
                     *               "reason": "oldworld-advice-pass",
                     *               "variables": {}
                     *             },
                     *             "best": {
                     *               "key": "summon:bloodletter:reserve>kislev",
                     *               "shares": [
                     *                 372700,
                     *                 330100,
                     *                 297200
                     *               ],
                     *               "reason": "oldworld-advice-dominate",
                     *               "variables": {}
                     *             },
                     *             "second": null,
                     *             "line": [
                     *               {
                     *                 "seat": "nurgle",
                     *                 "key": "summon:leper:reserve>empire"
                     *               }
                     *             ],
                     *             "shares": [
                     *               300000,
                     *               361000,
                     *               339000
                     *             ],
                     *             "decided": [
                     *               -71500,
                     *               30300,
                     *               41200
                     *             ],
                     *             "hidden": [
                     *               1000,
                     *               -400,
                     *               -600
                     *             ],
                     *             "chance": [
                     *               0,
                     *               0,
                     *               0
                     *             ],
                     *             "judgement": [
                     *               500,
                     *               -300,
                     *               -200
                     *             ],
                     *             "rolled": false
                     *           }
                     *         ],
                     *         "turning_points": [
                     *           {
                     *             "step": 42,
                     *             "seat": "khorne",
                     *             "change": -70000,
                     *             "cause": "decision"
                     *           }
                     *         ],
                     *         "depth": {
                     *           "coarse": 240,
                     *           "deep": 400,
                     *           "value": 24,
                     *           "resampled": 8
                     *         },
                     *         "seconds": 93.5
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["AnalysisReport"];
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
    ask_analysis: {
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
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "table": "Zk3vQ1r8T0aXw2Lp",
                     *       "state": "done",
                     *       "progress": 1,
                     *       "place": null,
                     *       "problem": null,
                     *       "analysis": {
                     *         "version": 1,
                     *         "game": "oldworld",
                     *         "revision": 1,
                     *         "seats": [
                     *           "khorne",
                     *           "nurgle",
                     *           "tzeentch"
                     *         ],
                     *         "players": [
                     *           {
                     *             "seat": "khorne",
                     *             "accuracy": 91.4,
                     *             "decisions": 58,
                     *             "inaccuracies": 3,
                     *             "mistakes": 1,
                     *             "blunders": 0,
                     *             "worst": [
                     *               42
                     *             ],
                     *             "fair": 333334,
                     *             "side": -12000,
                     *             "deal": 4000,
                     *             "own": -71500,
                     *             "others": 210166,
                     *             "hidden": 90000,
                     *             "chance": 450000,
                     *             "judgement": -4000,
                     *             "luck": 544000,
                     *             "result": 1000000
                     *           }
                     *         ],
                     *         "start": [
                     *           325334,
                     *           341000,
                     *           333666
                     *         ],
                     *         "decisions": [
                     *           {
                     *             "step": 42,
                     *             "seat": "khorne",
                     *             "prompt": "summon",
                     *             "options": 14,
                     *             "key": "pass",
                     *             "grade": "mistake",
                     *             "loss": 71500,
                     *             "deep": true,
                     *             "chosen": {
                     *               "key": "pass",
                     *               "shares": [
                     *                 301200,
                     *                 360400,
                     *                 338400
                     *               ],
                     *               "reason": "oldworld-advice-pass",
                     *               "variables": {}
                     *             },
                     *             "best": {
                     *               "key": "summon:bloodletter:reserve>kislev",
                     *               "shares": [
                     *                 372700,
                     *                 330100,
                     *                 297200
                     *               ],
                     *               "reason": "oldworld-advice-dominate",
                     *               "variables": {}
                     *             },
                     *             "second": null,
                     *             "line": [
                     *               {
                     *                 "seat": "nurgle",
                     *                 "key": "summon:leper:reserve>empire"
                     *               }
                     *             ],
                     *             "shares": [
                     *               300000,
                     *               361000,
                     *               339000
                     *             ],
                     *             "decided": [
                     *               -71500,
                     *               30300,
                     *               41200
                     *             ],
                     *             "hidden": [
                     *               1000,
                     *               -400,
                     *               -600
                     *             ],
                     *             "chance": [
                     *               0,
                     *               0,
                     *               0
                     *             ],
                     *             "judgement": [
                     *               500,
                     *               -300,
                     *               -200
                     *             ],
                     *             "rolled": false
                     *           }
                     *         ],
                     *         "turning_points": [
                     *           {
                     *             "step": 42,
                     *             "seat": "khorne",
                     *             "change": -70000,
                     *             "cause": "decision"
                     *           }
                     *         ],
                     *         "depth": {
                     *           "coarse": 240,
                     *           "deep": 400,
                     *           "value": 24,
                     *           "resampled": 8
                     *         },
                     *         "seconds": 93.5
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["AnalysisReport"];
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
    weigh_option: {
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
                 *       "step": 42,
                 *       "key": "pass"
                 *     }
                 */
                "application/json": components["schemas"]["WeighWish"];
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
                     *       "key": "pass",
                     *       "shares": [
                     *         301200,
                     *         360400,
                     *         338400
                     *       ],
                     *       "loss": 71500,
                     *       "right": false
                     *     }
                     */
                    "application/json": components["schemas"]["WeighedTry"];
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
                     *         "auto_forced": true,
                     *         "talk": "all",
                     *         "private": false
                     *       },
                     *       "notices": {
                     *         "push": false,
                     *         "mail": null,
                     *         "mail_confirmed": false,
                     *         "webhook": null,
                     *         "webhook_format": "warhost",
                     *         "every": "soon"
                     *       },
                     *       "role": null,
                     *       "has_recovery_code": false
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
                     *         "auto_forced": true,
                     *         "talk": "all",
                     *         "private": false
                     *       },
                     *       "notices": {
                     *         "push": false,
                     *         "mail": null,
                     *         "mail_confirmed": false,
                     *         "webhook": null,
                     *         "webhook_format": "warhost",
                     *         "every": "soon"
                     *       },
                     *       "role": null,
                     *       "has_recovery_code": false
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
                 *         "auto_forced": false,
                 *         "talk": "all",
                 *         "private": false
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
                     *         "auto_forced": true,
                     *         "talk": "all",
                     *         "private": false
                     *       },
                     *       "notices": {
                     *         "push": false,
                     *         "mail": null,
                     *         "mail_confirmed": false,
                     *         "webhook": null,
                     *         "webhook_format": "warhost",
                     *         "every": "soon"
                     *       },
                     *       "role": null,
                     *       "has_recovery_code": false
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
    set_notice_pace: {
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
                 *       "every": "day"
                 *     }
                 */
                "application/json": components["schemas"]["NoticePaceWish"];
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
                     *         "auto_forced": true,
                     *         "talk": "all",
                     *         "private": false
                     *       },
                     *       "notices": {
                     *         "push": false,
                     *         "mail": null,
                     *         "mail_confirmed": false,
                     *         "webhook": null,
                     *         "webhook_format": "warhost",
                     *         "every": "soon"
                     *       },
                     *       "role": null,
                     *       "has_recovery_code": false
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
    get_vacation: {
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
                     *       "until": 1790000000000,
                     *       "left": 23
                     *     }
                     */
                    "application/json": components["schemas"]["VacationState"];
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
    set_vacation: {
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
                 *       "days": 7
                 *     }
                 */
                "application/json": components["schemas"]["Vacation"];
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
                     *       "until": 1790000000000,
                     *       "left": 23
                     *     }
                     */
                    "application/json": components["schemas"]["VacationState"];
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
                     *         "auto_forced": true,
                     *         "talk": "all",
                     *         "private": false
                     *       },
                     *       "notices": {
                     *         "push": false,
                     *         "mail": null,
                     *         "mail_confirmed": false,
                     *         "webhook": null,
                     *         "webhook_format": "warhost",
                     *         "every": "soon"
                     *       },
                     *       "role": null,
                     *       "has_recovery_code": false
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
                     *         "auto_forced": true,
                     *         "talk": "all",
                     *         "private": false
                     *       },
                     *       "notices": {
                     *         "push": false,
                     *         "mail": null,
                     *         "mail_confirmed": false,
                     *         "webhook": null,
                     *         "webhook_format": "warhost",
                     *         "every": "soon"
                     *       },
                     *       "role": null,
                     *       "has_recovery_code": false
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
    make_recovery_code: {
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
                "application/json": components["schemas"]["RecoveryCodeWish"];
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
                     *       "code": "K7QF-2M4D-8XWA-PN3H-TR9C"
                     *     }
                     */
                    "application/json": components["schemas"]["RecoveryCode"];
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
    recover_by_code: {
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
                 *       "code": "K7QF-2M4D-8XWA-PN3H-TR9C",
                 *       "new": "staple a better one"
                 *     }
                 */
                "application/json": components["schemas"]["CodeRecovery"];
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
                     *         "auto_forced": true,
                     *         "talk": "all",
                     *         "private": false
                     *       },
                     *       "notices": {
                     *         "push": false,
                     *         "mail": null,
                     *         "mail_confirmed": false,
                     *         "webhook": null,
                     *         "webhook_format": "warhost",
                     *         "every": "soon"
                     *       },
                     *       "role": null,
                     *       "has_recovery_code": false
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
                     *         "auto_forced": true,
                     *         "talk": "all",
                     *         "private": false
                     *       },
                     *       "notices": {
                     *         "push": false,
                     *         "mail": null,
                     *         "mail_confirmed": false,
                     *         "webhook": null,
                     *         "webhook_format": "warhost",
                     *         "every": "soon"
                     *       },
                     *       "role": null,
                     *       "has_recovery_code": false
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
                     *         "auto_forced": true,
                     *         "talk": "all",
                     *         "private": false
                     *       },
                     *       "notices": {
                     *         "push": false,
                     *         "mail": null,
                     *         "mail_confirmed": false,
                     *         "webhook": null,
                     *         "webhook_format": "warhost",
                     *         "every": "soon"
                     *       },
                     *       "role": null,
                     *       "has_recovery_code": false
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
    export_me: {
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
                    "application/zip": string;
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
                     *         "auto_forced": true,
                     *         "talk": "all",
                     *         "private": false
                     *       },
                     *       "notices": {
                     *         "push": false,
                     *         "mail": null,
                     *         "mail_confirmed": false,
                     *         "webhook": null,
                     *         "webhook_format": "warhost",
                     *         "every": "soon"
                     *       },
                     *       "role": null,
                     *       "has_recovery_code": false
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
                 *       "address": "https://example.org/turns",
                 *       "format": "warhost"
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
                     *         "auto_forced": true,
                     *         "talk": "all",
                     *         "private": false
                     *       },
                     *       "notices": {
                     *         "push": false,
                     *         "mail": null,
                     *         "mail_confirmed": false,
                     *         "webhook": null,
                     *         "webhook_format": "warhost",
                     *         "every": "soon"
                     *       },
                     *       "role": null,
                     *       "has_recovery_code": false
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
                     *         "auto_forced": true,
                     *         "talk": "all",
                     *         "private": false
                     *       },
                     *       "notices": {
                     *         "push": false,
                     *         "mail": null,
                     *         "mail_confirmed": false,
                     *         "webhook": null,
                     *         "webhook_format": "warhost",
                     *         "every": "soon"
                     *       },
                     *       "role": null,
                     *       "has_recovery_code": false
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
                     *         "auto_forced": true,
                     *         "talk": "all",
                     *         "private": false
                     *       },
                     *       "notices": {
                     *         "push": false,
                     *         "mail": null,
                     *         "mail_confirmed": false,
                     *         "webhook": null,
                     *         "webhook_format": "warhost",
                     *         "every": "soon"
                     *       },
                     *       "role": null,
                     *       "has_recovery_code": false
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
                     *               "face": null,
                     *               "owner": {
                     *                 "id": "p4T9sQ1LwXz0",
                     *                 "name": "Ann",
                     *                 "account": false
                     *               },
                     *               "substitute": null,
                     *               "name": null,
                     *               "away": null
                     *             },
                     *             {
                     *               "seat": "nurgle",
                     *               "played_by": "bot",
                     *               "person": null,
                     *               "level": "normal",
                     *               "face": "edda",
                     *               "owner": null,
                     *               "substitute": null,
                     *               "name": null,
                     *               "away": null
                     *             },
                     *             {
                     *               "seat": "tzeentch",
                     *               "played_by": "open",
                     *               "person": null,
                     *               "level": null,
                     *               "face": null,
                     *               "owner": null,
                     *               "substitute": null,
                     *               "name": null,
                     *               "away": null
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
                     *           "rated": false,
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
                 *       "keep_secrets": false,
                 *       "clock": {
                 *         "kind": "live",
                 *         "bank_s": 1200,
                 *         "increment_s": 20
                 *       },
                 *       "on_timeout": "bot",
                 *       "shuffle_seats": false,
                 *       "rated": false,
                 *       "position": null,
                 *       "lesson": null,
                 *       "start": false,
                 *       "club": null
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
                     *           "face": null,
                     *           "owner": {
                     *             "id": "p4T9sQ1LwXz0",
                     *             "name": "Ann",
                     *             "account": false
                     *           },
                     *           "substitute": null,
                     *           "name": null,
                     *           "away": null
                     *         },
                     *         {
                     *           "seat": "nurgle",
                     *           "played_by": "bot",
                     *           "person": null,
                     *           "level": "normal",
                     *           "face": "edda",
                     *           "owner": null,
                     *           "substitute": null,
                     *           "name": null,
                     *           "away": null
                     *         },
                     *         {
                     *           "seat": "tzeentch",
                     *           "played_by": "open",
                     *           "person": null,
                     *           "level": null,
                     *           "face": null,
                     *           "owner": null,
                     *           "substitute": null,
                     *           "name": null,
                     *           "away": null
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
                     *       "rated": false,
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
                     *       "keep_secrets": false,
                     *       "on_timeout": "bot",
                     *       "is_host": true,
                     *       "may_take": [],
                     *       "invite": "b7Yc2Vq9Rt4LmN0sPz1XwA",
                     *       "commitment": "3f0c1d5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a",
                     *       "seed": null,
                     *       "origin": "new",
                     *       "rematch": null,
                     *       "frozen_because": null,
                     *       "event": null,
                     *       "sealed": false,
                     *       "club": null
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
                     *           "face": null,
                     *           "owner": {
                     *             "id": "p4T9sQ1LwXz0",
                     *             "name": "Ann",
                     *             "account": false
                     *           },
                     *           "substitute": null,
                     *           "name": null,
                     *           "away": null
                     *         },
                     *         {
                     *           "seat": "nurgle",
                     *           "played_by": "bot",
                     *           "person": null,
                     *           "level": "normal",
                     *           "face": "edda",
                     *           "owner": null,
                     *           "substitute": null,
                     *           "name": null,
                     *           "away": null
                     *         },
                     *         {
                     *           "seat": "tzeentch",
                     *           "played_by": "open",
                     *           "person": null,
                     *           "level": null,
                     *           "face": null,
                     *           "owner": null,
                     *           "substitute": null,
                     *           "name": null,
                     *           "away": null
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
                     *       "rated": false,
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
                     *       "keep_secrets": false,
                     *       "on_timeout": "bot",
                     *       "is_host": true,
                     *       "may_take": [],
                     *       "invite": "b7Yc2Vq9Rt4LmN0sPz1XwA",
                     *       "commitment": "3f0c1d5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a",
                     *       "seed": null,
                     *       "origin": "new",
                     *       "rematch": null,
                     *       "frozen_because": null,
                     *       "event": null,
                     *       "sealed": false,
                     *       "club": null
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
                     *           "face": null,
                     *           "owner": {
                     *             "id": "p4T9sQ1LwXz0",
                     *             "name": "Ann",
                     *             "account": false
                     *           },
                     *           "substitute": null,
                     *           "name": null,
                     *           "away": null
                     *         },
                     *         {
                     *           "seat": "nurgle",
                     *           "played_by": "bot",
                     *           "person": null,
                     *           "level": "normal",
                     *           "face": "edda",
                     *           "owner": null,
                     *           "substitute": null,
                     *           "name": null,
                     *           "away": null
                     *         },
                     *         {
                     *           "seat": "tzeentch",
                     *           "played_by": "open",
                     *           "person": null,
                     *           "level": null,
                     *           "face": null,
                     *           "owner": null,
                     *           "substitute": null,
                     *           "name": null,
                     *           "away": null
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
                     *       "rated": false,
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
                     *       "keep_secrets": false,
                     *       "on_timeout": "bot",
                     *       "is_host": true,
                     *       "may_take": [],
                     *       "invite": "b7Yc2Vq9Rt4LmN0sPz1XwA",
                     *       "commitment": "3f0c1d5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a",
                     *       "seed": null,
                     *       "origin": "new",
                     *       "rematch": null,
                     *       "frozen_because": null,
                     *       "event": null,
                     *       "sealed": false,
                     *       "club": null
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
                     *             "face": null,
                     *             "owner": {
                     *               "id": "p4T9sQ1LwXz0",
                     *               "name": "Ann",
                     *               "account": false
                     *             },
                     *             "substitute": null,
                     *             "name": null,
                     *             "away": null
                     *           },
                     *           {
                     *             "seat": "nurgle",
                     *             "played_by": "bot",
                     *             "person": null,
                     *             "level": "normal",
                     *             "face": "edda",
                     *             "owner": null,
                     *             "substitute": null,
                     *             "name": null,
                     *             "away": null
                     *           },
                     *           {
                     *             "seat": "tzeentch",
                     *             "played_by": "open",
                     *             "person": null,
                     *             "level": null,
                     *             "face": null,
                     *             "owner": null,
                     *             "substitute": null,
                     *             "name": null,
                     *             "away": null
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
                     *         "rated": false,
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
                     *       ],
                     *       "why_not": null
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
                     *           "face": null,
                     *           "owner": {
                     *             "id": "p4T9sQ1LwXz0",
                     *             "name": "Ann",
                     *             "account": false
                     *           },
                     *           "substitute": null,
                     *           "name": null,
                     *           "away": null
                     *         },
                     *         {
                     *           "seat": "nurgle",
                     *           "played_by": "bot",
                     *           "person": null,
                     *           "level": "normal",
                     *           "face": "edda",
                     *           "owner": null,
                     *           "substitute": null,
                     *           "name": null,
                     *           "away": null
                     *         },
                     *         {
                     *           "seat": "tzeentch",
                     *           "played_by": "open",
                     *           "person": null,
                     *           "level": null,
                     *           "face": null,
                     *           "owner": null,
                     *           "substitute": null,
                     *           "name": null,
                     *           "away": null
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
                     *       "rated": false,
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
                     *       "keep_secrets": false,
                     *       "on_timeout": "bot",
                     *       "is_host": true,
                     *       "may_take": [],
                     *       "invite": "b7Yc2Vq9Rt4LmN0sPz1XwA",
                     *       "commitment": "3f0c1d5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a",
                     *       "seed": null,
                     *       "origin": "new",
                     *       "rematch": null,
                     *       "frozen_because": null,
                     *       "event": null,
                     *       "sealed": false,
                     *       "club": null
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
                     *           "face": null,
                     *           "owner": {
                     *             "id": "p4T9sQ1LwXz0",
                     *             "name": "Ann",
                     *             "account": false
                     *           },
                     *           "substitute": null,
                     *           "name": null,
                     *           "away": null
                     *         },
                     *         {
                     *           "seat": "nurgle",
                     *           "played_by": "bot",
                     *           "person": null,
                     *           "level": "normal",
                     *           "face": "edda",
                     *           "owner": null,
                     *           "substitute": null,
                     *           "name": null,
                     *           "away": null
                     *         },
                     *         {
                     *           "seat": "tzeentch",
                     *           "played_by": "open",
                     *           "person": null,
                     *           "level": null,
                     *           "face": null,
                     *           "owner": null,
                     *           "substitute": null,
                     *           "name": null,
                     *           "away": null
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
                     *       "rated": false,
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
                     *       "keep_secrets": false,
                     *       "on_timeout": "bot",
                     *       "is_host": true,
                     *       "may_take": [],
                     *       "invite": "b7Yc2Vq9Rt4LmN0sPz1XwA",
                     *       "commitment": "3f0c1d5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a",
                     *       "seed": null,
                     *       "origin": "new",
                     *       "rematch": null,
                     *       "frozen_because": null,
                     *       "event": null,
                     *       "sealed": false,
                     *       "club": null
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
                     *           "face": null,
                     *           "owner": {
                     *             "id": "p4T9sQ1LwXz0",
                     *             "name": "Ann",
                     *             "account": false
                     *           },
                     *           "substitute": null,
                     *           "name": null,
                     *           "away": null
                     *         },
                     *         {
                     *           "seat": "nurgle",
                     *           "played_by": "bot",
                     *           "person": null,
                     *           "level": "normal",
                     *           "face": "edda",
                     *           "owner": null,
                     *           "substitute": null,
                     *           "name": null,
                     *           "away": null
                     *         },
                     *         {
                     *           "seat": "tzeentch",
                     *           "played_by": "open",
                     *           "person": null,
                     *           "level": null,
                     *           "face": null,
                     *           "owner": null,
                     *           "substitute": null,
                     *           "name": null,
                     *           "away": null
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
                     *       "rated": false,
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
                     *       "keep_secrets": false,
                     *       "on_timeout": "bot",
                     *       "is_host": true,
                     *       "may_take": [],
                     *       "invite": "b7Yc2Vq9Rt4LmN0sPz1XwA",
                     *       "commitment": "3f0c1d5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a",
                     *       "seed": null,
                     *       "origin": "new",
                     *       "rematch": null,
                     *       "frozen_because": null,
                     *       "event": null,
                     *       "sealed": false,
                     *       "club": null
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
                     *           "face": null,
                     *           "owner": {
                     *             "id": "p4T9sQ1LwXz0",
                     *             "name": "Ann",
                     *             "account": false
                     *           },
                     *           "substitute": null,
                     *           "name": null,
                     *           "away": null
                     *         },
                     *         {
                     *           "seat": "nurgle",
                     *           "played_by": "bot",
                     *           "person": null,
                     *           "level": "normal",
                     *           "face": "edda",
                     *           "owner": null,
                     *           "substitute": null,
                     *           "name": null,
                     *           "away": null
                     *         },
                     *         {
                     *           "seat": "tzeentch",
                     *           "played_by": "open",
                     *           "person": null,
                     *           "level": null,
                     *           "face": null,
                     *           "owner": null,
                     *           "substitute": null,
                     *           "name": null,
                     *           "away": null
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
                     *       "rated": false,
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
                     *       "keep_secrets": false,
                     *       "on_timeout": "bot",
                     *       "is_host": true,
                     *       "may_take": [],
                     *       "invite": "b7Yc2Vq9Rt4LmN0sPz1XwA",
                     *       "commitment": "3f0c1d5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a",
                     *       "seed": null,
                     *       "origin": "new",
                     *       "rematch": null,
                     *       "frozen_because": null,
                     *       "event": null,
                     *       "sealed": false,
                     *       "club": null
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
                     *           "face": null,
                     *           "owner": {
                     *             "id": "p4T9sQ1LwXz0",
                     *             "name": "Ann",
                     *             "account": false
                     *           },
                     *           "substitute": null,
                     *           "name": null,
                     *           "away": null
                     *         },
                     *         {
                     *           "seat": "nurgle",
                     *           "played_by": "bot",
                     *           "person": null,
                     *           "level": "normal",
                     *           "face": "edda",
                     *           "owner": null,
                     *           "substitute": null,
                     *           "name": null,
                     *           "away": null
                     *         },
                     *         {
                     *           "seat": "tzeentch",
                     *           "played_by": "open",
                     *           "person": null,
                     *           "level": null,
                     *           "face": null,
                     *           "owner": null,
                     *           "substitute": null,
                     *           "name": null,
                     *           "away": null
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
                     *       "rated": false,
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
                     *       "keep_secrets": false,
                     *       "on_timeout": "bot",
                     *       "is_host": true,
                     *       "may_take": [],
                     *       "invite": "b7Yc2Vq9Rt4LmN0sPz1XwA",
                     *       "commitment": "3f0c1d5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a",
                     *       "seed": null,
                     *       "origin": "new",
                     *       "rematch": null,
                     *       "frozen_because": null,
                     *       "event": null,
                     *       "sealed": false,
                     *       "club": null
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
            query?: {
                seats?: "moved" | "same";
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
                     *           "face": null,
                     *           "owner": {
                     *             "id": "p4T9sQ1LwXz0",
                     *             "name": "Ann",
                     *             "account": false
                     *           },
                     *           "substitute": null,
                     *           "name": null,
                     *           "away": null
                     *         },
                     *         {
                     *           "seat": "nurgle",
                     *           "played_by": "bot",
                     *           "person": null,
                     *           "level": "normal",
                     *           "face": "edda",
                     *           "owner": null,
                     *           "substitute": null,
                     *           "name": null,
                     *           "away": null
                     *         },
                     *         {
                     *           "seat": "tzeentch",
                     *           "played_by": "open",
                     *           "person": null,
                     *           "level": null,
                     *           "face": null,
                     *           "owner": null,
                     *           "substitute": null,
                     *           "name": null,
                     *           "away": null
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
                     *       "rated": false,
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
                     *       "keep_secrets": false,
                     *       "on_timeout": "bot",
                     *       "is_host": true,
                     *       "may_take": [],
                     *       "invite": "b7Yc2Vq9Rt4LmN0sPz1XwA",
                     *       "commitment": "3f0c1d5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a",
                     *       "seed": null,
                     *       "origin": "new",
                     *       "rematch": null,
                     *       "frozen_because": null,
                     *       "event": null,
                     *       "sealed": false,
                     *       "club": null
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
                     *           "face": null,
                     *           "owner": {
                     *             "id": "p4T9sQ1LwXz0",
                     *             "name": "Ann",
                     *             "account": false
                     *           },
                     *           "substitute": null,
                     *           "name": null,
                     *           "away": null
                     *         },
                     *         {
                     *           "seat": "nurgle",
                     *           "played_by": "bot",
                     *           "person": null,
                     *           "level": "normal",
                     *           "face": "edda",
                     *           "owner": null,
                     *           "substitute": null,
                     *           "name": null,
                     *           "away": null
                     *         },
                     *         {
                     *           "seat": "tzeentch",
                     *           "played_by": "open",
                     *           "person": null,
                     *           "level": null,
                     *           "face": null,
                     *           "owner": null,
                     *           "substitute": null,
                     *           "name": null,
                     *           "away": null
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
                     *       "rated": false,
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
                     *       "keep_secrets": false,
                     *       "on_timeout": "bot",
                     *       "is_host": true,
                     *       "may_take": [],
                     *       "invite": "b7Yc2Vq9Rt4LmN0sPz1XwA",
                     *       "commitment": "3f0c1d5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a",
                     *       "seed": null,
                     *       "origin": "new",
                     *       "rematch": null,
                     *       "frozen_because": null,
                     *       "event": null,
                     *       "sealed": false,
                     *       "club": null
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
                     *           "face": null,
                     *           "owner": {
                     *             "id": "p4T9sQ1LwXz0",
                     *             "name": "Ann",
                     *             "account": false
                     *           },
                     *           "substitute": null,
                     *           "name": null,
                     *           "away": null
                     *         },
                     *         {
                     *           "seat": "nurgle",
                     *           "played_by": "bot",
                     *           "person": null,
                     *           "level": "normal",
                     *           "face": "edda",
                     *           "owner": null,
                     *           "substitute": null,
                     *           "name": null,
                     *           "away": null
                     *         },
                     *         {
                     *           "seat": "tzeentch",
                     *           "played_by": "open",
                     *           "person": null,
                     *           "level": null,
                     *           "face": null,
                     *           "owner": null,
                     *           "substitute": null,
                     *           "name": null,
                     *           "away": null
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
                     *       "rated": false,
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
                     *       "keep_secrets": false,
                     *       "on_timeout": "bot",
                     *       "is_host": true,
                     *       "may_take": [],
                     *       "invite": "b7Yc2Vq9Rt4LmN0sPz1XwA",
                     *       "commitment": "3f0c1d5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a",
                     *       "seed": null,
                     *       "origin": "new",
                     *       "rematch": null,
                     *       "frozen_because": null,
                     *       "event": null,
                     *       "sealed": false,
                     *       "club": null
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
    list_challenges: {
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
                     *       "challenges": [
                     *         {
                     *           "table": {
                     *             "id": "Zk3vQ1r8T0aXw2Lp",
                     *             "game": "oldworld",
                     *             "status": "playing",
                     *             "paused": false,
                     *             "visibility": "link",
                     *             "seats": [
                     *               {
                     *                 "seat": "khorne",
                     *                 "played_by": "person",
                     *                 "person": {
                     *                   "id": "p4T9sQ1LwXz0",
                     *                   "name": "Ann",
                     *                   "account": false
                     *                 },
                     *                 "level": null,
                     *                 "face": null,
                     *                 "owner": {
                     *                   "id": "p4T9sQ1LwXz0",
                     *                   "name": "Ann",
                     *                   "account": false
                     *                 },
                     *                 "substitute": null,
                     *                 "name": null,
                     *                 "away": null
                     *               },
                     *               {
                     *                 "seat": "nurgle",
                     *                 "played_by": "bot",
                     *                 "person": null,
                     *                 "level": "normal",
                     *                 "face": "edda",
                     *                 "owner": null,
                     *                 "substitute": null,
                     *                 "name": null,
                     *                 "away": null
                     *               },
                     *               {
                     *                 "seat": "tzeentch",
                     *                 "played_by": "open",
                     *                 "person": null,
                     *                 "level": null,
                     *                 "face": null,
                     *                 "owner": null,
                     *                 "substitute": null,
                     *                 "name": null,
                     *                 "away": null
                     *               }
                     *             ],
                     *             "mine": [
                     *               "khorne"
                     *             ],
                     *             "waiting": [
                     *               "khorne"
                     *             ],
                     *             "my_turn": true,
                     *             "deadline": 1790000900000,
                     *             "clock": {
                     *               "kind": "live",
                     *               "bank_s": 1200,
                     *               "increment_s": 20
                     *             },
                     *             "rated": false,
                     *             "host": {
                     *               "id": "p4T9sQ1LwXz0",
                     *               "name": "Ann",
                     *               "account": false
                     *             },
                     *             "lesson": null,
                     *             "decisions": 41,
                     *             "created": 1790000000000,
                     *             "changed": 1790000060000,
                     *             "result": null
                     *           },
                     *           "by": {
                     *             "id": "p4T9sQ1LwXz0",
                     *             "name": "Ann",
                     *             "account": false
                     *           },
                     *           "code": "uV8mQ2pLs0xYtR4kW1ca3g"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Challenges"];
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
    decline: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                declined: string;
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
    ask_to_table: {
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
                 *       "person": "p4T9sQ1LwXz0"
                 *     }
                 */
                "application/json": components["schemas"]["Challenge"];
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
    get_seek: {
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
                     *       "state": "waiting",
                     *       "seek": {
                     *         "game": "oldworld",
                     *         "seats": 3,
                     *         "clock": {
                     *           "kind": "live",
                     *           "bank_s": 1200,
                     *           "increment_s": 20
                     *         },
                     *         "rated": true,
                     *         "options": {},
                     *         "range": 200,
                     *         "bots_after_s": null
                     *       },
                     *       "since": 1790000000000,
                     *       "table": null,
                     *       "found": 2
                     *     }
                     */
                    "application/json": components["schemas"]["SeekState"];
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
    make_seek: {
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
                 *       "seats": 3,
                 *       "clock": {
                 *         "kind": "live",
                 *         "bank_s": 1200,
                 *         "increment_s": 20
                 *       },
                 *       "rated": true,
                 *       "options": {},
                 *       "range": 200,
                 *       "bots_after_s": null
                 *     }
                 */
                "application/json": components["schemas"]["Seek"];
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
                     *       "state": "waiting",
                     *       "seek": {
                     *         "game": "oldworld",
                     *         "seats": 3,
                     *         "clock": {
                     *           "kind": "live",
                     *           "bank_s": 1200,
                     *           "increment_s": 20
                     *         },
                     *         "rated": true,
                     *         "options": {},
                     *         "range": 200,
                     *         "bots_after_s": null
                     *       },
                     *       "since": 1790000000000,
                     *       "table": null,
                     *       "found": 2
                     *     }
                     */
                    "application/json": components["schemas"]["SeekState"];
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
    drop_seek: {
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
    list_seeks: {
        parameters: {
            query?: {
                game?: string | null;
                seats?: number | null;
                pace?: ("live" | "slow") | null;
                rated?: boolean | null;
                after?: string | null;
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
                     *       "seeks": [
                     *         {
                     *           "person": {
                     *             "id": "p4T9sQ1LwXz0",
                     *             "name": "Ann",
                     *             "account": false
                     *           },
                     *           "seek": {
                     *             "game": "oldworld",
                     *             "seats": 3,
                     *             "clock": {
                     *               "kind": "live",
                     *               "bank_s": 1200,
                     *               "increment_s": 20
                     *             },
                     *             "rated": true,
                     *             "options": {},
                     *             "range": 200,
                     *             "bots_after_s": null
                     *           },
                     *           "strength": 1560,
                     *           "provisional": false,
                     *           "since": 1790000000000
                     *         }
                     *       ],
                     *       "next": null
                     *     }
                     */
                    "application/json": components["schemas"]["OpenSeeks"];
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
    get_leaderboard: {
        parameters: {
            query?: {
                pace?: "live" | "slow";
                season?: number;
                side?: string;
                after?: number;
                limit?: number;
            };
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
                     *       "rows": [
                     *         {
                     *           "rank": 1,
                     *           "person": {
                     *             "id": "p4T9sQ1LwXz0",
                     *             "name": "Ann",
                     *             "account": false
                     *           },
                     *           "strength": 1810,
                     *           "deviation": 62,
                     *           "games": 140,
                     *           "wins": 61
                     *         }
                     *       ],
                     *       "seasons": [
                     *         20264
                     *       ],
                     *       "next": null
                     *     }
                     */
                    "application/json": components["schemas"]["Leaderboard"];
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
    get_profile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                person: string;
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
                     *       "person": {
                     *         "id": "p4T9sQ1LwXz0",
                     *         "name": "Ann",
                     *         "account": false
                     *       },
                     *       "private": false,
                     *       "language": "en",
                     *       "since": 1790000000000,
                     *       "ratings": [
                     *         {
                     *           "game": "oldworld",
                     *           "pace": "live",
                     *           "side": "",
                     *           "strength": 1560,
                     *           "deviation": 84,
                     *           "provisional": false,
                     *           "games": 31,
                     *           "wins": 12
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Profile"];
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
    get_history: {
        parameters: {
            query: {
                game: string;
                pace?: "live" | "slow";
            };
            header?: never;
            path: {
                person: string;
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
                     *       "points": [
                     *         [
                     *           1790000000000,
                     *           1532
                     *         ],
                     *         [
                     *           1790086400000,
                     *           1560
                     *         ]
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["RatingHistory"];
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
    list_achievements: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                person: string;
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
                     *       "achievements": [
                     *         {
                     *           "game": "oldworld",
                     *           "achievement": "first_ruin",
                     *           "finished": 1790000000000,
                     *           "table": "Zk3vQ1r8T0aXw2Lp"
                     *         },
                     *         {
                     *           "game": "karak",
                     *           "achievement": "general",
                     *           "finished": null,
                     *           "table": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Achievements"];
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
    list_tournaments_of: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                person: string;
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
                     *       "tournaments": [
                     *         {
                     *           "id": "Jq5mC8x2RvN0tKzW",
                     *           "name": "Autumn Cup",
                     *           "game": "bloodrage",
                     *           "seats": 2,
                     *           "system": "round_robin",
                     *           "deal": "own",
                     *           "level": null,
                     *           "rated": true,
                     *           "status": "running",
                     *           "paused": false,
                     *           "round": 1,
                     *           "rounds": 1,
                     *           "entrants": 2,
                     *           "least": 2,
                     *           "most": 2,
                     *           "clock": {
                     *             "kind": "slow",
                     *             "move_s": 86400
                     *           },
                     *           "visibility": "open",
                     *           "club": null,
                     *           "starts_at": null,
                     *           "ends_at": null,
                     *           "created": 1790000000000,
                     *           "changed": 1790000060000,
                     *           "mine": true
                     *         }
                     *       ],
                     *       "next": null
                     *     }
                     */
                    "application/json": components["schemas"]["TournamentList"];
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
    list_games_of: {
        parameters: {
            query?: {
                before?: number | null;
                limit?: number;
            };
            header?: never;
            path: {
                person: string;
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
                     *       "games": [
                     *         {
                     *           "number": 31,
                     *           "table": "Zk3vQ1r8T0aXw2Lp",
                     *           "game": "oldworld",
                     *           "pace": "live",
                     *           "rated": true,
                     *           "ending": "most_points",
                     *           "finished": 1790000000000,
                     *           "seats": [
                     *             {
                     *               "person": {
                     *                 "id": "p4T9sQ1LwXz0",
                     *                 "name": "Ann",
                     *                 "account": false
                     *               },
                     *               "bot": null,
                     *               "side": "khorne",
                     *               "place": 1,
                     *               "points": 54,
                     *               "abandoned": false,
                     *               "change": 28
                     *             },
                     *             {
                     *               "person": null,
                     *               "bot": "greedy",
                     *               "side": "nurgle",
                     *               "place": 2,
                     *               "points": 49,
                     *               "abandoned": false,
                     *               "change": null
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "next": null
                     *     }
                     */
                    "application/json": components["schemas"]["PlayedGames"];
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
    get_company: {
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
                     *       "friends": [
                     *         {
                     *           "person": {
                     *             "id": "k8W2mN5RvYq7",
                     *             "name": "Bob",
                     *             "account": true
                     *           },
                     *           "here": true,
                     *           "friend": true,
                     *           "met": 1790000000000
                     *         }
                     *       ],
                     *       "recent": [
                     *         {
                     *           "person": {
                     *             "id": "k8W2mN5RvYq7",
                     *             "name": "Bob",
                     *             "account": true
                     *           },
                     *           "here": true,
                     *           "friend": true,
                     *           "met": 1790000000000
                     *         }
                     *       ],
                     *       "here": [
                     *         {
                     *           "id": "c1F6hJ9TzBx3",
                     *           "name": "Adam",
                     *           "account": true
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Company"];
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
    follow_person: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                person: string;
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
                     *       "friends": [
                     *         {
                     *           "person": {
                     *             "id": "k8W2mN5RvYq7",
                     *             "name": "Bob",
                     *             "account": true
                     *           },
                     *           "here": true,
                     *           "friend": true,
                     *           "met": 1790000000000
                     *         }
                     *       ],
                     *       "recent": [
                     *         {
                     *           "person": {
                     *             "id": "k8W2mN5RvYq7",
                     *             "name": "Bob",
                     *             "account": true
                     *           },
                     *           "here": true,
                     *           "friend": true,
                     *           "met": 1790000000000
                     *         }
                     *       ],
                     *       "here": [
                     *         {
                     *           "id": "c1F6hJ9TzBx3",
                     *           "name": "Adam",
                     *           "account": true
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Company"];
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
    unfollow_person: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                person: string;
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
                     *       "friends": [
                     *         {
                     *           "person": {
                     *             "id": "k8W2mN5RvYq7",
                     *             "name": "Bob",
                     *             "account": true
                     *           },
                     *           "here": true,
                     *           "friend": true,
                     *           "met": 1790000000000
                     *         }
                     *       ],
                     *       "recent": [
                     *         {
                     *           "person": {
                     *             "id": "k8W2mN5RvYq7",
                     *             "name": "Bob",
                     *             "account": true
                     *           },
                     *           "here": true,
                     *           "friend": true,
                     *           "met": 1790000000000
                     *         }
                     *       ],
                     *       "here": [
                     *         {
                     *           "id": "c1F6hJ9TzBx3",
                     *           "name": "Adam",
                     *           "account": true
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Company"];
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
    list_reports: {
        parameters: {
            query?: {
                settled?: boolean;
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
                     *       "reports": [
                     *         {
                     *           "id": "r7Y3kP0aWq5Lz1Xs",
                     *           "by": {
                     *             "id": "p4T9sQ1LwXz0",
                     *             "name": "Ann",
                     *             "account": false
                     *           },
                     *           "about": {
                     *             "id": "k8W2mN5RvYq7",
                     *             "name": "Bob",
                     *             "account": true
                     *           },
                     *           "table": "Zk3vQ1r8T0aXw2Lp",
                     *           "reason": "talk",
                     *           "text": "He was rude.",
                     *           "evidence": [
                     *             {
                     *               "number": 3,
                     *               "text": "something rude",
                     *               "at": 1790000000000
                     *             }
                     *           ],
                     *           "at": 1790000000000,
                     *           "settled": null,
                     *           "settled_by": null,
                     *           "outcome": null
                     *         }
                     *       ],
                     *       "more": null
                     *     }
                     */
                    "application/json": components["schemas"]["ReportList"];
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
    settle_report: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                report: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "outcome": "warned"
                 *     }
                 */
                "application/json": components["schemas"]["Settlement"];
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
    search_people: {
        parameters: {
            query?: {
                search?: string;
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
                     *       "people": [
                     *         {
                     *           "person": {
                     *             "id": "k8W2mN5RvYq7",
                     *             "name": "Bob",
                     *             "account": true
                     *           },
                     *           "login": "bob",
                     *           "role": null,
                     *           "ban": {
                     *             "until": 1790000000000,
                     *             "reason": "rudeness"
                     *           },
                     *           "created": 1790000000000,
                     *           "seen": 1790000000000
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["KnownPeople"];
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
    ban_person: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                person: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "days": 7,
                 *       "reason": "rudeness"
                 *     }
                 */
                "application/json": components["schemas"]["Ban"];
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
                     *         "id": "k8W2mN5RvYq7",
                     *         "name": "Bob",
                     *         "account": true
                     *       },
                     *       "login": "bob",
                     *       "role": null,
                     *       "ban": {
                     *         "until": 1790000000000,
                     *         "reason": "rudeness"
                     *       },
                     *       "created": 1790000000000,
                     *       "seen": 1790000000000
                     *     }
                     */
                    "application/json": components["schemas"]["KnownPerson"];
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
    lift_ban: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                person: string;
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
                     *       "person": {
                     *         "id": "k8W2mN5RvYq7",
                     *         "name": "Bob",
                     *         "account": true
                     *       },
                     *       "login": "bob",
                     *       "role": null,
                     *       "ban": {
                     *         "until": 1790000000000,
                     *         "reason": "rudeness"
                     *       },
                     *       "created": 1790000000000,
                     *       "seen": 1790000000000
                     *     }
                     */
                    "application/json": components["schemas"]["KnownPerson"];
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
    rename_person: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                person: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Bob"
                 *     }
                 */
                "application/json": components["schemas"]["Renaming"];
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
                     *         "id": "k8W2mN5RvYq7",
                     *         "name": "Bob",
                     *         "account": true
                     *       },
                     *       "login": "bob",
                     *       "role": null,
                     *       "ban": {
                     *         "until": 1790000000000,
                     *         "reason": "rudeness"
                     *       },
                     *       "created": 1790000000000,
                     *       "seen": 1790000000000
                     *     }
                     */
                    "application/json": components["schemas"]["KnownPerson"];
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
    close_any_table: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                closed: string;
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
    read_audit: {
        parameters: {
            query?: {
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
                     *       "entries": [
                     *         {
                     *           "id": "e5Q9nB2cVm8Tj4Rw",
                     *           "at": 1790000000000,
                     *           "by": {
                     *             "id": "c1F6hJ9TzBx3",
                     *             "name": "Adam",
                     *             "account": true
                     *           },
                     *           "deed": "rename",
                     *           "about": "k8W2mN5RvYq7",
                     *           "detail": {
                     *             "from": "Rude name",
                     *             "to": "Bob"
                     *           }
                     *         }
                     *       ],
                     *       "more": null
                     *     }
                     */
                    "application/json": components["schemas"]["Audit"];
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
    get_relations: {
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
                     *       "muted": [
                     *         {
                     *           "id": "k8W2mN5RvYq7",
                     *           "name": "Bob",
                     *           "account": true
                     *         }
                     *       ],
                     *       "blocked": []
                     *     }
                     */
                    "application/json": components["schemas"]["Relations"];
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
    set_relation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                person: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "kind": "block"
                 *     }
                 */
                "application/json": components["schemas"]["RelationChange"];
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
                     *       "muted": [
                     *         {
                     *           "id": "k8W2mN5RvYq7",
                     *           "name": "Bob",
                     *           "account": true
                     *         }
                     *       ],
                     *       "blocked": []
                     *     }
                     */
                    "application/json": components["schemas"]["Relations"];
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
    report: {
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
                 *       "person": "k8W2mN5RvYq7",
                 *       "reason": "talk",
                 *       "text": "He was rude.",
                 *       "table": "Zk3vQ1r8T0aXw2Lp"
                 *     }
                 */
                "application/json": components["schemas"]["NewReport"];
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
    concede: {
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
                 *       "winner": "nurgle"
                 *     }
                 */
                "application/json": components["schemas"]["ConcedeRequest"];
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
    propose_end: {
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
                 *       "seat": "khorne"
                 *     }
                 */
                "application/json": components["schemas"]["ProposeEndRequest"];
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
    get_plan: {
        parameters: {
            query: {
                seat: string;
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
                     *       "seat": "khorne",
                     *       "answers": [
                     *         {
                     *           "prompt": "turn",
                     *           "key": "summon:bloodletter:reserve>kislev",
                     *           "about": null,
                     *           "options": null
                     *         }
                     *       ],
                     *       "then_pass": "phase",
                     *       "unless": [
                     *         "kislev"
                     *       ],
                     *       "lapsed": null,
                     *       "foreseen": {
                     *         "prompt": "turn",
                     *         "rule": "OW 4.1",
                     *         "about": {},
                     *         "options": [
                     *           "pass",
                     *           "summon:bloodletter:reserve>kislev"
                     *         ],
                     *         "costs": [
                     *           null,
                     *           2
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["PlanState"];
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
    set_plan: {
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
                 *       "answers": [
                 *         {
                 *           "prompt": "turn",
                 *           "key": "summon:bloodletter:reserve>kislev",
                 *           "about": null,
                 *           "options": null
                 *         }
                 *       ],
                 *       "then_pass": "phase",
                 *       "unless": [
                 *         "kislev"
                 *       ],
                 *       "heard": 96
                 *     }
                 */
                "application/json": components["schemas"]["PlanWish"];
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
                     *       "seat": "khorne",
                     *       "answers": [
                     *         {
                     *           "prompt": "turn",
                     *           "key": "summon:bloodletter:reserve>kislev",
                     *           "about": null,
                     *           "options": null
                     *         }
                     *       ],
                     *       "then_pass": "phase",
                     *       "unless": [
                     *         "kislev"
                     *       ],
                     *       "lapsed": null,
                     *       "foreseen": {
                     *         "prompt": "turn",
                     *         "rule": "OW 4.1",
                     *         "about": {},
                     *         "options": [
                     *           "pass",
                     *           "summon:bloodletter:reserve>kislev"
                     *         ],
                     *         "costs": [
                     *           null,
                     *           2
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["PlanState"];
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
    get_fields: {
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
                     *       "fields": [
                     *         {
                     *           "name": "points",
                     *           "per_seat": true,
                     *           "seen": "all",
                     *           "shape": {
                     *             "form": "number",
                     *             "low": 0,
                     *             "high": 999
                     *           }
                     *         }
                     *       ],
                     *       "domains": {
                     *         "region": {
                     *           "kind": "region",
                     *           "ids": [
                     *             "norsca",
                     *             "kislev"
                     *           ]
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["GameFields"];
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
    look_at_position: {
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
                 *       "position": {
                 *         "state": {
                 *           "points": {
                 *             "khorne": 12
                 *           }
                 *         }
                 *       },
                 *       "seats": null,
                 *       "options": {}
                 *     }
                 */
                "application/json": components["schemas"]["LookWish"];
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
                     *       "position": {
                     *         "game": "oldworld",
                     *         "seats": [
                     *           "khorne",
                     *           "nurgle",
                     *           "slaanesh"
                     *         ]
                     *       },
                     *       "view": {
                     *         "game": "oldworld",
                     *         "viewer": null
                     *       },
                     *       "prompt": "turn",
                     *       "waiting": [
                     *         "khorne"
                     *       ],
                     *       "over": false
                     *     }
                     */
                    "application/json": components["schemas"]["PositionLook"];
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
    list_standings: {
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
                     *         "game": "oldworld",
                     *         "rating": 1512,
                     *         "deviation": 96,
                     *         "solved": 21,
                     *         "failed": 9,
                     *         "streak": 4,
                     *         "best_streak": 7,
                     *         "days": 2,
                     *         "best_days": 5,
                     *         "today": true,
                     *         "puzzles": 150
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["PuzzleStanding"][];
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
    get_puzzle_of_the_day: {
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
                     *       "id": "1f0c9a77",
                     *       "game": "oldworld",
                     *       "seat": "khorne",
                     *       "rating": 1450,
                     *       "level": "medium",
                     *       "themes": [
                     *         "target",
                     *         "opening"
                     *       ],
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
                     *       "prompt": {
                     *         "asked": 0,
                     *         "prompt": "summon",
                     *         "rule": "OW 4.1",
                     *         "about": {},
                     *         "options": [
                     *           "summon:bloodletter:reserve>kislev",
                     *           "pass"
                     *         ],
                     *         "costs": [
                     *           1,
                     *           null
                     *         ]
                     *       },
                     *       "day": "2026-11-18",
                     *       "mine": {
                     *         "state": "open",
                     *         "tries": 1
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Puzzle"];
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
    get_next_puzzle: {
        parameters: {
            query?: {
                theme?: string | null;
            };
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
                     *       "id": "1f0c9a77",
                     *       "game": "oldworld",
                     *       "seat": "khorne",
                     *       "rating": 1450,
                     *       "level": "medium",
                     *       "themes": [
                     *         "target",
                     *         "opening"
                     *       ],
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
                     *       "prompt": {
                     *         "asked": 0,
                     *         "prompt": "summon",
                     *         "rule": "OW 4.1",
                     *         "about": {},
                     *         "options": [
                     *           "summon:bloodletter:reserve>kislev",
                     *           "pass"
                     *         ],
                     *         "costs": [
                     *           1,
                     *           null
                     *         ]
                     *       },
                     *       "day": "2026-11-18",
                     *       "mine": {
                     *         "state": "open",
                     *         "tries": 1
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Puzzle"];
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
    get_puzzle: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: string;
                puzzle: string;
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
                     *       "id": "1f0c9a77",
                     *       "game": "oldworld",
                     *       "seat": "khorne",
                     *       "rating": 1450,
                     *       "level": "medium",
                     *       "themes": [
                     *         "target",
                     *         "opening"
                     *       ],
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
                     *       "prompt": {
                     *         "asked": 0,
                     *         "prompt": "summon",
                     *         "rule": "OW 4.1",
                     *         "about": {},
                     *         "options": [
                     *           "summon:bloodletter:reserve>kislev",
                     *           "pass"
                     *         ],
                     *         "costs": [
                     *           1,
                     *           null
                     *         ]
                     *       },
                     *       "day": "2026-11-18",
                     *       "mine": {
                     *         "state": "open",
                     *         "tries": 1
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Puzzle"];
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
    try_puzzle: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: string;
                puzzle: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "key": "summon:bloodletter:reserve>kislev",
                 *       "day": false
                 *     }
                 */
                "application/json": components["schemas"]["PuzzleTry"];
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
                     *       "right": true,
                     *       "tries": 2,
                     *       "solution": {
                     *         "best": {
                     *           "key": "summon:bloodletter:reserve>kislev",
                     *           "shares": [
                     *             372700,
                     *             330100,
                     *             297200
                     *           ],
                     *           "reason": "oldworld-advice-dominate",
                     *           "variables": {}
                     *         },
                     *         "second": null,
                     *         "greedy": "pass",
                     *         "gain": 71500,
                     *         "line": [
                     *           {
                     *             "seat": "nurgle",
                     *             "key": "pass"
                     *           }
                     *         ]
                     *       },
                     *       "standing": {
                     *         "game": "oldworld",
                     *         "rating": 1512,
                     *         "deviation": 96,
                     *         "solved": 21,
                     *         "failed": 9,
                     *         "streak": 4,
                     *         "best_streak": 7,
                     *         "days": 2,
                     *         "best_days": 5,
                     *         "today": true,
                     *         "puzzles": 150
                     *       },
                     *       "change": 0
                     *     }
                     */
                    "application/json": components["schemas"]["PuzzleVerdict"];
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
                     *           "face": null,
                     *           "owner": {
                     *             "id": "p4T9sQ1LwXz0",
                     *             "name": "Ann",
                     *             "account": false
                     *           },
                     *           "substitute": null,
                     *           "name": null,
                     *           "away": null
                     *         },
                     *         {
                     *           "seat": "nurgle",
                     *           "played_by": "bot",
                     *           "person": null,
                     *           "level": "normal",
                     *           "face": "edda",
                     *           "owner": null,
                     *           "substitute": null,
                     *           "name": null,
                     *           "away": null
                     *         },
                     *         {
                     *           "seat": "tzeentch",
                     *           "played_by": "open",
                     *           "person": null,
                     *           "level": null,
                     *           "face": null,
                     *           "owner": null,
                     *           "substitute": null,
                     *           "name": null,
                     *           "away": null
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
                     *       "rated": false,
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
                     *       "keep_secrets": false,
                     *       "on_timeout": "bot",
                     *       "is_host": true,
                     *       "may_take": [],
                     *       "invite": "b7Yc2Vq9Rt4LmN0sPz1XwA",
                     *       "commitment": "3f0c1d5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a",
                     *       "seed": null,
                     *       "origin": "new",
                     *       "rematch": null,
                     *       "frozen_because": null,
                     *       "event": null,
                     *       "sealed": false,
                     *       "club": null
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
    list_studies: {
        parameters: {
            query?: {
                table?: string | null;
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
                     *       "studies": [
                     *         {
                     *           "id": "Qw8nB3x0Lr5TzK1a",
                     *           "table": "Zk3vQ1r8T0aXw2Lp",
                     *           "game": "oldworld",
                     *           "revision": 2,
                     *           "options": {
                     *             "cards": "all"
                     *           },
                     *           "seats": [
                     *             "khorne",
                     *             "nurgle",
                     *             "tzeentch"
                     *           ],
                     *           "total": 187,
                     *           "title": "Had Nurgle gone to Kislev",
                     *           "everyone": true,
                     *           "owner": {
                     *             "id": "p4T9sQ1LwXz0",
                     *             "name": "Ann",
                     *             "account": false
                     *           },
                     *           "leader": {
                     *             "id": "p4T9sQ1LwXz0",
                     *             "name": "Ann",
                     *             "account": false
                     *           },
                     *           "version": 12,
                     *           "created": 1790000000000,
                     *           "changed": 1790000060000,
                     *           "mine": true,
                     *           "may_try": true
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["StudyList"];
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
    make_study: {
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
                 *       "table": "Zk3vQ1r8T0aXw2Lp",
                 *       "title": "Had Nurgle gone to Kislev",
                 *       "everyone": true
                 *     }
                 */
                "application/json": components["schemas"]["NewStudy"];
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
                     *       "id": "Qw8nB3x0Lr5TzK1a",
                     *       "table": "Zk3vQ1r8T0aXw2Lp",
                     *       "game": "oldworld",
                     *       "revision": 2,
                     *       "options": {
                     *         "cards": "all"
                     *       },
                     *       "seats": [
                     *         "khorne",
                     *         "nurgle",
                     *         "tzeentch"
                     *       ],
                     *       "total": 187,
                     *       "title": "Had Nurgle gone to Kislev",
                     *       "everyone": true,
                     *       "owner": {
                     *         "id": "p4T9sQ1LwXz0",
                     *         "name": "Ann",
                     *         "account": false
                     *       },
                     *       "leader": {
                     *         "id": "p4T9sQ1LwXz0",
                     *         "name": "Ann",
                     *         "account": false
                     *       },
                     *       "version": 12,
                     *       "created": 1790000000000,
                     *       "changed": 1790000060000,
                     *       "mine": true,
                     *       "may_try": true,
                     *       "nodes": [
                     *         {
                     *           "number": 3,
                     *           "parent": 0,
                     *           "step": 41,
                     *           "seat": "khorne",
                     *           "key": "summon:bloodletter:reserve>kislev",
                     *           "author": "p4T9sQ1LwXz0",
                     *           "bot": false,
                     *           "name": "Kislev first",
                     *           "note": "Two more for the region.",
                     *           "version": 12
                     *         }
                     *       ],
                     *       "people": {
                     *         "p4T9sQ1LwXz0": {
                     *           "id": "p4T9sQ1LwXz0",
                     *           "name": "Ann",
                     *           "account": false
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["StudyInfo"];
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
    get_study: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                study: string;
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
                     *       "id": "Qw8nB3x0Lr5TzK1a",
                     *       "table": "Zk3vQ1r8T0aXw2Lp",
                     *       "game": "oldworld",
                     *       "revision": 2,
                     *       "options": {
                     *         "cards": "all"
                     *       },
                     *       "seats": [
                     *         "khorne",
                     *         "nurgle",
                     *         "tzeentch"
                     *       ],
                     *       "total": 187,
                     *       "title": "Had Nurgle gone to Kislev",
                     *       "everyone": true,
                     *       "owner": {
                     *         "id": "p4T9sQ1LwXz0",
                     *         "name": "Ann",
                     *         "account": false
                     *       },
                     *       "leader": {
                     *         "id": "p4T9sQ1LwXz0",
                     *         "name": "Ann",
                     *         "account": false
                     *       },
                     *       "version": 12,
                     *       "created": 1790000000000,
                     *       "changed": 1790000060000,
                     *       "mine": true,
                     *       "may_try": true,
                     *       "nodes": [
                     *         {
                     *           "number": 3,
                     *           "parent": 0,
                     *           "step": 41,
                     *           "seat": "khorne",
                     *           "key": "summon:bloodletter:reserve>kislev",
                     *           "author": "p4T9sQ1LwXz0",
                     *           "bot": false,
                     *           "name": "Kislev first",
                     *           "note": "Two more for the region.",
                     *           "version": 12
                     *         }
                     *       ],
                     *       "people": {
                     *         "p4T9sQ1LwXz0": {
                     *           "id": "p4T9sQ1LwXz0",
                     *           "name": "Ann",
                     *           "account": false
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["StudyInfo"];
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
    delete_study: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                study: string;
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
    change_study: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                study: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "everyone": false
                 *     }
                 */
                "application/json": components["schemas"]["StudyChanges"];
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
                     *       "id": "Qw8nB3x0Lr5TzK1a",
                     *       "table": "Zk3vQ1r8T0aXw2Lp",
                     *       "game": "oldworld",
                     *       "revision": 2,
                     *       "options": {
                     *         "cards": "all"
                     *       },
                     *       "seats": [
                     *         "khorne",
                     *         "nurgle",
                     *         "tzeentch"
                     *       ],
                     *       "total": 187,
                     *       "title": "Had Nurgle gone to Kislev",
                     *       "everyone": true,
                     *       "owner": {
                     *         "id": "p4T9sQ1LwXz0",
                     *         "name": "Ann",
                     *         "account": false
                     *       },
                     *       "leader": {
                     *         "id": "p4T9sQ1LwXz0",
                     *         "name": "Ann",
                     *         "account": false
                     *       },
                     *       "version": 12,
                     *       "created": 1790000000000,
                     *       "changed": 1790000060000,
                     *       "mine": true,
                     *       "may_try": true,
                     *       "nodes": [
                     *         {
                     *           "number": 3,
                     *           "parent": 0,
                     *           "step": 41,
                     *           "seat": "khorne",
                     *           "key": "summon:bloodletter:reserve>kislev",
                     *           "author": "p4T9sQ1LwXz0",
                     *           "bot": false,
                     *           "name": "Kislev first",
                     *           "note": "Two more for the region.",
                     *           "version": 12
                     *         }
                     *       ],
                     *       "people": {
                     *         "p4T9sQ1LwXz0": {
                     *           "id": "p4T9sQ1LwXz0",
                     *           "name": "Ann",
                     *           "account": false
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["StudyInfo"];
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
    set_leader: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                study: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "person": "p4T9sQ1LwXz0"
                 *     }
                 */
                "application/json": components["schemas"]["LeaderWish"];
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
                     *       "id": "Qw8nB3x0Lr5TzK1a",
                     *       "table": "Zk3vQ1r8T0aXw2Lp",
                     *       "game": "oldworld",
                     *       "revision": 2,
                     *       "options": {
                     *         "cards": "all"
                     *       },
                     *       "seats": [
                     *         "khorne",
                     *         "nurgle",
                     *         "tzeentch"
                     *       ],
                     *       "total": 187,
                     *       "title": "Had Nurgle gone to Kislev",
                     *       "everyone": true,
                     *       "owner": {
                     *         "id": "p4T9sQ1LwXz0",
                     *         "name": "Ann",
                     *         "account": false
                     *       },
                     *       "leader": {
                     *         "id": "p4T9sQ1LwXz0",
                     *         "name": "Ann",
                     *         "account": false
                     *       },
                     *       "version": 12,
                     *       "created": 1790000000000,
                     *       "changed": 1790000060000,
                     *       "mine": true,
                     *       "may_try": true,
                     *       "nodes": [
                     *         {
                     *           "number": 3,
                     *           "parent": 0,
                     *           "step": 41,
                     *           "seat": "khorne",
                     *           "key": "summon:bloodletter:reserve>kislev",
                     *           "author": "p4T9sQ1LwXz0",
                     *           "bot": false,
                     *           "name": "Kislev first",
                     *           "note": "Two more for the region.",
                     *           "version": 12
                     *         }
                     *       ],
                     *       "people": {
                     *         "p4T9sQ1LwXz0": {
                     *           "id": "p4T9sQ1LwXz0",
                     *           "name": "Ann",
                     *           "account": false
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["StudyInfo"];
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
    try_decision: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                study: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "node": 0,
                 *       "step": 40,
                 *       "seat": "khorne",
                 *       "key": "summon:bloodletter:reserve>kislev"
                 *     }
                 */
                "application/json": components["schemas"]["TryWish"];
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
                     *       "node": 3,
                     *       "step": 41
                     *     }
                     */
                    "application/json": components["schemas"]["StudyPlace"];
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
    let_bots_reply: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                study: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "node": 3,
                 *       "step": 41,
                 *       "mine": [
                 *         "khorne"
                 *       ],
                 *       "level": "normal",
                 *       "most": 40
                 *     }
                 */
                "application/json": components["schemas"]["ReplyWish"];
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
                     *       "node": 5,
                     *       "step": 43,
                     *       "added": 2,
                     *       "waits": true,
                     *       "over": false
                     *     }
                     */
                    "application/json": components["schemas"]["StudyReplies"];
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
    drop_branch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                study: string;
                node: string;
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
    change_branch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                study: string;
                node: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Kislev first",
                 *       "note": "Two more for the region."
                 *     }
                 */
                "application/json": components["schemas"]["NodeChanges"];
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
                     *       "id": "Qw8nB3x0Lr5TzK1a",
                     *       "table": "Zk3vQ1r8T0aXw2Lp",
                     *       "game": "oldworld",
                     *       "revision": 2,
                     *       "options": {
                     *         "cards": "all"
                     *       },
                     *       "seats": [
                     *         "khorne",
                     *         "nurgle",
                     *         "tzeentch"
                     *       ],
                     *       "total": 187,
                     *       "title": "Had Nurgle gone to Kislev",
                     *       "everyone": true,
                     *       "owner": {
                     *         "id": "p4T9sQ1LwXz0",
                     *         "name": "Ann",
                     *         "account": false
                     *       },
                     *       "leader": {
                     *         "id": "p4T9sQ1LwXz0",
                     *         "name": "Ann",
                     *         "account": false
                     *       },
                     *       "version": 12,
                     *       "created": 1790000000000,
                     *       "changed": 1790000060000,
                     *       "mine": true,
                     *       "may_try": true,
                     *       "nodes": [
                     *         {
                     *           "number": 3,
                     *           "parent": 0,
                     *           "step": 41,
                     *           "seat": "khorne",
                     *           "key": "summon:bloodletter:reserve>kislev",
                     *           "author": "p4T9sQ1LwXz0",
                     *           "bot": false,
                     *           "name": "Kislev first",
                     *           "note": "Two more for the region.",
                     *           "version": 12
                     *         }
                     *       ],
                     *       "people": {
                     *         "p4T9sQ1LwXz0": {
                     *           "id": "p4T9sQ1LwXz0",
                     *           "name": "Ann",
                     *           "account": false
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["StudyInfo"];
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
    get_study_replay: {
        parameters: {
            query?: {
                node?: number;
                as?: string;
                first?: number;
                count?: number;
            };
            header?: never;
            path: {
                study: string;
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
    get_table_moment: {
        parameters: {
            query: {
                step: number;
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
                     *       "node": 3,
                     *       "step": 41,
                     *       "question": {
                     *         "prompt": "summon",
                     *         "rule": "OW 4.1",
                     *         "about": {}
                     *       },
                     *       "prompts": {
                     *         "nurgle": {
                     *           "asked": 41,
                     *           "prompt": "summon",
                     *           "rule": "OW 4.1",
                     *           "about": {},
                     *           "options": [
                     *             "pass"
                     *           ],
                     *           "costs": []
                     *         }
                     *       },
                     *       "over": false
                     *     }
                     */
                    "application/json": components["schemas"]["StudyMoment"];
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
    get_study_moment: {
        parameters: {
            query?: {
                node?: number;
                step?: number | null;
            };
            header?: never;
            path: {
                study: string;
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
                     *       "node": 3,
                     *       "step": 41,
                     *       "question": {
                     *         "prompt": "summon",
                     *         "rule": "OW 4.1",
                     *         "about": {}
                     *       },
                     *       "prompts": {
                     *         "nurgle": {
                     *           "asked": 41,
                     *           "prompt": "summon",
                     *           "rule": "OW 4.1",
                     *           "about": {},
                     *           "options": [
                     *             "pass"
                     *           ],
                     *           "costs": []
                     *         }
                     *       },
                     *       "over": false
                     *     }
                     */
                    "application/json": components["schemas"]["StudyMoment"];
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
    get_study_position: {
        parameters: {
            query?: {
                node?: number;
                step?: number | null;
            };
            header?: never;
            path: {
                study: string;
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
    list_tournaments: {
        parameters: {
            query?: {
                list?: "finished" | "mine" | "open" | "running";
                game?: string | null;
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
                     *       "tournaments": [
                     *         {
                     *           "id": "Jq5mC8x2RvN0tKzW",
                     *           "name": "Autumn Cup",
                     *           "game": "bloodrage",
                     *           "seats": 2,
                     *           "system": "round_robin",
                     *           "deal": "own",
                     *           "level": null,
                     *           "rated": true,
                     *           "status": "running",
                     *           "paused": false,
                     *           "round": 1,
                     *           "rounds": 1,
                     *           "entrants": 2,
                     *           "least": 2,
                     *           "most": 2,
                     *           "clock": {
                     *             "kind": "slow",
                     *             "move_s": 86400
                     *           },
                     *           "visibility": "open",
                     *           "club": null,
                     *           "starts_at": null,
                     *           "ends_at": null,
                     *           "created": 1790000000000,
                     *           "changed": 1790000060000,
                     *           "mine": true
                     *         }
                     *       ],
                     *       "next": null
                     *     }
                     */
                    "application/json": components["schemas"]["TournamentList"];
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
    create_tournament: {
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
                 *       "name": "Autumn Cup",
                 *       "game": "bloodrage",
                 *       "seats": 2,
                 *       "system": "round_robin",
                 *       "clock": {
                 *         "kind": "slow",
                 *         "move_s": 86400
                 *       },
                 *       "options": {},
                 *       "deal": "own",
                 *       "level": null,
                 *       "rated": true,
                 *       "rounds": 0,
                 *       "on_timeout": "bot",
                 *       "visibility": "open",
                 *       "club": null,
                 *       "least": 2,
                 *       "most": 8,
                 *       "starts_at": null,
                 *       "round_every_s": 0
                 *     }
                 */
                "application/json": components["schemas"]["NewTournament"];
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
                     *       "id": "Jq5mC8x2RvN0tKzW",
                     *       "name": "Autumn Cup",
                     *       "game": "bloodrage",
                     *       "seats": 2,
                     *       "system": "round_robin",
                     *       "deal": "own",
                     *       "level": null,
                     *       "rated": true,
                     *       "status": "running",
                     *       "paused": false,
                     *       "round": 1,
                     *       "rounds": 1,
                     *       "entrants": 2,
                     *       "least": 2,
                     *       "most": 2,
                     *       "clock": {
                     *         "kind": "slow",
                     *         "move_s": 86400
                     *       },
                     *       "visibility": "open",
                     *       "club": null,
                     *       "starts_at": null,
                     *       "ends_at": null,
                     *       "created": 1790000000000,
                     *       "changed": 1790000060000,
                     *       "mine": true,
                     *       "host": {
                     *         "id": "p4T9sQ1LwXz0",
                     *         "name": "Ann",
                     *         "account": true
                     *       },
                     *       "is_host": false,
                     *       "options": {},
                     *       "sides": [
                     *         "wolf",
                     *         "raven"
                     *       ],
                     *       "on_timeout": "bot",
                     *       "round_every_s": 0,
                     *       "next_round_at": null,
                     *       "invite": null,
                     *       "my_number": 1,
                     *       "my_status": "in",
                     *       "my_table": "Zk3vQ1r8T0aXw2Lp",
                     *       "why_not": null,
                     *       "commitment": null,
                     *       "seeds": [],
                     *       "tie_breaks": [
                     *         "head_to_head",
                     *         "sonneborn_berger",
                     *         "opponents",
                     *         "wins"
                     *       ],
                     *       "entries": [
                     *         {
                     *           "number": 0,
                     *           "person": {
                     *             "id": "p4T9sQ1LwXz0",
                     *             "name": "Ann",
                     *             "account": true
                     *           },
                     *           "status": "in",
                     *           "timed_out": false
                     *         },
                     *         {
                     *           "number": 1,
                     *           "person": {
                     *             "id": "q8Zr2LmX0wTa",
                     *             "name": "Bob",
                     *             "account": true
                     *           },
                     *           "status": "in",
                     *           "timed_out": false
                     *         }
                     *       ],
                     *       "standings": [
                     *         {
                     *           "number": 0,
                     *           "rank": 1,
                     *           "points": 0,
                     *           "played": 0,
                     *           "wins": 0,
                     *           "byes": 0,
                     *           "head_to_head": 0,
                     *           "sonneborn_berger": 0,
                     *           "opponents": 0
                     *         },
                     *         {
                     *           "number": 1,
                     *           "rank": 2,
                     *           "points": 0,
                     *           "played": 0,
                     *           "wins": 0,
                     *           "byes": 0,
                     *           "head_to_head": 0,
                     *           "sonneborn_berger": 0,
                     *           "opponents": 0
                     *         }
                     *       ],
                     *       "pairings": [
                     *         {
                     *           "round": 1,
                     *           "board": 1,
                     *           "table": "Zk3vQ1r8T0aXw2Lp",
                     *           "entrants": [
                     *             0,
                     *             1
                     *           ],
                     *           "seat": null,
                     *           "status": "playing",
                     *           "places": null,
                     *           "scores": null,
                     *           "points": null,
                     *           "absent": [],
                     *           "rated": true,
                     *           "adjusted": null
                     *         }
                     *       ],
                     *       "next": null
                     *     }
                     */
                    "application/json": components["schemas"]["TournamentInfo"];
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
    list_dailies: {
        parameters: {
            query?: {
                game?: string | null;
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
                     *       "tournaments": [
                     *         {
                     *           "id": "Jq5mC8x2RvN0tKzW",
                     *           "name": "Autumn Cup",
                     *           "game": "bloodrage",
                     *           "seats": 2,
                     *           "system": "round_robin",
                     *           "deal": "own",
                     *           "level": null,
                     *           "rated": true,
                     *           "status": "running",
                     *           "paused": false,
                     *           "round": 1,
                     *           "rounds": 1,
                     *           "entrants": 2,
                     *           "least": 2,
                     *           "most": 2,
                     *           "clock": {
                     *             "kind": "slow",
                     *             "move_s": 86400
                     *           },
                     *           "visibility": "open",
                     *           "club": null,
                     *           "starts_at": null,
                     *           "ends_at": null,
                     *           "created": 1790000000000,
                     *           "changed": 1790000060000,
                     *           "mine": true
                     *         }
                     *       ],
                     *       "next": null
                     *     }
                     */
                    "application/json": components["schemas"]["TournamentList"];
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
    get_tournament: {
        parameters: {
            query?: {
                code?: string | null;
                after?: number;
            };
            header?: never;
            path: {
                tournament: string;
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
                     *       "id": "Jq5mC8x2RvN0tKzW",
                     *       "name": "Autumn Cup",
                     *       "game": "bloodrage",
                     *       "seats": 2,
                     *       "system": "round_robin",
                     *       "deal": "own",
                     *       "level": null,
                     *       "rated": true,
                     *       "status": "running",
                     *       "paused": false,
                     *       "round": 1,
                     *       "rounds": 1,
                     *       "entrants": 2,
                     *       "least": 2,
                     *       "most": 2,
                     *       "clock": {
                     *         "kind": "slow",
                     *         "move_s": 86400
                     *       },
                     *       "visibility": "open",
                     *       "club": null,
                     *       "starts_at": null,
                     *       "ends_at": null,
                     *       "created": 1790000000000,
                     *       "changed": 1790000060000,
                     *       "mine": true,
                     *       "host": {
                     *         "id": "p4T9sQ1LwXz0",
                     *         "name": "Ann",
                     *         "account": true
                     *       },
                     *       "is_host": false,
                     *       "options": {},
                     *       "sides": [
                     *         "wolf",
                     *         "raven"
                     *       ],
                     *       "on_timeout": "bot",
                     *       "round_every_s": 0,
                     *       "next_round_at": null,
                     *       "invite": null,
                     *       "my_number": 1,
                     *       "my_status": "in",
                     *       "my_table": "Zk3vQ1r8T0aXw2Lp",
                     *       "why_not": null,
                     *       "commitment": null,
                     *       "seeds": [],
                     *       "tie_breaks": [
                     *         "head_to_head",
                     *         "sonneborn_berger",
                     *         "opponents",
                     *         "wins"
                     *       ],
                     *       "entries": [
                     *         {
                     *           "number": 0,
                     *           "person": {
                     *             "id": "p4T9sQ1LwXz0",
                     *             "name": "Ann",
                     *             "account": true
                     *           },
                     *           "status": "in",
                     *           "timed_out": false
                     *         },
                     *         {
                     *           "number": 1,
                     *           "person": {
                     *             "id": "q8Zr2LmX0wTa",
                     *             "name": "Bob",
                     *             "account": true
                     *           },
                     *           "status": "in",
                     *           "timed_out": false
                     *         }
                     *       ],
                     *       "standings": [
                     *         {
                     *           "number": 0,
                     *           "rank": 1,
                     *           "points": 0,
                     *           "played": 0,
                     *           "wins": 0,
                     *           "byes": 0,
                     *           "head_to_head": 0,
                     *           "sonneborn_berger": 0,
                     *           "opponents": 0
                     *         },
                     *         {
                     *           "number": 1,
                     *           "rank": 2,
                     *           "points": 0,
                     *           "played": 0,
                     *           "wins": 0,
                     *           "byes": 0,
                     *           "head_to_head": 0,
                     *           "sonneborn_berger": 0,
                     *           "opponents": 0
                     *         }
                     *       ],
                     *       "pairings": [
                     *         {
                     *           "round": 1,
                     *           "board": 1,
                     *           "table": "Zk3vQ1r8T0aXw2Lp",
                     *           "entrants": [
                     *             0,
                     *             1
                     *           ],
                     *           "seat": null,
                     *           "status": "playing",
                     *           "places": null,
                     *           "scores": null,
                     *           "points": null,
                     *           "absent": [],
                     *           "rated": true,
                     *           "adjusted": null
                     *         }
                     *       ],
                     *       "next": null
                     *     }
                     */
                    "application/json": components["schemas"]["TournamentInfo"];
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
    enter_tournament: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                tournament: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "code": null
                 *     }
                 */
                "application/json": components["schemas"]["Enter"];
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
                     *       "id": "Jq5mC8x2RvN0tKzW",
                     *       "name": "Autumn Cup",
                     *       "game": "bloodrage",
                     *       "seats": 2,
                     *       "system": "round_robin",
                     *       "deal": "own",
                     *       "level": null,
                     *       "rated": true,
                     *       "status": "running",
                     *       "paused": false,
                     *       "round": 1,
                     *       "rounds": 1,
                     *       "entrants": 2,
                     *       "least": 2,
                     *       "most": 2,
                     *       "clock": {
                     *         "kind": "slow",
                     *         "move_s": 86400
                     *       },
                     *       "visibility": "open",
                     *       "club": null,
                     *       "starts_at": null,
                     *       "ends_at": null,
                     *       "created": 1790000000000,
                     *       "changed": 1790000060000,
                     *       "mine": true,
                     *       "host": {
                     *         "id": "p4T9sQ1LwXz0",
                     *         "name": "Ann",
                     *         "account": true
                     *       },
                     *       "is_host": false,
                     *       "options": {},
                     *       "sides": [
                     *         "wolf",
                     *         "raven"
                     *       ],
                     *       "on_timeout": "bot",
                     *       "round_every_s": 0,
                     *       "next_round_at": null,
                     *       "invite": null,
                     *       "my_number": 1,
                     *       "my_status": "in",
                     *       "my_table": "Zk3vQ1r8T0aXw2Lp",
                     *       "why_not": null,
                     *       "commitment": null,
                     *       "seeds": [],
                     *       "tie_breaks": [
                     *         "head_to_head",
                     *         "sonneborn_berger",
                     *         "opponents",
                     *         "wins"
                     *       ],
                     *       "entries": [
                     *         {
                     *           "number": 0,
                     *           "person": {
                     *             "id": "p4T9sQ1LwXz0",
                     *             "name": "Ann",
                     *             "account": true
                     *           },
                     *           "status": "in",
                     *           "timed_out": false
                     *         },
                     *         {
                     *           "number": 1,
                     *           "person": {
                     *             "id": "q8Zr2LmX0wTa",
                     *             "name": "Bob",
                     *             "account": true
                     *           },
                     *           "status": "in",
                     *           "timed_out": false
                     *         }
                     *       ],
                     *       "standings": [
                     *         {
                     *           "number": 0,
                     *           "rank": 1,
                     *           "points": 0,
                     *           "played": 0,
                     *           "wins": 0,
                     *           "byes": 0,
                     *           "head_to_head": 0,
                     *           "sonneborn_berger": 0,
                     *           "opponents": 0
                     *         },
                     *         {
                     *           "number": 1,
                     *           "rank": 2,
                     *           "points": 0,
                     *           "played": 0,
                     *           "wins": 0,
                     *           "byes": 0,
                     *           "head_to_head": 0,
                     *           "sonneborn_berger": 0,
                     *           "opponents": 0
                     *         }
                     *       ],
                     *       "pairings": [
                     *         {
                     *           "round": 1,
                     *           "board": 1,
                     *           "table": "Zk3vQ1r8T0aXw2Lp",
                     *           "entrants": [
                     *             0,
                     *             1
                     *           ],
                     *           "seat": null,
                     *           "status": "playing",
                     *           "places": null,
                     *           "scores": null,
                     *           "points": null,
                     *           "absent": [],
                     *           "rated": true,
                     *           "adjusted": null
                     *         }
                     *       ],
                     *       "next": null
                     *     }
                     */
                    "application/json": components["schemas"]["TournamentInfo"];
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
    leave_tournament: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                tournament: string;
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
                     *       "id": "Jq5mC8x2RvN0tKzW",
                     *       "name": "Autumn Cup",
                     *       "game": "bloodrage",
                     *       "seats": 2,
                     *       "system": "round_robin",
                     *       "deal": "own",
                     *       "level": null,
                     *       "rated": true,
                     *       "status": "running",
                     *       "paused": false,
                     *       "round": 1,
                     *       "rounds": 1,
                     *       "entrants": 2,
                     *       "least": 2,
                     *       "most": 2,
                     *       "clock": {
                     *         "kind": "slow",
                     *         "move_s": 86400
                     *       },
                     *       "visibility": "open",
                     *       "club": null,
                     *       "starts_at": null,
                     *       "ends_at": null,
                     *       "created": 1790000000000,
                     *       "changed": 1790000060000,
                     *       "mine": true,
                     *       "host": {
                     *         "id": "p4T9sQ1LwXz0",
                     *         "name": "Ann",
                     *         "account": true
                     *       },
                     *       "is_host": false,
                     *       "options": {},
                     *       "sides": [
                     *         "wolf",
                     *         "raven"
                     *       ],
                     *       "on_timeout": "bot",
                     *       "round_every_s": 0,
                     *       "next_round_at": null,
                     *       "invite": null,
                     *       "my_number": 1,
                     *       "my_status": "in",
                     *       "my_table": "Zk3vQ1r8T0aXw2Lp",
                     *       "why_not": null,
                     *       "commitment": null,
                     *       "seeds": [],
                     *       "tie_breaks": [
                     *         "head_to_head",
                     *         "sonneborn_berger",
                     *         "opponents",
                     *         "wins"
                     *       ],
                     *       "entries": [
                     *         {
                     *           "number": 0,
                     *           "person": {
                     *             "id": "p4T9sQ1LwXz0",
                     *             "name": "Ann",
                     *             "account": true
                     *           },
                     *           "status": "in",
                     *           "timed_out": false
                     *         },
                     *         {
                     *           "number": 1,
                     *           "person": {
                     *             "id": "q8Zr2LmX0wTa",
                     *             "name": "Bob",
                     *             "account": true
                     *           },
                     *           "status": "in",
                     *           "timed_out": false
                     *         }
                     *       ],
                     *       "standings": [
                     *         {
                     *           "number": 0,
                     *           "rank": 1,
                     *           "points": 0,
                     *           "played": 0,
                     *           "wins": 0,
                     *           "byes": 0,
                     *           "head_to_head": 0,
                     *           "sonneborn_berger": 0,
                     *           "opponents": 0
                     *         },
                     *         {
                     *           "number": 1,
                     *           "rank": 2,
                     *           "points": 0,
                     *           "played": 0,
                     *           "wins": 0,
                     *           "byes": 0,
                     *           "head_to_head": 0,
                     *           "sonneborn_berger": 0,
                     *           "opponents": 0
                     *         }
                     *       ],
                     *       "pairings": [
                     *         {
                     *           "round": 1,
                     *           "board": 1,
                     *           "table": "Zk3vQ1r8T0aXw2Lp",
                     *           "entrants": [
                     *             0,
                     *             1
                     *           ],
                     *           "seat": null,
                     *           "status": "playing",
                     *           "places": null,
                     *           "scores": null,
                     *           "points": null,
                     *           "absent": [],
                     *           "rated": true,
                     *           "adjusted": null
                     *         }
                     *       ],
                     *       "next": null
                     *     }
                     */
                    "application/json": components["schemas"]["TournamentInfo"];
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
    start_tournament: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                tournament: string;
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
                     *       "id": "Jq5mC8x2RvN0tKzW",
                     *       "name": "Autumn Cup",
                     *       "game": "bloodrage",
                     *       "seats": 2,
                     *       "system": "round_robin",
                     *       "deal": "own",
                     *       "level": null,
                     *       "rated": true,
                     *       "status": "running",
                     *       "paused": false,
                     *       "round": 1,
                     *       "rounds": 1,
                     *       "entrants": 2,
                     *       "least": 2,
                     *       "most": 2,
                     *       "clock": {
                     *         "kind": "slow",
                     *         "move_s": 86400
                     *       },
                     *       "visibility": "open",
                     *       "club": null,
                     *       "starts_at": null,
                     *       "ends_at": null,
                     *       "created": 1790000000000,
                     *       "changed": 1790000060000,
                     *       "mine": true,
                     *       "host": {
                     *         "id": "p4T9sQ1LwXz0",
                     *         "name": "Ann",
                     *         "account": true
                     *       },
                     *       "is_host": false,
                     *       "options": {},
                     *       "sides": [
                     *         "wolf",
                     *         "raven"
                     *       ],
                     *       "on_timeout": "bot",
                     *       "round_every_s": 0,
                     *       "next_round_at": null,
                     *       "invite": null,
                     *       "my_number": 1,
                     *       "my_status": "in",
                     *       "my_table": "Zk3vQ1r8T0aXw2Lp",
                     *       "why_not": null,
                     *       "commitment": null,
                     *       "seeds": [],
                     *       "tie_breaks": [
                     *         "head_to_head",
                     *         "sonneborn_berger",
                     *         "opponents",
                     *         "wins"
                     *       ],
                     *       "entries": [
                     *         {
                     *           "number": 0,
                     *           "person": {
                     *             "id": "p4T9sQ1LwXz0",
                     *             "name": "Ann",
                     *             "account": true
                     *           },
                     *           "status": "in",
                     *           "timed_out": false
                     *         },
                     *         {
                     *           "number": 1,
                     *           "person": {
                     *             "id": "q8Zr2LmX0wTa",
                     *             "name": "Bob",
                     *             "account": true
                     *           },
                     *           "status": "in",
                     *           "timed_out": false
                     *         }
                     *       ],
                     *       "standings": [
                     *         {
                     *           "number": 0,
                     *           "rank": 1,
                     *           "points": 0,
                     *           "played": 0,
                     *           "wins": 0,
                     *           "byes": 0,
                     *           "head_to_head": 0,
                     *           "sonneborn_berger": 0,
                     *           "opponents": 0
                     *         },
                     *         {
                     *           "number": 1,
                     *           "rank": 2,
                     *           "points": 0,
                     *           "played": 0,
                     *           "wins": 0,
                     *           "byes": 0,
                     *           "head_to_head": 0,
                     *           "sonneborn_berger": 0,
                     *           "opponents": 0
                     *         }
                     *       ],
                     *       "pairings": [
                     *         {
                     *           "round": 1,
                     *           "board": 1,
                     *           "table": "Zk3vQ1r8T0aXw2Lp",
                     *           "entrants": [
                     *             0,
                     *             1
                     *           ],
                     *           "seat": null,
                     *           "status": "playing",
                     *           "places": null,
                     *           "scores": null,
                     *           "points": null,
                     *           "absent": [],
                     *           "rated": true,
                     *           "adjusted": null
                     *         }
                     *       ],
                     *       "next": null
                     *     }
                     */
                    "application/json": components["schemas"]["TournamentInfo"];
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
    pause_tournament: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                tournament: string;
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
                "application/json": components["schemas"]["PauseTournament"];
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
                     *       "id": "Jq5mC8x2RvN0tKzW",
                     *       "name": "Autumn Cup",
                     *       "game": "bloodrage",
                     *       "seats": 2,
                     *       "system": "round_robin",
                     *       "deal": "own",
                     *       "level": null,
                     *       "rated": true,
                     *       "status": "running",
                     *       "paused": false,
                     *       "round": 1,
                     *       "rounds": 1,
                     *       "entrants": 2,
                     *       "least": 2,
                     *       "most": 2,
                     *       "clock": {
                     *         "kind": "slow",
                     *         "move_s": 86400
                     *       },
                     *       "visibility": "open",
                     *       "club": null,
                     *       "starts_at": null,
                     *       "ends_at": null,
                     *       "created": 1790000000000,
                     *       "changed": 1790000060000,
                     *       "mine": true,
                     *       "host": {
                     *         "id": "p4T9sQ1LwXz0",
                     *         "name": "Ann",
                     *         "account": true
                     *       },
                     *       "is_host": false,
                     *       "options": {},
                     *       "sides": [
                     *         "wolf",
                     *         "raven"
                     *       ],
                     *       "on_timeout": "bot",
                     *       "round_every_s": 0,
                     *       "next_round_at": null,
                     *       "invite": null,
                     *       "my_number": 1,
                     *       "my_status": "in",
                     *       "my_table": "Zk3vQ1r8T0aXw2Lp",
                     *       "why_not": null,
                     *       "commitment": null,
                     *       "seeds": [],
                     *       "tie_breaks": [
                     *         "head_to_head",
                     *         "sonneborn_berger",
                     *         "opponents",
                     *         "wins"
                     *       ],
                     *       "entries": [
                     *         {
                     *           "number": 0,
                     *           "person": {
                     *             "id": "p4T9sQ1LwXz0",
                     *             "name": "Ann",
                     *             "account": true
                     *           },
                     *           "status": "in",
                     *           "timed_out": false
                     *         },
                     *         {
                     *           "number": 1,
                     *           "person": {
                     *             "id": "q8Zr2LmX0wTa",
                     *             "name": "Bob",
                     *             "account": true
                     *           },
                     *           "status": "in",
                     *           "timed_out": false
                     *         }
                     *       ],
                     *       "standings": [
                     *         {
                     *           "number": 0,
                     *           "rank": 1,
                     *           "points": 0,
                     *           "played": 0,
                     *           "wins": 0,
                     *           "byes": 0,
                     *           "head_to_head": 0,
                     *           "sonneborn_berger": 0,
                     *           "opponents": 0
                     *         },
                     *         {
                     *           "number": 1,
                     *           "rank": 2,
                     *           "points": 0,
                     *           "played": 0,
                     *           "wins": 0,
                     *           "byes": 0,
                     *           "head_to_head": 0,
                     *           "sonneborn_berger": 0,
                     *           "opponents": 0
                     *         }
                     *       ],
                     *       "pairings": [
                     *         {
                     *           "round": 1,
                     *           "board": 1,
                     *           "table": "Zk3vQ1r8T0aXw2Lp",
                     *           "entrants": [
                     *             0,
                     *             1
                     *           ],
                     *           "seat": null,
                     *           "status": "playing",
                     *           "places": null,
                     *           "scores": null,
                     *           "points": null,
                     *           "absent": [],
                     *           "rated": true,
                     *           "adjusted": null
                     *         }
                     *       ],
                     *       "next": null
                     *     }
                     */
                    "application/json": components["schemas"]["TournamentInfo"];
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
    cancel_tournament: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                tournament: string;
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
                     *       "id": "Jq5mC8x2RvN0tKzW",
                     *       "name": "Autumn Cup",
                     *       "game": "bloodrage",
                     *       "seats": 2,
                     *       "system": "round_robin",
                     *       "deal": "own",
                     *       "level": null,
                     *       "rated": true,
                     *       "status": "running",
                     *       "paused": false,
                     *       "round": 1,
                     *       "rounds": 1,
                     *       "entrants": 2,
                     *       "least": 2,
                     *       "most": 2,
                     *       "clock": {
                     *         "kind": "slow",
                     *         "move_s": 86400
                     *       },
                     *       "visibility": "open",
                     *       "club": null,
                     *       "starts_at": null,
                     *       "ends_at": null,
                     *       "created": 1790000000000,
                     *       "changed": 1790000060000,
                     *       "mine": true,
                     *       "host": {
                     *         "id": "p4T9sQ1LwXz0",
                     *         "name": "Ann",
                     *         "account": true
                     *       },
                     *       "is_host": false,
                     *       "options": {},
                     *       "sides": [
                     *         "wolf",
                     *         "raven"
                     *       ],
                     *       "on_timeout": "bot",
                     *       "round_every_s": 0,
                     *       "next_round_at": null,
                     *       "invite": null,
                     *       "my_number": 1,
                     *       "my_status": "in",
                     *       "my_table": "Zk3vQ1r8T0aXw2Lp",
                     *       "why_not": null,
                     *       "commitment": null,
                     *       "seeds": [],
                     *       "tie_breaks": [
                     *         "head_to_head",
                     *         "sonneborn_berger",
                     *         "opponents",
                     *         "wins"
                     *       ],
                     *       "entries": [
                     *         {
                     *           "number": 0,
                     *           "person": {
                     *             "id": "p4T9sQ1LwXz0",
                     *             "name": "Ann",
                     *             "account": true
                     *           },
                     *           "status": "in",
                     *           "timed_out": false
                     *         },
                     *         {
                     *           "number": 1,
                     *           "person": {
                     *             "id": "q8Zr2LmX0wTa",
                     *             "name": "Bob",
                     *             "account": true
                     *           },
                     *           "status": "in",
                     *           "timed_out": false
                     *         }
                     *       ],
                     *       "standings": [
                     *         {
                     *           "number": 0,
                     *           "rank": 1,
                     *           "points": 0,
                     *           "played": 0,
                     *           "wins": 0,
                     *           "byes": 0,
                     *           "head_to_head": 0,
                     *           "sonneborn_berger": 0,
                     *           "opponents": 0
                     *         },
                     *         {
                     *           "number": 1,
                     *           "rank": 2,
                     *           "points": 0,
                     *           "played": 0,
                     *           "wins": 0,
                     *           "byes": 0,
                     *           "head_to_head": 0,
                     *           "sonneborn_berger": 0,
                     *           "opponents": 0
                     *         }
                     *       ],
                     *       "pairings": [
                     *         {
                     *           "round": 1,
                     *           "board": 1,
                     *           "table": "Zk3vQ1r8T0aXw2Lp",
                     *           "entrants": [
                     *             0,
                     *             1
                     *           ],
                     *           "seat": null,
                     *           "status": "playing",
                     *           "places": null,
                     *           "scores": null,
                     *           "points": null,
                     *           "absent": [],
                     *           "rated": true,
                     *           "adjusted": null
                     *         }
                     *       ],
                     *       "next": null
                     *     }
                     */
                    "application/json": components["schemas"]["TournamentInfo"];
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
    draw_round_again: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                tournament: string;
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
                     *       "id": "Jq5mC8x2RvN0tKzW",
                     *       "name": "Autumn Cup",
                     *       "game": "bloodrage",
                     *       "seats": 2,
                     *       "system": "round_robin",
                     *       "deal": "own",
                     *       "level": null,
                     *       "rated": true,
                     *       "status": "running",
                     *       "paused": false,
                     *       "round": 1,
                     *       "rounds": 1,
                     *       "entrants": 2,
                     *       "least": 2,
                     *       "most": 2,
                     *       "clock": {
                     *         "kind": "slow",
                     *         "move_s": 86400
                     *       },
                     *       "visibility": "open",
                     *       "club": null,
                     *       "starts_at": null,
                     *       "ends_at": null,
                     *       "created": 1790000000000,
                     *       "changed": 1790000060000,
                     *       "mine": true,
                     *       "host": {
                     *         "id": "p4T9sQ1LwXz0",
                     *         "name": "Ann",
                     *         "account": true
                     *       },
                     *       "is_host": false,
                     *       "options": {},
                     *       "sides": [
                     *         "wolf",
                     *         "raven"
                     *       ],
                     *       "on_timeout": "bot",
                     *       "round_every_s": 0,
                     *       "next_round_at": null,
                     *       "invite": null,
                     *       "my_number": 1,
                     *       "my_status": "in",
                     *       "my_table": "Zk3vQ1r8T0aXw2Lp",
                     *       "why_not": null,
                     *       "commitment": null,
                     *       "seeds": [],
                     *       "tie_breaks": [
                     *         "head_to_head",
                     *         "sonneborn_berger",
                     *         "opponents",
                     *         "wins"
                     *       ],
                     *       "entries": [
                     *         {
                     *           "number": 0,
                     *           "person": {
                     *             "id": "p4T9sQ1LwXz0",
                     *             "name": "Ann",
                     *             "account": true
                     *           },
                     *           "status": "in",
                     *           "timed_out": false
                     *         },
                     *         {
                     *           "number": 1,
                     *           "person": {
                     *             "id": "q8Zr2LmX0wTa",
                     *             "name": "Bob",
                     *             "account": true
                     *           },
                     *           "status": "in",
                     *           "timed_out": false
                     *         }
                     *       ],
                     *       "standings": [
                     *         {
                     *           "number": 0,
                     *           "rank": 1,
                     *           "points": 0,
                     *           "played": 0,
                     *           "wins": 0,
                     *           "byes": 0,
                     *           "head_to_head": 0,
                     *           "sonneborn_berger": 0,
                     *           "opponents": 0
                     *         },
                     *         {
                     *           "number": 1,
                     *           "rank": 2,
                     *           "points": 0,
                     *           "played": 0,
                     *           "wins": 0,
                     *           "byes": 0,
                     *           "head_to_head": 0,
                     *           "sonneborn_berger": 0,
                     *           "opponents": 0
                     *         }
                     *       ],
                     *       "pairings": [
                     *         {
                     *           "round": 1,
                     *           "board": 1,
                     *           "table": "Zk3vQ1r8T0aXw2Lp",
                     *           "entrants": [
                     *             0,
                     *             1
                     *           ],
                     *           "seat": null,
                     *           "status": "playing",
                     *           "places": null,
                     *           "scores": null,
                     *           "points": null,
                     *           "absent": [],
                     *           "rated": true,
                     *           "adjusted": null
                     *         }
                     *       ],
                     *       "next": null
                     *     }
                     */
                    "application/json": components["schemas"]["TournamentInfo"];
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
    replace_entrant: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                tournament: string;
                number: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "person": "q8Zr2LmX0wTa"
                 *     }
                 */
                "application/json": components["schemas"]["Replacement"];
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
                     *       "id": "Jq5mC8x2RvN0tKzW",
                     *       "name": "Autumn Cup",
                     *       "game": "bloodrage",
                     *       "seats": 2,
                     *       "system": "round_robin",
                     *       "deal": "own",
                     *       "level": null,
                     *       "rated": true,
                     *       "status": "running",
                     *       "paused": false,
                     *       "round": 1,
                     *       "rounds": 1,
                     *       "entrants": 2,
                     *       "least": 2,
                     *       "most": 2,
                     *       "clock": {
                     *         "kind": "slow",
                     *         "move_s": 86400
                     *       },
                     *       "visibility": "open",
                     *       "club": null,
                     *       "starts_at": null,
                     *       "ends_at": null,
                     *       "created": 1790000000000,
                     *       "changed": 1790000060000,
                     *       "mine": true,
                     *       "host": {
                     *         "id": "p4T9sQ1LwXz0",
                     *         "name": "Ann",
                     *         "account": true
                     *       },
                     *       "is_host": false,
                     *       "options": {},
                     *       "sides": [
                     *         "wolf",
                     *         "raven"
                     *       ],
                     *       "on_timeout": "bot",
                     *       "round_every_s": 0,
                     *       "next_round_at": null,
                     *       "invite": null,
                     *       "my_number": 1,
                     *       "my_status": "in",
                     *       "my_table": "Zk3vQ1r8T0aXw2Lp",
                     *       "why_not": null,
                     *       "commitment": null,
                     *       "seeds": [],
                     *       "tie_breaks": [
                     *         "head_to_head",
                     *         "sonneborn_berger",
                     *         "opponents",
                     *         "wins"
                     *       ],
                     *       "entries": [
                     *         {
                     *           "number": 0,
                     *           "person": {
                     *             "id": "p4T9sQ1LwXz0",
                     *             "name": "Ann",
                     *             "account": true
                     *           },
                     *           "status": "in",
                     *           "timed_out": false
                     *         },
                     *         {
                     *           "number": 1,
                     *           "person": {
                     *             "id": "q8Zr2LmX0wTa",
                     *             "name": "Bob",
                     *             "account": true
                     *           },
                     *           "status": "in",
                     *           "timed_out": false
                     *         }
                     *       ],
                     *       "standings": [
                     *         {
                     *           "number": 0,
                     *           "rank": 1,
                     *           "points": 0,
                     *           "played": 0,
                     *           "wins": 0,
                     *           "byes": 0,
                     *           "head_to_head": 0,
                     *           "sonneborn_berger": 0,
                     *           "opponents": 0
                     *         },
                     *         {
                     *           "number": 1,
                     *           "rank": 2,
                     *           "points": 0,
                     *           "played": 0,
                     *           "wins": 0,
                     *           "byes": 0,
                     *           "head_to_head": 0,
                     *           "sonneborn_berger": 0,
                     *           "opponents": 0
                     *         }
                     *       ],
                     *       "pairings": [
                     *         {
                     *           "round": 1,
                     *           "board": 1,
                     *           "table": "Zk3vQ1r8T0aXw2Lp",
                     *           "entrants": [
                     *             0,
                     *             1
                     *           ],
                     *           "seat": null,
                     *           "status": "playing",
                     *           "places": null,
                     *           "scores": null,
                     *           "points": null,
                     *           "absent": [],
                     *           "rated": true,
                     *           "adjusted": null
                     *         }
                     *       ],
                     *       "next": null
                     *     }
                     */
                    "application/json": components["schemas"]["TournamentInfo"];
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
    remove_entrant: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                tournament: string;
                number: string;
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
                     *       "id": "Jq5mC8x2RvN0tKzW",
                     *       "name": "Autumn Cup",
                     *       "game": "bloodrage",
                     *       "seats": 2,
                     *       "system": "round_robin",
                     *       "deal": "own",
                     *       "level": null,
                     *       "rated": true,
                     *       "status": "running",
                     *       "paused": false,
                     *       "round": 1,
                     *       "rounds": 1,
                     *       "entrants": 2,
                     *       "least": 2,
                     *       "most": 2,
                     *       "clock": {
                     *         "kind": "slow",
                     *         "move_s": 86400
                     *       },
                     *       "visibility": "open",
                     *       "club": null,
                     *       "starts_at": null,
                     *       "ends_at": null,
                     *       "created": 1790000000000,
                     *       "changed": 1790000060000,
                     *       "mine": true,
                     *       "host": {
                     *         "id": "p4T9sQ1LwXz0",
                     *         "name": "Ann",
                     *         "account": true
                     *       },
                     *       "is_host": false,
                     *       "options": {},
                     *       "sides": [
                     *         "wolf",
                     *         "raven"
                     *       ],
                     *       "on_timeout": "bot",
                     *       "round_every_s": 0,
                     *       "next_round_at": null,
                     *       "invite": null,
                     *       "my_number": 1,
                     *       "my_status": "in",
                     *       "my_table": "Zk3vQ1r8T0aXw2Lp",
                     *       "why_not": null,
                     *       "commitment": null,
                     *       "seeds": [],
                     *       "tie_breaks": [
                     *         "head_to_head",
                     *         "sonneborn_berger",
                     *         "opponents",
                     *         "wins"
                     *       ],
                     *       "entries": [
                     *         {
                     *           "number": 0,
                     *           "person": {
                     *             "id": "p4T9sQ1LwXz0",
                     *             "name": "Ann",
                     *             "account": true
                     *           },
                     *           "status": "in",
                     *           "timed_out": false
                     *         },
                     *         {
                     *           "number": 1,
                     *           "person": {
                     *             "id": "q8Zr2LmX0wTa",
                     *             "name": "Bob",
                     *             "account": true
                     *           },
                     *           "status": "in",
                     *           "timed_out": false
                     *         }
                     *       ],
                     *       "standings": [
                     *         {
                     *           "number": 0,
                     *           "rank": 1,
                     *           "points": 0,
                     *           "played": 0,
                     *           "wins": 0,
                     *           "byes": 0,
                     *           "head_to_head": 0,
                     *           "sonneborn_berger": 0,
                     *           "opponents": 0
                     *         },
                     *         {
                     *           "number": 1,
                     *           "rank": 2,
                     *           "points": 0,
                     *           "played": 0,
                     *           "wins": 0,
                     *           "byes": 0,
                     *           "head_to_head": 0,
                     *           "sonneborn_berger": 0,
                     *           "opponents": 0
                     *         }
                     *       ],
                     *       "pairings": [
                     *         {
                     *           "round": 1,
                     *           "board": 1,
                     *           "table": "Zk3vQ1r8T0aXw2Lp",
                     *           "entrants": [
                     *             0,
                     *             1
                     *           ],
                     *           "seat": null,
                     *           "status": "playing",
                     *           "places": null,
                     *           "scores": null,
                     *           "points": null,
                     *           "absent": [],
                     *           "rated": true,
                     *           "adjusted": null
                     *         }
                     *       ],
                     *       "next": null
                     *     }
                     */
                    "application/json": components["schemas"]["TournamentInfo"];
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
    adjust_result: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                tournament: string;
                round: string;
                board: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "places": [
                 *         2,
                 *         1
                 *       ],
                 *       "reason": "the clock stood still"
                 *     }
                 */
                "application/json": components["schemas"]["Adjustment"];
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
                     *       "id": "Jq5mC8x2RvN0tKzW",
                     *       "name": "Autumn Cup",
                     *       "game": "bloodrage",
                     *       "seats": 2,
                     *       "system": "round_robin",
                     *       "deal": "own",
                     *       "level": null,
                     *       "rated": true,
                     *       "status": "running",
                     *       "paused": false,
                     *       "round": 1,
                     *       "rounds": 1,
                     *       "entrants": 2,
                     *       "least": 2,
                     *       "most": 2,
                     *       "clock": {
                     *         "kind": "slow",
                     *         "move_s": 86400
                     *       },
                     *       "visibility": "open",
                     *       "club": null,
                     *       "starts_at": null,
                     *       "ends_at": null,
                     *       "created": 1790000000000,
                     *       "changed": 1790000060000,
                     *       "mine": true,
                     *       "host": {
                     *         "id": "p4T9sQ1LwXz0",
                     *         "name": "Ann",
                     *         "account": true
                     *       },
                     *       "is_host": false,
                     *       "options": {},
                     *       "sides": [
                     *         "wolf",
                     *         "raven"
                     *       ],
                     *       "on_timeout": "bot",
                     *       "round_every_s": 0,
                     *       "next_round_at": null,
                     *       "invite": null,
                     *       "my_number": 1,
                     *       "my_status": "in",
                     *       "my_table": "Zk3vQ1r8T0aXw2Lp",
                     *       "why_not": null,
                     *       "commitment": null,
                     *       "seeds": [],
                     *       "tie_breaks": [
                     *         "head_to_head",
                     *         "sonneborn_berger",
                     *         "opponents",
                     *         "wins"
                     *       ],
                     *       "entries": [
                     *         {
                     *           "number": 0,
                     *           "person": {
                     *             "id": "p4T9sQ1LwXz0",
                     *             "name": "Ann",
                     *             "account": true
                     *           },
                     *           "status": "in",
                     *           "timed_out": false
                     *         },
                     *         {
                     *           "number": 1,
                     *           "person": {
                     *             "id": "q8Zr2LmX0wTa",
                     *             "name": "Bob",
                     *             "account": true
                     *           },
                     *           "status": "in",
                     *           "timed_out": false
                     *         }
                     *       ],
                     *       "standings": [
                     *         {
                     *           "number": 0,
                     *           "rank": 1,
                     *           "points": 0,
                     *           "played": 0,
                     *           "wins": 0,
                     *           "byes": 0,
                     *           "head_to_head": 0,
                     *           "sonneborn_berger": 0,
                     *           "opponents": 0
                     *         },
                     *         {
                     *           "number": 1,
                     *           "rank": 2,
                     *           "points": 0,
                     *           "played": 0,
                     *           "wins": 0,
                     *           "byes": 0,
                     *           "head_to_head": 0,
                     *           "sonneborn_berger": 0,
                     *           "opponents": 0
                     *         }
                     *       ],
                     *       "pairings": [
                     *         {
                     *           "round": 1,
                     *           "board": 1,
                     *           "table": "Zk3vQ1r8T0aXw2Lp",
                     *           "entrants": [
                     *             0,
                     *             1
                     *           ],
                     *           "seat": null,
                     *           "status": "playing",
                     *           "places": null,
                     *           "scores": null,
                     *           "points": null,
                     *           "absent": [],
                     *           "rated": true,
                     *           "adjusted": null
                     *         }
                     *       ],
                     *       "next": null
                     *     }
                     */
                    "application/json": components["schemas"]["TournamentInfo"];
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
    list_clubs: {
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
                     *       "mine": [
                     *         {
                     *           "id": "c0Lq7Xv3TzB9mRaE",
                     *           "name": "The Guild",
                     *           "about": "Slow games, good talk.",
                     *           "open": true,
                     *           "members": 2,
                     *           "role": "owner"
                     *         }
                     *       ],
                     *       "open": []
                     *     }
                     */
                    "application/json": components["schemas"]["ClubList"];
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
    create_club: {
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
                 *       "name": "The Guild",
                 *       "about": "Slow games, good talk.",
                 *       "open": true
                 *     }
                 */
                "application/json": components["schemas"]["NewClub"];
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
                     *       "id": "c0Lq7Xv3TzB9mRaE",
                     *       "name": "The Guild",
                     *       "about": "Slow games, good talk.",
                     *       "open": true,
                     *       "members": 2,
                     *       "role": "owner",
                     *       "created": 1790000000000,
                     *       "invite": "b7Yc2Vq9Rt4LmN0sPz1XwA",
                     *       "people": [
                     *         {
                     *           "person": {
                     *             "id": "p4T9sQ1LwXz0",
                     *             "name": "Ann",
                     *             "account": true
                     *           },
                     *           "role": "owner",
                     *           "since": 1790000000000
                     *         },
                     *         {
                     *           "person": {
                     *             "id": "q8Zr2LmX0wTa",
                     *             "name": "Bob",
                     *             "account": true
                     *           },
                     *           "role": "member",
                     *           "since": 1790000000000
                     *         }
                     *       ],
                     *       "leaders": [
                     *         {
                     *           "person": {
                     *             "id": "p4T9sQ1LwXz0",
                     *             "name": "Ann",
                     *             "account": true
                     *           },
                     *           "game": "bloodrage",
                     *           "pace": "slow",
                     *           "rating": 1624.5,
                     *           "games": 31
                     *         }
                     *       ],
                     *       "tables": [],
                     *       "tournaments": [
                     *         {
                     *           "id": "Jq5mC8x2RvN0tKzW",
                     *           "name": "Autumn Cup",
                     *           "game": "bloodrage",
                     *           "seats": 2,
                     *           "system": "round_robin",
                     *           "deal": "own",
                     *           "level": null,
                     *           "rated": true,
                     *           "status": "running",
                     *           "paused": false,
                     *           "round": 1,
                     *           "rounds": 1,
                     *           "entrants": 2,
                     *           "least": 2,
                     *           "most": 2,
                     *           "clock": {
                     *             "kind": "slow",
                     *             "move_s": 86400
                     *           },
                     *           "visibility": "open",
                     *           "club": null,
                     *           "starts_at": null,
                     *           "ends_at": null,
                     *           "created": 1790000000000,
                     *           "changed": 1790000060000,
                     *           "mine": true
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ClubInfo"];
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
    get_club: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                club: string;
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
                     *       "id": "c0Lq7Xv3TzB9mRaE",
                     *       "name": "The Guild",
                     *       "about": "Slow games, good talk.",
                     *       "open": true,
                     *       "members": 2,
                     *       "role": "owner",
                     *       "created": 1790000000000,
                     *       "invite": "b7Yc2Vq9Rt4LmN0sPz1XwA",
                     *       "people": [
                     *         {
                     *           "person": {
                     *             "id": "p4T9sQ1LwXz0",
                     *             "name": "Ann",
                     *             "account": true
                     *           },
                     *           "role": "owner",
                     *           "since": 1790000000000
                     *         },
                     *         {
                     *           "person": {
                     *             "id": "q8Zr2LmX0wTa",
                     *             "name": "Bob",
                     *             "account": true
                     *           },
                     *           "role": "member",
                     *           "since": 1790000000000
                     *         }
                     *       ],
                     *       "leaders": [
                     *         {
                     *           "person": {
                     *             "id": "p4T9sQ1LwXz0",
                     *             "name": "Ann",
                     *             "account": true
                     *           },
                     *           "game": "bloodrage",
                     *           "pace": "slow",
                     *           "rating": 1624.5,
                     *           "games": 31
                     *         }
                     *       ],
                     *       "tables": [],
                     *       "tournaments": [
                     *         {
                     *           "id": "Jq5mC8x2RvN0tKzW",
                     *           "name": "Autumn Cup",
                     *           "game": "bloodrage",
                     *           "seats": 2,
                     *           "system": "round_robin",
                     *           "deal": "own",
                     *           "level": null,
                     *           "rated": true,
                     *           "status": "running",
                     *           "paused": false,
                     *           "round": 1,
                     *           "rounds": 1,
                     *           "entrants": 2,
                     *           "least": 2,
                     *           "most": 2,
                     *           "clock": {
                     *             "kind": "slow",
                     *             "move_s": 86400
                     *           },
                     *           "visibility": "open",
                     *           "club": null,
                     *           "starts_at": null,
                     *           "ends_at": null,
                     *           "created": 1790000000000,
                     *           "changed": 1790000060000,
                     *           "mine": true
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ClubInfo"];
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
    delete_club: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                club: string;
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
    change_club: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                club: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "about": "Slow games, good talk, no clocks.",
                 *       "new_invite": false
                 *     }
                 */
                "application/json": components["schemas"]["ClubChanges"];
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
                     *       "id": "c0Lq7Xv3TzB9mRaE",
                     *       "name": "The Guild",
                     *       "about": "Slow games, good talk.",
                     *       "open": true,
                     *       "members": 2,
                     *       "role": "owner",
                     *       "created": 1790000000000,
                     *       "invite": "b7Yc2Vq9Rt4LmN0sPz1XwA",
                     *       "people": [
                     *         {
                     *           "person": {
                     *             "id": "p4T9sQ1LwXz0",
                     *             "name": "Ann",
                     *             "account": true
                     *           },
                     *           "role": "owner",
                     *           "since": 1790000000000
                     *         },
                     *         {
                     *           "person": {
                     *             "id": "q8Zr2LmX0wTa",
                     *             "name": "Bob",
                     *             "account": true
                     *           },
                     *           "role": "member",
                     *           "since": 1790000000000
                     *         }
                     *       ],
                     *       "leaders": [
                     *         {
                     *           "person": {
                     *             "id": "p4T9sQ1LwXz0",
                     *             "name": "Ann",
                     *             "account": true
                     *           },
                     *           "game": "bloodrage",
                     *           "pace": "slow",
                     *           "rating": 1624.5,
                     *           "games": 31
                     *         }
                     *       ],
                     *       "tables": [],
                     *       "tournaments": [
                     *         {
                     *           "id": "Jq5mC8x2RvN0tKzW",
                     *           "name": "Autumn Cup",
                     *           "game": "bloodrage",
                     *           "seats": 2,
                     *           "system": "round_robin",
                     *           "deal": "own",
                     *           "level": null,
                     *           "rated": true,
                     *           "status": "running",
                     *           "paused": false,
                     *           "round": 1,
                     *           "rounds": 1,
                     *           "entrants": 2,
                     *           "least": 2,
                     *           "most": 2,
                     *           "clock": {
                     *             "kind": "slow",
                     *             "move_s": 86400
                     *           },
                     *           "visibility": "open",
                     *           "club": null,
                     *           "starts_at": null,
                     *           "ends_at": null,
                     *           "created": 1790000000000,
                     *           "changed": 1790000060000,
                     *           "mine": true
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ClubInfo"];
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
    join_club: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                club: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "code": "b7Yc2Vq9Rt4LmN0sPz1XwA"
                 *     }
                 */
                "application/json": components["schemas"]["JoinClub"];
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
                     *       "id": "c0Lq7Xv3TzB9mRaE",
                     *       "name": "The Guild",
                     *       "about": "Slow games, good talk.",
                     *       "open": true,
                     *       "members": 2,
                     *       "role": "owner",
                     *       "created": 1790000000000,
                     *       "invite": "b7Yc2Vq9Rt4LmN0sPz1XwA",
                     *       "people": [
                     *         {
                     *           "person": {
                     *             "id": "p4T9sQ1LwXz0",
                     *             "name": "Ann",
                     *             "account": true
                     *           },
                     *           "role": "owner",
                     *           "since": 1790000000000
                     *         },
                     *         {
                     *           "person": {
                     *             "id": "q8Zr2LmX0wTa",
                     *             "name": "Bob",
                     *             "account": true
                     *           },
                     *           "role": "member",
                     *           "since": 1790000000000
                     *         }
                     *       ],
                     *       "leaders": [
                     *         {
                     *           "person": {
                     *             "id": "p4T9sQ1LwXz0",
                     *             "name": "Ann",
                     *             "account": true
                     *           },
                     *           "game": "bloodrage",
                     *           "pace": "slow",
                     *           "rating": 1624.5,
                     *           "games": 31
                     *         }
                     *       ],
                     *       "tables": [],
                     *       "tournaments": [
                     *         {
                     *           "id": "Jq5mC8x2RvN0tKzW",
                     *           "name": "Autumn Cup",
                     *           "game": "bloodrage",
                     *           "seats": 2,
                     *           "system": "round_robin",
                     *           "deal": "own",
                     *           "level": null,
                     *           "rated": true,
                     *           "status": "running",
                     *           "paused": false,
                     *           "round": 1,
                     *           "rounds": 1,
                     *           "entrants": 2,
                     *           "least": 2,
                     *           "most": 2,
                     *           "clock": {
                     *             "kind": "slow",
                     *             "move_s": 86400
                     *           },
                     *           "visibility": "open",
                     *           "club": null,
                     *           "starts_at": null,
                     *           "ends_at": null,
                     *           "created": 1790000000000,
                     *           "changed": 1790000060000,
                     *           "mine": true
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ClubInfo"];
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
    leave_club: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                club: string;
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
    change_role: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                club: string;
                person: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "role": "organiser"
                 *     }
                 */
                "application/json": components["schemas"]["RoleChange"];
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
                     *       "id": "c0Lq7Xv3TzB9mRaE",
                     *       "name": "The Guild",
                     *       "about": "Slow games, good talk.",
                     *       "open": true,
                     *       "members": 2,
                     *       "role": "owner",
                     *       "created": 1790000000000,
                     *       "invite": "b7Yc2Vq9Rt4LmN0sPz1XwA",
                     *       "people": [
                     *         {
                     *           "person": {
                     *             "id": "p4T9sQ1LwXz0",
                     *             "name": "Ann",
                     *             "account": true
                     *           },
                     *           "role": "owner",
                     *           "since": 1790000000000
                     *         },
                     *         {
                     *           "person": {
                     *             "id": "q8Zr2LmX0wTa",
                     *             "name": "Bob",
                     *             "account": true
                     *           },
                     *           "role": "member",
                     *           "since": 1790000000000
                     *         }
                     *       ],
                     *       "leaders": [
                     *         {
                     *           "person": {
                     *             "id": "p4T9sQ1LwXz0",
                     *             "name": "Ann",
                     *             "account": true
                     *           },
                     *           "game": "bloodrage",
                     *           "pace": "slow",
                     *           "rating": 1624.5,
                     *           "games": 31
                     *         }
                     *       ],
                     *       "tables": [],
                     *       "tournaments": [
                     *         {
                     *           "id": "Jq5mC8x2RvN0tKzW",
                     *           "name": "Autumn Cup",
                     *           "game": "bloodrage",
                     *           "seats": 2,
                     *           "system": "round_robin",
                     *           "deal": "own",
                     *           "level": null,
                     *           "rated": true,
                     *           "status": "running",
                     *           "paused": false,
                     *           "round": 1,
                     *           "rounds": 1,
                     *           "entrants": 2,
                     *           "least": 2,
                     *           "most": 2,
                     *           "clock": {
                     *             "kind": "slow",
                     *             "move_s": 86400
                     *           },
                     *           "visibility": "open",
                     *           "club": null,
                     *           "starts_at": null,
                     *           "ends_at": null,
                     *           "created": 1790000000000,
                     *           "changed": 1790000060000,
                     *           "mine": true
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ClubInfo"];
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
    remove_member: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                club: string;
                person: string;
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
                     *       "id": "c0Lq7Xv3TzB9mRaE",
                     *       "name": "The Guild",
                     *       "about": "Slow games, good talk.",
                     *       "open": true,
                     *       "members": 2,
                     *       "role": "owner",
                     *       "created": 1790000000000,
                     *       "invite": "b7Yc2Vq9Rt4LmN0sPz1XwA",
                     *       "people": [
                     *         {
                     *           "person": {
                     *             "id": "p4T9sQ1LwXz0",
                     *             "name": "Ann",
                     *             "account": true
                     *           },
                     *           "role": "owner",
                     *           "since": 1790000000000
                     *         },
                     *         {
                     *           "person": {
                     *             "id": "q8Zr2LmX0wTa",
                     *             "name": "Bob",
                     *             "account": true
                     *           },
                     *           "role": "member",
                     *           "since": 1790000000000
                     *         }
                     *       ],
                     *       "leaders": [
                     *         {
                     *           "person": {
                     *             "id": "p4T9sQ1LwXz0",
                     *             "name": "Ann",
                     *             "account": true
                     *           },
                     *           "game": "bloodrage",
                     *           "pace": "slow",
                     *           "rating": 1624.5,
                     *           "games": 31
                     *         }
                     *       ],
                     *       "tables": [],
                     *       "tournaments": [
                     *         {
                     *           "id": "Jq5mC8x2RvN0tKzW",
                     *           "name": "Autumn Cup",
                     *           "game": "bloodrage",
                     *           "seats": 2,
                     *           "system": "round_robin",
                     *           "deal": "own",
                     *           "level": null,
                     *           "rated": true,
                     *           "status": "running",
                     *           "paused": false,
                     *           "round": 1,
                     *           "rounds": 1,
                     *           "entrants": 2,
                     *           "least": 2,
                     *           "most": 2,
                     *           "clock": {
                     *             "kind": "slow",
                     *             "move_s": 86400
                     *           },
                     *           "visibility": "open",
                     *           "club": null,
                     *           "starts_at": null,
                     *           "ends_at": null,
                     *           "created": 1790000000000,
                     *           "changed": 1790000060000,
                     *           "mine": true
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ClubInfo"];
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
    get_club_invitation: {
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
                     *       "id": "c0Lq7Xv3TzB9mRaE",
                     *       "name": "The Guild",
                     *       "about": "Slow games, good talk.",
                     *       "open": true,
                     *       "members": 2,
                     *       "role": "owner"
                     *     }
                     */
                    "application/json": components["schemas"]["ClubSummary"];
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
    list_sessions: {
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
                     *       "sessions": [
                     *         {
                     *           "id": "5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f",
                     *           "browser": "Firefox",
                     *           "system": "Linux",
                     *           "made": 1790000000000,
                     *           "seen": 1790000000000,
                     *           "current": true
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["SessionList"];
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
    end_session: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                session: string;
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
                     *       "sessions": [
                     *         {
                     *           "id": "5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f",
                     *           "browser": "Firefox",
                     *           "system": "Linux",
                     *           "made": 1790000000000,
                     *           "seen": 1790000000000,
                     *           "current": true
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["SessionList"];
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
    list_passkeys: {
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
                     *       "passkeys": [
                     *         {
                     *           "id": "Vb8nR2",
                     *           "name": "My phone",
                     *           "added": 1790000000000,
                     *           "used": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["PasskeyList"];
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
    add_passkey: {
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
                 *       "token": "WyJuZXciLCJhIl0.Zx0",
                 *       "answer": {
                 *         "id": "Vb8nR2",
                 *         "type": "public-key",
                 *         "response": {}
                 *       },
                 *       "name": "My phone"
                 *     }
                 */
                "application/json": components["schemas"]["NewPasskey"];
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
                     *       "passkeys": [
                     *         {
                     *           "id": "Vb8nR2",
                     *           "name": "My phone",
                     *           "added": 1790000000000,
                     *           "used": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["PasskeyList"];
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
    ask_for_passkey: {
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
                "application/json": components["schemas"]["Confirmation"];
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
                     *       "token": "WyJ3aG8iLCIiXQ.Zx0",
                     *       "options": {
                     *         "challenge": "Hk2mT5xQ",
                     *         "rpId": "games.example.org"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["PasskeyChallenge"];
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
    drop_passkey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                passkey: string;
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
                     *       "passkeys": [
                     *         {
                     *           "id": "Vb8nR2",
                     *           "name": "My phone",
                     *           "added": 1790000000000,
                     *           "used": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["PasskeyList"];
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
    ask_who: {
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
                     *       "token": "WyJ3aG8iLCIiXQ.Zx0",
                     *       "options": {
                     *         "challenge": "Hk2mT5xQ",
                     *         "rpId": "games.example.org"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["PasskeyChallenge"];
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
    sign_in_by_passkey: {
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
                 *       "token": "WyJ3aG8iLCIiXQ.Zx0",
                 *       "answer": {
                 *         "id": "Vb8nR2",
                 *         "type": "public-key",
                 *         "response": {}
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["PasskeyAnswer"];
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
                     *         "auto_forced": true,
                     *         "talk": "all",
                     *         "private": false
                     *       },
                     *       "notices": {
                     *         "push": false,
                     *         "mail": null,
                     *         "mail_confirmed": false,
                     *         "webhook": null,
                     *         "webhook_format": "warhost",
                     *         "every": "soon"
                     *       },
                     *       "role": null,
                     *       "has_recovery_code": false
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
    get_statistics: {
        parameters: {
            query?: {
                source?: "mine" | "server" | "simulated";
            };
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
                     *       "source": "simulated",
                     *       "games": 1000,
                     *       "left_out": 0,
                     *       "fair_share": 0.25,
                     *       "sides": [
                     *         {
                     *           "name": "khorne",
                     *           "games": 1000,
                     *           "wins": 251,
                     *           "share": 0.251,
                     *           "fair": 0.25,
                     *           "low": 0.2252,
                     *           "high": 0.2788
                     *         }
                     *       ],
                     *       "seats": [
                     *         {
                     *           "name": "1",
                     *           "games": 1000,
                     *           "wins": 262,
                     *           "share": 0.262,
                     *           "fair": 0.25,
                     *           "low": 0.2357,
                     *           "high": 0.2901
                     *         }
                     *       ],
                     *       "options": [
                     *         {
                     *           "option": "cards",
                     *           "value": "all",
                     *           "games": 500,
                     *           "sides": [
                     *             {
                     *               "name": "khorne",
                     *               "games": 500,
                     *               "wins": 130,
                     *               "share": 0.26,
                     *               "fair": 0.25,
                     *               "low": 0.2235,
                     *               "high": 0.3002
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "cards": [
                     *         {
                     *           "card": "blood_frenzy",
                     *           "kind": "card",
                     *           "had": {
                     *             "name": "blood_frenzy",
                     *             "games": 600,
                     *             "wins": 168,
                     *             "share": 0.28,
                     *             "fair": 0.25,
                     *             "low": 0.2456,
                     *             "high": 0.3172
                     *           },
                     *           "had_not": {
                     *             "name": "blood_frenzy",
                     *             "games": 400,
                     *             "wins": 83,
                     *             "share": 0.2075,
                     *             "fair": 0.25,
                     *             "low": 0.1706,
                     *             "high": 0.25
                     *           },
                     *           "worth": 0.0725,
                     *           "low": 0.0189,
                     *           "high": 0.1261
                     *         }
                     *       ],
                     *       "length": {
                     *         "mean": 180.2,
                     *         "least": 120,
                     *         "median": 178,
                     *         "most": 260,
                     *         "first": 120,
                     *         "width": 20,
                     *         "bins": [
                     *           40,
                     *           200,
                     *           480,
                     *           220,
                     *           50,
                     *           8,
                     *           1,
                     *           1
                     *         ]
                     *       },
                     *       "endings": [
                     *         {
                     *           "ending": "most_points",
                     *           "games": 612
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["GameStatistics"];
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
    get_table_statistics: {
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
                     *       "game": "oldworld",
                     *       "revision": 1,
                     *       "source": "simulated",
                     *       "games": 1000,
                     *       "left_out": 0,
                     *       "fair_share": 0.25,
                     *       "sides": [
                     *         {
                     *           "name": "khorne",
                     *           "games": 1000,
                     *           "wins": 251,
                     *           "share": 0.251,
                     *           "fair": 0.25,
                     *           "low": 0.2252,
                     *           "high": 0.2788
                     *         }
                     *       ],
                     *       "seats": [
                     *         {
                     *           "name": "1",
                     *           "games": 1000,
                     *           "wins": 262,
                     *           "share": 0.262,
                     *           "fair": 0.25,
                     *           "low": 0.2357,
                     *           "high": 0.2901
                     *         }
                     *       ],
                     *       "options": [
                     *         {
                     *           "option": "cards",
                     *           "value": "all",
                     *           "games": 500,
                     *           "sides": [
                     *             {
                     *               "name": "khorne",
                     *               "games": 500,
                     *               "wins": 130,
                     *               "share": 0.26,
                     *               "fair": 0.25,
                     *               "low": 0.2235,
                     *               "high": 0.3002
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "cards": [
                     *         {
                     *           "card": "blood_frenzy",
                     *           "kind": "card",
                     *           "had": {
                     *             "name": "blood_frenzy",
                     *             "games": 600,
                     *             "wins": 168,
                     *             "share": 0.28,
                     *             "fair": 0.25,
                     *             "low": 0.2456,
                     *             "high": 0.3172
                     *           },
                     *           "had_not": {
                     *             "name": "blood_frenzy",
                     *             "games": 400,
                     *             "wins": 83,
                     *             "share": 0.2075,
                     *             "fair": 0.25,
                     *             "low": 0.1706,
                     *             "high": 0.25
                     *           },
                     *           "worth": 0.0725,
                     *           "low": 0.0189,
                     *           "high": 0.1261
                     *         }
                     *       ],
                     *       "length": {
                     *         "mean": 180.2,
                     *         "least": 120,
                     *         "median": 178,
                     *         "most": 260,
                     *         "first": 120,
                     *         "width": 20,
                     *         "bins": [
                     *           40,
                     *           200,
                     *           480,
                     *           220,
                     *           50,
                     *           8,
                     *           1,
                     *           1
                     *         ]
                     *       },
                     *       "endings": [
                     *         {
                     *           "ending": "most_points",
                     *           "games": 612
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["GameStatistics"];
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
}
