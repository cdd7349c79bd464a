import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dayNumber } from "@/lib/domain/dates";
import type { LegPattern } from "@/lib/domain/schedule/schedule";
import { tabulateAirports } from "../airport-table";
import { listFlights } from "../list-flights";
import { networkOf } from "../network";
import { networkColumnsOf, windowAround } from "../network-columns";
import { AIRPORTS, leg } from "../testing/fixtures";
import { ServiceCompiler } from "./compile-services";

const [FROM, TO] = [dayNumber("2026-11-02"), dayNumber("2026-11-15")];

/** `2026-11-02 QX451 TASIST` of all flights listed, sorted. @param onSale carriers that have fares */
function listed(legs: readonly LegPattern[], onSale = "QX QY QZ"): string[] {
  const airports = tabulateAirports(AIRPORTS);
  const window = windowAround(FROM, TO, 1);
  const compiler = new ServiceCompiler(window, airports, (carrier) => onSale.includes(carrier));
  compiler.add(legs);
  const columns = networkColumnsOf(compiler.finish(), window, airports);
  const network = networkOf(columns, { airports, agreements: [], fromDay: FROM, toDay: TO });
  return listFlights(network, { fromDay: FROM, toDay: TO, origin: null, destination: null, carriers: [] })
    .map(({ carrier, flightNumber, legs: flown }) => {
      const day = Math.floor((flown[0]?.departureUtc ?? 0) / 1440) - FROM;
      return `${String(day).padStart(2, "0")} ${carrier}${flightNumber} ${flown[0]?.origin}${flown.at(-1)?.destination}`;
    })
    .sort();
}

const monday = { daysOfOperation: 1 };
const flown = leg("QX 451 TAS 10:00 IST 13:00", monday);
const duplicate = leg("QY 7451 TAS 10:00 IST 13:00", { ...monday, operatingCarrier: "QX", operatingFlight: "QX0451" });
const other = leg("QZ 8451 TAS 10:05 IST 13:00", { ...monday, operatingCarrier: "QX", operatingFlight: "QX0451" });

describe("an aircraft that is sold under several numbers", () => {
  it("is offered under that of the flight that is flown", () => {
    expect(listed([other, duplicate, flown])).toEqual(["00 QX451 TASIST", "07 QX451 TASIST"]);
  });

  it("is offered under the first of the others where the carrier that flies is not on sale, has no seats, or no schedule here", () => {
    expect(listed([other, duplicate, flown], "QY QZ")).toEqual(["00 QY7451 TASIST", "07 QY7451 TASIST"]);
    expect(listed([other, duplicate, { ...flown, configuration: "" }])).toEqual(["00 QY7451 TASIST", "07 QY7451 TASIST"]);
    expect(listed([other, duplicate])).toEqual(["00 QY7451 TASIST", "07 QY7451 TASIST"]);
    expect(listed([other, duplicate], "QZ")).toEqual(["00 QZ8451 TASIST", "07 QZ8451 TASIST"]);
  });

  it("is still offered where the flight that is flown may not be sold", () => {
    const hidden = { offLeg: 1, restriction: "H", qualifier: "", classes: "", remarks: "" };
    expect(listed([duplicate, { ...flown, segments: [hidden] }])).toEqual(["00 QY7451 TASIST", "07 QY7451 TASIST"]);
  });

  it("is another one on days when only a duplicate is filed", () => {
    const second = { ...flown, periodFrom: "2026-11-09" };
    expect(listed([duplicate, second])).toEqual(["00 QY7451 TASIST", "07 QX451 TASIST"]);
  });

  it("is shared leg by leg: a flight of an own and another's leg keeps its through journey", () => {
    const first = leg("QY 1 SKD 06:00 TAS 07:00", monday);
    const second = { ...leg("QY 1 TAS 10:00 IST 13:00", { ...monday, legSequence: 2 }), operatingFlight: "QX0451", operatingCarrier: "QX" };
    expect(listed([first, second, flown]).filter((text) => text.startsWith("00"))).toEqual([
      "00 QX451 TASIST",
      "00 QY1 SKDIST",
      "00 QY1 SKDTAS",
    ]);
  });
});

const numbers = fc.record({
  carrier: fc.constantFrom("QX", "QY", "QZ"),
  days: fc.integer({ min: 1, max: 127 }),
  aircraft: fc.integer({ min: 1, max: 3 }),
  minutes: fc.integer({ min: 0, max: 10 }),
});

it("every aircraft that anybody files is offered once a day, whoever files what when", () => {
  fc.assert(
    fc.property(fc.array(numbers, { minLength: 2, maxLength: 8 }), fc.constantFrom("QX", "QY QZ", "QX QY QZ"), (drawn, onSale) => {
      const legs = drawn.map(({ carrier, days, aircraft, minutes }, index) => ({
        ...leg(`${carrier} ${100 + index} TAS 10:${String(minutes).padStart(2, "0")} IST 13:00`, { daysOfOperation: days }),
        operatingFlight: `HY000${aircraft}`,
      }));
      const flownAs = new Map(legs.map((each, index) => [`${each.carrier}${each.flightNumber}`, drawn[index]?.aircraft]));
      const seen = listed(legs, onSale).map((text) => ({ day: text.slice(0, 2), flight: text.split(" ")[1] ?? "" }));
      const offered = seen.map(({ day, flight }) => `${day} aircraft ${flownAs.get(flight)}`).sort();
      const filed = legs.flatMap((each, index) =>
        listed([{ ...each, operatingFlight: "" }]).map((text) => `${text.slice(0, 2)} aircraft ${drawn[index]?.aircraft}`),
      );
      expect(offered).toEqual([...new Set(filed)].sort());
      for (const { day, flight } of seen) {
        // Nobody who is on sale gives way to somebody who is not.
        const rivals = legs.filter(
          (each, index) => drawn[index]?.aircraft === flownAs.get(flight) && ((each.daysOfOperation >> (Number(day) % 7)) & 1) === 1,
        );
        if (!onSale.includes(flight.slice(0, 2))) expect(rivals.every(({ carrier }) => !onSale.includes(carrier))).toBe(true);
      }
    }),
    { numRuns: 200 },
  );
});
