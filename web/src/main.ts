import { mount } from "svelte";
import App from "./App.svelte";
import { loadAnew } from "./shell/later";
import { settings } from "./shell/settings.svelte";
import { way } from "./shell/way.svelte";
import { words } from "./shell/words.svelte";
import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";

addEventListener("vite:preloadError", () => void loadAnew());

await Promise.all([way.find(), words.speak(settings.lang)]);
mount(App, { target: document.getElementById("page")! });
