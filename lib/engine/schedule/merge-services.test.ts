import fc from "fast-check";
import { expect, test } from "vitest";
import { flightNameOf, legKindOf } from "../network";
import type { NetworkColumns } from "../network-columns";
import { changedWorlds } from "../testing/changed-worlds";

/** Everything that a network says of its services, in its order, however its lists are numbered. */
function told({ services, ofRoute, routes, unknown }: NetworkColumns) {
  const lines = Array.from(services.pair, (pair, service) => {
    const days = services.dayPool.subarray(services.days[service], (services.days[service] ?? 0) + services.words).join();
    const legs = Array.from(services.legKind.keys())
      .slice(services.legStart[service], services.legStart[service + 1])
      .map((leg) => [legKindOf(services, services.legKind[leg] ?? 0), services.legDeparture[leg], services.legArrival[leg]]);
    const flown = [pair, services.departureMinute[service], services.duration[service], services.international[service], days];
    return [...flown, services.carriers[services.carrier[service] ?? 0], flightNameOf(services, services.flight[service] ?? 0), legs];
  });
  const flights = new Set(services.flight).size === services.flightNumber.length;
  const kinds = new Set(services.legKind).size === services.kindOrigin.length;
  return { lines, ofRoute, routes, unknown: unknown.map(({ carrier, airport }) => carrier + airport).sort(), used: [flights, kinds] };
}

test("compiling what changed gives what compiling everything gives", () => {
  fc.assert(
    fc.property(changedWorlds, ({ stepwise, whole }) => {
      expect(told(stepwise)).toEqual(told(whole));
    }),
    { numRuns: 300 },
  );
});
