import type { FoundBy } from "@/lib/contracts/operator/bookings/find";
import type { Sought } from "@/lib/domain/finding/read-sought";
import { Prisma } from "@/lib/generated/prisma/client";
import { withPnr, withTicket } from "@/lib/services/booking/record/booking-conditions";
import { MOST_OF_A_KEY, newestPassengers } from "@/lib/services/booking/record/newest-passengers";
import { phoneKeys, surnameKeys } from "@/lib/services/ground/personal-data/blind-index";

interface Among {
  /** Live agencies that have bookings. */
  partnerIds: readonly string[];
  /** Rows of each kind. */
  limit: number;
}

/**
 * The newest bookings of each kind that a text may mean: `by`, `id`; null where it can mean none. Surnames have another blind index at every agency, and
 * references stand beside the agency in theirs, so both are looked for under each: some 30 agencies are as many entries into the index.
 */
export async function findStatement(sought: Sought, { partnerIds, limit }: Among): Promise<Prisma.Sql | null> {
  const { bookingNumber, pnr, ticket, reference, flight, surnames, phones } = sought;
  const parts = [
    ...(bookingNumber ? [newest("number", Prisma.sql`select id from booking where booking_number = ${bookingNumber}`, limit)] : []),
    ...(ticket ? [newest("ticket", withTicket(ticket), limit)] : []),
    ...(pnr ? [newest("pnr", withPnr(pnr), limit)] : []),
    ...(reference ? [newest("reference", withReferences(partnerIds, reference), limit)] : []),
    ...(flight ? [newest("flight", aboard(flight), limit)] : []),
    ...(phones.length > 0 ? [newest("phone", withPhones(await phoneKeysOf(partnerIds, phones)), limit)] : []),
    ...(surnames.length > 0 ? [newest("surname", withSurnames(await keysOf(partnerIds, surnames)), limit)] : []),
  ];
  return parts.length === 0 ? null : Prisma.join(parts, " union all ");
}

/** Each booking is looked up by itself: `offset 0` keeps the planner from reading all there are. */
function newest(by: FoundBy, ids: Prisma.Sql, limit: number): Prisma.Sql {
  return Prisma.sql`(
    select ${by} as by, found.id::text as id from (select distinct each.id from (${ids}) each (id)) found
     cross join lateral (select b.created_at from booking b where b.id = found.id offset 0) b
     order by b.created_at desc, found.id limit ${limit})`;
}

/** In the words of the index `booking_own_reference_idx`. */
function withReferences(partnerIds: readonly string[], reference: string): Prisma.Sql {
  const texts = partnerIds.map((partnerId) => `${partnerId} ${reference}`);
  return Prisma.sql`
    select r.id from unnest(${texts}::text[]) t (written)
     cross join lateral (
       select b.id from booking b where b.partner_id::text || ' ' || b.reference = t.written and b.reference is not null limit ${MOST_OF_A_KEY}) r`;
}

/** Bookings with a claim on the flight; behind `|` stands a booking that came to it second. */
function aboard(flight: string): Prisma.Sql {
  return Prisma.sql`
    select booking_id from passenger_flight where flight_key = ${flight}
     union all
    select booking_id from passenger_flight where flight_key > ${`${flight}|`} and flight_key < ${`${flight}}`}`;
}

/** Of each agency the newest are walked, however many there are. */
function withSurnames(keys: readonly string[]): Prisma.Sql {
  return Prisma.sql`select p.booking_id from (${newestPassengers("surname_key", keys)}) p`;
}

/** Telephones of passengers and of payers, walked as surnames are. */
function withPhones(keys: readonly string[]): Prisma.Sql {
  return Prisma.sql`
    select p.booking_id from (${newestPassengers("phone_key", keys)}) p
     union all
    select b.id from unnest(${keys}::text[]) k (key)
     cross join lateral (
       select id from booking where payer_phone_key between decode(k.key, 'hex') and decode(k.key, 'hex')
        order by payer_phone_key desc, id desc limit ${MOST_OF_A_KEY}) b`;
}

async function phoneKeysOf(partnerIds: readonly string[], phones: readonly string[]): Promise<string[]> {
  return (await Promise.all(partnerIds.map((partnerId) => phoneKeys(partnerId, phones)))).flat();
}

async function keysOf(partnerIds: readonly string[], surnames: readonly string[]): Promise<string[]> {
  const keys = partnerIds.flatMap((partnerId) => surnames.map((surname) => surnameKeys(partnerId, surname)));
  return [...new Set((await Promise.all(keys)).flat())];
}
