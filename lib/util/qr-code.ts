import bwipjs from "bwip-js/node";

/**
 * Modules of a QR code (ISO/IEC 18004, error correction M), row by row: true is dark. Without the quiet zone.
 * @throws Error where the text is too long for one
 */
export function qrModules(text: string): boolean[][] {
  const symbol = bwipjs.raw("qrcode", text, "eclevel=M")[0];
  if (!symbol || !("pixs" in symbol)) throw new Error("the QR code could not be made");
  return Array.from({ length: symbol.pixy }, (_row, y) =>
    Array.from({ length: symbol.pixx }, (_cell, x) => symbol.pixs[y * symbol.pixx + x] === 1),
  );
}

/** A drawing in SVG: the side of its square, and the `d` of one path. */
export interface SvgDrawing {
  size: number;
  path: string;
}

/** Around the code, in modules (ISO/IEC 18004, 9.1). */
const QUIET_ZONE = 4;

/** The same as a drawing, quiet zone included: a bar for each run of dark modules in a row. */
export function qrDrawing(text: string): SvgDrawing {
  const rows = qrModules(text);
  const bars = rows.flatMap((row, y) =>
    runs(row).map(({ from, length }) => `M${QUIET_ZONE + from} ${QUIET_ZONE + y}h${length}v1h-${length}z`),
  );
  return { size: rows.length + 2 * QUIET_ZONE, path: bars.join("") };
}

function runs(row: readonly boolean[]): { from: number; length: number }[] {
  const line = row.map((dark) => (dark ? "1" : "0")).join("");
  return [...line.matchAll(/1+/g)].map((match) => ({ from: match.index, length: match[0].length }));
}
