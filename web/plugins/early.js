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

  const asked = new URLSearchParams(location.search).get("lang");
  const language =
    [asked, likes.language, ...navigator.languages.map((tag) => tag.slice(0, 2))].find(
      (tag) => needed[`${tag}/letters`],
    ) || "en";
  const fetchEarly = (name) => {
    for (const file of needed[name] || []) {
      const link = document.createElement("link");
      const as = file.endsWith(".css") ? "style" : file.endsWith(".woff2") ? "font" : "script";
      link.rel = as === "script" ? "modulepreload" : "preload";
      link.as = as;
      if (as === "font") link.crossOrigin = "anonymous";
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
  // In this order they travel on a slow line: few connections share it, and the letters can wait longest.
  const letters = `${language}/letters`;
  if (table === null) {
    ["/me", "/server", "/games"].forEach(ask);
    ["/", language, letters].forEach(fetchEarly);
    return;
  }
  // It stays silent until the client says hello on it (src/server/connection.svelte.ts).
  window.earlyLine = new WebSocket(`${location.origin.replace("http", "ws")}/api/tables/${table[1]}/socket`);
  ask(`/tables/${table[1]}`)
    .then((answer) => (answer.ok ? answer.clone().json() : {}))
    .then(({ game }) => {
      if (!needed[game]) return;
      ask(`/games/${game}`);
      fetchEarly(game);
      fetchEarly(`${language}/${game}`);
    })
    .catch(() => undefined)
    .then(() => fetchEarly(letters));
  ["/me", "/server"].forEach(ask);
  ["/table", language].forEach(fetchEarly);
})();
