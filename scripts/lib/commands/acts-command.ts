import fs from "node:fs";
import path from "node:path";
import { ERRORS } from "@/lib/contracts/errors";
import { AppError } from "@/lib/domain/errors";
import { numberActs } from "@/lib/services/documents/accounting/number-acts";
import { readActFiles } from "@/lib/services/documents/accounting/read-act-files";
import { findDatabase } from "../database/find-database";
import { readCommandLine, WrongUsage } from "./command-line";
import { usageOf } from "./command-table.mjs";
import { takeJson, written } from "./told";

/**
 * Writes the documents of acts of the ledger into a folder, a file each.
 * @returns what was done, as JSON where `--json` asks for it
 * @throws WrongUsage; Error where a range has no documents, or too many
 */
export async function runActsCommand(args: readonly string[]): Promise<string> {
  const { json, rest } = takeJson(args);
  const usage = usageOf("acts");
  const { words } = readCommandLine(rest, { usage, words: ["FIRST", "LAST", "FOLDER"] });
  const [first = "", last = "", folder = ""] = words;
  const range = { first: numberIn(first, usage), last: numberIn(last, usage) };
  findDatabase();
  await numberActs({ now: new Date() });
  const files = await readActFiles(range).catch((error: unknown) => {
    throw error instanceof AppError ? new Error(textOf(error)) : error;
  });
  fs.mkdirSync(folder, { recursive: true });
  for (const { name, xml } of files) fs.writeFileSync(path.join(folder, name), xml);
  const text = `${files.length} document(s) in ${folder}, by the schema public/schemas/accounting-act-1.xsd`;
  return written({ text, data: { folder, files: files.map(({ name }) => name) } }, json);
}

function numberIn(text: string, usage: string): number {
  if (!/^[1-9]\d{0,14}$/.test(text)) throw new WrongUsage(`not a number from 1 on: ${text}\n${usage}`);
  return Number(text);
}

function textOf({ kind, fields }: AppError): string {
  return Object.values(fields ?? {})[0]?.[0]?.en ?? ERRORS[kind].text.en;
}
