// After the build: lays a compressed copy beside every text file, and fails when the first load has become too heavy.
//
// First load: what the home page needs, and what somebody needs to be playing, in the language with the most words. Counted is
// compressed script and style without fonts.

import { existsSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, extname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip, gzipSync } from "node:zlib";

const LIMIT_KB = 300;
const TEXTS = new Set([".js", ".css", ".html", ".svg", ".webmanifest"]);
/** Large, and asked for by those alone who play without a server: by browsers, that is, that take the better of the two. */
const OF_THE_ENGINE = new Set([".json", ".mjs", ".wasm"]);
const ENGINE_QUALITY = 9;

const root = resolve(dirname(fileURLToPath(import.meta.url)), "../../src/warhost/server/static");
const manifest = JSON.parse(readFileSync(join(root, ".vite/manifest.json"), "utf-8"));

// On all cores: it is more than a quarter of the processor time that the build takes.
await Promise.all([...filesIn(root)].map(compress));

weighForThePocket();

const words = Object.keys(manifest).filter((name) => name.includes("words:"));
const heaviest = heaviestOf(words.filter((name) => !name.includes("/", name.indexOf("words:"))));
const covers = Object.keys(manifest).filter((name) => /src\/games\/[a-z]+\/Cover\.svelte$/.test(name));
let failed = report("home", sizeOf(closure(["index.html", "src/home/HomePage.svelte", ...covers])) + heaviest);
for (const table of Object.keys(manifest).filter((name) => /src\/games\/[a-z]+\/table\.ts$/.test(name))) {
    const needed = closure(["index.html", "src/table/TablePage.svelte", table]);
    const game = table.split("/")[2];
    const ofGame = heaviestOf(words.filter((name) => name.endsWith(`/${game}`)));
    failed = report(`playing (${game})`, sizeOf(needed) + heaviest + ofGame) || failed;
}
rmSync(join(root, ".vite"), { recursive: true });
process.exit(failed ? 1 : 0);

function report(what, bytes) {
    const tooHeavy = bytes > LIMIT_KB * 1000;
    console.log(
        `first load, ${what}: ${(bytes / 1000).toFixed(1)} kB compressed${tooHeavy ? `, over ${LIMIT_KB} kB` : ""}`,
    );
    return tooHeavy;
}

/** How much somebody loads who makes a device ready to play without a network. */
function weighForThePocket() {
    const path = join(root, "pocket.json");
    const listed = JSON.parse(readFileSync(path, "utf-8"));
    // A file that did nothing but name another one is left out of the page (plugins/early.ts).
    listed.files = listed.files.filter((file) => existsSync(join(root, file)));
    const travels = (file) => statSync(join(root, existsSync(join(root, `${file}.br`)) ? `${file}.br` : file)).size;
    listed.bytes = [...listed.files, ...listed.words.en].reduce((sum, file) => sum + travels(file), 0);
    writeFileSync(path, JSON.stringify(listed));
    rmSync(`${path}.br`); // made before this was known
    console.log(`playing without a network: ${(listed.bytes / 1e6).toFixed(1)} MB compressed`);
}

/** The script and style files that these modules bring with them. */
function closure(names) {
    const files = new Set();
    const seen = new Set();
    const visit = (name) => {
        const chunk = manifest[name];
        if (chunk === undefined || seen.has(name)) return;
        seen.add(name);
        files.add(chunk.file);
        for (const style of chunk.css ?? []) files.add(style);
        for (const next of chunk.imports ?? []) visit(next);
    };
    names.forEach(visit);
    return files;
}

function heaviestOf(names) {
    return names.map((name) => sizeOf(closure([name]))).reduce((most, size) => Math.max(most, size), 0);
}

function sizeOf(files) {
    return [...files].reduce((sum, file) => sum + gzipSync(readFileSync(join(root, file)), { level: 9 }).length, 0);
}

function* filesIn(folder) {
    for (const name of readdirSync(folder)) {
        const path = join(folder, name);
        if (statSync(path).isDirectory()) yield* filesIn(path);
        else if (TEXTS.has(extname(name)) || OF_THE_ENGINE.has(extname(name))) yield path;
    }
}

async function compress(file) {
    const content = readFileSync(file);
    if (OF_THE_ENGINE.has(extname(file))) {
        const params = { [constants.BROTLI_PARAM_QUALITY]: ENGINE_QUALITY };
        writeFileSync(`${file}.br`, await promisify(brotliCompress)(content, { params }));
        return;
    }
    const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
    const [zipped, packed] = await Promise.all([
        promisify(gzip)(content, { level: 9 }),
        promisify(brotliCompress)(content, { params: quality }),
    ]);
    writeFileSync(`${file}.gz`, zipped);
    writeFileSync(`${file}.br`, packed);
}
