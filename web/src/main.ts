import { mount } from "svelte";
import App from "./App.svelte";
import { announcer } from "./shell/announce.svelte";
import { faults, isNetworkFault } from "./shell/faults.svelte";
import { loadAnew } from "./shell/later";
import { settings } from "./shell/settings.svelte";
import { way } from "./shell/way.svelte";
import { say, words } from "./shell/words.svelte";
import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";

addEventListener("vite:preloadError", ({ payload }) => {
  if (isNetworkFault(payload)) void loadAnew();
});
function hear(problem: unknown): void {
  if (faults.addUncaught(problem)) announcer.show(say("problem-unknown"), true);
}
addEventListener("error", ({ error }) => hear(error));
addEventListener("unhandledrejection", ({ reason }) => hear(reason));

await Promise.all([way.find(), words.speak(settings.lang)]);
mount(App, { target: document.getElementById("page")! });
