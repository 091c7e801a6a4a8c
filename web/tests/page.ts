/** What parts of the page look at when they are loaded, for unit tests that run without a browser. */
const kept = new Map<string, string>();
const style = { setProperty: (): void => undefined };

Object.assign(globalThis, {
  document: { documentElement: { lang: "en", dataset: {}, style } },
  addEventListener: (): void => undefined,
  matchMedia: () => ({ matches: false, addEventListener: (): void => undefined }),
  localStorage: {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  },
});
