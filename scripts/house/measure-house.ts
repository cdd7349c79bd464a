// npm run measure:house: how big the code is, how its rooms hang together, and how far the walk through it is from door to database.
import fs from "node:fs";
import path from "node:path";
import { bookingWriters } from "./booking-writers";
import { countLines } from "./count-lines";
import { isCode, listFiles } from "./list-files";
import { readImports } from "./read-imports";
import { readProgram, walkFrom } from "./walk";
import { arrowsBetweenWings, circlesOf, readWings } from "./wings";

/** What a folder should hold at most. */
const FULL = 25;

const WALKS = [
  ["search", "app/api/v1/offers/route.ts", "GET"],
  ["booking", "app/api/v1/offers/[id]/booking/route.ts", "POST"],
  ["payment", "app/api/v1/booking/[id]/payment/route.ts", "POST"],
] as const;

const print = (label: string, value: string | number) => console.log(`${label.padEnd(44)} ${value}`);

const files = listFiles();
const code = files.filter(isCode);
for (const [kind, lines] of countLines(files)) print(`lines: ${kind}`, lines);

const inFolder = new Map<string, number>();
for (const file of code) inFolder.set(path.dirname(file), (inFolder.get(path.dirname(file)) ?? 0) + 1);
const fullest = [...inFolder].toSorted(([, one], [, other]) => other - one);
print("folders with code", inFolder.size);
print(
  "fullest folder",
  fullest
    .slice(0, 1)
    .map(([folder, count]) => `${count} files: ${folder}`)
    .join(),
);
const full = fullest.filter(([, count]) => count > FULL);
print(
  `folders over ${FULL} files`,
  full.length === 0 ? 0 : `${full.length}: ${full.map(([folder, count]) => `${folder} ${count}`).join(", ")}`,
);

const wings = readWings();
const arrows = arrowsBetweenWings(readImports(code));
const pairs = [...arrows].flatMap(([from, targets]) => [...targets].map((to) => ({ from, to })));
const upward = pairs.filter(({ from, to }) => wings.indexOf(from) > wings.indexOf(to));
const ofServices = code.filter((file) => file.startsWith("lib/services/"));
print("lib/services: files", ofServices.length);
print("lib/services: wings", arrows.size);
print(
  "arrows between wings",
  `${pairs.length}, ${pairs.filter(({ to }) => to !== wings.at(-1)).length} of them besides those to ${wings.at(-1)}`,
);
print("upward", upward.length === 0 ? 0 : upward.map(({ from, to }) => `${from} to ${to}`).join(", "));
const circles = circlesOf(arrows);
print("circles", circles.length === 0 ? 0 : circles.map((circle) => circle.join(" ")).join(", "));

const writers = bookingWriters(files);
print("files that write a booking's row", writers.length);
for (const writer of writers) print("", writer);
print("SQL functions", files.filter((file) => /^prisma\/functions\/.*\.sql$/.test(file)).length);
print("migrations", fs.readdirSync("prisma/migrations", { withFileTypes: true }).filter((entry) => entry.isDirectory()).length);

const program = readProgram(WALKS.map(([, route]) => route));
for (const [name, route, method] of WALKS) {
  const { functions, files: reached } = walkFrom(program, route, method);
  print(`walk of a ${name}`, `${functions} functions in ${reached} files`);
}
