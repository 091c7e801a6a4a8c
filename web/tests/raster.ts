/** Chromium as a measure: how far apart pictures are at chip size, and whatever else a page can tell about itself. */
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const BROWSERS = [
  process.env.CHROMIUM,
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome",
].filter((name): name is string => !!name);

export interface Pair {
  one: string;
  other: string;
  /** Mean difference of a colour channel, of 255. */
  by: number;
}

/** Runs inside the page: 30 × 42 pixels each, cropped as a chip crops them. */
const SCRIPT = `
const [W, H] = [30, 42];
const pixels = async (inside) => {
  const image = new Image();
  image.src = "data:image/svg+xml," + encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="' + W + '" height="' + H +
    '" viewBox="0 8 120 112" preserveAspectRatio="xMidYMid slice">' + inside + "</svg>");
  await image.decode();
  const canvas = new OffscreenCanvas(W, H);
  const pen = canvas.getContext("2d");
  pen.drawImage(image, 0, 0);
  return pen.getImageData(0, 0, W, H).data;
};
const drawn = [];
for (const [id, inside] of pictures) drawn.push([id, await pixels(inside)]);
const lines = [];
drawn.forEach(([one, a], i) => drawn.slice(i + 1).forEach(([other, b]) => {
  let sum = 0;
  for (let k = 0; k < a.length; k++) sum += Math.abs(a[k] - b[k]);
  lines.push(one + " " + other + " " + (sum / (W * H * 3)).toFixed(2));
}));
document.body.textContent = "[" + lines.join("|") + "]";
`;

export function differences(pictures: [string, string][]): Pair[] {
  const told = shown(
    `<body><script type="module">const pictures = ${JSON.stringify(pictures).replaceAll("</", "<\\/")};${SCRIPT}</script></body>`,
  );
  return told.split("|").map((line) => {
    const [one, other, by] = line.split(" ");
    return { one: one!, other: other!, by: Number(by) };
  });
}

/** What a page writes into its body, between brackets, once its script has run. */
export function shown(html: string): string {
  const folder = mkdtempSync(join(tmpdir(), "pictures-"));
  try {
    const page = join(folder, "page.html");
    writeFileSync(page, html);
    const flags = [
      "--headless",
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--font-render-hinting=none",
      `--user-data-dir=${folder}/profile`,
    ];
    const dom = run([
      ...flags,
      "--allow-file-access-from-files",
      "--virtual-time-budget=60000",
      "--dump-dom",
      `file://${page}`,
    ]);
    return /\[([^\]]*)\]/.exec(dom.slice(dom.lastIndexOf("<body")))?.[1] ?? "nothing was shown";
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function run(flags: string[]): string {
  for (const browser of BROWSERS) {
    try {
      return execFileSync(browser, flags, {
        encoding: "utf8",
        maxBuffer: 64 * 1024 * 1024,
        stdio: ["ignore", "pipe", "ignore"],
      });
    } catch (problem) {
      if ((problem as NodeJS.ErrnoException).code !== "ENOENT") throw problem;
    }
  }
  throw new Error(`no Chromium found: tried ${BROWSERS.join(", ")}; name one in CHROMIUM`);
}
