import { v7 as uuid } from "uuid";
import { z } from "zod";
import { keyedHash } from "@/lib/crypto/keyed-hash";
import { db, runStatement } from "@/lib/db";
import { BOOKING_STATUSES, type BookingStatus } from "@/lib/domain/booking/booking-status";
import { passengerKey } from "@/lib/domain/booking/journey-keys";
import { parseSnapshot } from "@/lib/domain/booking/parse-snapshot";
import { AppError } from "@/lib/domain/errors";
import { sum } from "@/lib/domain/money";
import { haveAdults } from "@/lib/domain/passengers/ages";
import type { BookingRefund } from "@/lib/domain/refund/count-refund";
import { env } from "@/lib/env";
import { allSuppliers } from "@/lib/suppliers/registry";
import type { BookingAddress } from "../booking/booking-record";
import { checkTransition } from "../booking/check-operation";
import { rulesOf } from "../booking/passenger-rules";
import { retryTransition } from "../booking/transition-booking";
import { refundOf } from "../money/post-ledger";
import { relayJobsSoon } from "../outbox/relay-jobs";
import { retryConflict } from "../outbox/retry-conflict";
import { openDetails, openName } from "../personal-data/person";
import { autoCancelBooking } from "./auto-cancel-booking";
import { findRefundable, onlyPassengers, type RefundableBooking, refundAt, sharesOf } from "./refundable-booking";
import { returnTickets } from "./return-tickets";

interface RefundPassengers extends BookingAddress {
  /** Ids of those who do not fly. */
  passengers: readonly string[];
  actor: string;
  requestKey?: string | null;
  now: Date;
}

const REFUND_PASSENGERS = { name: "refund_passengers", text: "select refund_passengers_v1($1::jsonb) as result" };

const answer = z.tuple([
  z.object({
    result: z.object({ outcome: z.enum(["moved", "wrong_state", "not_found"]), status: z.enum(BOOKING_STATUSES).optional() }),
  }),
]);

/**
 * Refunds some passengers of a ticketed booking by its fare rules, before the first departure; the others fly. Where nobody would be left,
 * the booking is refunded.
 * @returns the booking's status: `ticketed` while somebody stays
 * @throws AppError booking_not_found, passenger_not_found; refund_unavailable, also for passengers who were refunded before and where the rules
 *   give nothing back; schedule_changed; passengers_need_adult; carrier_unconfirmed, and then it may be asked again
 */
export async function refundPassengers(request: RefundPassengers): Promise<{ status: BookingStatus }> {
  const { now } = request;
  const status = await retryTransition(async () => {
    const booking = await findRefundable(request);
    const ids = await chosenOf(booking, request.passengers);
    if (ids.length === booking.passengers.length) return (await autoCancelBooking(request)).status;
    const leaving = onlyPassengers(booking, ({ id }) => ids.includes(id));
    const back = refundAt(leaving, now);
    const move = checkTransition("partial_refund", booking, { now, refund: back });
    const people = await peopleOf(booking);
    refuseWithoutAdult(
      booking,
      people.filter(({ id }) => !ids.includes(id)),
      now,
    );
    await returnTickets({ booking: leaving, kind: "refund" });
    const keys = people.filter(({ id }) => ids.includes(id)).map((person) => passengerKey(person, keyedHash(env().PASSENGER_HASH_KEY)));
    return (await write({ leaving, back, keys, request })) ? move.status : null;
  });
  return { status };
}

/** @throws AppError refund_unavailable, passenger_not_found */
async function chosenOf(booking: RefundableBooking, keys: readonly string[]): Promise<string[]> {
  const ids = [...new Set(keys.map((key) => key.toLowerCase()))];
  const others = ids.filter((id) => !booking.passengers.some((passenger) => passenger.id === id));
  if (others.length === 0) return ids;
  const returned = await db().bookingPassenger.count({ where: { bookingId: booking.id, id: { in: others } } });
  throw new AppError(returned === others.length ? "refund_unavailable" : "passenger_not_found");
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

/** @throws AppError passengers_need_adult */
function refuseWithoutAdult({ snapshot }: RefundableBooking, staying: readonly Person[], now: Date): void {
  const { lastFlight } = rulesOf({ directions: parseSnapshot(snapshot).directions, documents: {}, now });
  if (!haveAdults(staying, lastFlight)) throw new AppError("passengers_need_adult");
}

interface Write {
  /** With nobody in it but those who do not fly. */
  leaving: RefundableBooking;
  back: BookingRefund;
  /** Theirs, of their claims. */
  keys: string[];
  request: RefundPassengers;
}

/** @returns false where the booking has moved meanwhile and nothing was written */
async function write({ leaving, back, keys, request }: Write): Promise<boolean> {
  const { prices } = parseSnapshot(leaving.snapshot);
  const statement = JSON.stringify({
    bookingId: leaving.id,
    returned: leaving.returnedPassengers,
    passengers: leaving.passengers.map(({ id }) => id),
    passengerKeys: keys,
    seats: prices.filter(({ age }) => age !== "inf").length,
    actor: request.actor,
    now: request.now.toISOString(),
    requestKey: request.requestKey ?? null,
    ledger: [refundOf(leaving, back)],
    refund: {
      id: uuid(),
      kind: "by_rules",
      paidMinor: sum(prices.map(({ totalMinor }) => totalMinor)),
      refundMinor: back.refundMinor,
      detail: sharesOf(leaving, back),
    },
  });
  const [{ result }] = answer.parse(await retryConflict(() => runStatement(REFUND_PASSENGERS, [statement])));
  if (result.outcome !== "moved") return false;
  relayJobsSoon();
  for (const supplier of allSuppliers()) supplier.seatsMoved();
  return true;
}
