import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { db } from "@/lib/db";
import { readParts } from "@/lib/formats/pnl/testing/second-reader";
import type { Prisma } from "@/lib/generated/prisma/client";
import { issueTickets } from "@/lib/services/booking/life/issue-tickets";
import { payBooking } from "@/lib/services/booking/life/pay-booking";
import { confirmWay } from "@/lib/services/booking/passenger-lists/confirm-way";
import { declareWay } from "@/lib/services/booking/passenger-lists/declare-way";
import { mailWaitingLists } from "@/lib/services/channels/passenger-lists/mail-lists";
import { makeDueLists } from "@/lib/services/channels/passenger-lists/make-due-lists";
import { bookJourney } from "@/tests/support/bookings/booking";
import { readMime } from "@/tests/support/mail/read-mime";
import { type SmtpReceiver, startSmtpReceiver } from "@/tests/support/mail/smtp-receiver";
import { makeWorld, type World } from "@/tests/support/world/world";

const STATION = "station@hy.example";
const HANDLING = "handling@agent.example";

let receiver: SmtpReceiver;
let world: World;
let day = 20;
beforeAll(async () => {
  receiver = await startSmtpReceiver();
  Object.assign(process.env, { SMTP_HOST: "127.0.0.1", SMTP_PORT: String(receiver.port), SMTP_FROM: "noreply@parvoz.example", DEMO: "0" });
  world = await makeWorld();
  const way = { carrier: "HY", way: "mail", addresses: [STATION, HANDLING], offsets: [3], reason: "agreed with the station" } as const;
  const { id } = await declareWay({ ...way, by: { actor: "operator:first" }, now: world.now });
  await confirmWay({ id, by: { actor: "operator:second" }, now: world.now });
});
afterAll(() => receiver.close());
beforeEach(() => {
  receiver.mails.length = 0;
  receiver.behave();
});

/** A sold seat on HY 271 of a day that no other test has, and the moment at which its list has fallen due. */
async function dueList() {
  day += 1;
  const { partner, now } = world;
  const date = world.date(day);
  const { id } = await bookJourney({ partner, now, date });
  await payBooking({ bookingId: id, partnerId: partner.id, actor: "test", now });
  await issueTickets({ bookingId: id, now });
  const due = new Date(Date.parse(`${date}T02:00:00Z`) - 2 * 3_600_000);
  await makeDueLists({ now: due });
  const legKey = `HY0271|${date}|TASIST`;
  const select = { state: true, failure: true, attempts: true };
  return {
    due,
    read: () => db().passengerList.findFirstOrThrow({ where: { legKey }, select }),
    change: (data: Prisma.PassengerListUpdateManyMutationInput) => db().passengerList.updateMany({ where: { legKey }, data }),
  };
}

const recipients = () => receiver.mails.flatMap(({ to }) => to);

test("a list that is due arrives at each address with its files, names in the files alone, and once", async () => {
  const { due, read } = await dueList();
  expect(await mailWaitingLists({ now: due })).toBe(1);
  expect(await mailWaitingLists({ now: due })).toBe(0);
  expect(recipients()).toEqual([STATION, HANDLING]);
  expect(await read()).toEqual({ state: "sent", failure: null, attempts: 1 });
  const [first, second] = receiver.mails.map(({ data }) => readMime(data));
  expect(first?.headers.get("message-id")).not.toBe(second?.headers.get("message-id"));
  expect(first?.headers.get("subject")).toContain(`PNL HY271 ${world.date(day)} TAS (1)`);
  expect(first?.headers.get("auto-submitted")).toBe("auto-generated");
  const [text, page, message, ...tables] = first?.parts ?? [];
  expect([text, page].some((part) => /karimov/i.test(part?.text ?? ""))).toBe(false);
  expect(text?.text).toContain("list 1, 1 passenger.");
  expect(tables).toHaveLength(2);
  const { names } = readParts((message?.text ?? "").split(/\r\n(?=PNL|ADL)/));
  expect(names).toHaveLength(1);
  expect(JSON.stringify(names)).toContain("KARIMOV");
});

test("where one address is put off, the list goes again to that one alone, under the id of before", async () => {
  const { due, read } = await dueList();
  receiver.behave("take", { recipient: "451 come back" });
  expect(await mailWaitingLists({ now: due })).toBe(0);
  expect(await read()).toEqual({ state: "made", failure: null, attempts: 1 });
  expect(await mailWaitingLists({ now: due })).toBe(1);
  expect(recipients()).toEqual([STATION, HANDLING]);
  const [first, second] = receiver.mails.map(({ data }) => readMime(data).headers.get("message-id"));
  expect(second).toBe(first?.replace("-0@", "-1@"));
  expect(await read()).toEqual({ state: "sent", failure: null, attempts: 2 });
});

test("while a worker is at a list no other one mails it; once that has died the next goes on with whoever is left", async () => {
  const { due, read, change } = await dueList();
  const until = new Date(due.getTime() + 300_000);
  await change({ attempts: 1, heldUntil: until, sentTo: [STATION] });
  expect(await mailWaitingLists({ now: due })).toBe(0);
  expect(recipients()).toEqual([]);
  expect(await mailWaitingLists({ now: until })).toBe(1);
  expect(recipients()).toEqual([HANDLING]);
  expect(await read()).toEqual({ state: "sent", failure: null, attempts: 2 });
});

test("a list whose last attempt died with its process is given up by the next round", async () => {
  const { due, read, change } = await dueList();
  const until = new Date(due.getTime() + 300_000);
  await change({ attempts: 6, heldUntil: until });
  await makeDueLists({ now: due });
  expect(await read()).toEqual({ state: "made", failure: null, attempts: 6 });
  await makeDueLists({ now: until });
  expect(await read()).toEqual({ state: "failed", failure: "unreachable", attempts: 6 });
});

test("an address that is refused for good is told at once, and nothing is tried again", async () => {
  const { due, read } = await dueList();
  receiver.behave("take", { recipient: "550 nobody of that name" });
  expect([await mailWaitingLists({ now: due }), await mailWaitingLists({ now: due })]).toEqual([0, 0]);
  expect(recipients()).toEqual([STATION]);
  expect(await read()).toEqual({ state: "failed", failure: "refused", attempts: 1 });
});

test("a server that stays away is given up after six attempts, and the departure's list can be handed over by hand", async () => {
  const { due, read } = await dueList();
  for (let attempt = 1; attempt <= 7; attempt++) {
    receiver.behave({ sender: "421 away" }, { sender: "421 away" });
    await mailWaitingLists({ now: due });
  }
  expect(await read()).toEqual({ state: "failed", failure: "unreachable", attempts: 6 });
});
