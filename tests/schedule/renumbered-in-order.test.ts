import { beforeEach, expect, test } from "vitest";
import { dayNumber, fromDayNumber } from "@/lib/domain/dates";
import { toSsimDate } from "@/lib/formats/ssim/ssim-date";
import { someCarrier, someLeg } from "@/lib/formats/ssim/whole-files/testing";
import { writeSsim } from "@/lib/formats/ssim/write/write";
import { importSchedule } from "@/lib/services/schedule/imports/import-schedule";
import { applyMessages } from "@/lib/services/schedule/messages/apply-messages";
import { someFile } from "@/tests/support/run/files";
import { departuresOf } from "@/tests/support/schedule/departures";

const now = new Date();
const today = dayNumber(now.toISOString());
const on = (day: number) => fromDayNumber(today + day);

/** X0711 flies on Mondays, X0712 on Tuesdays. */
beforeEach(async () => {
  const period = { carrier: "X0", periodFrom: on(0), periodTo: on(60) };
  const legs = [711, 712].map((flightNumber, index) => someLeg({ ...period, flightNumber, daysOfOperation: 1 << index }));
  const file = writeSsim({ carriers: [someCarrier(legs, { carrier: "X0", validFrom: on(0), validTo: on(60) })], createdOn: on(0) });
  await importSchedule({ files: [someFile("x0.ssim", file)], isKnownAirport: () => true, now, allowedLossPercent: 100 });
});

async function apply(text: string): Promise<string[]> {
  const { messages } = await applyMessages({ text: `SSM\nLT\nFLT\n${text}`, source: "", actor: "test", now });
  return messages.map(({ result }) => result.state);
}

/** The numbers under which six flights leave in three weeks. */
async function numbers(): Promise<string[]> {
  const found = await departuresOf("X0", { first: today + 7, count: 21 });
  return found.map((each) => each.slice(0, 5));
}

test.each([
  ["two messages", "\nSSM\nLT\nFLT\n"],
  ["sub-messages of one", "\n//\nFLT\n"],
])("a flight that gets a free number, and another one by the next FLT, has the other one: %s", async (_, parted) => {
  const period = `${toSsimDate(on(3))} 00XXX00`;
  const states = await apply(`X0711\n${period}\nX0712${parted}X0712\n${period}\nX0713`);
  expect([new Set(states), await numbers()]).toEqual([new Set(["applied"]), new Array(6).fill("X0713")]);
});
