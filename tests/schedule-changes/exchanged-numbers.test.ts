import { beforeAll, expect, test } from "vitest";
import { db } from "@/lib/db";
import { toSsimDate } from "@/lib/formats/ssim/ssim-date";
import { someCarrier, someLeg } from "@/lib/formats/ssim/whole-files/testing";
import { writeSsim } from "@/lib/formats/ssim/write/write";
import { importSchedule } from "@/lib/services/schedule/imports/import-schedule";
import { applyMessages } from "@/lib/services/schedule/messages/apply-messages";
import { listSteps } from "@/lib/services/schedule/sets/list-steps";
import { undoImport } from "@/lib/services/schedule/sets/undo-import";
import { book, findOffer, makeBody, ONE_ADULT, seatsSold } from "@/tests/support/bookings/booking";
import { someFile } from "@/tests/support/run/files";
import { newSnapshot } from "@/tests/support/schedule/change-flight";
import { agreedFlights, changesOf } from "@/tests/support/schedule/state-of-changes";
import { makeWorld, type World } from "@/tests/support/world/world";

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});

/** Two flights a day, of seats and times of their own, and who was sold each on a date. */
async function sell(date: string, numbers: readonly [number, number]): Promise<[string, string]> {
  const legs = numbers.map((flightNumber, index) =>
    someLeg({
      ...{ carrier: "X0", flightNumber, destination: "AYT", departureMinutes: 600 + 30 * index, arrivalMinutes: 780 + 30 * index },
      ...{
        periodFrom: date,
        periodTo: date,
        aircraft: index === 0 ? "320" : "321",
        bookingDesignators: "Y",
        configuration: `Y${9 + index}`,
      },
    }),
  );
  const validity = { carrier: "X0", validFrom: date, validTo: date };
  const file = writeSsim({ carriers: [someCarrier(legs, validity)], createdOn: "2026-11-22" });
  await importSchedule({ files: [someFile("x0.ssim", file)], isKnownAirport: () => true, now: world.now, allowedLossPercent: 100 });
  await newSnapshot(world.now);
  const sold = async (number: number, adults: number) => {
    const { partner, now } = world;
    const party = { ...ONE_ADULT, adt: adults };
    const { offerId } = await findOffer({ partner, now, date, to: "AYT", party, carrier: "X0", number: String(number).padStart(3, "0") });
    return (await book({ partner, now, offerId, body: makeBody(party) })).id;
  };
  return [await sold(numbers[0], 9), await sold(numbers[1], 8)];
}

const flt = (kind: "SSM" | "ASM", from: number, to: number, date: string) => {
  const day = toSsimDate(date);
  return kind === "ASM" ? `X0${from}/${day} X0${to}/${day}` : `X0${from}\n${day} ${day}\nX0${to}`;
};

test.each<[what: string, day: number, kind: "SSM" | "ASM", parted: string, isNamed?: boolean]>([
  ["one sub-message of an SSM", 90, "SSM", "\n"],
  ["two sub-messages of an SSM", 92, "SSM", "\n//\nFLT\n"],
  ["one sub-message of an ASM", 94, "ASM", "\n"],
  ["two SSMs", 96, "SSM", "\nSSM\nLT\nFLT\n"],
  ["two ASMs", 98, "ASM", "\nASM\nLT\nFLT\n"],
  ["two ASMs of which the second is taken back", 86, "ASM", "\nASM\nLT\nFLT\n", true],
])("where two flights exchange their numbers in %s everybody stays on his aircraft", async (_, day, kind, parted, isNamed = false) => {
  const date = world.date(day);
  const numbers = [700 + day, 800 + day] as const;
  const [[first, second], [one, other]] = [await sell(date, numbers), numbers];
  const text = `${kind}\nLT\nFLT\n${[flt(kind, one, other, date), flt(kind, other, one, date)].join(parted)}`;
  const { messages } = await applyMessages({ text, source: "", actor: "test", now: world.now });
  expect(messages.map(({ result, problems }) => [result.state, problems])).toEqual(messages.map(() => ["applied", []]));
  for (const [id, number, time] of [
    [first, other, "10:00"],
    [second, one, "10:30"],
  ] as const) {
    expect(await agreedFlights(id)).toEqual([`X0${number} TAS ${date}T${time}`]);
    expect(await changesOf(id)).toMatchObject([{ kind: "number", state: "told", minutes: null }]);
  }
  expect(await seatsSold(`X00${other}|${date}|TASAYT`)).toBe(9);
  expect(await seatsSold(`X00${one}|${date}|TASAYT`)).toBe(8);
  expect(await db().oversale.count()).toBe(0);
  // Both go back together, whichever is named.
  const [last] = await listSteps();
  const { imports } = await undoImport({ actor: "test", now: world.now, ...(isNamed && { number: last?.number ?? 0 }) });
  expect(imports).toHaveLength(messages.length);
  expect(await agreedFlights(first)).toEqual([`X0${one} TAS ${date}T10:00`]);
  expect(await agreedFlights(second)).toEqual([`X0${other} TAS ${date}T10:30`]);
});
