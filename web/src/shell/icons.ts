/** The shell's symbols: one 24 × 24 grid, one stroke, the inside of an `<svg>` each. Titles add their own. */

const path = (...lines: string[]): string => lines.map((d) => `<path d="${d}"/>`).join("");
const solid = (d: string): string => `<path d="${d}" fill="currentColor"/>`;
const circle = (x: number, y: number, r: number): string => `<circle cx="${x}" cy="${y}" r="${r}"/>`;

export const icons: Record<string, string> = {
  table: path(
    "M3 9.5c0-1.9 4-3.5 9-3.5s9 1.6 9 3.5-4 3.5-9 3.5-9-1.6-9-3.5Z",
    "M6 12.4 4.5 19M18 12.4l1.5 6.6M12 13v5",
  ),
  back: path("M14.5 5.5 8 12l6.5 6.5"),
  forward: path("M9.5 5.5 16 12l-6.5 6.5"),
  down: path("M5.5 9.5 12 16l6.5-6.5"),
  up: path("M5.5 14.5 12 8l6.5 6.5"),
  close: path("M6 6l12 12M18 6 6 18"),
  check: path("M5 12.5 10 17.5 19.5 7"),
  plus: path("M12 5v14M5 12h14"),
  minus: path("M5 12h14"),
  undo: path("M8.5 5 4.5 9l4 4", "M4.5 9h9.2a5 5 0 0 1 0 10H9"),
  again: path("M19.5 12a7.5 7.5 0 1 1-2.4-5.5", "M19.8 3.4v4.4h-4.4"),
  menu: path("M4 7h16M4 12h16M4 17h16"),
  settings: path("M4 7.5h9M18 7.5h2M4 16.5h2M11 16.5h9") + circle(15.5, 7.5, 2.4) + circle(8.5, 16.5, 2.4),
  sun:
    circle(12, 12, 3.8) + path("M12 3v2M12 19v2M3 12h2M19 12h2M5.6 5.6 7 7M17 17l1.4 1.4M5.6 18.4 7 17M17 7l1.4-1.4"),
  moon: path("M19.5 14.6A8 8 0 0 1 9.4 4.5a8 8 0 1 0 10.1 10.1Z"),
  sound: path("M4 9.5h3.2L12 5.5v13l-4.8-4H4Z", "M15.5 9a4 4 0 0 1 0 6M18 6.5a7.6 7.6 0 0 1 0 11"),
  candle: path(
    "M9 21V11.5h6V21ZM7 21h10M12 11.5V9.8M12 9.8c-2-.4-2.600-2-1.600-3.600.8-1.300 1.300-1.800 1.600-3.200 1.200 1.600 2.300 2.800 2.300 4.400 0 1.500-.9 2.300-2.300 2.400Z",
  ),
  lips: path(
    "M4 12c2.500-3.500 5-4.500 8-3.500 3-1 5.500 0 8 3.500-2.500 3.500-5 4.500-8 4.500S6.500 15.500 4 12ZM4 12h16M8 10.500v3M12 10.500v3M16 10.500v3",
  ),
  silence: path("M4 9.5h3.2L12 5.5v13l-4.8-4H4Z", "m16 9.5 5 5M21 9.5l-5 5"),
  hint: path("M9 17.5c0-2.600-3-3.900-3-7.500a6 6 0 0 1 12 0c0 3.600-3 4.900-3 7.500ZM9.500 20.500h5"),
  chart: path("M4 4v16h16M7 15.500l4-5 3.500 3L20 6"),
  help: circle(12, 12, 8.5) + path("M9.6 9.4a2.5 2.5 0 1 1 3.5 2.7c-.8.4-1.1.8-1.1 1.7") + solid("M11 16.2h2v1.6h-2z"),
  keyboard: path("M3.5 7h17v10h-17Z", "M6.5 10h.5M10 10h.5M13.5 10h.5M17 10h.5M8 13.8h8"),
  log: path("M6 4h12v16l-2.4-1.4L13.2 20 12 19l-1.2 1-2.4-1.4L6 20Z", "M9 8.5h6M9 12h6M9 15h3.5"),
  chat: path(
    "M4 6.5A1.5 1.5 0 0 1 5.5 5h13A1.5 1.5 0 0 1 20 6.5v8a1.5 1.5 0 0 1-1.5 1.5H11l-4.5 3.5V16H5.5A1.5 1.5 0 0 1 4 14.5Z",
  ),
  book: path("M12 6.5C10 5 7 4.5 4 5v13c3-.5 6 0 8 1.5 2-1.5 5-2 8-1.5V5c-3-.5-6 0-8 1.5ZM12 6.5v13"),
  cards: path(
    "M8.5 6.5h9a1 1 0 0 1 1 1v11a1 1 0 0 1-1 1h-9a1 1 0 0 1-1-1v-11a1 1 0 0 1 1-1Z",
    "M5.5 16.5v-12a1 1 0 0 1 1-1h8",
  ),
  eye: path("M2.5 12C5 7.7 8.3 5.7 12 5.7s7 2 9.5 6.3c-2.5 4.3-5.8 6.3-9.5 6.3S5 16.3 2.5 12Z") + circle(12, 12, 2.7),
  play: path("M8 5.5v13l10.5-6.5Z"),
  pause: path("M8.5 5.5v13M15.5 5.5v13"),
  first: path("M18 5.5 9.5 12l8.5 6.5ZM6 5.5v13"),
  last: path("M6 5.5 14.5 12 6 18.5ZM18 5.5v13"),
  link: path("M10 14a4 4 0 0 0 5.7 0l3-3A4 4 0 0 0 13 5.3l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3A4 4 0 0 0 11 18.7l1-1"),
  copy: path("M9 8.5h9.5V20H9Z", "M6 15.5H5V4h9.5v1.5"),
  people:
    circle(9, 8.5, 3.2) +
    path("M3 19.5c.4-3.7 2.7-5.5 6-5.5s5.6 1.8 6 5.5", "M15.5 5.6a3.2 3.2 0 0 1 0 5.8M17.5 14.4c2 .7 3.2 2.4 3.5 5.1"),
  person: circle(12, 8, 3.6) + path("M5 20c.5-4.2 3.2-6.2 7-6.2s6.5 2 7 6.2"),
  bot: path("M5.5 9.5h13v9h-13ZM12 9.5V5.5") + circle(12, 4.5, 1) + path("M9.5 13v1.5M14.5 13v1.5M3 12.5v3M21 12.5v3"),
  seat: path("M7 4v9h10V4M7 13l-1 7M17 13l1 7M7 9h10"),
  open: path("M5 5h14v14H5Z", "M12 9v6M9 12h6"),
  crown: path("M4.5 17.5 3.5 8l5 4L12 6l3.5 6 5-4-1 9.5ZM5 20.5h14"),
  flag: path("M6 21V4M6 5c4-2.5 7 2.5 12 0v8.5c-5 2.5-8-2.5-12 0"),
  leave: path("M13.5 4.5H6v15h7.5M10.5 12H20M16.5 8.5 20 12l-3.5 3.5"),
  clock: circle(12, 12, 8.2) + path("M12 7.2V12l3.2 2"),
  hourglass: path("M7 4h10M7 20h10M8 4v3.5c0 2 4 3 4 4.5s-4 2.5-4 4.5V20M16 4v3.5c0 2-4 3-4 4.5s4 2.5 4 4.5V20"),
  language:
    circle(12, 12, 8.2) +
    path("M4 12h16M12 3.8c2.6 2.3 3.8 5 3.8 8.2s-1.2 5.9-3.8 8.2c-2.6-2.3-3.8-5-3.8-8.2s1.2-5.9 3.8-8.2Z"),
  search: circle(10.5, 10.5, 6) + path("m15 15 5 5"),
  zoom: circle(10.5, 10.5, 6) + path("m15 15 5 5M10.5 8v5M8 10.5h5"),
  panel: path("M4 5h16v14H4ZM14.5 5v14"),
  warning: path("M12 4 2.8 19.5h18.4ZM12 10v4.5") + solid("M11.1 16.2h1.8v1.6h-1.8z"),
  offline:
    path("M4 4l16 16M8.5 15.5a5 5 0 0 1 6-.7M5 11.5a10 10 0 0 1 4-2.3M19 11.5a10 10 0 0 0-5-2.6") +
    solid("M11 18h2v2h-2z"),
  list: path("M9 6.5h11M9 12h11M9 17.5h11M4.5 6.5h.5M4.5 12h.5M4.5 17.5h.5"),
  branch:
    circle(6.5, 5.5, 2) + circle(6.5, 18.5, 2) + circle(17.5, 8.5, 2) + path("M6.5 7.5v9M17.5 10.5c0 4-11 1.5-11 6"),
  scales: path("M12 4v16M8 20h8M5 7h14M5 7l-2.5 6.5a2.6 2.6 0 0 0 5 0ZM19 7l-2.5 6.5a2.6 2.6 0 0 0 5 0Z"),
  spark: path("M12 3.5 13.8 10l6.7 2-6.7 2L12 20.5 10.2 14l-6.7-2 6.7-2Z"),
  save: path("M12 4v11M7.5 11 12 15.5 16.5 11M5 19.5h14"),
  bell: path("M6.5 16.5V11a5.5 5.5 0 0 1 11 0v5.5l1.5 1.5H5Z", "M10.3 20.5h3.4M12 5.5V3.8"),
  share:
    circle(17.5, 5.5, 2.3) + circle(6.5, 12, 2.3) + circle(17.5, 18.5, 2.3) + path("m8.6 10.8 6.8-4M8.6 13.2l6.8 4"),
  qr: path(
    "M4.5 4.5h5.5v5.5H4.5ZM14 4.5h5.5v5.5H14ZM4.5 14h5.5v5.5H4.5Z",
    "M14 14h2.2v2.2H14ZM19.5 14v.1M17.8 17.8h1.7v1.7M14 19.5h.1M7.2 7.2h.1M16.8 7.2h.1M7.2 16.8h.1",
  ),
  star: path("m12 4 2.5 5.3 5.7.7-4.2 4 1.1 5.7L12 16.9 6.9 19.7 8 14 3.8 10l5.7-.7Z"),
  mark1: solid("M12 4.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15Z"),
  mark2: solid("M5.5 5.5h13v13h-13z"),
  mark3: solid("M12 3.8 21 19H3Z"),
  mark4: solid("M12 3 21 12l-9 9-9-9Z"),
  mark5: solid("M8 4.5h8l4.5 7.5-4.5 7.5H8L3.5 12Z"),
  mark6: solid("M9 3.5h6V9h5.5v6H15v5.5H9V15H3.5V9H9Z"),
};
