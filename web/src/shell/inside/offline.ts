/** The service worker that keeps the page for when there is no network, and the word that a newer one is there. */
import { announcer } from "../announce.svelte";
import { say } from "./words";

/** A new version waits until it is asked for: nothing is exchanged under a game that runs. */
export async function keepReady(): Promise<void> {
  let registration: ServiceWorkerRegistration;
  try {
    registration = await navigator.serviceWorker.register("./keeper.js");
  } catch {
    return; // The page works as long as there is a network.
  }
  const first = !navigator.serviceWorker.controller;
  if (registration.waiting) {
    void takeOver(registration.waiting);
    return;
  }
  registration.addEventListener("updatefound", () => {
    const coming = registration.installing;
    coming?.addEventListener("statechange", () => {
      if (coming.state === "installed" && !first) announcer.show(say("page-newer"));
    });
  });
}

const PATIENCE = 3000;

/**
 * At the beginning of a visit nobody has begun anything yet. The one before lets go when it has answered everything, so
 * the server inside waits a moment: the page is opened anew, or goes on as it is.
 */
export async function takeOver(waiting: ServiceWorker): Promise<void> {
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
  waiting.postMessage("take-over");
  await new Promise((resolve) => setTimeout(resolve, PATIENCE));
}
