/** The lights of the night: each family of cards has one of its own, in the roles of every palette. */
import { mixer } from "../../../art/mixing";

/** In the order of ROLES. */
const LIGHTS: Record<string, string> = {
  // mushrooms: what glows in the dark
  spore: "131634 1b2a48 2c5a55 e4ffd2 1a2c44 15233a 14281f 0b1a1c c4f7a0 62c978 27714f 06100f 93e58c 2c7a70 f0ffb8",
  lime: "1a1a33 28304a 4f6a3a fbffd0 24303c 1c2832 1e2b18 10190f ecf79a a3c94f 56732a 0b1008 d4ef74 5d7a3c fff0a0",
  teal: "0e1a38 123350 1f6a78 d0fff2 153350 102842 0e2b30 071a22 9df2dc 3db9ae 176a72 041014 66dccb 1d6d85 d8ffe0",
  // golems: ember in stone
  ember: "1c1426 32202c 6a3426 ffe2a0 2d2029 241a22 2a1a16 130c0e d9a680 8f6a5c 503a3a 0c0708 6d7a3a 7a3a26 ff8a2c",
  clay: "24162a 43262e 8a4a30 ffe8b0 3b2430 2f1d28 36201a 1a0f10 f0b98a b87050 6a3a30 110809 7d8a44 8a4a30 ffa63c",
  slate: "14182c 222c42 3c5062 ffe6b8 222c40 1a2234 1b222c 0c1018 b4c2cc 6d7d8e 394656 070a10 5d8a50 3a5a6a ff9434",
  moss: "141d26 20342f 4c6a3c fff0b8 20332e 192824 1c2a1a 0d1610 bccf9a 7a8f6a 42563f 070c08 8ac25a 3f6a58 ffb048",
  // dragons: blood-red
  blood: "1e0f24 3c1530 7a1f36 ffdca8 341528 28101f 2a0f16 14070c ff9a80 cf3a44 741c30 0d0408 6a5a30 6a2a4a ffb03a",
  soot: "1a1220 2d1a2c 5a1e30 ffd0a0 291a28 1e131e 1d0f14 0b060a a8788a 5a3546 301a28 060306 5a5040 4a2a4a ff4a30",
  copper: "241224 4c2030 94482c ffe8b8 3c1c28 2e151e 321710 180b08 ffc28a d9743a 8a3a22 110604 7a6a30 7a3a3a ffd24a",
  river: "160f2c 2a1c48 5c2a56 ffd8c0 22204a 1a1838 181c34 0a0c1c ff9ab0 c2406a 6a2050 06060f 3f6a6a 2a4f8a ff7a5a",
  storm: "120f28 221a44 46306a fff4d0 201a3c 18132e 1a1228 0a0714 e8a0b4 a83a58 581c40 050410 4a4a60 30408a ffe860",
  // the Bosses: eclipse
  eclipse: "0c0716 24103a 5c1f52 fff0c8 1a0d2c 130922 170a20 070310 ffb0a0 a02c4a 4a1434 040208 5a3a5a 3a1a5a ffc65a",
  throne: "070a1c 141c44 37427c fdf6e0 10163a 0b102c 0e1230 04061a d0d6ff 6a64b4 322c6c 020310 4a5a8a 2a3a8a ffd070",
  hound: "0d0a1e 221a42 4a3474 fff2d4 181336 120e2a 140f2a 06040f c9bcf0 6c5a9c 362c5c 030208 5a5a7a 2f3a7a ffae4a",
  // lieutenants: cold blue
  frost: "0b1530 13264e 24548a e6f8ff 11264a 0d1d3c 0f2038 060e1c c6ebff 6aa4d6 2c5a94 030812 4a8a9a 1f5a9a d8f4ff",
  steel: "10172c 1c2a48 3c5878 f4fbff 182844 122036 141f30 080d18 dbe8f4 8aa2bc 465f80 04070e 5a8a8a 2f5a8a 9ee0ff",
  thorn: "0b1a2c 12323e 1f6670 e0fffc 102e3a 0c242f 0f2428 060f14 b4ece0 55a0a0 246068 030a0c 3f9a72 1f6a8a c0fff0",
  gild: "0e1530 1c2854 3f5a94 fff6d8 162448 101b3a 14203a 070d1c ffe9b0 9ab0d0 4a6494 040812 6a8a6a 2a5a9a ffd268",
  // fog: silver
  silver: "3a4256 566076 8a94a6 ffffff 4c566a 3e475a 4a5266 1c2230 f2f5fa b4bcca 6c7688 10141e 8aa69a 7a92b0 ffe9b0",
  pearl: "5a5f78 7c8098 b0b2c2 fffdf4 6c7088 5a5e76 62667c 2a2c3e fffaf0 cfcbd6 8a8698 1a1a28 a8b890 93a8cc ffd890",
  smoke: "262a3a 3a3f52 5c6378 f4f2ff 333848 282c3a 2c3040 10121c d0d2e0 8a8da2 4c5066 090a12 6a7a7a 5a6a90 d890ff",
  // rewards and spells: candle-gold
  candle: "221538 3c2450 7a4a52 fff6d4 301d46 261638 2c1a34 120a1e ffe6a4 e0a848 8a5c2c 0b0614 7a9a5a 5a6ab4 ffd45c",
  violet: "1d1244 332068 6a48a8 fff2ff 2a1a58 211448 261850 0e0826 ecd8ff ab84e8 5c3ca4 080418 7ab49a 5a70e0 ffcf6a",
  azure: "101a48 1c3272 3c6cb8 f0fbff 182a60 122150 142656 080f2c d2efff 70b4f0 2c68b0 040818 6ac2a0 3f90ea ffe08a",
  rose: "2c1038 4e1e58 9a4484 fff0f4 3e184a 30113a 361442 160620 ffd6e4 ee82ae 943a76 0c0414 9ab470 8a6ad8 ffd878",
  sun: "3a1a3c 6e3046 c8703e fffbe0 562640 421c34 4a2034 1c0c1a fff0b8 ffc04a b0622c 0e0610 a8b45a 7a7ad0 fff08a",
  // the land of the story
  field: "15183a 2a2c5a 5a4a7a f6ecc8 282c54 202446 24281f 0e1218 c8c4a0 8a8a6a 4a5040 070810 5a7a4a 3a4a7a e8b85a",
  fire: "1c1230 4a1e3a b04a34 ffe8a8 38183a 28122c 2a1418 0f0810 ffb878 a86048 503038 08040a 5a5a3a 5a3a5a ff9a3a",
  dawn: "2a2050 5a3a70 c07a88 fff4d8 46326a 362654 3a2c40 161024 ffe0c0 b890a0 6a5070 0c0814 7a8a6a 6a70b0 ffd070",
};

export const light = mixer(LIGHTS, "field");

export const NAMES = Object.keys(LIGHTS);
