import fc from "fast-check";
import { expect, test } from "vitest";
import type { LegPattern } from "@/lib/domain/schedule";
import { tabulateAirports } from "./airport-table";
import { ServiceCompiler } from "./compile-services";
import { flightNameOf, legKindOf } from "./network";
import { mergeNetwork, type NetworkColumns, windowAround } from "./network-columns";
import { worlds } from "./testing/worlds";

const CARRIERS = ["C1", "C2", "C3"];

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

const twoWorlds = fc.record({
  before: worlds,
  after: worlds,
  changed: fc.uniqueArray(fc.constantFrom(...CARRIERS), { minLength: 1, maxLength: 3 }),
  gone: fc.boolean(),
});

test("compiling what changed gives what compiling everything gives", () => {
  fc.assert(
    fc.property(twoWorlds, ({ before, after, changed, gone }) => {
      const { airports: list, fromDay, toDay } = before.input;
      const airports = tabulateAirports(list.slice(0, 5));
      const window = windowAround(fromDay, toDay, 8);
      const compile = (carriers: readonly string[], legs: readonly LegPattern[]) => {
        const compiler = new ServiceCompiler(window, airports);
        for (const carrier of carriers) compiler.add(legs.filter((leg) => leg.carrier === carrier));
        const { services, unknown } = compiler.finish();
        return { columns: services, unknown, keeps: () => true };
      };
      const isChanged = (carrier: string) => changed.includes(carrier);
      const newLegs = gone ? [] : after.input.legs.filter(({ carrier }) => isChanged(carrier));
      const unchanged = before.input.legs.filter(({ carrier }) => !isChanged(carrier));

      const base = mergeNetwork([compile(CARRIERS, before.input.legs)], window, airports);
      const kept = { columns: base.services, unknown: base.unknown, keeps: (carrier: string) => !isChanged(carrier) };
      const stepwise = mergeNetwork([kept, compile(changed, newLegs)], window, airports);
      const whole = mergeNetwork([compile(CARRIERS, [...unchanged, ...newLegs])], window, airports);
      expect(told(stepwise)).toEqual(told(whole));
    }),
    { numRuns: 300 },
  );
}, 60_000);
