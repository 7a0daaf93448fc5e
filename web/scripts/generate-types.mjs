// Writes src/protocol/api.ts and src/protocol/messages.ts from the schemas that every Warhost server serves.
// With --check it writes nothing and fails when the committed files are not what they would be.
//
// The documents come from a running server (WARHOST_SERVER=http://127.0.0.1:8000) or, without one, from the package itself.

import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import openapiTS, { astToString } from "openapi-typescript";

const root = resolve(dirname(fileURLToPath(import.meta.url)), "../..");
const target = resolve(root, "web/src/protocol");
const header = "/* Generated from the server's schemas by `npm run types`. Do not edit. */\n\n";

const documents = process.env.WARHOST_SERVER ? await served(process.env.WARHOST_SERVER) : described();
const files = {
    "api.ts": await typesOf(documents.openapi),
    "messages.ts": await typesOf(asOpenapi(documents.messages)),
};

let stale = 0;
for (const [name, text] of Object.entries(files)) {
    const file = resolve(target, name);
    if (existsSync(file) && readFileSync(file, "utf-8") === text) continue;
    if (process.argv.includes("--check")) {
        console.error(`src/protocol/${name} is not current: run npm run types`);
        stale += 1;
    } else {
        writeFileSync(file, text);
        console.log(`wrote src/protocol/${name}`);
    }
}
process.exit(stale ? 1 : 0);

async function served(server) {
    const read = async (path) => (await fetch(new URL(path, server))).json();
    return { openapi: await read("/api/openapi.json"), messages: await read("/api/messages.json") };
}

function described() {
    const python = resolve(root, ".venv/bin/python");
    const program =
        "import json; from warhost.server.http.openapi import messages, openapi;" +
        "print(json.dumps({'openapi': openapi(), 'messages': messages()}))";
    return JSON.parse(execFileSync(python, ["-c", program], { encoding: "utf-8", maxBuffer: 1 << 26 }));
}

/** The socket's JSON Schema as an OpenAPI document, so that one generator serves both. */
function asOpenapi(schema) {
    const text = JSON.stringify(schema.$defs).replaceAll("#/$defs/", "#/components/schemas/");
    return {
        openapi: "3.1.0",
        info: { title: "messages", version: "1" },
        paths: {},
        components: { schemas: JSON.parse(text) },
    };
}

async function typesOf(document) {
    const tree = await openapiTS(document, { defaultNonNullable: false, emptyObjectsUnknown: true });
    return header + astToString(tree);
}
