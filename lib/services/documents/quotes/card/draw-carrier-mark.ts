import type { CSSProperties } from "react";
import { carrierLook, MARK_TONES, type MarkShape } from "@/lib/domain/carriers/carrier-look";
import { oklchHex } from "@/lib/util/oklch";
import { type Box, line, row } from "./boxes";

const SHAPES: Readonly<Record<MarkShape, CSSProperties>> = {
  square: { borderRadius: 4 },
  pill: { borderRadius: 22 },
  leaf: { borderRadius: "4px 22px 4px 22px" },
  arch: { borderRadius: "22px 22px 4px 4px" },
  shield: { borderRadius: "4px 4px 22px 22px" },
  slanted: { borderRadius: 4, transform: "skewX(-18deg)" },
};

/** A carrier by its code, in the shape and colours that pages give it. */
export function drawCarrierMark(code: string): Box {
  const { shape, tone, hue } = carrierLook(code);
  const { fill, letters, edge } = MARK_TONES[tone].light;
  const size: CSSProperties = { width: 68, height: 44, justifyContent: "center", marginRight: 14 };
  const colours = { backgroundColor: oklchHex(fill, hue), border: `4px solid ${oklchHex(edge, hue)}` };
  return row(
    { ...size, ...colours, ...SHAPES[shape] },
    line(code, { color: oklchHex(letters, hue), fontSize: 24, fontWeight: 700, lineHeight: 1 }),
  );
}
