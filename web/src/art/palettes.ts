/** The palettes of the land: skies, stone, what grows. */
import { mixer } from "./mixing";

/** In the order of ROLES. */
const MIXED: Record<string, string> = {
  dusk: "5b4a6b c9776a f0b673 fff0c4 9a6a72 7a5262 a0684e 3a2733 f9d49a d9a066 8c5548 2a1a20 5d5a3c 7a6a82 c8452f",
  gold: "e9c47c f3d79b fbe9bf fffbe6 d9a868 c48a4e cf9a55 5f3b22 ffedc0 e4b46e a06c3a 3d2716 7c7a3a 7fa39a b5482a",
  dawn: "efb09b f7d3b0 fdeccb fff6dd c98f8a a86f72 b98a6a 51343b fde6c4 dbac88 95635c 35211f 6f7a4a 9bb0a8 b0433f",
  noon: "62a8c0 9fcdd0 d6e8d8 fff7d6 b9b18c cfa865 e0bd7a 6f4d2b fff0c6 e7c588 a87d4a 33261a 5f8a4a 3f8fa3 c4532d",
  teal: "1f4d5c 4f8a86 c8d3a0 fff2c0 3f6f6c 2f5854 6b7a4d 173238 eee2ac b8ad7c 5d6a58 10242a 3d6b4a 2f6f78 d0803a",
  jungle: "b4d6b4 d7e7bf f4f0cf fffbe0 8fb592 5d8f68 4a7a4d 173b2c f1e8c4 c2b88e 6d7158 13281d 3b7d4a 4f9a8d d98a2f",
  emerald: "2e6b5a 5f9a74 bcd08e f7f3b8 2f6a55 23543f 2f5f3d 0d2a20 e7dfab aaa375 4d5b43 0a1f17 2e7a45 2d7f77 e0a53c",
  moss: "b1c2c2 d0d9d0 ecebd9 fffdf0 9db0a4 7f967f 7d8f5c 38462f e4e1d0 acada2 656c6d 242b2c 5f7d45 7fa0a8 b3603a",
  mist: "94a8b4 bac6ca e2e3da ffffff a9b6b8 8798a0 73806f 2f3c42 ebebe3 aab1b2 5c6872 1f2a30 56705c 8aa2ad a8553a",
  night: "141d3d 23305a 45527d f4efd6 2b3763 1f2a50 24304d 0c1228 c3cce0 7480a6 38456e 070b1c 2a4a4a 2f4a7d e0b04a",
  aurora: "0f2233 1d4a52 3f8a74 e6ffe0 17383f 122d35 1d3b33 081a20 cfe4d1 7a9790 36575a 06141a 2a5a45 2a6a70 9fe0a0",
  sea: "86cbd6 bfe3dc f3efd2 fffbe0 7fb0b0 c9b080 d8bf86 4a5540 fff5d5 dfca9d 98845f 22302f 5d8f58 2f9aa8 d9603a",
  deep: "2a8299 1f6a84 124c68 d8fff0 1c627a 15546e 2f6a70 08283d b5e2d2 63a5a4 23667a 041a2b 2f8a6a 0f4a66 e8b56a",
  ember: "efa070 f6c490 fbe2b8 fff2d0 c86a4a a54a38 b85a3c 4d1f1c f8c093 d2744d 8a3a30 2d1210 7a6a3a 8a7a80 f0d070",
  rose: "f3d3ae f9e4c8 fdf0da fffaea d8a08a b8705f c98a70 55282a f9c3a6 db8d72 9a4f45 331618 8a7f4a 9fb0a8 7a2f3f",
  alpine: "74acca b4d3dc e8ecdf fffbe8 8fa5b5 6a8a8a 6f9455 274032 f4eed8 bcb79e 6d726e 1c2a2a 4a7d48 5fa0b5 c0583a",
  storm: "4a5560 6f7a80 b5b5a5 f4efd0 5d6870 4a545c 5a5f48 1f262b d6d3be 94968f 4a5258 14191d 4a5f3f 5a7580 c8923a",
  steppe: "a2c5d4 cfdfdc f0ebcf fffbe6 a8b0a0 b0a468 c4ac5e 62522a ede5d2 b4ac98 6e675d 2a2620 8a8a48 80a8b0 b0502f",
  sakura: "f0c0c9 f8dcd8 fdf0e4 ffffff c8b0b8 9aa68a 8aa065 45453b e5e1d9 aaa7a6 6b6970 2a2529 f0a5b5 90b0b5 d0607a",
  lagoon: "4fbccb 9fdcd5 e0f2dc fffbe0 4fa8a8 e0cf9a e6d49c 2f5548 fff8dc e2d2a6 9a8a66 17302e 3f9a62 14a0ac e0653f",
  violet: "4a3a6b 8a5f8f e0a0a0 ffe8d0 6d4f80 553d6b 6d5a6a 241a38 eed8d6 ac94ab 5f4a70 160f24 4f5a5a 6a5a90 f0b050",
  // grounds for plates: objects and signs are drawn on these
  parchment: "efdfba f4e8cb faf2de fffaf0 d8c193 c0a26c a98a55 4a3620 fff6df d6b983 91703f 33241a 6e7a4e 7f9a96 a8442a",
  sage: "b9c7a6 cbd6ba dfe6d0 fbfdf2 9db08a 7f9670 667c58 25352a f4f1dc c4bd98 7f7c5c 1f2a1f 4f7a50 6f9a98 b05a30",
  malachite: "1d5a4c 2a6f5d 3d8a72 d8f0d8 174a40 113c34 0d322c 07201c f0ead0 c2b48a 74704f 061512 2f8a6a 3f8f8a e0b050",
  clay: "d8a983 e3bc98 efd2b4 fdf0e0 c48c64 a9704a 8d5839 3d2218 fbe0c0 cf9467 8f5637 2e1810 6f7a4a 8aa09a 7a2e22",
  slate: "5f6d78 75838c 93a0a6 eef2f2 4f5c67 404c57 333e49 171e26 eceee8 aab0ae 646c72 10161c 4f6a5c 5f8aa0 e0a850",
  lapis: "1b2f66 27418a 3f5fb0 f6ecc6 16264f 111e42 0d1836 080f26 f2e2b0 c9ab62 7d6330 060b1c 3f7a6a 3f6fb5 e8b84a",
  wine: "5a1f33 732c42 934458 fae6d8 4a182a 3c1322 300f1b 1d0811 f6dcc0 d0a27c 8a5a48 180610 6a6a3a 8a6a8a e8b060",
  bone: "cfc6b4 dcd5c6 ebe6da ffffff b5aa95 978b75 7b705c 2f2a22 fffdf4 ddd3bd 9b8e76 221d18 6f7a5a 8a9aa0 9a4a30",
  sand: "e6cf9f eed9b0 f6e7c8 fffaea d2b57d b8975c 9b7b45 443118 fff3d2 dcbc82 9c7843 2f2110 7a7a45 86a5a0 b04f28",
  basalt: "36322f 48433e 615a52 f2e8d8 2b2825 23201e 1b1917 0e0d0c d8cfc0 8c847a 4d4741 0a0908 5a6a4a 6a8288 d8953a",
  ice: "a6c8d4 c2dce2 def0f0 ffffff 86aebd 6793a6 4c7a8f 17323f ffffff c9e2e8 7fa6b5 0f2530 4f8a7a 5fa5bd c8603a",
};

export const palette = mixer(MIXED, "gold");

export const PALETTES = Object.keys(MIXED);
