import { mount } from "svelte";
import App from "./App.svelte";
import { settings } from "./shell/settings.svelte";
import { way } from "./shell/way.svelte";
import { words } from "./shell/words.svelte";
import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";

// A page that was built anew has other parts: whoever has the old one open loads it again, but not over and over.
addEventListener("vite:preloadError", () => {
  const last = Number(sessionStorage.getItem("tablee-loaded") ?? 0);
  if (Date.now() - last < 10_000) return;
  sessionStorage.setItem("tablee-loaded", String(Date.now()));
  location.reload();
});

await Promise.all([way.find(), words.speak(settings.lang)]);
mount(App, { target: document.getElementById("page")! });
