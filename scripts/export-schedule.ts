// npm run export:schedule -- [--carrier HY] [--from 2026-12-01] [--to 2027-03-27] FILE: see docs/importing-schedules.md.
import { parseArgs } from "node:util";
import { disconnect } from "@/lib/db";
import { isDate } from "@/lib/domain/dates";
import { type ExportedCarrier, exportSchedule } from "@/lib/services/schedule/export-schedule";
import { findDatabase } from "./lib/find-database";

/** A command line that cannot be understood. */
class WrongUsage extends Error {}

/** @throws WrongUsage */
function readOptions(args: string[]) {
  const options = { carrier: { type: "string" }, from: { type: "string" }, to: { type: "string" } } as const;
  const { values, positionals } = parseOrExplain(() => parseArgs({ args, allowPositionals: true, options }));
  const [file, ...others] = positionals;
  if (file === undefined || others.length > 0) throw new WrongUsage("name one file to write: npm run export:schedule -- FILE");
  for (const name of ["from", "to"] as const) {
    const date = values[name];
    if (date !== undefined && !isDate(date)) throw new WrongUsage(`--${name}: “${date}” is no date; write YYYY-MM-DD`);
  }
  return { ...values, file };
}

function parseOrExplain<T>(parse: () => T): T {
  try {
    return parse();
  } catch (error) {
    throw new WrongUsage(error instanceof Error ? error.message : String(error));
  }
}

function describe({ carrier, legs, unsaid }: ExportedCarrier): string[] {
  const told = unsaid.map((flight) => `  left out: ${flight}: the number departs or arrives there twice on one day, which no file can say`);
  return [`${carrier}: ${legs} legs`, ...told];
}

try {
  const options = readOptions(process.argv.slice(2));
  findDatabase();
  const exported = await exportSchedule({ ...options, now: new Date() });
  for (const line of exported.flatMap(describe)) console.log(line);
  if (exported.length === 0) console.error("export:schedule: there is no schedule to write");
  process.exitCode = exported.length > 0 && exported.every(({ unsaid }) => unsaid.length === 0) ? 0 : 1;
} catch (error) {
  const text = error instanceof Error ? error.message || String(error.cause ?? error.name) : String(error);
  console.error(`export:schedule: ${text.trim().split("\n").at(-1)}`);
  process.exitCode = error instanceof WrongUsage ? 2 : 1;
} finally {
  await disconnect();
}
