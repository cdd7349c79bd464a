// npm run export:schedule -- [--carrier HY] [--from 2026-12-01] [--to 2027-03-27] FILE: see docs/importing-schedules.md.
import { parseArgs } from "node:util";
import { disconnect } from "@/lib/db";
import { isDate } from "@/lib/domain/dates";
import { type ExportedCarrier, exportSchedule } from "@/lib/services/schedule/export-schedule";
import { findDatabase } from "./lib/find-database";
import { swallowedFlag } from "./lib/swallowed-flag";

/** A command line that cannot be understood. */
class WrongUsage extends Error {}

/** @throws WrongUsage */
function readOptions(args: string[]) {
  refuseSwallowed();
  const options = { carrier: { type: "string" }, from: { type: "string" }, to: { type: "string" } } as const;
  const { values, positionals } = parseOrExplain(() => parseArgs({ args, allowPositionals: true, options }));
  const [file, ...others] = positionals;
  if (file === undefined || others.length > 0) throw new WrongUsage("name one file to write: npm run export:schedule -- FILE");
  for (const name of ["from", "to"] as const) {
    const date = values[name];
    if (date !== undefined && !isDate(date)) throw new WrongUsage(`--${name}: “${date}” is no date; write YYYY-MM-DD`);
  }
  const { carrier, from, to } = values;
  if (carrier !== undefined && !/^[A-Z\d]{2}$/.test(carrier))
    throw new WrongUsage(`--carrier: “${carrier}” is no airline; write its code, e.g. HY`);
  if (from !== undefined && to !== undefined && from > to) throw new WrongUsage(`--from ${from} is after --to ${to}; exchange them`);
  return { ...values, file };
}

/** npm hands on what stands behind two dashes alone: without these limits all would be written. */
function refuseSwallowed(): void {
  const flag = swallowedFlag(["carrier", "from", "to"]);
  if (flag)
    throw new WrongUsage(`npm took --${flag} for itself; write options after two dashes: npm run export:schedule -- --${flag} … FILE`);
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

/** @param isKnown whether there is a schedule, though not of this period */
function nothingToWrite({ carrier, file }: { carrier?: string | undefined; file: string }, isKnown: boolean): string {
  if (isKnown) return `nothing flies in this period; ${file} has no flights`;
  return carrier === undefined ? "there is no schedule to write" : `there is no schedule of ${carrier} to write`;
}

/** Why the file could not be written, or what else went wrong; the database's errors say it in their last line. */
function reasonOf(error: unknown): string {
  const text = error instanceof Error ? error.message || String(error.cause ?? error.name) : String(error);
  const reason = text.trim().split("\n").at(-1) ?? text;
  return /^E[A-Z]+: .*, open /.test(reason) ? `the file cannot be written (${reason}); check its path` : reason;
}

try {
  const options = readOptions(process.argv.slice(2));
  findDatabase();
  const exported = await exportSchedule({ ...options, now: new Date() });
  const told = exported.filter(({ legs, unsaid }) => legs > 0 || unsaid.length > 0);
  for (const line of told.flatMap(describe)) console.log(line);
  if (told.length === 0) console.error(`export:schedule: ${nothingToWrite(options, exported.length > 0)}`);
  process.exitCode = told.length > 0 && told.every(({ unsaid }) => unsaid.length === 0) ? 0 : 1;
} catch (error) {
  console.error(`export:schedule: ${reasonOf(error)}`);
  process.exitCode = error instanceof WrongUsage ? 2 : 1;
} finally {
  await disconnect();
}
