import fs from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

/** What writes a row of the table booking that exists, or of a table whose name is a value. */
const WRITES = /\bupdate (booking\b|\$\{)|\.booking\.(update|updateMany|upsert)\(/i;

/** A booking's status and all that goes with it change in the first of them. */
const WRITERS = [
  // What customers pay, added up by triggers.
  "prisma/functions/add_up_selling.sql",
  "prisma/functions/change_rows.sql",
  "prisma/functions/erase_booking_v1.sql",
  // Telephones of bookings that were made before they were found by them.
  "lib/services/operations/personal-data/index-numbers.ts",
  // The same data under another key.
  "lib/services/operations/personal-data/seal-stored.ts",
];

function filesIn(folder: string, ending: string): string[] {
  return fs
    .readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(ending) && !file.includes("generated") && !file.includes("testing"))
    .map((file) => path.join(folder, file));
}

function linesOf(file: string): string {
  return fs
    .readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => !/^\s*(--|\/\/|\*|\/\*\*)/.test(line))
    .join("\n");
}

test("one place changes a booking that exists; besides it there are erasing, another key, and a sum that triggers keep", () => {
  const files = [...filesIn("lib", ".ts"), ...filesIn("app", ".ts"), ...filesIn("prisma/functions", ".sql")];
  expect(files.filter((file) => WRITES.test(linesOf(file))).sort()).toEqual([...WRITERS].sort());
});

test("the status is written where a booking is made, and by that one place", () => {
  const setsStatus = /\bstatus = (coalesce|new_status|')|insert into booking \(/;
  const files = filesIn("prisma/functions", ".sql").filter((file) => setsStatus.test(linesOf(file)) && /\bbooking\b/.test(linesOf(file)));
  expect(files.sort()).toEqual(["prisma/functions/change_rows.sql", "prisma/functions/create_booking_v1.sql"]);
});
