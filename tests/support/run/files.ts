import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterFile } from "./after-file";

let folder: string | null = null;

/** Writes a file for the test file that calls it; gives its path. */
export function someFile(name: string, text: string | Iterable<string>): string {
  folder ??= makeFolder();
  const file = path.join(folder, name);
  fs.writeFileSync(file, typeof text === "string" ? text : [...text, ""].join("\n"));
  return file;
}

function makeFolder(): string {
  const made = fs.mkdtempSync(path.join(os.tmpdir(), "parvoz-files-"));
  afterFile(() => {
    folder = null;
    fs.rmSync(made, { recursive: true, force: true });
  });
  return made;
}
