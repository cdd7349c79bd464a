import { randomUUID } from "node:crypto";
import pg from "pg";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import * as lettersRoute from "@/app/api/operator/departures/[id]/letters/route";
import { departureLetters, letterWritten } from "@/lib/contracts/operator/departures/departure-letters";
import { envelope } from "@/lib/contracts/shared";
import { db } from "@/lib/db";
import { departureId } from "@/lib/domain/departures/departure-id";
import { eraseRows } from "@/lib/services/operations/personal-data/erase-booking";
import { listBookingMails } from "@/lib/services/views/booking-page/list-booking-mails";
import { makePerson } from "@/tests/support/access/sessions";
import { bookJourney } from "@/tests/support/bookings/booking";
import { readMime } from "@/tests/support/mail/read-mime";
import { type SmtpReceiver, startSmtpReceiver } from "@/tests/support/mail/smtp-receiver";
import { callPortal } from "@/tests/support/portal-call";
import { workOff } from "@/tests/support/run/work-off";
import { makeWorld, type World } from "@/tests/support/world/world";

let receiver: SmtpReceiver;
let world: World;
let operator: string;
beforeAll(async () => {
  receiver = await startSmtpReceiver();
  Object.assign(process.env, { SMTP_HOST: "127.0.0.1", SMTP_PORT: String(receiver.port), SMTP_FROM: "noreply@parvoz.example", DEMO: "0" });
  world = await makeWorld({ now: new Date() });
  operator = (await makePerson("operator")).userId;
});
afterAll(() => receiver.close());
beforeEach(() => {
  receiver.mails.length = 0;
});

const params = (date: string) => ({ id: departureId(`HY0271|${date}|TASIST`) });
const book = async (date: string) => (await bookJourney({ partner: world.partner, now: world.now, date })).id;
const TEXTS = {
  en: { subject: "Gate change", text: "Come to gate 7.\n\nWe are sorry." },
  ru: { subject: "Смена выхода", text: "Приходите к выходу 7." },
  uz: { subject: "Chiqish oʻzgardi", text: "7-chiqishga keling." },
};

async function write(date: string, id: string, texts: object = TEXTS) {
  const body = { id, texts, reason: "the airport moved it" };
  const response = await callPortal(lettersRoute.POST, { userId: operator, method: "POST", params: params(date), body });
  return { status: response.status, answer: await response.json() };
}

async function read(date: string) {
  const response = await callPortal(lettersRoute.GET, { userId: operator, params: params(date) });
  return envelope(departureLetters).parse(await response.json()).data;
}

test("a letter goes once to the payer of each booking, in the customer's language, and its agency sees it", async () => {
  const date = world.date(30);
  const [first, second, erased] = [await book(date), await book(date), await book(date)];
  await db().mail.create({
    data: {
      ...{
        id: randomUUID(),
        partnerId: world.partner.id,
        bookingId: first,
        kind: "confirmation",
        locale: "ru",
        state: "sent",
        via: "smtp",
      },
      ...{ actor: "partner:test", createdAt: world.now, doneAt: world.now },
    },
  });
  await eraseRows({ bookingId: erased, by: { actor: "test" }, now: world.now });
  expect(await read(date)).toMatchObject({
    ...{ bookings: 2, passengers: 2, letters: [] },
    languages: [
      { locale: "uz", bookings: 1 },
      { locale: "ru", bookings: 1 },
      { locale: "en", bookings: 0 },
    ],
  });
  const id = randomUUID();
  const answers = await Promise.all([write(date, id), write(date, id), write(date, id)]);
  expect(answers.map(({ answer }) => envelope(letterWritten).parse(answer).data)).toEqual([2, 2, 2].map((bookings) => ({ bookings })));
  await workOff();
  const mails = receiver.mails.map(({ data }) => readMime(data));
  const subjects = mails.map(({ headers }) => headers.get("subject")?.replace(/ \(.*/, ""));
  expect(subjects.toSorted()).toEqual(["Chiqish oʻzgardi", "Смена выхода"]);
  expect(mails.find(({ headers }) => headers.get("subject")?.startsWith("Chiqish"))?.parts[0]?.text).toContain("7-chiqishga keling.");
  expect((await listBookingMails(second)).map(({ kind, state, by }) => [kind, state, by?.kind])).toEqual([["notice", "sent", "operator"]]);
  expect((await read(date)).letters).toMatchObject([
    { id, bookings: 2, reason: "the airport moved it", mails: { waiting: 0, sent: 2, failed: 0 } },
  ]);
  const told = await db().auditEvent.findMany({ where: { action: "passengers_written" } });
  expect(told.map(({ actor, detail }) => [actor, detail])).toEqual([
    [`operator:${operator}`, expect.objectContaining({ bookings: 2, letter: id, reason: "the airport moved it" })],
  ]);
});

test("however many bookings a departure has, its customers are read with as many statements", async () => {
  const date = world.date(34);
  const counted = async () => {
    const spy = vi.spyOn(pg.Client.prototype, "query");
    await read(date);
    const count = spy.mock.calls.length;
    spy.mockRestore();
    return count;
  };
  await book(date);
  await counted();
  const one = await counted();
  for (let more = 0; more < 4; more += 1) await book(date);
  // The clock may be read meanwhile.
  expect(await counted()).toBeLessThanOrEqual(one + 2);
});

test("whoever is erased while a letter is being written has no mail with an address", async () => {
  const date = world.date(33);
  const [kept, erased] = [await book(date), await book(date)];
  const id = randomUUID();
  const { written } = await db().$transaction(async (tx) => {
    // What erases it first; the letter has read its customers by then, and waits for the booking.
    await tx.$executeRaw`update booking set erased_at = now() where id = ${erased}::uuid`;
    const answer = write(date, id);
    const waiting = () =>
      db().$queryRaw<unknown[]>`select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
    await expect.poll(waiting).toHaveLength(1);
    return { written: answer };
  });
  expect(await written).toMatchObject({ status: 200, answer: { data: { bookings: 1 } } });
  const mails = await db().mail.findMany({ where: { departureLetterId: id }, select: { bookingId: true } });
  expect(mails).toEqual([{ bookingId: kept }]);
});

test("nobody is written of a departure that nobody has booked, nor by half a letter, nor by another departure's", async () => {
  const [date, other] = [world.date(31), world.date(32)];
  expect((await write(date, randomUUID())).status).toBe(409);
  await book(date);
  await book(other);
  expect((await write(date, randomUUID(), { ...TEXTS, uz: { subject: "", text: "" } })).status).toBe(422);
  // Nobody of it reads English or Russian.
  expect((await write(date, randomUUID(), { en: TEXTS.en, ru: TEXTS.ru })).status).toBe(422);
  expect((await write(date, randomUUID(), { uz: TEXTS.uz })).status).toBe(200);
  const id = randomUUID();
  expect([(await write(date, id)).status, (await write(other, id)).status]).toEqual([200, 409]);
});
