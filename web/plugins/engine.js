// A worker that plays: Python with the rules and the bots in it, and one table. It is asked by messages `{ id, words }`, answers
// `{ id, value }` or `{ id, refused }`, and sends `{ frames, kept }` whenever something happened by itself.
import { loadPyodide } from "./pyodide.mjs";

const HERE = new URL(".", import.meta.url);
const FOLDER = "/warhost";

const bridge = begin();
bridge.catch(() => undefined); // whoever asks will hear of it
let playing = false;

onmessage = async ({ data: { id, words } }) => {
  try {
    postMessage({ id, ...(await call(words)) });
    void play();
  } catch (problem) {
    postMessage({ id, refused: { reason: "web-error-unexpected", variables: { problem: String(problem) } } });
  }
};

async function begin() {
  const [python, files] = await Promise.all([
    loadPyodide({ indexURL: HERE.href, packageBaseUrl: HERE.href, lockFileContents: fetched("lock.json") }),
    fetched("warhost.json"),
  ]);
  for (const [path, text] of Object.entries(files)) {
    const file = `${FOLDER}/${path}`;
    python.FS.mkdirTree(file.slice(0, file.lastIndexOf("/")));
    python.FS.writeFile(file, text);
  }
  return python.runPython(`
import sys
sys.path.insert(0, "${FOLDER}")
from warhost.live.bridge import Bridge
Bridge().call
`);
}

async function fetched(name) {
  return (await fetch(new URL(name, HERE))).json();
}

async function call(words) {
  return JSON.parse((await bridge)(JSON.stringify(words)));
}

/** The bots decide one after the other; between two of them whatever was asked is answered. */
async function play() {
  if (playing) return;
  playing = true;
  try {
    for (;;) {
      const { value } = await call({ do: "move" });
      if (!value) return;
      postMessage(value);
      await new Promise((resolve) => setTimeout(resolve));
    }
  } finally {
    playing = false;
  }
}
