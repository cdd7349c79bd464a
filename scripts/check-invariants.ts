// npm run check:invariants: looks whether the database keeps what Parvoz promises, beside running traffic, and writes nothing. Exit code 0: it
// does; 2: it does not; 1: it could not be looked at.
import { parseArgs } from "node:util";
import { readOneMoment } from "@/lib/db";
import { checkInvariants } from "@/lib/services/invariants/check-invariants";
import { findDatabase } from "./lib/find-database";
import { printInvariants } from "./lib/print-invariants";

const BROKEN = 2;

try {
  const { values } = parseArgs({ options: { json: { type: "boolean", default: false } } });
  findDatabase();
  const checked = await readOneMoment((read) => checkInvariants({ read, now: new Date() }));
  console.log(values.json ? JSON.stringify(checked) : printInvariants(checked));
  if (checked.some(({ violations }) => violations > 0)) process.exitCode = BROKEN;
} catch (error) {
  console.error(`The invariants could not be checked: ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}
