import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll } from "vitest";

const folder = fs.mkdtempSync(path.join(os.tmpdir(), "parvoz-files-"));
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

/** Writes a file for the test file that calls it; gives its path. */
export function someFile(name: string, text: string | Iterable<string>): string {
  const file = path.join(folder, name);
  fs.writeFileSync(file, typeof text === "string" ? text : [...text, ""].join("\n"));
  return file;
}
