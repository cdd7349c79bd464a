import { beforeAll, describe, expect, test } from "vitest";
import { ERRORS } from "@/lib/contracts/errors";
import { booking, createdBooking } from "@/lib/contracts/interface/bookings";
import { db } from "@/lib/db";
import { AppError } from "@/lib/domain/errors";
import type { Party } from "@/lib/domain/passengers/passengers";
import { readBooking, readBookingRules } from "@/lib/services/booking/document/read-booking";
import { sweepStuckBookings } from "@/lib/services/booking/life/sweep-stuck-bookings";
import { relayJobs } from "@/lib/services/ground/outbox/relay-jobs";
import { expireSeats } from "@/lib/suppliers/house/seats/seat-mirror";
import { book, bookJourney, findOffer, makeBody, seatsSold } from "@/tests/support/bookings/booking";
import { makePartner, makeWorld, type World } from "@/tests/support/world/world";

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});

async function codeOf(attempt: Promise<unknown>): Promise<number> {
  const error = await attempt.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof AppError)) throw new Error(`no refusal but ${error}`);
  return ERRORS[error.kind].code;
}

describe("a booking", () => {
  const family: Party = { adt: 2, chd: 1, inf: 1, ins: 0 };

  test("answers the contract, holds its seats and shows what was asked", async () => {
    const { partner, now } = world;
    const { offerId } = await findOffer({ ...world, date: world.date(20), party: family, carrier: "TK" });
    const body = makeBody(family);
    const made = await book({ partner, now, offerId, body });
    expect(createdBooking.parse(made)).toEqual(made);
    expect(made.status).toBe("booked");
    expect(made.created).toBe("2026-12-01 06:00:00");
    expect(made.expire).toBe("2026-12-02 06:00:00");
    expect(made.passengers.map(({ first_name, age }) => [first_name, age])).toEqual(
      body.passengers.map((each) => [each.first_name, each.age]),
    );
    expect(made.passengers.flatMap(({ tickets }) => tickets.map((ticket) => ticket.ticket_number))).toEqual([null, null, null, null]);
    expect(made.passengers.reduce((sum, { price }) => sum + price, 0)).toBeCloseTo(made.price.amount, 2);
    // The infant sits on a lap.
    expect(await seatsSold(`TK0371|${world.date(20)}|TASIST`)).toBe(3);
    const read = await readBooking({ partnerId: partner.id, bookingId: made.id, locale: "en" });
    expect(booking.parse(read)).toEqual(read);
    expect(read.passengers.map(({ itinerary_receipt }) => itinerary_receipt)).toEqual(["", "", "", ""]);
    expect(await readBookingRules({ partnerId: partner.id, bookingId: made.id, locale: "en" })).not.toEqual([]);
  });

  test("prices each passenger by the age group, in whatever order they are named", async () => {
    const { partner, now } = world;
    const { offerId } = await findOffer({ ...world, date: world.date(21), party: family, carrier: "TK" });
    const body = makeBody(family);
    body.passengers.reverse();
    const made = await book({ partner, now, offerId, body });
    expect(made.passengers.map(({ age }) => age)).toEqual(["inf", "chd", "adt", "adt"]);
    const [infant = 0, child = 0, adult = 0] = made.passengers.map(({ price }) => price);
    expect(infant).toBeLessThan(child);
    expect(child).toBeLessThan(adult);
  });

  test("of another partner does not exist, and neither does its offer", async () => {
    const stranger = await makePartner();
    const made = await bookJourney({ ...world, date: world.date(22), carrier: "TK" });
    expect(await codeOf(readBooking({ partnerId: stranger.partner.id, bookingId: made.id, locale: "en" }))).toBe(100406);
    expect(await codeOf(readBooking({ partnerId: world.partner.id, bookingId: "1; drop table booking", locale: "en" }))).toBe(100406);
    const { offerId } = await findOffer({ ...world, date: world.date(22), carrier: "TK" });
    expect(await codeOf(book({ partner: stranger.partner, now: world.now, offerId, body: makeBody() }))).toBe(100404);
  });

  test("has its end queued for the very moment, shortly before", async () => {
    const made = await bookJourney({ ...world, date: world.date(23), carrier: "TK" });
    await sweepStuckBookings({ now: new Date("2026-12-02T05:58:30Z") });
    await relayJobs();
    const jobs = await db().$queryRaw<{ run_at: Date }[]>`select run_at from graphile_worker.jobs where key = ${`expire:${made.id}`}`;
    expect(jobs).toEqual([{ run_at: new Date("2026-12-02T06:00:00Z") }]);
  });
});

describe("a passenger that the journey does not allow is refused with its code, and nothing is written", () => {
  type Field = keyof ReturnType<typeof makeBody>["passengers"][number];
  const cases: [number, Partial<Record<Field, string | undefined>>][] = [
    [1018, { first_name: undefined }],
    [1019, { last_name: undefined }],
    [1020, { birthdate: undefined }],
    [1021, { doc_number: undefined }],
    [1022, { gender: undefined }],
    [1025, { tel: "901234567" }],
    [1124, { last_name: "A".repeat(26) }],
    [1125, { last_name: "A".repeat(25), first_name: "B".repeat(25) }],
    [1126, { age: "chd", birthdate: "2019-01-01" }],
    [1153, { doc_type: "PS" }],
    [1154, { citizenship: "ZZ" }],
    [1155, { first_name: "Анвар" }],
    [1157, { doc_type: "IC" }],
    [1168, { birthdate: "2019-01-01" }],
    [1169, { doc_expire: "2026-12-02" }],
  ];

  test.each(cases)("%i", async (code, change) => {
    const { partner, now } = world;
    const before = await db().booking.count();
    const { offerId } = await findOffer({ ...world, date: world.date(24), carrier: "TK" });
    const body = makeBody();
    Object.assign(body.passengers[0] ?? {}, change);
    expect(await codeOf(book({ partner, now, offerId, body }))).toBe(code);
    expect(await db().booking.count()).toBe(before);
    expect(await seatsSold(`TK0371|${world.date(24)}|TASIST`)).toBe(0);
  });

  test("1023, 1024, 8: the payer", async () => {
    const { partner, now } = world;
    const { offerId } = await findOffer({ ...world, date: world.date(24), carrier: "TK" });
    const cases = [
      [{ payer_email: undefined }, 1023],
      [{ payer_tel: undefined }, 1024],
      [{ payer_name: undefined }, 8],
    ] as const;
    for (const [change, code] of cases)
      expect(await codeOf(book({ partner, now, offerId, body: { ...makeBody(), ...change } }))).toBe(code);
  });

  test("1011, 1183, 1156: who travels together", async () => {
    const { partner, now } = world;
    const party = { adt: 2, chd: 0, inf: 1, ins: 0 };
    const { offerId } = await findOffer({ ...world, date: world.date(24), party, carrier: "TK" });
    const [first, second, infant] = makeBody(party).passengers;
    if (!first || !second || !infant) throw new Error("the party has three");
    const attempt = (passengers: (typeof first)[]) => codeOf(book({ partner, now, offerId, body: { ...makeBody(), passengers } }));
    expect(await attempt([first, second, { ...infant, birthdate: "2024-01-01" }])).toBe(1011);
    const young = { birthdate: "2010-01-01" };
    expect(await attempt([{ ...first, ...young }, { ...second, ...young }, infant])).toBe(1183);
    expect(await attempt([first, { ...second, doc_number: first.doc_number }, infant])).toBe(1156);
  });
});

describe("the price", () => {
  const leg = (date: string) => `TK0371|${date}|TASIST`;

  /** As if others had bought all seats of the lowest class, T. */
  async function sellLowestClass(date: string, seats: number): Promise<void> {
    const sold = Array.from({ length: 26 }, (_, index) => (index === "T".charCodeAt(0) - 65 ? seats : 0));
    await db().legInventory.upsert({ where: { legKey: leg(date) }, create: { legKey: leg(date), sold }, update: { sold } });
    expireSeats();
  }

  test("that rose is 1030, that fell is 1031, and no seat is taken", async () => {
    const { partner, now } = world;
    const date = world.date(28);
    const low = await findOffer({ ...world, date, carrier: "TK" });
    const seats = low.offer.directions[0]?.segments[0]?.seatsLeft ?? 0;
    await sellLowestClass(date, seats);
    const high = await findOffer({ ...world, date, carrier: "TK" });
    expect(await codeOf(book({ partner, now, offerId: low.offerId, body: makeBody() }))).toBe(1030);
    await sellLowestClass(date, 0);
    expect(await codeOf(book({ partner, now, offerId: high.offerId, body: makeBody() }))).toBe(1031);
    expect(await seatsSold(leg(date))).toBe(0);
  });
});

describe("a duplicate", () => {
  test("of an unpaid booking is 5231 and of a paid one 5232, each with the booking's id, in any spelling of the name", async () => {
    const { partner, now } = world;
    const { offerId } = await findOffer({ ...world, date: world.date(26), carrier: "TK" });
    const body = makeBody();
    const made = await book({ partner, now, offerId, body });
    const [passenger] = body.passengers;
    const shouted = { ...body, passengers: [{ ...passenger, last_name: "KARIMOV " }] };
    await expect(book({ partner, now, offerId, body: shouted })).rejects.toMatchObject({
      kind: "duplicate_unpaid",
      data: { existing_booking_id: made.id },
    });
    await db().booking.update({ where: { id: made.id }, data: { status: "paid" } });
    await expect(book({ partner, now, offerId, body })).rejects.toMatchObject({
      kind: "duplicate_paid",
      data: { existing_booking_id: made.id },
    });
  });

  test("of one passenger leaves nothing of the others behind", async () => {
    const { partner, now } = world;
    const couple: Party = { adt: 2, chd: 0, inf: 0, ins: 0 };
    const journey = { ...world, date: world.date(28), carrier: "TK" };
    const { offerId } = await findOffer(journey);
    const two = await findOffer({ ...journey, party: couple });
    const body = makeBody(couple);
    const [free, taken] = body.passengers;
    if (!free || !taken) throw new Error("no couple");
    await book({ partner, now, offerId, body: { ...body, passengers: [taken] } });
    await expect(book({ partner, now, offerId: two.offerId, body })).rejects.toMatchObject({ kind: "duplicate_unpaid" });
    expect((await book({ partner, now, offerId, body: { ...body, passengers: [free] } })).status).toBe("booked");
    expect(await seatsSold(`TK0371|${world.date(28)}|TASIST`)).toBe(2);
  });

  test("is told as one even where the first request took the last seat", async () => {
    const { partner, now } = world;
    const journey = { ...world, date: world.date(27) };
    // HY 271 has six seats in economy.
    for (let i = 1; i < 6; i++) await bookJourney(journey);
    const { offerId } = await findOffer(journey);
    const body = makeBody();
    const last = await book({ partner, now, offerId, body });
    expect(await codeOf(book({ partner, now, offerId, body: makeBody() }))).toBe(100405);
    await expect(book({ partner, now, offerId, body })).rejects.toMatchObject({
      kind: "duplicate_unpaid",
      data: { existing_booking_id: last.id },
    });
  });
});
