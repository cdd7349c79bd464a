import fs from "node:fs";
import path from "node:path";

const DOCUMENT = path.resolve(import.meta.dirname, "../../docs/performance.md");

/**
 * Puts a text into its place in docs/performance.md, between the two lines that name the section; the rest of the document stays.
 * @throws Error where the document has no such place
 */
export function writeSection(name: string, text: string): void {
  fs.writeFileSync(DOCUMENT, replaceSection(fs.readFileSync(DOCUMENT, "utf8"), name, text));
}

export function replaceSection(document: string, name: string, text: string): string {
  const [start, end] = [`<!-- ${name} -->`, `<!-- end of ${name} -->`];
  const [from, to] = [document.indexOf(start), document.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`docs/performance.md has no section ${name}`);
  return `${document.slice(0, from + start.length)}\n${text}\n${document.slice(to)}`;
}
