import fs from "node:fs";
import { isCode, isTest } from "./list-files";

const KINDS: readonly (readonly [string, (file: string) => boolean])[] = [
  ["tests, journeys, measurements", (file) => isCode(file) && isTest(file)],
  ["product", (file) => isCode(file) && /^(app|components|lib)\//.test(file)],
  ["scripts and settings", isCode],
  ["SQL", (file) => file.endsWith(".sql")],
  ["documents", (file) => file.endsWith(".md")],
];

/** Lines of the repository's files by their kind; each file is of the first kind that it fits. */
export function countLines(files: readonly string[]): [kind: string, lines: number][] {
  const left = new Set(files);
  return KINDS.map(([kind, isOf]) => {
    const found = [...left].filter(isOf);
    for (const file of found) left.delete(file);
    return [kind, found.reduce((lines, file) => lines + fs.readFileSync(file, "utf8").split("\n").length - 1, 0)];
  });
}
