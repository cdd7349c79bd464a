import fc from "fast-check";
import { expect, test } from "vitest";
import { db } from "@/lib/db";
import { dayNumber, fromDayNumber } from "@/lib/domain/dates";
import { flightDays } from "@/lib/domain/schedule/flights/flight-days";
import { instantsOf } from "@/lib/domain/schedule/flights/leg-instants";
import { someCarrier, someLeg } from "@/lib/formats/ssim/whole-files/testing";
import { writeSsim } from "@/lib/formats/ssim/write/write";
import { importSchedule } from "@/lib/services/schedule/imports/import-schedule";
import { applyMessages } from "@/lib/services/schedule/messages/apply-messages";
import { readFlightSchedule } from "@/lib/services/schedule/messages/parts/read-flight-schedule";
import { zoneOf } from "@/lib/services/schedule/sets/parts/zone-of";
import { undoImport } from "@/lib/services/schedule/sets/undo-import";
import { MessageModel, MODEL_NUMBERS, type Mode, type ModelMessage, messageText } from "@/tests/support/message-model";
import { someFile } from "@/tests/support/run/files";
import { propertyRuns } from "@/tests/support/run/property-runs";

const now = new Date("2026-11-23T12:00:00Z");
const FIRST = dayNumber("2026-12-07");
const DAYS = 8;
/** Later than any flight of a world. */
const FAR = 60;
/** Around midnight in UTC (0800 in Singapore) and by the local clock. */
const MINUTES = [10, 470, 490, 700, 1290];

const minute = fc.constantFrom(...MINUTES);
const legs = fc.constantFrom(1 as const, 2 as const);
const mode = fc.constantFrom<Mode>("L", "U");
const weekdays = fc.integer({ min: 1, max: 127 });

const filed = fc.record({ days: weekdays, minute, legs });

const common = {
  mode,
  number: fc.constantFrom(...MODEL_NUMBERS),
  from: fc.integer({ min: FIRST - 1, max: FIRST + DAYS }),
  minute,
  legs,
  seats: fc.integer({ min: 100, max: 104 }),
};

const asm = fc
  .record({ ...common, action: fc.constantFrom("NEW", "CNL", "RPL", "TIM", "EQT", "FLT", "RIN", "RTNS") })
  .map((message): ModelMessage => ({ ...message, kind: "ASM", endsAdHoc: false, days: [message.from] }));

const MAY_END_AD_HOC = ["NEW", "CNL", "RPL", "SKD"];
const ssm = fc
  .record({
    ...common,
    action: fc.constantFrom("NEW", "CNL", "RPL", "SKD", "TIM", "EQT", "FLT"),
    ends: fc.boolean(),
    count: fc.integer({ min: 1, max: 4 }),
    every: fc.constantFrom(1, 1, 2, 7),
  })
  .map(({ ends, count, every, ...message }): ModelMessage => {
    const length = message.action === "SKD" ? FAR : count;
    const days = Array.from({ length }, (_, index) => message.from + index * (message.action === "SKD" ? 1 : every));
    return { ...message, kind: "SSM", endsAdHoc: ends && MAY_END_AD_HOC.includes(message.action), days };
  });

const step = fc.oneof({ weight: 5, arbitrary: asm }, { weight: 5, arbitrary: ssm }, { weight: 1, arbitrary: fc.constant("undo" as const) });

type Filed = { days: number; minute: number; legs: 1 | 2 };

/** SIN–DEL–TAS by local times or by UTC, as the file's own clock has it. */
function filedLegs(flightNumber: number, timeMode: Mode, { days, minute: departs, legs: count }: Filed) {
  const [delhi, tashkent] = timeMode === "L" ? [-150, -180] : [0, 0];
  const period = { periodFrom: fromDayNumber(FIRST), periodTo: fromDayNumber(FIRST + DAYS - 1), daysOfOperation: days };
  const flight = { carrier: "QX", flightNumber, timeMode, ...period, aircraft: "320", bookingDesignators: "Y", configuration: "Y99" };
  const at = (minutes: number) => ({ minutes: ((minutes % 1440) + 1440) % 1440, day: Math.floor(minutes / 1440) });
  const leg = (legSequence: number, from: string, to: string, departure: number, arrival: number) =>
    someLeg({
      ...{ ...flight, legSequence, origin: from, destination: to },
      ...{ departureMinutes: at(departure).minutes, departureDayOffset: at(departure).day },
      ...{ arrivalMinutes: at(arrival).minutes, arrivalDayOffset: at(arrival).day },
    });
  const both = [
    leg(1, "SIN", "DEL", departs, departs + 330 + delhi),
    leg(2, "DEL", "TAS", departs + 390 + delhi, departs + 570 + tashkent),
  ];
  return both.slice(0, count);
}

async function begin(timeMode: Mode, flights: readonly Filed[]): Promise<MessageModel> {
  await db().scheduleImport.deleteMany();
  const model = new MessageModel(timeMode);
  for (const [index, number] of MODEL_NUMBERS.entries()) {
    const flight = flights[index];
    if (!flight) continue;
    for (let day = FIRST; day < FIRST + DAYS; day += 1) {
      if ((flight.days >> ((day + 3) % 7)) & 1) model.file(number, day, flight.minute, flight.legs, 99);
    }
  }
  const all = MODEL_NUMBERS.flatMap((number, index) => filedLegs(number, timeMode, flights[index] ?? { days: 1, minute: 0, legs: 1 }));
  const file = writeSsim({ carriers: [someCarrier(all, { carrier: "QX", timeMode })], createdOn: "2026-10-01" });
  await importSchedule({ files: [someFile("qx.ssim", file)], isKnownAirport: () => true, now, allowedLossPercent: 100 });
  return model;
}

/** The product's flights as the model writes its own. */
async function flightsOf(flightNumber: number): Promise<string[]> {
  const schedule = await readFlightSchedule(db(), { carrier: "QX", flightNumber, suffix: "" }, "2026-11-23");
  const days = flightDays(schedule.current(), { first: FIRST - 20, count: 100 });
  const departure = (day: (typeof days)[number]) => (day.legs[0] ? instantsOf(day.legs[0], day.day, zoneOf).departure : 0);
  return days
    .sort((a, b) => departure(a) - departure(b))
    .map(({ day, legs: flown }) =>
      flown
        .map((leg) => {
          const times = instantsOf(leg, day, zoneOf);
          return `${leg.origin} ${times.departure}-${times.arrival} ${leg.destination} ${leg.configuration}`;
        })
        .join(" "),
    );
}

async function take(model: MessageModel, what: ModelMessage | "undo"): Promise<void> {
  if (what === "undo") {
    if (model.undo()) await undoImport({ actor: "test", now });
    return;
  }
  const { messages } = await applyMessages({ text: messageText(what), source: "", actor: "", now });
  const isApplied = model.apply(what);
  expect(
    messages.map(({ result }) => result.state),
    JSON.stringify(messages[0]?.problems),
  ).toEqual([isApplied ? "applied" : "rejected"]);
}

test("whatever messages come, a flight is on each date what they say one after another", async () => {
  let applied = 0;
  const world = fc.record({ timeMode: mode, flights: fc.tuple(filed, filed), steps: fc.array(step, { minLength: 4, maxLength: 12 }) });
  await fc.assert(
    fc.asyncProperty(world, async ({ timeMode, flights, steps }) => {
      const model = await begin(timeMode, flights);
      for (const each of steps) {
        await take(model, each);
        for (const number of MODEL_NUMBERS) expect(await flightsOf(number), JSON.stringify(each)).toEqual(model.flights(number));
      }
      applied += await db().scheduleMessage.count();
    }),
    { numRuns: propertyRuns(30) },
  );
  expect(applied).toBeGreaterThan(0);
}, 120_000);
