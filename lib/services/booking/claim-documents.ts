import { keyedHash } from "@/lib/crypto/keyed-hash";
import { db } from "@/lib/db";
import { documentKey, passengerKey } from "@/lib/domain/booking/journey-keys";
import { modeOf } from "@/lib/domain/mode";
import { env } from "@/lib/env";
import { type BookingRecord, findBooking } from "./booking-record";

const DAY_MS = 86_400_000;
/** Bookings that are looked up at once. */
const BATCH = 200;

/**
 * Gives the documents of bookings that a release before 2026-11-23 has written their places on flights that are still to depart. Where two of
 * them share a document the later one's place is nobody's: neither is refused afterwards. Safe to be broken off, and to run beside itself.
 * @returns how many bookings
 */
export async function claimDocuments({ now }: { now: Date }): Promise<number> {
  // Dates are those of the airport's clock.
  const since = new Date(now.getTime() - DAY_MS).toISOString().slice(0, 10);
  for (let done = 0; ; ) {
    const batch = await withoutDocuments(since);
    for (const address of batch) await claim(address);
    done += batch.length;
    if (batch.length < BATCH) return done;
  }
}

interface Undocumented {
  bookingId: string;
  partnerId: string;
}

function withoutDocuments(since: string): Promise<Undocumented[]> {
  return db().$queryRaw<Undocumented[]>`
    select distinct booking_id::text as "bookingId", partner_id::text as "partnerId" from passenger_flight
     where document_key is null and split_part(flight_key, '|', 2) >= ${since}
     order by 1 limit ${BATCH}`;
}

async function claim(address: Undocumented): Promise<void> {
  const booking = await findBooking(address);
  const { testOf } = await db().partner.findUniqueOrThrow({ where: { id: address.partnerId }, select: { testOf: true } });
  const scope = { mode: modeOf({ testOf }), partnerId: address.partnerId };
  const hash = keyedHash(env().PASSENGER_HASH_KEY);
  const people = booking.erasedAt ? [] : booking.passengers;
  for (const person of people) await claimFor(address.bookingId, hashesOf(person, scope, hash));
  // Claims whose names were erased, or are another release's.
  await db().$executeRaw`
    update passenger_flight set document_key = uuid_send(gen_random_uuid()) where booking_id = ${address.bookingId}::uuid and document_key is null`;
}

type Person = BookingRecord["passengers"][number];

function hashesOf(person: Person, scope: Parameters<typeof documentKey>[1], hash: ReturnType<typeof keyedHash>) {
  return { passenger: passengerKey(person, hash), document: documentKey(person, scope, hash) };
}

async function claimFor(bookingId: string, { passenger, document }: ReturnType<typeof hashesOf>): Promise<void> {
  await db().$executeRaw`
    update passenger_flight f
       set document_key = case
         when exists (select from passenger_flight o where o.flight_key = f.flight_key and o.document_key = decode(${document}, 'hex'))
           then uuid_send(gen_random_uuid())
         else decode(${document}, 'hex') end
     where booking_id = ${bookingId}::uuid and passenger_key = decode(${passenger}, 'hex') and document_key is null`;
}
