import bwipjs from "bwip-js/node";

/** Modules of a QR code, row by row: true is dark. Without the quiet zone. */
export function qrCode(text: string): boolean[][] {
  const symbol = bwipjs.raw("qrcode", text, "eclevel=M")[0];
  if (!symbol || !("pixs" in symbol)) throw new Error("the QR code could not be made");
  return Array.from({ length: symbol.pixy }, (_row, y) =>
    Array.from({ length: symbol.pixx }, (_cell, x) => symbol.pixs[y * symbol.pixx + x] === 1),
  );
}
