// npx parvoz check invariants: looks whether the database keeps what Parvoz promises, beside running traffic, and writes nothing. Exit code 0: it
// does; 2: it does not; 1: it could not be looked at.
import { readOneMoment } from "@/lib/db";
import { checkInvariants } from "@/lib/services/ground/invariants/check-invariants";
import { readCommandLine } from "./lib/commands/command-line";
import { usageOf } from "./lib/commands/command-table.mjs";
import { printInvariants } from "./lib/commands/print-invariants";
import { findDatabase } from "./lib/database/find-database";

const BROKEN = 2;

try {
  const { flags } = readCommandLine(process.argv.slice(2), { usage: usageOf("check invariants"), flags: { json: "switch" } });
  findDatabase();
  const checked = await readOneMoment((read) => checkInvariants({ read, now: new Date() }));
  console.log(flags.json ? JSON.stringify(checked) : printInvariants(checked));
  if (checked.some(({ violations }) => violations > 0)) process.exitCode = BROKEN;
} catch (error) {
  console.error(`The invariants could not be checked: ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}
