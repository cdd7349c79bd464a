import { isDeepStrictEqual } from "node:util";
import type { BookingAction } from "@/lib/domain/booking/booking-status";
import type { GivenDirection } from "@/lib/domain/booking/changes/change";
import { moveBooking } from "@/lib/domain/booking/changes/move-booking";
import { flightKeys, flownKeys } from "@/lib/domain/booking/journey-keys";
import { parseSeats } from "@/lib/domain/booking/parse-seats";
import { parseSnapshot } from "@/lib/domain/booking/parse-snapshot";
import { instantAt } from "@/lib/domain/dates";
import { AppError } from "@/lib/domain/errors";
import { addAmounts, totalOf } from "@/lib/domain/pricing/price-lines";
import type { RefundDetail } from "@/lib/domain/refund/refund-detail";
import { amountsOfShare } from "@/lib/domain/refund/share";
import type { WrittenChange } from "@/lib/services/booking/writer/write-change";
import { sealNote } from "@/lib/services/ground/personal-data/refund-note";
import { refundOf } from "@/lib/services/terms/payments/payment-of";
import { recordOf } from "@/lib/services/terms/selling/customer-back";
import { type FoundRefundable, onlyPassengers } from "../refundable-booking";
import { returnTickets } from "../return-tickets";
import type { DecidedRefund, RefundDecision } from "../returned-tickets";
import { paidOfPart } from "./asked-part";
import type { RefundedPart } from "./refunded-part";
import { type SeatsLeft, seatsWithout } from "./seats-without";

/** What is decided of passengers or directions that are given back while others stay. */
export interface PartRefund {
  part: RefundedPart;
  /** Of `seatsAfter`. */
  seats: SeatsLeft;
  /** What goes back, and why. */
  record: { kind: "by_rules" | "manual"; detail: RefundDetail };
  /** Where people were asked for it: the request that closes with it, and what they write to the partner. */
  answer?: { requestId: string; note: string };
  action: BookingAction;
  /** The key of each passenger's claims, by id. */
  keys: ReadonlyMap<string, string>;
}

/** What else was asked of the back office in this moment is passed over, and the request that this answers closes. @param now the moment of the refund */
export function partRefund(refund: PartRefund, now: Date): DecidedRefund {
  const { booking } = refund.part;
  return {
    booking,
    refundMinor: totalOf(refund.record.detail.amounts),
    returnTickets: () => returnTicketsOf(refund.part),
    stands: ({ openChangeId, kept, seats }) => openChangeId === null && isDeepStrictEqual([kept, seats], [booking.kept, booking.seats]),
    write: (present, id) => decisionOf(present, { ...refund, id }, now),
  };
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

async function decisionOf(booking: FoundRefundable, refund: PartRefund & { id: string }, now: Date): Promise<RefundDecision> {
  const { part, seats, record, answer, action } = refund;
  const [open] = booking.refundRequests;
  const isAnswer = open !== undefined && open.id === answer?.requestId;
  const { row, events } = moveBooking(booking, action);
  const paidMinor = totalOf(addAmounts(paidOfPart(part)));
  const given = recordOf({ ...record, id: isAnswer ? open.id : refund.id, paidMinor }, booking);
  const giving = part.shares.filter(({ given }) => given.length > 0).map(({ passengerId }) => passengerId);
  const change: WrittenChange = {
    row: { ...row, seats: seats.seats, firstDepartureAt: firstDepartureAfter(part, now) },
    events,
    people: peopleAfter(refund, now),
    receipts: giving,
    claims: { drop: droppedClaims(refund) },
    give: seats.give,
    ledger: [await refundOf(part.leaving, record.detail.amounts, given.id)],
    refund: given,
  };
  if (open) {
    // Whatever else was asked in this moment was about a booking that is another one now: what is still wanted of it is asked again.
    const closed = isAnswer
      ? ({ state: "settled", refundMinor: given.refundMinor } as const)
      : ({ state: "rejected", refundMinor: null } as const);
    change.request = { close: { id: open.id, ...closed, note: isAnswer ? await sealNote(booking.id, answer?.note ?? "") : "" } };
  }
  return { change, result: { status: "ticketed" } };
}

/** That of the flights that are left, unless the journey has begun. */
function firstDepartureAfter({ booking, shares }: RefundedPart, now: Date): Date {
  const { directions } = parseSnapshot(booking.snapshot);
  const first = directions.find((_, direction) => shares.some(({ left }) => left.includes(direction)))?.segments[0];
  return booking.firstDepartureAt <= now || !first ? booking.firstDepartureAt : instantAt(first.departure.utc);
}

/** Who has nothing left was returned; of the others the directions were. */
function peopleAfter({ part: { booking, shares }, keys }: PartRefund, now: Date): WrittenChange["people"] {
  const snapshot = parseSnapshot(booking.snapshot);
  const leaving = shares.filter(({ given, left }) => given.length > 0 && left.length === 0);
  const returned = shares.flatMap(({ passengerId, given, left }, index) => {
    const price = snapshot.prices[index];
    if (left.length === 0 || !price) return [];
    return given.map((direction): GivenDirection => {
      const paid = amountsOfShare(price, snapshot, { directions: [direction], withFee: false });
      return { passengerId, direction, passengerKey: keys.get(passengerId), paidMinor: totalOf(paid) };
    });
  });
  return { change: leaving.map(({ passengerId }) => ({ id: passengerId, returnedAt: now })), returned };
}

/** The claims of those who give something back, on flights that they do not keep. */
function droppedClaims({ part: { booking, shares }, keys }: PartRefund) {
  const { directions } = parseSnapshot(booking.snapshot);
  const held = parseSeats(booking.seats);
  const keysOf = (some: readonly number[]) => {
    const flown = some.flatMap((direction) => directions[direction] ?? []);
    return [...flightKeys(flown), ...flownKeys(flown, held)];
  };
  return shares
    .filter(({ given }) => given.length > 0)
    .map(({ passengerId, given, left }) => {
      const stay = keysOf(left);
      const go = keysOf(given).filter((key) => !stay.includes(key));
      return { passengerKey: keys.get(passengerId), flightKeys: left.length === 0 ? null : go };
    });
}

/**
 * The seats of the booking after it, and those that are given back.
 * @throws AppError directions_priced_together where the booking does not tell the seats of one direction from those of another
 */
export function seatsAfter(part: RefundedPart): SeatsLeft {
  const { directions } = parseSnapshot(part.booking.snapshot);
  const seats = seatsWithout({ directions, seats: parseSeats(part.booking.seats) }, seatsGiven(part));
  if (!seats) throw new AppError("directions_priced_together");
  return seats;
}

/** How many seats are given back on each direction: infants on a lap have none. */
function seatsGiven({ booking, shares }: RefundedPart): number[] {
  const { directions, prices } = parseSnapshot(booking.snapshot);
  return directions.map(
    (_, direction) => shares.filter(({ given }, index) => given.includes(direction) && prices[index]?.age !== "inf").length,
  );
}
