/** The teacher's own messages come with the first of its parts; whatever imports this is drawn once they are here. */
import { say, words } from "../words.svelte";

await words.need("page-teacher");

export { say, words };
