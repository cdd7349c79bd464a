/**
 * Makes the demonstration network in data/demo from scripts/demo-network/timetable.txt: an invented timetable and invented fares.
 * Deterministic; run by hand, its output is committed: npm run make:demo-network
 */
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { writeSsim } from "@/lib/formats/ssim/write/write";
import { CARRIERS, type DemoCarrier } from "./carriers";
import { toCsv } from "./csv";
import { faresOf } from "./make-fares";
import { legsOf, offsetOn } from "./make-legs";
import { baggageRows, interlineRows, inventoryRows, rateRows, taxRows } from "./make-tables";
import { sectorMarkets, throughMarkets } from "./markets";
import { parseTimetable, type Rotation } from "./parse-timetable";
import { FIRST_DATE } from "./periods";

const folder = path.resolve(import.meta.dirname, "../../data/demo");
const rotations = parseTimetable(readFileSync(path.resolve(import.meta.dirname, "timetable.txt"), "utf8"));

for (const file of ["uzbekistan", "neighbours", "world"] as const) {
  const carriers = CARRIERS.filter((carrier) => carrier.file === file);
  // The neighbours' file leaves the day columns blank, as many real ones do.
  const lines = writeSsim({
    carriers: carriers.map((carrier) => season(carrier, rotations)),
    createdOn: FIRST_DATE,
    utcOffset: offsetOn,
    blankDayOffsets: file === "neighbours",
  });
  save(`schedule-${file}.ssim`, `${[...lines].join("\n")}\n`);
}
const sectors = sectorMarkets(rotations);
const markets = [...sectors, ...throughMarkets(sectors)];
save("fares.csv", toCsv(markets.flatMap(faresOf)));
save("inventory.csv", toCsv(inventoryRows()));
save("taxes.csv", toCsv(taxRows([...new Set(rotations.flatMap((rotation) => rotation.route))].sort())));
save("baggage.csv", toCsv(baggageRows()));
save("rates.csv", toCsv(rateRows()));
save("interline.csv", toCsv(interlineRows()));
console.log(`${rotations.length * 2} flight numbers, ${sectors.length} sectors, ${markets.length - sectors.length} through markets`);

function season({ code, timeMode }: DemoCarrier, all: readonly Rotation[]) {
  const legs = all.filter((rotation) => rotation.carrier === code).flatMap(legsOf);
  return { carrier: code, season: "", timeMode, validFrom: FIRST_DATE, validTo: null, legs };
}

function save(name: string, text: string): void {
  writeFileSync(path.join(folder, name), text);
  console.log(`${name}: ${text.length} bytes`);
}
