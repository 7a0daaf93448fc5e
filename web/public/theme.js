// Sets the chosen theme before the first paint; the rest of the theme lives in src/look.
(() => {
  try {
    const theme = JSON.parse(localStorage.getItem("warhost-settings") || "{}").theme;
    if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
  } catch {
    // Without storage the system's theme is used.
  }
})();
