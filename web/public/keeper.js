// Keeps the page in this browser, so that it opens without a network. What there is stands in files.js, with a hash of
// each file; when one of them changes, the browser finds another list there and lets this worker fetch what is new.
importScripts("./files.js");

const { version, files, spare } = self.tablee;
const NAME = `tablee-page-${version}`;
const ROOT = new URL("./", self.location.href).href;
const AT_ONCE = 6;

/** The file in one of our caches with the same content, or from the network. */
async function fetched(path, olds) {
  const key = `${ROOT}${path}?${files[path]}`;
  for (const old of olds) {
    const kept = await old.match(key);
    if (kept) return [key, kept];
  }
  const answer = await fetch(ROOT + path, { cache: "no-cache" });
  if (!answer.ok) throw new Error(`${answer.status} ${path}`);
  return [key, answer];
}

async function install() {
  const olds = await Promise.all(
    (await caches.keys()).filter((name) => name.startsWith("tablee-page-")).map((name) => caches.open(name)),
  );
  const cache = await caches.open(NAME);
  const left = Object.keys(files).filter((path) => !spare.includes(path));
  async function next() {
    for (let path = left.shift(); path !== undefined; path = left.shift()) {
      const [key, answer] = await fetched(path, olds);
      await cache.put(key, answer);
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, next));
}

async function activate() {
  const names = (await caches.keys()).filter((name) => name.startsWith("tablee-page-") && name !== NAME);
  await Promise.all(names.map((name) => caches.delete(name)));
  await self.clients.claim();
}

async function answered(request, path) {
  const cache = await caches.open(NAME);
  const key = `${ROOT}${path}?${files[path]}`;
  const kept = await cache.match(key);
  if (kept) return kept;
  const answer = await fetch(request);
  // Who needs what is spare needs it the next time as well.
  if (answer.ok && spare.includes(path)) await cache.put(key, answer.clone());
  return answer;
}

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(activate()));
self.addEventListener("message", (event) => {
  if (event.data === "take-over") self.skipWaiting();
});
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const address = request.url.split(/[?#]/)[0];
  if (request.method !== "GET" || !address.startsWith(ROOT)) return;
  const path = address.slice(ROOT.length) || "index.html";
  if (path in files) event.respondWith(answered(request, path));
});
