/** Colours of people and stuffs by lamplight: in the light, in between, in the shade. And the palettes of rooms and leaves. */
import type { Tones } from "../../../art/figure";
import { mixer } from "../../../art/mixing";

const STUFFS: Record<string, string> = {
  // skins
  ivory: "ffe9cf ebc39c b0805f",
  wheat: "fbd9ae dba877 9c6a4a",
  olive: "f0cf9c c99a66 8a6140",
  honey: "eec08a c28650 85532f",
  chestnut: "d9a070 a46a40 693d25",
  umber: "bd8256 85532f 51301c",
  ebony: "9a6a48 66402a 3c2418",
  // hair, cloth, metal
  black: "6b6672 35323f 17161f",
  brown: "b58a5e 75502f 45301d",
  grey: "e6e6e2 b0b2b4 767a82",
  white: "ffffff eeeae0 b9b3a6",
  red: "f08a6a c2402f 75201f",
  wine: "d98a98 96364f 571a33",
  saffron: "ffe08a eda52e a2650f",
  orange: "ffc488 e2803a 98481b",
  green: "b9d98a 5f9a4c 2f5f35",
  olives: "d9d08a 9c9646 5f5c26",
  teal: "9be0d6 2f9490 13575c",
  sky: "c2e2f2 6ea8cf 38699a",
  indigo: "9fb0e6 42569f 212d63",
  violet: "d9bcec 8257a8 4a2c6c",
  rose: "ffd3d3 dd8f95 9a505e",
  sand: "fff0d0 dcc08c 9a7c4e",
  ink: "6f7a98 2f3a5a 161c33",
  gold: "fff0b0 efb93a 9f6c14",
  silver: "f6fafc c2ced6 7e8f9a",
  copper: "ffc49a c97645 7f4024",
};

const made = new Map<string, Tones>();

export function tones(name: unknown, otherwise = "indigo"): Tones {
  const key = typeof name === "string" && STUFFS[name] ? name : otherwise;
  let found = made.get(key);
  if (!found) {
    const [lit, base, shade] = STUFFS[key]!.split(" ").map((colour) => `#${colour}`);
    found = [lit!, base!, shade!];
    made.set(key, found);
  }
  return found;
}

/** sky, haze, glow: a wall from shadow to lamplight; sun: flame; far, mid: tiles; ground: wood; lit, stone, shade: parchment; water: turquoise; accent: cinnabar. */
const LIGHTS: Record<string, string> = {
  lamp: "c98a4c dca363 f2cb87 fff3c4 2f8a8a 1d6268 8a5630 3d2416 fff4d8 ead2a0 a9804c 2a1a10 6f8a4a 2f9a98 c8452f",
  indigo: "26386e 33498a 5a6fb0 ffe9b0 2f7f92 1f5a70 5d3d2c 141b3c fbf0d6 dcc698 8f7a52 10152e 5f8a5a 3aa0a2 e8a03a",
  tile: "1d6d72 2a8a8c 63b8b0 fff2c4 2a4f8a 1b3568 7a4f30 0c3338 fff6e0 e2cfa0 98804f 0a2528 7fa04a 1f7f8a e89a35",
  parchment: "e6d2a4 f0e0ba faf0d6 fffbea c29a5c a07a42 9a6a3c 4a3218 fffaea e6d0a0 aa8752 33220f 7a8a4a 3f8f8c b5432a",
  wine: "5f2338 7a3148 a85a5f ffe6b8 b07a3a 86582a 5a3422 2a0e1a fbecd4 dcc09a 94704e 1f0a12 6f7f4a 4f8f92 f0b04a",
  olive: "7c7a3e 959350 c2bc7e fff6cc 4f7a5a 365a42 6d4a2a 2c2c16 fdf6dc e0d2a2 998850 1f200f 5f8a45 3f8a84 c9532f",
  rose: "d99a86 e8b49c f6d6ba fff4dc a8586a 7f3f55 8a5638 4a2228 fff4e2 ecd2b0 ae8464 341418 7a8a58 5f9a9a b03a3f",
  dawn: "8fb4c4 b8d0d0 f0dcb8 fff8e0 c98a5c a2683f 8f603a 2f3f4c fff8e6 e8d4aa a4855a 1d2830 6f9455 3f98a6 cf5a38",
  night: "171c3f 232b59 3f4a86 ffdf9a 2a5f7f 1c4560 43302c 0b0e24 f2e6cc c8b48a 7c6a4a 080a1c 4f7f5f 2f8590 f2b445",
  brick: "a85a3c bf7350 e0a478 ffefc8 2f7f86 205a62 6d3f28 3a1a14 fff0da e6c8a0 a37a50 26100c 7a8548 3a9494 f0b848",
  mint: "8fc2ab aed6bd dceccf fffbe6 3f6a9a 2c4c76 84603c 1f443a fffaea e6d8ac a08a58 132e28 5f9a5a 2f9a90 d0603a",
  plum: "4f3568 664884 977ab0 ffe8c0 c08a3f 94642c 57382f 1f1330 f8ecd8 d6c09c 8a7258 150c22 6a8a62 4a98a4 f0a848",
  sand: "d9b878 e6cc94 f6e6bc fffae2 3f8f8a 2a6866 94683c 4f3a1a fffbec ead8a8 ac8c54 35250f 84904c 3c9a98 bc4a2c",
  sea: "3f86a4 62a6bc a4d2d2 fff8d8 d0a058 a67a3a 7a5636 123a52 fff8e4 e4d4a8 9c8658 0d2838 6f9a5c 2a94a0 e08a3c",
  coal: "3a3436 4d4546 736660 ffe6b0 9a7a3c 735828 54392a 171314 f4e8d2 ccb892 857052 100c0d 6f7f56 4f8f90 e8a23c",
  lilac: "b3a4cc c9bcdc e8def0 fff8ea 7a6ab0 584a8a 84604a 3a2f58 fdf6ea e2d2b8 9a8468 241c3c 7a9462 5aa0b0 cf5a52",
};

export const palette = mixer(LIGHTS, "lamp");
export const PALETTES = Object.keys(LIGHTS);
