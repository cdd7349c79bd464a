import fs from "node:fs";
import path from "node:path";
import ts from "typescript";

/** Which files of the repository each of some files imports, types and dynamic imports included. Paths are relative to the root. */
export function readImports(files: readonly string[]): Map<string, Set<string>> {
  const known = new Set(files);
  return new Map(files.map((file) => [file, importsOf(file, known)]));
}

function importsOf(file: string, known: ReadonlySet<string>): Set<string> {
  const { importedFiles } = ts.preProcessFile(fs.readFileSync(file, "utf8"), true, true);
  return new Set(importedFiles.flatMap(({ fileName }) => resolve(fileName, file, known) ?? []));
}

function resolve(specifier: string, from: string, known: ReadonlySet<string>): string | undefined {
  const base = baseOf(specifier, from);
  return base === null ? undefined : ["", ".ts", ".tsx", ".mjs", ".js"].map((end) => base + end).find((file) => known.has(file));
}

function baseOf(specifier: string, from: string): string | null {
  if (specifier.startsWith("@/")) return specifier.slice(2);
  return specifier.startsWith(".") ? path.posix.join(path.posix.dirname(from), specifier) : null;
}
