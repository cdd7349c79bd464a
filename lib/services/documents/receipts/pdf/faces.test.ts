import { expect, test } from "vitest";
import { faceFile, faceOf } from "./faces";

const LAST_OF_PLANE = 0xffff;

/** Signs of the plane that a TrueType file has a shape for: its table `cmap` of format 4 (OpenType 1.9, cmap). */
function signsOf(file: Buffer): Set<number> {
  const tables = Array.from({ length: file.readUInt16BE(4) }, (_, index) => 12 + index * 16);
  const record = tables.find((at) => file.toString("latin1", at, at + 4) === "cmap") ?? Number.NaN;
  const cmap = file.readUInt32BE(record + 8);
  const starts = Array.from({ length: file.readUInt16BE(cmap + 2) }, (_, index) => cmap + file.readUInt32BE(cmap + 4 + index * 8 + 4));
  const table = starts.find((at) => file.readUInt16BE(at) === 4) ?? Number.NaN;
  const size = file.readUInt16BE(table + 6);
  const signs = new Set<number>();
  for (let at = table + 14; at < table + 14 + size; at += 2) {
    const [last, first, delta] = [file.readUInt16BE(at), file.readUInt16BE(at + size + 2), file.readUInt16BE(at + 2 * size + 2)];
    const offsetAt = at + 3 * size + 2;
    const offset = file.readUInt16BE(offsetAt);
    for (let sign = first; sign <= last && sign < LAST_OF_PLANE; sign++) {
      const shape = offset === 0 ? sign + delta : file.readUInt16BE(offsetAt + offset + 2 * (sign - first));
      if (shape % (LAST_OF_PLANE + 1) !== 0) signs.add(sign);
    }
  }
  return signs;
}

test.each([
  ["regular", false],
  ["bold", true],
] as const)("the %s face has every sign that it is chosen for", (face, bold) => {
  const shapes = signsOf(faceFile(face));
  const chosen = Array.from({ length: LAST_OF_PLANE }, (_, sign) => sign).filter(
    (sign) => faceOf(String.fromCodePoint(sign), bold) === face,
  );
  expect(chosen.length).toBeGreaterThan(700);
  // Ends of lines are broken at and not drawn.
  expect(chosen.filter((sign) => !shapes.has(sign)).map((sign) => sign.toString(16))).toEqual(["a", "d"]);
});
