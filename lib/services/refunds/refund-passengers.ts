import { keyedHash } from "@/lib/crypto/keyed-hash";
import { db } from "@/lib/db";
import type { BookingStatus } from "@/lib/domain/booking/booking-status";
import { passengerKey } from "@/lib/domain/booking/journey-keys";
import { parseSnapshot } from "@/lib/domain/booking/parse-snapshot";
import { AppError } from "@/lib/domain/errors";
import { haveAdults } from "@/lib/domain/passengers/ages";
import { env } from "@/lib/env";
import type { BookingAddress } from "../booking/booking-record";
import { checkTransition } from "../booking/check-operation";
import { rulesOf } from "../booking/passenger-rules";
import { retryTransition } from "../booking/transition-booking";
import { openDetails, openName } from "../personal-data/person";
import { autoCancelBooking } from "./auto-cancel-booking";
import { isAllThatIsLeft, type RefundedPart, readPart } from "./parts/refunded-part";
import { seatsAfter, writeRefundedPart } from "./parts/write-refunded-part";
import { findRefundable, onlyPassengers, type RefundableBooking, refundAt } from "./refundable-booking";
import { returnTickets } from "./return-tickets";

interface RefundPassengers extends BookingAddress {
  /** Ids of those who do not fly; everybody where absent. */
  passengers?: readonly string[] | undefined;
  /** Indexes of the directions that they do not fly, from 0; all that can be refunded where absent. */
  directions?: readonly number[] | undefined;
  actor: string;
  requestKey?: string | null;
  /** Id of the request that did it; see the column booking_event.request_id. */
  byRequest?: string | null;
  now: Date;
}

/**
 * Refunds some passengers of a ticketed booking by its fare rules, before the first departure, or single directions of theirs; the others fly. Where
 * nothing would be left, the booking is refunded. After the first departure a refund of passengers is one of all directions that are ahead of them.
 *
 * Rules of single directions:
 * - Each needs a price of its own in what was sold: fares, taxes and bags by direction. Where one fare covers the journey, or the data do not say,
 *   they are refused.
 * - The penalty is that of the direction's own fares, per passenger; the service's fee stays, and counts with the last direction.
 * - What is flown gives nothing back; what is ahead may be given back after the first departure too, by the conditions that hold from then on.
 * - No passenger gives a direction back twice: the database refuses a second row of the same.
 * @returns the booking's status: `ticketed` while something stays
 * @throws AppError booking_not_found, passenger_not_found; validation (`directions`); directions_priced_together; refund_unavailable, also for what
 *   was refunded before and where the rules give nothing back; schedule_changed; passengers_need_adult; carrier_unconfirmed, and then it may
 *   be asked again
 */
export async function refundPassengers(request: RefundPassengers): Promise<{ status: BookingStatus }> {
  const { now, actor, requestKey = null, byRequest = null } = request;
  const status = await retryTransition(async () => {
    const booking = await findRefundable(request);
    const part = readPart(booking, request, { returnedBefore: await returnedBefore(booking), now });
    if (isAllThatIsLeft(part, now)) return (await autoCancelBooking(request)).status;
    const back = refundAt(part.leaving, now, part.given);
    const move = checkTransition(part.given ? "refund_directions" : "partial_refund", booking, { now, refund: back });
    const people = await peopleOf(booking);
    refuseWithoutAdult(part, people, now);
    const seats = seatsAfter(part);
    await returnTicketsOf(part);
    const hash = keyedHash(env().PASSENGER_HASH_KEY);
    const keys = new Map(people.map((person) => [person.id, passengerKey(person, hash)]));
    return (await writeRefundedPart({ part, seats, back, action: move.action, keys, actor, requestKey, byRequest, now }))
      ? move.status
      : null;
  });
  return { status };
}

/** Those who give back the same go together. @throws AppError carrier_unconfirmed */
async function returnTicketsOf({ leaving, given }: RefundedPart): Promise<void> {
  if (!given) return returnTickets({ booking: leaving, kind: "refund" });
  const places = new Map(leaving.passengers.map(({ id }, index) => [id, given[index] ?? []]));
  for (const directions of new Map(given.map((each) => [each.join(), each])).values()) {
    const booking = onlyPassengers(leaving, ({ id }) => places.get(id)?.join() === directions.join());
    await returnTickets({ booking, kind: "refund", directions });
  }
}

/** Ids of passengers who have given back everything. */
async function returnedBefore({ id }: RefundableBooking): Promise<string[]> {
  const returned = await db().bookingPassenger.findMany({ where: { bookingId: id, returnedAt: { not: null } }, select: { id: true } });
  return returned.map((passenger) => passenger.id);
}

/** Who is in the booking, in clear text. */
async function peopleOf({ passengers }: RefundableBooking) {
  const rows = await db().bookingPassenger.findMany({ where: { id: { in: passengers.map(({ id }) => id) } } });
  return Promise.all(
    rows.map(async (row) => {
      const { firstName, lastName } = await openName(row);
      return { id: row.id, age: row.age, firstName, lastName, birthdate: (await openDetails(row)).birthdate };
    }),
  );
}

type Person = Awaited<ReturnType<typeof peopleOf>>[number];

/** Whoever flies a direction needs the adults on it. @throws AppError passengers_need_adult */
function refuseWithoutAdult({ booking, shares }: RefundedPart, people: readonly Person[], now: Date): void {
  const { directions } = parseSnapshot(booking.snapshot);
  const { lastFlight } = rulesOf({ directions, documents: {}, now });
  directions.forEach((_, direction) => {
    const flying = shares.filter(({ left }) => left.includes(direction)).map(({ passengerId }) => passengerId);
    const staying = people.filter(({ id }) => flying.includes(id));
    if (staying.length > 0 && !haveAdults(staying, lastFlight)) throw new AppError("passengers_need_adult");
  });
}
