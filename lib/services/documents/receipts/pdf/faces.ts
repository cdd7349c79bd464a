import { readFileSync } from "node:fs";
import path from "node:path";
import { remembered } from "@/lib/util/waiting/remembered";

// Next bundles the server: the fonts are found from the project's folder, not from this module's.
const FIRA = ["app", "fonts", "papers"];
const DEJAVU = ["node_modules", "dejavu-fonts-ttf", "ttf"];

/** The portal's face, and one with the scripts that it lacks. */
const FILES = {
  regular: [...FIRA, "fira-sans-400.ttf"],
  bold: [...FIRA, "fira-sans-600.ttf"],
  otherRegular: [...DEJAVU, "DejaVuSansCondensed.ttf"],
  otherBold: [...DEJAVU, "DejaVuSansCondensed-Bold.ttf"],
} as const;
export type Face = keyof typeof FILES;
export const FACES: readonly Face[] = ["regular", "bold", "otherRegular", "otherBold"];

const read = new Map<Face, Buffer>();

/** The file of a face, read once per process. */
export function faceFile(face: Face): Buffer {
  return remembered(read, face, () => readFileSync(path.join(process.cwd(), ...FILES[face])));
}

/** What Fira Sans has, cut for papers (`PAPER` in app/fonts/cut.py), and ends of lines. */
const HAS_ALL =
  /^(?:[\u0300-\u0304\u0306-\u030c\u0312\u031b\u0323-\u0328]|[\n\r\u0020-\u007e\u00a0-\u017f\u018f\u0192\u01a0\u01a1\u01af\u01b0\u01cd-\u01dc\u01fa-\u01ff\u0218-\u021b\u0237\u0259\u02b9-\u02bc\u02bf\u02c6\u02c7\u02d8-\u02dd\u0370-\u0377\u037a-\u037f\u0384-\u038a\u038c\u038e-\u03a1\u03a3-\u03e1\u03f0-\u0479\u048a-\u052f\u1e80-\u1e85\u1e9e\u1ea0-\u1ef9\u2009\u200b-\u2014\u2018-\u201a\u201c-\u201e\u2020-\u2022\u2026\u202f\u2030\u2039\u203a\u2044\u20a1\u20a6\u20a9-\u20ac\u20af\u20b4\u20b9\u20ba\u20bd\u2116\u2122\u2190-\u2193\u2212])*$/;

/** The face of a text: one with a sign that Fira Sans lacks stands in the other as a whole, so that a name is never of two faces. */
export function faceOf(text: string, bold: boolean): Face {
  if (HAS_ALL.test(text)) return bold ? "bold" : "regular";
  return bold ? "otherBold" : "otherRegular";
}
