import { expect, test } from "vitest";
import { airportTable } from "./airports";
import { thawSchedule } from "./columns";
import { rehearse } from "./rehearse";

/** What a rehearsal makes in the end, and in how many parts it was made. */
function rehearsed(today: number) {
  const rehearsal = rehearse(today);
  for (let parts = 1; ; parts++) {
    const step = rehearsal.next();
    if (step.done) return { parts, ...thawSchedule(step.value) };
  }
}

test("a rehearsal compiles flights of all zones and what is derived of them, part by part", () => {
  const { parts, network, derived } = rehearsed(20_700);
  const { zones } = airportTable();
  const { services, routes } = network;
  expect(network.unknown).toEqual([]);
  expect(services.carriers).toHaveLength(2);
  expect(services.flight.length).toBeGreaterThan(2_000);
  expect(services.legKind.length).toBeGreaterThan(services.flight.length);
  expect(derived.running.entries.length).toBeGreaterThan(services.flight.length);
  const flown = new Set([...routes.from, ...routes.to].map((airport) => zones[airport]));
  expect(flown.size).toBe(new Set(zones).size);
  expect(parts).toBeGreaterThan(20);
});
