import fc from "fast-check";
import { expect, test } from "vitest";
import { localText } from "../schedule/clocks/local-text";
import { readTimes, sealTimes } from "./shown-times";

const terminals = fc.option(fc.constantFrom("1", "2E", "I"));
const flights = fc
  .record({ leaves: fc.integer({ min: 2e7, max: 5e7 }), takes: fc.integer({ min: -1500, max: 3000 }), from: terminals, to: terminals })
  .map(({ leaves, takes, from, to }) => ({
    departure: { local: localText(leaves), terminal: from },
    arrival: { local: localText(leaves + takes), terminal: to },
  }));
const journeys = fc.array(fc.array(flights, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 6 });

test("what is sealed is read back, over the date line too", () => {
  fc.assert(
    fc.property(journeys, (journey) => {
      expect(readTimes(sealTimes(journey.map((segments) => ({ segments }))))).toEqual(journey);
    }),
  );
});

test("a flight takes few letters, and other times or terminals are another text", () => {
  const flight = {
    departure: { local: "2026-12-10T23:50", terminal: "2" },
    arrival: { local: "2026-12-11T03:10", terminal: null },
  };
  const seal = sealTimes([{ segments: [flight] }]);
  expect(seal).toHaveLength(11);
  const others = [
    { ...flight, departure: { local: "2026-12-10T00:20", terminal: "2" } },
    { ...flight, arrival: { local: "2026-12-11T03:11", terminal: null } },
    { ...flight, departure: { local: "2026-12-10T23:50", terminal: "3" } },
    { ...flight, arrival: { local: "2026-12-11T03:10", terminal: "2" } },
  ];
  for (const other of others) expect(sealTimes([{ segments: [other] }])).not.toBe(seal);
});

test("no other text is read", () => {
  for (const text of ["", "x y", "hqk2a", "hqk2a.5k.1", "hqk2a.5k;"]) expect(readTimes(text)).toBeNull();
});
