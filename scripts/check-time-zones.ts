// npx parvoz check time-zones: says which time-zone rules hold, at which airports this Node's own clocks are others, by which no time of a flight
// goes, and which bookings were sold by other rules. Exit code 0, or 1 where it could not be looked at.
import { disconnect } from "@/lib/db";
import { zoneRules } from "@/lib/domain/schedule/clocks/rules-in-force";
import { loadReference } from "@/lib/reference/load-reference";
import { runtimeDifferences, runtimeRelease } from "@/lib/reference/runtime-clocks";
import { soldByOtherRules } from "@/lib/services/booking/flights/sold-by-other-rules";
import { clocksLine } from "@/lib/services/ground/reference/tell-clocks";
import { readCommandLine } from "./lib/commands/command-line";
import { usageOf } from "./lib/commands/command-table.mjs";
import { findDatabase } from "./lib/database/find-database";
import { describeDifference } from "./lib/imports/describe-zone-rules";

try {
  const { flags } = readCommandLine(process.argv.slice(2), { usage: usageOf("check time-zones"), flags: { json: "switch" } });
  findDatabase();
  await loadReference();
  const { version } = zoneRules();
  const differences = await runtimeDifferences(new Date());
  const bookings = await soldByOtherRules(new Date());
  const lines = [
    clocksLine(version, differences),
    ...differences.map((each) => `  ${describeDifference(each, ["rules", "Node"])}`),
    `live bookings whose flights were sold by other rules: ${bookings.length === 0 ? "none" : bookings.join(", ")}`,
  ];
  console.log(flags.json ? JSON.stringify({ version, runtime: runtimeRelease(), differences, bookings }) : lines.join("\n"));
} catch (error) {
  console.error(`The time zones could not be checked: ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}
await disconnect();
