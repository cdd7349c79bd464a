import { keyedHash } from "@/lib/crypto/keyed-hash";
import { db } from "@/lib/db";
import { passengerKey } from "@/lib/domain/booking/journey-keys";
import { parseSnapshot } from "@/lib/domain/booking/parse-snapshot";
import { AppError } from "@/lib/domain/errors";
import { sum } from "@/lib/domain/money";
import { haveAdults } from "@/lib/domain/passengers/ages";
import type { SeatTake } from "@/lib/domain/schedule/inventory";
import { env } from "@/lib/env";
import type { Prisma } from "@/lib/generated/prisma/client";
import { rulesOf } from "@/lib/services/booking/create/passenger-rules";
import { parseSeats } from "@/lib/services/booking/flights/followed-booking";
import { checkTransition } from "@/lib/services/booking/life/check-operation";
import type { BookingAddress, BookingRecord } from "@/lib/services/booking/record/booking-record";
import { later, lockBooking, recordChange } from "@/lib/services/booking/record/locked-booking";
import { relayJobsSoon } from "@/lib/services/ground/outbox/relay-jobs";
import { retryConflict } from "@/lib/services/ground/outbox/retry-conflict";
import { allSuppliers } from "@/lib/suppliers/registry";

interface CancelPassengers extends BookingAddress {
  /** Ids of those who do not fly. */
  passengers: readonly string[];
  actor: string;
  /** Hex; see the column booking_event.request_key. */
  requestKey?: string | null;
  /** Id of the request that did it; see the column booking_event.request_id. */
  byRequest?: string | null;
  now: Date;
}

type PassengerRecord = BookingRecord["passengers"][number];

/** Who stays in a booking, and who leaves it; each with the place in the snapshot's prices. */
interface Parting {
  booking: BookingRecord;
  staying: PassengerRecord[];
  leaving: PassengerRecord[];
}

/**
 * Takes passengers out of an unpaid booking: their seats, bags and places on the flights are free, and the price is that of those who stay. An adult
 * stays, and one for each infant on a lap, as when it was booked. Of this and its payment or its expiry the first counts; who pays at the same
 * moment pays for those who are left.
 * @throws AppError booking_not_found, passenger_not_found; change_unavailable in any status but `booked`, and from the auto-cancel moment on;
 *   schedule_changed; passengers_need_adult, also where nobody would be left
 */
export async function cancelPassengers(request: CancelPassengers): Promise<void> {
  await retryConflict(() => db().$transaction((tx) => write(tx, request)));
  relayJobsSoon();
  for (const supplier of allSuppliers()) supplier.seatsMoved();
}

async function write(tx: Prisma.TransactionClient, request: CancelPassengers): Promise<void> {
  const { actor, requestKey = null, byRequest = null, now } = request;
  const booking = await lockBooking(tx, request);
  const parting = partingOf(booking, request.passengers);
  const { action } = checkTransition("cancel_passengers", booking, { now });
  refuseWithoutAdult(parting, now);
  await releaseClaims(tx, parting);
  await removePassengers(tx, parting);
  await shrinkBooking(tx, parting, now);
  await recordChange(tx, { booking, action, actor, requestKey, byRequest, now });
}

/** @throws AppError passenger_not_found; change_unavailable once the personal data are erased */
function partingOf(booking: BookingRecord, keys: readonly string[]): Parting {
  const ids = new Set(keys.map((key) => key.toLowerCase()));
  const leaving = booking.passengers.filter(({ id }) => ids.has(id));
  if (leaving.length < ids.size) throw new AppError("passenger_not_found");
  if (booking.erasedAt) throw new AppError("change_unavailable");
  return { booking, leaving, staying: booking.passengers.filter(({ id }) => !ids.has(id)) };
}

/** @throws AppError passengers_need_adult */
function refuseWithoutAdult({ booking, staying }: Parting, now: Date): void {
  const { lastFlight } = rulesOf({ directions: parseSnapshot(booking.snapshot).directions, documents: {}, now });
  if (!haveAdults(staying, lastFlight)) throw new AppError("passengers_need_adult");
}

/** Names and documents of those who leave may be booked on these flights again. */
async function releaseClaims(tx: Prisma.TransactionClient, { booking, leaving }: Parting): Promise<void> {
  const hash = keyedHash(env().PASSENGER_HASH_KEY);
  const keys = leaving.map((passenger) => passengerKey(passenger, hash));
  await tx.$executeRaw`
    delete from passenger_flight
     where booking_id = ${booking.id}::uuid and passenger_key in (select decode(k, 'hex') from unnest(${keys}::text[]) k)`;
}

/** With their tickets, which have no numbers yet. Those who stay move up: the snapshot's prices are in their order. */
async function removePassengers(tx: Prisma.TransactionClient, { leaving, staying }: Parting): Promise<void> {
  await tx.bookingPassenger.deleteMany({ where: { id: { in: leaving.map(({ id }) => id) } } });
  for (const [position, { id }] of staying.entries()) await tx.bookingPassenger.update({ where: { id }, data: { position } });
}

async function shrinkBooking(tx: Prisma.TransactionClient, { booking, leaving, staying }: Parting, now: Date): Promise<void> {
  const snapshot = parseSnapshot(booking.snapshot);
  const prices = staying.flatMap(({ position }) => snapshot.prices[position] ?? []);
  const held = parseSeats(booking.seats);
  const fewer = leaving.filter(({ age }) => age !== "inf").length;
  const moves = held.map(({ legKey, bookingClass, seats }) => ({ legKey, bookingClass, seats: -Math.min(seats, fewer) }));
  const seats: SeatTake[] = held.map((take) => ({ ...take, seats: take.seats - Math.min(take.seats, fewer) }));
  const before = booking.prevTotalMinor === null ? null : sum(staying.map((each) => Number(each.prevPriceMinor ?? each.priceMinor)));
  await tx.$executeRaw`
    update booking
       set snapshot = ${JSON.stringify({ ...snapshot, prices })}::jsonb, seats = ${JSON.stringify(seats)}::jsonb,
           total_minor = ${sum(prices.map(({ totalMinor }) => totalMinor))}::bigint, prev_total_minor = ${before}::bigint,
           updated_at = ${later(now, booking)}
     where id = ${booking.id}::uuid`;
  await tx.$queryRaw`select move_seats_v1(${JSON.stringify(moves)}::jsonb)::text`;
}
