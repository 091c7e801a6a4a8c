import { existsSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";

/** The same Chromium as the tests in tests/web, from the system's packages. */
const CHROMIUM = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"]
  .map((name) => `/usr/bin/${name}`)
  .find((path) => existsSync(path));

export default defineConfig({
  plugins: [svelte()],
  // Known beforehand, or the first run in a clean clone would load its page anew in the middle of a test.
  optimizeDeps: { include: ["@fluent/bundle"] },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: "node",
          include: ["tests/**/*.test.ts"],
          exclude: ["tests/components/**"],
          setupFiles: ["tests/page.ts"],
        },
      },
      {
        extends: true,
        test: {
          name: "components",
          include: ["tests/components/**/*.test.ts"],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: { executablePath: CHROMIUM, args: ["--no-sandbox", "--disable-gpu"] },
            }),
            instances: [{ browser: "chromium" }],
          },
        },
      },
    ],
  },
});
