import { execFileSync } from "node:child_process";
import fs from "node:fs";

/** The files of the repository, as they stand in the work tree: tracked ones, and new ones that are not ignored. */
export function listFiles(): string[] {
  const listed = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], { encoding: "utf8", maxBuffer: 1 << 26 });
  return [...new Set(listed.split("\n"))].filter((file) => file !== "" && fs.existsSync(file) && fs.statSync(file).isFile()).toSorted();
}

export const isCode = (file: string): boolean => /\.([cm]?js|tsx?)$/.test(file);

export const isTest = (file: string): boolean => /\.(test|spec)\.tsx?$/.test(file) || /^(tests|e2e|bench)\//.test(file);
