/** Bots that look ahead, in a worker of their own, so that no table waits while they think. */
import { boot } from "./boot";

type Thought = (question: string) => string;
let thought: Promise<Thought> | null = null;

addEventListener("message", (event: MessageEvent<{ root: string } | { question: string }>) => {
  const message = event.data;
  if ("root" in message) {
    thought = boot(message.root).then(
      (python) => (python.pyimport("tablee.server.inside.bots") as { thought: Thought }).thought,
    );
    return;
  }
  thought
    ?.then((think) => think(message.question))
    .then(
      (line) => postMessage({ line }),
      (reason: unknown) => postMessage({ reason: String(reason) }),
    );
});
