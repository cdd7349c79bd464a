/** Engine time, memory, compiling and import by the size of the world; each size in a process of its own. Draws docs/images/growth.svg. */
import fs from "node:fs";
import path from "node:path";
import type { SizeOptions, SizeResult } from "./growth/one-size";
import { type Panel, plot } from "./growth/plot";
import { runInChild } from "./lib/child";
import type { BenchPart, Figure } from "./lib/figure";

const SIZES = [1_000, 10_000, 100_000, 300_000];
const SHORT_SIZES = [200, 1_000];
const PICTURE = path.resolve(import.meta.dirname, "../docs/images/growth.svg");

/** Made worlds alone: files have the size that they have. */
export const run: BenchPart = async ({ short, files }) => {
  if (files.length > 0) return [];
  const from = new Date().toISOString().slice(0, 10);
  const results: SizeResult[] = [];
  for (const flightsPerDay of short ? SHORT_SIZES : SIZES) {
    results.push(await runInChild<SizeOptions, SizeResult>("growth/one-size", { flightsPerDay, from, questions: short ? 60 : 1_000 }));
  }
  if (!short) fs.writeFileSync(PICTURE, picture(results));
  return results.flatMap(figuresOf);
};

function figuresOf(result: SizeResult): Figure[] {
  const { flightsPerDay, airports, legRecords, fares, compileSeconds, megabytes, oneWay, roundTrip, importSeconds } = result;
  const whole = (value: number) => value.toLocaleString("en-GB");
  const note = `${whole(airports)} airports, ${whole(legRecords)} leg records, ${whole(fares)} fares. Import by the clock, all else CPU time of the process; memory after the searches.`;
  const figure = (name: string, value: number, unit: string): Figure => ({
    ...{ group: "Growth", name: `${whole(flightsPerDay)} flights a day: ${name}`, value, unit, note },
  });
  return [
    figure("one way, p50", oneWay.p50, "ms"),
    figure("one way, p99", oneWay.p99, "ms"),
    figure("round trip, p50", roundTrip.p50, "ms"),
    figure("round trip, p99", roundTrip.p99, "ms"),
    figure("memory", megabytes, "MB"),
    figure("compiling", compileSeconds, "s"),
    figure("import of the schedule", importSeconds, "s"),
  ];
}

export function picture(results: readonly SizeResult[]): string {
  const series = (name: string, read: (result: SizeResult) => number) => ({ name, values: results.map(read) });
  const panels: Panel[] = [
    { title: "One way, ms", series: [series("p50", ({ oneWay }) => oneWay.p50), series("p99", ({ oneWay }) => oneWay.p99)] },
    { title: "Round trip, ms", series: [series("p50", ({ roundTrip }) => roundTrip.p50), series("p99", ({ roundTrip }) => roundTrip.p99)] },
    { title: "Memory, MB", series: [series("schedule, fares, seats", ({ megabytes }) => megabytes)] },
    {
      title: "Seconds",
      series: [series("compiling", ({ compileSeconds }) => compileSeconds), series("import", ({ importSeconds }) => importSeconds)],
    },
  ];
  return plot(
    results.map(({ flightsPerDay }) => flightsPerDay),
    panels,
  );
}
