import fs from "node:fs";
import path from "node:path";
import { z } from "zod";
import { runProgram } from "./run-program";

const COMPILER = path.resolve("node_modules/typescript/bin/tsc");
const TSX = path.resolve("node_modules/tsx/dist/cli.mjs");
const TYPES = path.resolve("node_modules/@types");

/** A project of a partner's, whose program stands on what a generator made of the document. */
export interface GeneratedClient {
  folder: string;
  program: string;
}

/** What such a program says: of which countries it has visas, and where its first offer begins. */
const said = z.strictObject({ countries: z.array(z.string()), from: z.string() });

/**
 * Copies the program of e2e/clients/generated beside what is generated into the folder's `made`, and compiles both.
 * @throws Error with what the compiler says
 */
export async function compileStrictly({ folder, program }: GeneratedClient): Promise<void> {
  fs.copyFileSync(path.resolve("e2e/clients/generated", program), path.join(folder, program));
  fs.writeFileSync(path.join(folder, "package.json"), JSON.stringify({ name: "partner", private: true, type: "module" }));
  const compilerOptions = {
    ...{ target: "es2022", lib: ["es2023", "dom", "dom.iterable"], module: "esnext", moduleResolution: "bundler" },
    ...{ strict: true, noEmit: true, skipLibCheck: true, types: ["node"], typeRoots: [TYPES] },
  };
  fs.writeFileSync(path.join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions, files: [program] }));
  const { code, output } = await runProgram(process.execPath, [COMPILER, "-p", "."], folder);
  if (code !== 0) throw new Error(output.slice(0, 4_000));
}

/**
 * Runs the program against a server.
 * @throws Error with what it wrote where it does not end well
 */
export async function runGenerated(
  { folder, program }: GeneratedClient,
  asked: { server: string; key: string; day: string },
): Promise<z.output<typeof said>> {
  const settings = { BASE_URL: asked.server, PARVOZ_KEY: asked.key, DAY: asked.day };
  const { code, output } = await runProgram(process.execPath, [TSX, program], folder, settings);
  if (code !== 0) throw new Error(output);
  return said.parse(JSON.parse(output));
}
