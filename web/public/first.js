// Before anything is painted: the theme and the language that were chosen last, so that neither flashes.
(function () {
  var kept = {};
  try {
    kept = JSON.parse(localStorage.getItem("tablee") || "{}");
  } catch (_) {
    // A browser that keeps nothing gets the defaults.
  }
  var dark = kept.theme ? kept.theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
  document.documentElement.dataset.theme = dark ? "dark" : "light";
  document.documentElement.lang = kept.lang || (/^fr/i.test(navigator.language) ? "fr" : "en");
})();
