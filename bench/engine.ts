/**
 * CPU time and memory of the search engine on a synthetic world:
 *
 *   npx tsx bench/engine.ts [airports] [flights a day] [queries]
 *
 * Queries are drawn by traffic, on random days of 330; each is searched for all itineraries with up to two stops, once
 * counted without objects (`visitItineraries`) and once made into them (`findItineraries`).
 */
import { dayNumber } from "@/lib/domain/dates";
import { findItineraries } from "@/lib/engine/find-itineraries";
import { compileNetwork, type Network } from "@/lib/engine/network";
import { type ItineraryQuery, visitItineraries } from "@/lib/engine/visit-itineraries";
import { mulberry32, synthesize } from "./synthetic-world";

const FROM = dayNumber("2026-11-21");
const DAYS = 330;

function main(airports = 400, flightsPerDay = 5000, count = 500): void {
  const { input, traffic } = synthesize(airports, flightsPerDay, FROM, FROM + DAYS - 1, 1);
  const before = usedMegabytes();
  const started = cpuMilliseconds();
  const network = compileNetwork(input);
  console.log(`${airports} airports, ${flightsPerDay} flights a day, ${input.legs.length} leg patterns, ${DAYS} days`);
  console.log(`compiled in ${(cpuMilliseconds() - started).toFixed(0)} ms, ${(usedMegabytes() - before).toFixed(1)} MB`);
  console.log(`${network.services.flight.length} services on ${network.routes.from.length} routes`);
  const queries = draw(traffic, count);
  for (const maxStops of [1, 2] as const) {
    const asked = queries.map((query) => ({ ...query, maxStops }));
    measure(`up to ${maxStops}, visited`, asked, (query) => countFound(network, query));
    measure(`up to ${maxStops}, made`, asked, (query) => findItineraries(network, query).length);
  }
}

function countFound(network: Network, query: ItineraryQuery): number {
  let found = 0;
  visitItineraries(network, query, () => {
    found++;
  });
  return found;
}

function draw(traffic: readonly string[], count: number): ItineraryQuery[] {
  const random = mulberry32(2);
  const airport = () => traffic[Math.floor(random() * traffic.length)] ?? "";
  const queries = Array.from({ length: count * 2 }, () => ({ from: airport(), to: airport(), day: FROM + Math.floor(random() * DAYS) }));
  return queries
    .filter(({ from, to }) => from !== to)
    .slice(0, count)
    .map(({ from, to, day }) => ({ origins: [from], destinations: [to], day, maxStops: 2, notBefore: 0 }));
}

/** Runs everything once to warm up, then once measured. */
function measure(name: string, queries: readonly ItineraryQuery[], search: (query: ItineraryQuery) => number): void {
  for (const query of queries) search(query);
  const founds: number[] = [];
  const times = queries.map((query) => {
    const started = cpuMilliseconds();
    founds.push(search(query));
    return cpuMilliseconds() - started;
  });
  const milliseconds = (share: number) => percentile(times, share).toFixed(2);
  const counts = `found p50 ${percentile(founds, 0.5)}, p99 ${percentile(founds, 0.99)}`;
  console.log(`${name.padEnd(18)} p50 ${milliseconds(0.5)} ms, p99 ${milliseconds(0.99)} ms, worst ${milliseconds(1)} ms; ${counts}`);
}

function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** Time of all cores, so that other programs on the machine do not count, and garbage collection does. */
function cpuMilliseconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

function usedMegabytes(): number {
  globalThis.gc?.();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return (heapUsed + arrayBuffers) / 1e6;
}

main(...process.argv.slice(2).map(Number));
