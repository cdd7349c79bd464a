import { COLOURS } from "../../receipts/pdf/style";

/** Lengths of the picture, pixels. Every line has a height of its own, so that the height of the whole is a sum. */
export const CARD = {
  width: 1080,
  margin: 44,
  head: 132,
  title: 132,
  choiceHead: 64,
  leg: 76,
  choiceFoot: 118,
  edges: 22,
  gap: 24,
  foot: 284,
} as const;

export const INK = { ...COLOURS, ground: "#e8eff1", paper: "#ffffff", days: "#a14a00", bad: "#a3261c" } as const;

export const TYPE = { fine: 22, small: 26, body: 29, strong: 32, name: 40, clock: 46, price: 50, title: 48 } as const;
