import { db, longDb } from "@/lib/db";
import type { Prisma } from "@/lib/generated/prisma/client";

const TIMEOUT_MS = 10 * 60_000;

/**
 * Lets other people book what every booking there is has booked, so many times: rows, claims and seats are as the service writes them, whatever
 * room there is on the flights. Copies have no personal data: what is sealed opens in its own row alone. For tests and measurements that want many bookings. @returns how many there are then
 */
export async function copyBookings(times: number): Promise<number> {
  await longDb().$transaction(
    async (tx) => {
      await copySeats(tx, times);
      await copyRows(tx, times);
    },
    { timeout: TIMEOUT_MS },
  );
  // The server does this by itself after a while; until then it plans for a few bookings.
  await db().$executeRaw`analyze`;
  return db().booking.count();
}

async function copySeats(tx: Prisma.TransactionClient, times: number): Promise<void> {
  await tx.$queryRaw`
    select release_seats_v1(jsonb_agg(jsonb_build_object('legKey', leg_key, 'bookingClass', class, 'seats', -seats)))::text
      from (select t ->> 'legKey' as leg_key, t ->> 'bookingClass' as class, ${times}::integer * sum((t ->> 'seats')::integer) as seats
              from booking, jsonb_array_elements(booking.seats) t group by 1, 2) taken`;
}

/** All in one statement: keys are looked at when it ends. */
async function copyRows(tx: Prisma.TransactionClient, times: number): Promise<void> {
  await tx.$executeRaw`
    with copy as materialized (
      select id as old, gen_random_uuid() as new, 'N' || row_number() over () as number from booking, generate_series(1, ${times}::integer)),
    person as materialized (
      select p.id as old, gen_random_uuid() as new, copy.new as booking from booking_passenger p join copy on copy.old = p.booking_id),
    booked as (
      insert into booking
      select (jsonb_populate_record(b, jsonb_build_object('id', copy.new, 'sealed_payer', null,
               'booking_number', copy.number, 'public_token', 'copy ' || copy.new,
               'journey_hash', '\\x' || md5(copy.new::text)))).*
        from booking b join copy on copy.old = b.id),
    people as (
      insert into booking_passenger
      select (jsonb_populate_record(p, jsonb_build_object('id', person.new, 'booking_id', person.booking, 'receipt_token', 'copy ' || person.new,
               'sealed_name', null, 'sealed_details', null, 'surname_key', null))).*
        from booking_passenger p join person on person.old = p.id),
    tickets as (
      insert into ticket
      select (jsonb_populate_record(t, jsonb_build_object('id', gen_random_uuid(), 'booking_id', person.booking, 'passenger_id', person.new))).*
        from ticket t join person on person.old = t.passenger_id),
    claims as (
      insert into passenger_flight
      select f.partner_id, f.flight_key, decode(md5(copy.new::text || f.passenger_key::text), 'hex'), uuid_send(gen_random_uuid()), copy.new
        from passenger_flight f join copy on copy.old = f.booking_id)
    insert into booking_event (booking_id, partner_id, from_status, to_status, actor, reason, created_at)
    select copy.new, e.partner_id, e.from_status, e.to_status, e.actor, e.reason, e.created_at from booking_event e join copy on copy.old = e.booking_id order by e.id`;
}
