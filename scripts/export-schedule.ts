// npx parvoz export schedule [--carrier HY] [--from 2026-12-01] [--to 2027-03-27] FILE: see docs/importing-schedules.md.
import { disconnect } from "@/lib/db";
import { isDate } from "@/lib/domain/dates";
import { type ExportedCarrier, exportSchedule } from "@/lib/services/schedule/sets/export-schedule";
import { readCommandLine, WrongUsage } from "./lib/commands/command-line";
import { usageOf } from "./lib/commands/command-table.mjs";
import { takeJson, written } from "./lib/commands/told";
import { findDatabase } from "./lib/database/find-database";
import { reasonOf } from "./lib/launch/reason-of";

/** @throws WrongUsage */
function readOptions(args: readonly string[]) {
  const { words, flags: values } = readCommandLine(args, {
    usage: usageOf("export schedule"),
    words: ["FILE"],
    flags: { carrier: "text", from: "text", to: "text" },
  });
  const [file = ""] = words;
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

function describe({ carrier, legs, unsaid }: ExportedCarrier): string[] {
  const told = unsaid.map(
    (flight) =>
      `  left out: ${flight}: the number departs there twice on one day, or too many days from the flight’s date, which no file can say`,
  );
  return [`${carrier}: ${legs} legs`, ...told];
}

/** @param isKnown whether there is a schedule, though not of this period */
function nothingToWrite({ carrier, file }: { carrier?: string | undefined; file: string }, isKnown: boolean): string {
  if (isKnown) return `nothing flies in this period; ${file} has no flights`;
  return carrier === undefined ? "there is no schedule to write" : `there is no schedule of ${carrier} to write`;
}

/** Why the file could not be written, or what else went wrong. */
function whyNot(error: unknown): string {
  const reason = reasonOf(error);
  return /^E[A-Z]+: .*, open /.test(reason) ? `the file cannot be written (${reason}); check its path` : reason;
}

try {
  const { json, rest } = takeJson(process.argv.slice(2));
  const options = readOptions(rest);
  findDatabase();
  const exported = await exportSchedule({ ...options, now: new Date() });
  const told = exported.filter(({ legs, unsaid }) => legs > 0 || unsaid.length > 0);
  if (json || told.length > 0)
    console.log(written({ text: told.flatMap(describe).join("\n"), data: { file: options.file, carriers: exported } }, json));
  if (told.length === 0) console.error(`export schedule: ${nothingToWrite(options, exported.length > 0)}`);
  process.exitCode = told.length > 0 && told.every(({ unsaid }) => unsaid.length === 0) ? 0 : 1;
} catch (error) {
  console.error(`export schedule: ${whyNot(error)}`);
  process.exitCode = error instanceof WrongUsage ? 2 : 1;
} finally {
  await disconnect();
}
