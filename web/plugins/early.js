// Sets the chosen theme before the first paint, and sends for what this page will need before the client is there to do it.
(() => {
  const needed = /* needed */ {};
  let likes = {};
  try {
    likes = JSON.parse(localStorage.getItem("warhost-settings") || "{}");
  } catch {
    // Without storage the system's theme and the browser's language are used.
  }
  if (likes.theme === "light" || likes.theme === "dark") document.documentElement.dataset.theme = likes.theme;

  const language =
    likes.language || navigator.languages.map((tag) => tag.slice(0, 2)).find((tag) => needed[tag]) || "en";
  const fetchEarly = (name) => {
    for (const file of needed[name] || []) {
      const link = document.createElement("link");
      const isStyle = file.endsWith(".css");
      link.rel = isStyle ? "preload" : "modulepreload";
      if (isStyle) link.as = "style";
      link.href = `/${file}`;
      document.head.append(link);
    }
  };

  // Answers of the server, each for the first who asks (src/server/api.ts).
  const answers = (window.earlyAnswers = new Map());
  const ask = (path) => {
    const answer = fetch(`/api${path}`);
    answer.catch(() => undefined); // whoever asks will see
    answers.set(path, answer);
    return answer;
  };

  const table = /^\/table\/(?!pocket-)([^/]+)$/.exec(location.pathname);
  if (location.pathname !== "/" && table === null) return;
  fetchEarly(language);
  fetchEarly(table === null ? "/" : "/table");
  if (table === null) return;
  ask("/me");
  ask("/server");
  ask(`/tables/${table[1]}`)
    .then((answer) => (answer.ok ? answer.clone().json() : {}))
    .then(({ game }) => {
      if (!needed[game]) return;
      fetchEarly(game);
      fetchEarly(`${language}/${game}`);
      ask(`/games/${game}`);
    })
    .catch(() => undefined);
})();
