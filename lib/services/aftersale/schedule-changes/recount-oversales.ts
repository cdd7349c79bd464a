import { db } from "@/lib/db";
import type { FlightPlace } from "@/lib/domain/schedule-change/current-journey";
import type { Prisma } from "@/lib/generated/prisma/client";
import { readRules } from "@/lib/services/booking/flights/change-rules";
import { AIRLINE, type FollowedBooking, lockBookings } from "@/lib/services/booking/flights/followed-booking";
import { writeLocked } from "@/lib/services/booking/writer/write-change";
import { supplierByCode } from "@/lib/suppliers/registry";
import { bookingsToMove, parseAsked } from "./parts/bookings-to-move";
import { seatedFlights } from "./parts/follow-journey";
import { type Outcome, outcomeOf } from "./parts/outcome-of";

interface Oversold {
  legKey: string;
  cabin: string;
}

/** An oversold cabin of a leg, with what is sold of it now. */
interface Oversale extends Oversold {
  authorised: number;
  sold: number;
  asked: unknown;
  importId: string | null;
}

/**
 * Gives seats back to who had none, where others have left an oversold departure meanwhile: those who were asked last come first. Each is told
 * once. No seat goes on sale in between, as they are counted as sold all the time. Any number of workers may do it at once.
 * @returns how many bookings have their seats back
 */
export async function recountOversales({ now }: { now: Date }): Promise<{ seated: number }> {
  const shrunk = await db().$queryRaw<Oversold[]>`
    select o.leg_key as "legKey", o.cabin from oversale o join leg_inventory i using (leg_key)
     where o.classes <> '' and o.sold > (select sum(i.sold[ascii(c) - 64]) from regexp_split_to_table(o.classes, '') as c)
     order by 1, 2`;
  let seated = 0;
  for (const oversold of shrunk) seated += await db().$transaction((tx) => recount(tx, oversold, now));
  return { seated };
}

async function recount(tx: Prisma.TransactionClient, oversold: Oversold, now: Date): Promise<number> {
  // A change of schedule makes the list anew, and has this lock alone.
  await tx.$queryRaw`select pg_advisory_xact_lock_shared(hashtext('parvoz bookings follow flights'))::text`;
  const oversale = await lockOversale(tx, oversold);
  if (!oversale) return 0;
  const asked = parseAsked(oversale.asked);
  const bookings = await lockBookings(
    tx,
    asked.map(({ bookingId }) => bookingId),
  );
  const there = asked.flatMap((each) => {
    const booking = bookings.find(({ id }) => id === each.bookingId);
    if (!booking?.seats.some(({ legKey, seats }) => legKey === oversold.legKey && seats > 0)) return [];
    return { ...each, volunteer: booking.status === "refund_request_sent" };
  });
  const leaving = bookingsToMove(there, oversale.sold - oversale.authorised);
  await writeOversale(tx, oversale, leaving);
  const stay = new Set(there.filter((each) => !leaving.includes(each)).map(({ bookingId }) => bookingId));
  return seat(tx, { bookings: bookings.filter(({ id }) => stay.has(id)), importId: oversale.importId, now });
}

async function lockOversale(tx: Prisma.TransactionClient, { legKey, cabin }: Oversold): Promise<Oversale | undefined> {
  const [oversale] = await tx.$queryRaw<Oversale[]>`
    select o.leg_key as "legKey", o.cabin, o.authorised, o.asked, o.import_id::text as "importId",
           (select sum(i.sold[ascii(c) - 64]) from regexp_split_to_table(o.classes, '') as c)::integer as sold
      from oversale o join leg_inventory i using (leg_key) where o.leg_key = ${legKey} and o.cabin = ${cabin} for update of o`;
  return oversale;
}

async function writeOversale(tx: Prisma.TransactionClient, { legKey, cabin, sold }: Oversale, asked: object[]): Promise<void> {
  const where = { legKey_cabin: { legKey, cabin } };
  if (asked.length === 0) await tx.oversale.delete({ where });
  else await tx.oversale.update({ where, data: { sold, asked } });
}

interface Seated {
  /** No longer asked to leave this departure. */
  bookings: readonly FollowedBooking[];
  importId: string | null;
  now: Date;
}

async function seat(tx: Prisma.TransactionClient, { bookings, importId, now }: Seated): Promise<number> {
  const ruleOf = await readRules(tx);
  const outcomes: Outcome[] = [];
  for (const booking of bookings) {
    const supplier = supplierByCode(booking.snapshot.supplier);
    const moved = { booking, next: booking.current, seats: null, seatless: await stillSeatless(tx, booking), hasInstead: false };
    const outcome = supplier && outcomeOf(moved, { supplier, ruleOf, importId, now });
    if (outcome) outcomes.push(outcome);
  }
  await writeLocked(tx, { actor: AIRLINE, now }, outcomes);
  return outcomes.length;
}

/** Other departures of a journey may be short of seats too, and another leg of the same flight. */
async function stillSeatless(tx: Prisma.TransactionClient, booking: FollowedBooking): Promise<FlightPlace[]> {
  const lists = await tx.$queryRaw<{ legKey: string }[]>`
    select leg_key as "legKey" from oversale where asked @> ${JSON.stringify([{ bookingId: booking.id }])}::jsonb`;
  const short = new Set(lists.map(({ legKey }) => legKey));
  const flights = seatedFlights(booking).filter(({ takes }) => takes.some(({ legKey }) => short.has(legKey)));
  return (booking.open?.seatless ?? []).filter((place) => flights.some((flight) => String(flight.place) === String(place)));
}
