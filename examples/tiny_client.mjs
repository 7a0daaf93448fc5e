// A client in forty lines of JavaScript, without any package: it opens a table against bots, plays it by REST and prints the end.
//
//     node examples/tiny_client.mjs http://127.0.0.1:8000 bloodrage
//
// Needs Node 20 or newer. A browser's client would use the socket instead of asking again and again: docs/protocol.md.

const [address = "http://127.0.0.1:8000", game = "bloodrage"] = process.argv.slice(2);
let cookie = "";

async function ask(method, path, body) {
  const answer = await fetch(address + path, {
    method,
    headers: { Origin: address, Cookie: cookie, ...(body && { "Content-Type": "application/json" }) },
    body: body && JSON.stringify(body),
  });
  for (const each of answer.headers.getSetCookie()) cookie = each.split(";")[0];
  const told = await answer.json();
  if (answer.ok) return told;
  // Somebody was quicker, or the question has changed: look again. Everything else is a mistake of ours.
  if (told.reason === "refused-stale") return null;
  throw new Error(JSON.stringify(told));
}

await ask("POST", "/api/me", { name: "Tiny" });
const table = await ask("POST", "/api/tables", {
  game,
  start: true,
  visibility: "private",
  seats: [{ kind: "me" }, ...Array(2).fill({ kind: "bot", level: "greedy" })],
});
console.log(`playing at ${address}/table/${table.id}`);

for (let decisions = 0; ; ) {
  const { view, prompt } = await ask("GET", `/api/tables/${table.id}/view`);
  if (view.ending) {
    console.log(JSON.stringify({ decisions, ending: view.ending, winners: view.winners, scores: view.scores }));
    break;
  }
  if (!prompt) {
    await new Promise((resolve) => setTimeout(resolve, 50));
    continue;
  }
  const deeds = prompt.options.filter((key) => key !== "pass");
  const keys = deeds.length > 0 ? deeds : prompt.options;
  const key = keys[Math.floor(Math.random() * keys.length)];
  await ask("POST", `/api/tables/${table.id}/decide`, { seat: view.viewer, asked: prompt.asked, key });
  decisions += 1;
}
