import { beforeAll, expect, test } from "vitest";
import type { PassengerChange } from "@/lib/contracts/interface/booking-changes";
import { type BookingWebhook, bookingWebhook } from "@/lib/contracts/interface/callbacks";
import { db } from "@/lib/db";
import type { Mode } from "@/lib/domain/mode";
import type { Party } from "@/lib/domain/passengers/passengers";
import { cancelPassengers } from "@/lib/services/aftersale/changes/cancel-passengers";
import { changePassenger } from "@/lib/services/aftersale/changes/change-passenger";
import { extendHold } from "@/lib/services/aftersale/changes/extend-hold";
import { updateBooking } from "@/lib/services/aftersale/changes/update-booking";
import { acceptChange } from "@/lib/services/aftersale/schedule-changes/accept-change";
import { readBooking } from "@/lib/services/booking/document/read-booking";
import { issueTickets } from "@/lib/services/booking/life/issue-tickets";
import { payBooking } from "@/lib/services/booking/life/pay-booking";
import { listEvents } from "@/lib/services/channels/events/list-events";
import { bookJourney, ONE_ADULT } from "@/tests/support/bookings/booking";
import { addEndpoint } from "@/tests/support/callbacks";
import { startReceiver } from "@/tests/support/receiver";
import { casesOfRow } from "@/tests/support/run/property-runs";
import { workOff } from "@/tests/support/run/work-off";
import { changeFlight } from "@/tests/support/schedule/change-flight";
import { makePartner, makeWorld, type World } from "@/tests/support/world/world";

let world: World;
beforeAll(async () => {
  // The worker acts by the real clock.
  world = await makeWorld({ now: new Date() });
});

interface Made {
  partnerId: string;
  bookingId: string;
  mode: Mode;
  /** Keys of its passengers. */
  passengers: string[];
}

/** Everything happens before the worker writes the first message. @returns messages in the order of their numbers */
async function toldLate(live: (made: Made & { date: string }) => Promise<void>, date: string, party: Party = ONE_ADULT) {
  const receiver = await startReceiver(200);
  const { partner } = await makePartner();
  await addEndpoint({ partnerId: partner.id, url: receiver.url, now: world.now });
  const { id, passengers } = await bookJourney({ partner, now: world.now, date, brand: "LIGHT", party });
  const address = { partnerId: partner.id, bookingId: id };
  await live({ ...address, mode: partner.mode, passengers: passengers.map(({ key }) => key), date });
  await workOff();
  const told = receiver.calls.map(({ body }) => bookingWebhook.parse(JSON.parse(body)));
  return { told: told.sort((one, other) => one.sequence - other.sequence), booking: await readBooking({ ...address, locale: "en" }) };
}

let days = 50;

/** With seats that no other test has taken. */
function nextDate(): string {
  days += 1;
  return world.date(days);
}

/** After a moment of its own each. */
function minutesLater(minutes: number): Date {
  return new Date(world.now.getTime() + minutes * 60_000);
}

function ticketNumbers({ data }: BookingWebhook) {
  return data.booking.passengers.flatMap(({ tickets }) => tickets.map(({ ticket_number }) => ticket_number));
}

test("a message that is written late shows the booking as its change left it", async () => {
  const { told, booking } = await toldLate(async (address) => {
    await payBooking({ ...address, actor: "test", now: minutesLater(1) });
    await issueTickets({ bookingId: address.bookingId, now: minutesLater(2) });
  }, world.date(20));
  expect(told.map(({ type, data }) => [type, data.booking.status])).toEqual([
    ["booking.created", "booked"],
    ["booking.paid", "paid"],
    ["booking.ticketed", "ticketed"],
  ]);
  const [created, paid, ticketed] = told;
  for (const early of [created, paid]) {
    expect(early && ticketNumbers(early)).toEqual([null]);
    expect(early?.data.booking.passengers[0]?.itinerary_receipt).toBe("");
  }
  expect(ticketed?.data.booking).toEqual(booking);
  expect(told.map(({ occurred_at }) => occurred_at)).toEqual([0, 1, 2].map((minute) => minutesLater(minute).toISOString()));
});

test("nothing of a change of schedule is told before it came, nor of an answer before it was given", async () => {
  const { told, booking } = await toldLate(async ({ partnerId, bookingId, date }) => {
    await changeFlight({ number: 271, from: date, legs: ["TAS 10:00 IST 13:10"], now: minutesLater(1) });
    const { id: changeId } = await db().scheduleChange.findFirstOrThrow({ where: { bookingId } });
    await acceptChange({ partnerId, bookingId, changeId, actor: "test", now: minutesLater(2) });
  }, world.date(40));
  expect(told.map(({ type, data }) => [type, data.booking.schedule_changes.map(({ state }) => state)])).toEqual([
    ["booking.created", []],
    ["booking.schedule_changed", ["open"]],
    ["booking.schedule_change_settled", ["accepted"]],
  ]);
  const departures = told.map(({ data }) => data.booking.directions[0]?.departure.datetime.slice(11));
  expect(departures).toEqual(["07:00:00", "07:00:00", "10:00:00"]);
  expect(told[2]?.data.booking).toEqual(booking);
});

test.each([
  { hours: "later", legs: "TAS 10:00 IST 13:10", unanswered: "accept" },
  { hours: "earlier", legs: "TAS 04:00 IST 07:10", unanswered: "refund" },
])("a flight of a ticketed booking that leaves hours $hours is told late with what its deadline would have brought", async (change) => {
  const { told } = await toldLate(async (address) => {
    await payBooking({ ...address, actor: "test", now: minutesLater(1) });
    await issueTickets({ bookingId: address.bookingId, now: minutesLater(2) });
    await changeFlight({ number: 271, from: address.date, legs: [change.legs], now: minutesLater(3) });
    const { id: changeId } = await db().scheduleChange.findFirstOrThrow({ where: { bookingId: address.bookingId } });
    await acceptChange({ ...address, changeId, actor: "test", now: minutesLater(4) });
  }, nextDate());
  expect(told.slice(3).map(({ type, data }) => [type, data.booking.schedule_changes.map(({ options }) => options.unanswered)])).toEqual([
    ["booking.schedule_changed", [change.unanswered]],
    ["booking.schedule_change_settled", [null]],
  ]);
});

/** One change of a booking each, with its moment. */
type Step = (made: Made, at: { actor: string; now: Date }) => Promise<unknown>;

const HOLD: Step = (made, at) => extendHold({ ...made, ...at });
const CONTACTS: Step = (made, at) =>
  updateBooking({ ...made, ...at, change: { payer_email: "new@parvoz.example", payer_tel: "+998901112233" } });
const passengerStep =
  (change: PassengerChange): Step =>
  (made, at) =>
    changePassenger({ ...made, ...at, passengerId: made.passengers[0] ?? "", change });

const STEPS: [string, Step[]][] = [
  ["passengers leave", [(made, at) => cancelPassengers({ ...made, ...at, passengers: made.passengers.slice(1) })]],
  ["the hold is extended twice", [HOLD, HOLD]],
  ["contacts are changed, and the hold is extended", [CONTACTS, HOLD]],
  ["a document, and then the name", [passengerStep({ doc_number: "ZZ7654321" }), passengerStep({ last_name: "Karimof" })]],
  ["a passenger's phone, and it is paid", [passengerStep({ tel: "+998901119977" }), (made, at) => payBooking({ ...made, ...at })]],
];

test.each(casesOfRow(STEPS, 0, 3))("where %s before the worker comes, each message has the booking of its own moment", async (_, steps) => {
  const shown: unknown[] = [];
  const { told } = await toldLate(
    async (made) => {
      const show = async () => shown.push(await readBooking({ ...made, locale: "en" }));
      await show();
      for (const step of steps) {
        await step(made, { actor: "test", now: new Date() });
        await show();
      }
    },
    nextDate(),
    { ...ONE_ADULT, adt: 2 },
  );
  // One that was paid is ticketed by the worker, which makes one message more.
  const expected = shown.map((booking, index) => ({ sequence: index + 1, booking }));
  expect(told.slice(0, shown.length).map(({ sequence, data: { booking } }) => ({ sequence, booking }))).toEqual(expected);
});

/** The list of events of a partner that was never asked for before, and had no address. @returns what it says, in the order of numbers of changes */
async function listed(partnerId: string) {
  const { items } = await listEvents({ partnerId, query: {} });
  return items.map(({ body }) => bookingWebhook.parse(body)).sort((one, other) => one.sequence - other.sequence);
}

test.each(casesOfRow(STEPS, 1, 3))(
  "where %s and nobody listens, who asks for the list at last finds the booking of each moment, twice the same",
  async (_, steps) => {
    const { partner } = await makePartner();
    const { id: bookingId, passengers } = await bookJourney({
      partner,
      now: world.now,
      date: nextDate(),
      brand: "LIGHT",
      party: { ...ONE_ADULT, adt: 2 },
    });
    const made = { partnerId: partner.id, bookingId, mode: partner.mode, passengers: passengers.map(({ key }) => key) };
    const shown = [await readBooking({ ...made, locale: "en" })];
    for (const step of steps) {
      await workOff();
      await step(made, { actor: "test", now: new Date() });
      shown.push(await readBooking({ ...made, locale: "en" }));
    }
    await workOff();
    const untold = await db().webhookEvent.count({ where: { bookingId, body: "" } });
    expect(untold).toBeGreaterThan(0);
    const first = await listed(partner.id);
    expect(first.slice(0, shown.length).map(({ data }) => data.booking)).toEqual(shown);
    expect(await listed(partner.id)).toEqual(first);
    expect(await db().webhookEvent.count({ where: { bookingId, body: "" } })).toBe(0);
    // Whoever has asked once is told as it happens.
    await updateBooking({
      ...made,
      actor: "test",
      now: new Date(),
      change: { payer_email: "late@parvoz.example", payer_tel: "+998901112244" },
    });
    await workOff();
    expect(await db().webhookEvent.count({ where: { bookingId, body: "" } })).toBe(0);
  },
);

test("changes and a worker at once leave no message that shows what came later, where nobody listens", async () => {
  const { partner } = await makePartner();
  const { id: bookingId } = await bookJourney({ partner, now: world.now, date: nextDate(), brand: "LIGHT" });
  const made = { partnerId: partner.id, bookingId, mode: partner.mode };
  const shown = [await readBooking({ ...made, locale: "en" })];
  for (let round = 1; round <= 6; round++) {
    const change = { payer_email: `payer${round}@parvoz.example` };
    await Promise.all([workOff(), updateBooking({ ...made, actor: "test", now: new Date(), change })]);
    shown.push(await readBooking({ ...made, locale: "en" }));
  }
  await workOff();
  expect((await listed(partner.id)).map(({ data }) => data.booking)).toEqual(shown);
});

test("a partner's own notes, which are told to nobody, do not reach a message of before", async () => {
  const { told } = await toldLate(
    (made) => updateBooking({ ...made, actor: "test", now: new Date(), change: { reference: "ORDER-1", metadata: { desk: "7" } } }),
    nextDate(),
  );
  expect(told).toHaveLength(1);
  expect(told[0]?.data.booking).not.toHaveProperty("reference");
  expect(told[0]?.data.booking).not.toHaveProperty("metadata");
});

test("changes and a worker at once tell each change once, as it was", async () => {
  const shown: unknown[] = [];
  const { told } = await toldLate(async (made) => {
    const show = async () => shown.push(await readBooking({ ...made, locale: "en" }));
    await show();
    for (let round = 1; round <= 6; round++) {
      const change = { payer_email: `payer${round}@parvoz.example` };
      await Promise.all([workOff(), updateBooking({ ...made, actor: "test", now: new Date(), change })]);
      await show();
    }
  }, nextDate());
  expect(told.map(({ data }) => data.booking)).toEqual(shown);
});
