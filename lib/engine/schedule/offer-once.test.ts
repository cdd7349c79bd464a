import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dayNumber } from "@/lib/domain/dates";
import { localText } from "@/lib/domain/schedule/clocks/local-text";
import type { LegPattern } from "@/lib/domain/schedule/schedule";
import type { ScheduleSet } from "@/lib/domain/schedule/sets/schedule-set";
import { restrictionOf } from "@/lib/domain/schedule/traffic-restrictions";
import { propertyRuns } from "@/tests/support/run/property-runs";
import { tabulateAirports } from "../airport-table";
import type { FlightSegment } from "../itinerary";
import { listFlights } from "../list-flights";
import { networkOf } from "../network";
import { networkColumnsOf, windowAround } from "../network-columns";
import { compileNetwork } from "../oracle/compile-network";
import { AIRPORTS, leg } from "../testing/fixtures";
import { ServiceCompiler } from "./compile-services";

const [FROM, TO] = [dayNumber("2026-11-02"), dayNumber("2026-11-15")];

/** All flights listed. @param onSale carriers that have fares */
function flightsOf(legs: readonly LegPattern[], onSale = "QX QY QZ"): FlightSegment[] {
  const airports = tabulateAirports(AIRPORTS);
  const window = windowAround(FROM, TO, 1);
  const sellers = { isOnSale: (carrier: string) => onSale.includes(carrier), knownDatesOf: () => null };
  const compiler = new ServiceCompiler(window, airports, sellers);
  compiler.add(legs);
  const columns = networkColumnsOf(compiler.finish(), window, airports);
  const network = networkOf(columns, { airports, agreements: [], fromDay: FROM, toDay: TO });
  return listFlights(network, { fromDay: FROM, toDay: TO, origin: null, destination: null, carriers: [] });
}

/** `00 QX451 TASIST` of all flights listed, by days from FROM, sorted. */
function listed(legs: readonly LegPattern[], onSale?: string): string[] {
  return flightsOf(legs, onSale)
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

describe("a flight under another number (code share)", () => {
  const known = (from: string, to: string): ScheduleSet[] => {
    const dates = { validFrom: from, validTo: to, daysOfOperation: 127, frequency: 1 } as const;
    return [{ seq: 1, layer: "basic", carrier: "QX", flightNumber: null, suffix: null, timeMode: "L", ...dates }];
  };
  const mondays = known("2026-11-01", "2026-11-30");
  /** TK 451 as QX 451 flies it, which has no fares here; `02-10:00` is 10:00 UTC on the second of November. */
  const seen = (filed: string, legs: readonly LegPattern[], sets: readonly ScheduleSet[] = mondays) => {
    const shared = leg(filed, { ...monday, operatingCarrier: "QX", operatingFlight: "QX0451" });
    const input = { airports: AIRPORTS, agreements: [], fromDay: FROM, toDay: FROM + 6, sets, unsold: ["QX"] };
    const network = compileNetwork({ ...input, legs: [shared, ...legs] });
    const query = { fromDay: FROM, toDay: FROM + 6, origin: null, destination: null, carriers: ["TK"] };
    return listFlights(network, query).map(({ legs: [first] }) => {
      return `${localText(first?.departureUtc ?? 0).slice(8)} ${localText(first?.arrivalUtc ?? 0).slice(8)}`;
    });
  };

  it("is not offered where the carrier that flies it does not fly, as far as its schedule is known", () => {
    expect(seen("TK 451 TAS 15:00 IST 18:00", [])).toEqual([]);
    expect(seen("TK 451 TAS 15:00 IST 18:00", [leg("QX 451 TAS 15:00 SAW 18:00", monday)])).toEqual([]);
    expect(seen("TK 451 TAS 15:00 IST 18:00", [leg("QX 452 TAS 15:00 IST 18:00", monday)])).toEqual([]);
    expect(seen("TK 451 TAS 15:00 IST 18:00", [], [])).toEqual(["02T10:00 02T15:00"]);
    expect(seen("TK 451 TAS 15:00 IST 18:00", [], known("2026-11-03", "2026-11-30"))).toEqual(["02T10:00 02T15:00"]);
  });

  it("counts known dates by the clock where one boards", () => {
    // 02:00 on Monday the second in Tashkent is Sunday in UTC.
    expect(seen("TK 451 TAS 02:00 IST 05:00", [], known("2026-11-02", "2026-11-02"))).toEqual([]);
    expect(seen("TK 451 TAS 02:00 IST 05:00", [], known("2026-11-01", "2026-11-01"))).toEqual(["01T21:00 02T02:00"]);
  });

  it("leaves and arrives as the carrier files it that flies it: by minutes, by hours, over midnight, on another day", () => {
    expect(seen("TK 451 TAS 15:00 IST 18:00", [leg("QX 451 TAS 15:05 IST 18:10", monday)])).toEqual(["02T10:05 02T15:10"]);
    expect(seen("TK 451 TAS 15:00 IST 18:00", [leg("QX 451 TAS 21:00 IST 23:00", monday)])).toEqual(["02T16:00 02T20:00"]);
    // 04:50 and 05:20 in Tashkent are 23:50 and 00:20 UTC; 23:50 and 00:20 there are on two local days.
    expect(seen("TK 451 TAS 04:50 IST 08:00", [leg("QX 451 TAS 05:20 IST 08:20", monday)])).toEqual(["02T00:20 02T05:20"]);
    const tuesday = { daysOfOperation: 2 };
    expect(seen("TK 451 TAS 23:50 IST 03:00+1", [leg("QX 451 TAS 00:20 IST 03:20", tuesday)])).toEqual(["02T19:20 03T00:20"]);
    expect(seen("TK 451 TAS 08:00 IST 11:00", [leg("QX 451 TAS 21:00 IST 23:00", monday)])).toEqual([]);
  });

  it("has no more seats, and no other terminal and aircraft, than the carrier says that flies it", () => {
    const own = { ...monday, configuration: "C2Y40", aircraft: "223", departureTerminal: "3" };
    const shared = { ...monday, operatingFlight: "QX0451", departureTerminal: "2" };
    const legs = [leg("TK 451 TAS 15:00 IST 18:00", shared), leg("QX 451 TAS 15:00 IST 18:00", own)];
    const [first] = flightsOf(legs, "TK")[0]?.legs ?? [];
    expect(first).toMatchObject({ configuration: "C2Y40", aircraft: "223", departureTerminal: "3", operatingFlight: "QX0451" });
  });

  it("has the seats that the carrier says that flies it, where its own carrier files none", () => {
    const shared = { ...monday, operatingFlight: "QX0451", configuration: "" };
    const legs = [leg("TK 451 TAS 15:00 IST 18:00", shared), leg("QX 451 TAS 15:00 IST 18:00", { ...monday, configuration: "C2Y40" })];
    expect(flightsOf(legs, "TK")[0]?.legs[0]).toMatchObject({ configuration: "C2Y40", operatingFlight: "QX0451" });
  });

  it("is no part of a longer journey on a day when it is not flown as filed", () => {
    const first = leg("TK 1 SKD 12:00 TAS 13:00", monday);
    const second = { ...leg("TK 1 TAS 15:00 IST 18:00", { ...monday, legSequence: 2 }), operatingFlight: "QX0452" };
    const far = (...own: LegPattern[]) =>
      seen("TK 9 JFK 01:00 LHR 13:00", [first, second, ...own]).filter((text) => text.startsWith("02T07"));
    const journey = "02T07:00 02T08:00";
    expect(far()).toEqual([journey]);
    expect(far(leg("QX 452 TAS 15:00 IST 18:00", monday))).toEqual([journey, journey]);
    expect(far(leg("QX 452 TAS 16:00 IST 19:00", monday))).toEqual([journey]);
  });
});

describe("an aircraft that is sold under several numbers", () => {
  it("is offered under that of the flight that is flown", () => {
    expect(listed([other, duplicate, flown])).toEqual(["00 QX451 TASIST", "07 QX451 TASIST"]);
  });

  it("is offered under the first of the others where the carrier that flies is not on sale, has no seats, or no schedule here", () => {
    expect(listed([other, duplicate, flown], "QY QZ")).toEqual(["00 QY7451 TASIST", "07 QY7451 TASIST"]);
    expect(listed([other, duplicate, { ...flown, configuration: "" }])).toEqual(["00 QY7451 TASIST", "07 QY7451 TASIST"]);
    expect(listed([other, duplicate])).toEqual(["00 QY7451 TASIST", "07 QY7451 TASIST"]);
    // Classes that are not filed are those of the carrier's fares, so that they do not matter.
    const blank = { bookingDesignators: "" };
    expect(listed([other, duplicate, { ...flown, ...blank }])).toEqual(["00 QX451 TASIST", "07 QX451 TASIST"]);
    expect(listed([other, { ...duplicate, ...blank }, flown], "QY QZ")).toEqual(["00 QY7451 TASIST", "07 QY7451 TASIST"]);
    expect(listed([other, duplicate], "QZ")).toEqual(["00 QZ8451 TASIST", "07 QZ8451 TASIST"]);
  });

  it("is still offered where the flight that is flown may not be sold", () => {
    const hidden = { offLeg: 1, restriction: "H", qualifier: "", classes: "", remarks: "" };
    expect(listed([duplicate, { ...flown, segments: [hidden] }])).toEqual(["00 QY7451 TASIST", "07 QY7451 TASIST"]);
  });

  it("is offered under both where each may be sold in another way, and each in that way", () => {
    const said = (restriction: string) => ({ segments: [{ offLeg: 1, restriction, qualifier: "", classes: "", remarks: "" }] });
    const sold = (own: string, others: string) =>
      flightsOf([
        { ...flown, ...said(own) },
        { ...duplicate, ...said(others) },
      ])
        .slice(0, 2)
        .map(({ carrier, sale }) => `${carrier} ${sale.restriction}`)
        .sort();
    // The flight that is flown may be sold in connections only: the other number is left the passengers who fly no further.
    expect(sold("K", "")).toEqual(["QX K", "QY B"]);
    expect(sold("B", "")).toEqual(["QX B", "QY K"]);
    expect(sold("B", "F")).toEqual(["QX B", "QY Y"]);
    // Some connections only: nobody can say by the day which ones are left.
    expect(sold("Y", "")).toEqual(["QX Y", "QY "]);
    expect(sold("", "K")).toEqual(["QX ", "QX "]);
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
  restriction: fc.constantFrom("", "", "", "K", "Y", "B", "F", "H"),
});

it("every aircraft is offered once a day to whoever flies no further and once to whoever does, if anybody may sell it so", () => {
  fc.assert(
    fc.property(fc.array(numbers, { minLength: 2, maxLength: 6 }), (drawn) => {
      const legs = drawn.map(({ carrier, days, aircraft, restriction }, index) => ({
        ...leg(`${carrier} ${100 + index} TAS 10:00 IST 13:00`, { daysOfOperation: days }),
        operatingFlight: `HY000${aircraft}`,
        segments: [{ offLeg: 1, restriction, qualifier: "", classes: "", remarks: "" }],
      }));
      const waysOf = (flights: readonly FlightSegment[]) =>
        flights.flatMap(({ legs: [first], sale }) => {
          const { alone, connecting } = restrictionOf(sale.restriction);
          const departure = `${first?.departureUtc} ${first?.operatingFlight}`;
          return [...(alone ? [`${departure} alone`] : []), ...(connecting === "any" ? [`${departure} connecting`] : [])];
        });
      const filed = legs.flatMap((each) => waysOf(flightsOf([each])));
      expect(waysOf(flightsOf(legs)).sort()).toEqual([...new Set(filed)].sort());
    }),
    { numRuns: propertyRuns(100) },
  );
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
    { numRuns: propertyRuns(200) },
  );
});
