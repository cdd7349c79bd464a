import { v7 as uuid } from "uuid";
import { z } from "zod";
import { runStatement } from "@/lib/db";
import { BOOKING_STATUSES, type BookingAction, type BookingStatus } from "@/lib/domain/booking/booking-status";
import { flightKeys, flownKeys } from "@/lib/domain/booking/journey-keys";
import { parseSnapshot } from "@/lib/domain/booking/parse-snapshot";
import { instantAt } from "@/lib/domain/dates";
import { AppError } from "@/lib/domain/errors";
import { addParts, type PriceParts, totalOfParts } from "@/lib/domain/refund/parts";
import type { RefundDetail } from "@/lib/domain/refund/refund-detail";
import { partsOfShare } from "@/lib/domain/refund/share";
import { parseSeats } from "@/lib/services/booking/flights/followed-booking";
import type { RefundRequestChange } from "@/lib/services/booking/life/transition-booking";
import { relayJobsSoon } from "@/lib/services/ground/outbox/relay-jobs";
import { retryConflict } from "@/lib/services/ground/outbox/retry-conflict";
import { sealNote } from "@/lib/services/ground/personal-data/refund-note";
import { refundOf } from "@/lib/services/terms/ledger/post-ledger";
import { allSuppliers } from "@/lib/suppliers/registry";
import { countReturned } from "../refundable-booking";
import { paidOfPart } from "./asked-part";
import type { RefundedPart } from "./refunded-part";
import { type SeatsLeft, seatsWithout } from "./seats-without";

interface Write {
  part: RefundedPart;
  /** Of `seatsAfter`. */
  seats: SeatsLeft;
  /** What goes back, and why. */
  record: PartRecord;
  /** Where people were asked for it: the request that closes with it, and what they write to the partner. */
  answer?: { requestId: string; note: string };
  action: BookingAction;
  /** The key of each passenger's claims, by id. */
  keys: ReadonlyMap<string, string>;
  actor: string;
  requestKey: string | null;
  /** Id of the request that did it; see the column booking_event.request_id. */
  byRequest: string | null;
  now: Date;
}

interface PartRecord {
  kind: "by_rules" | "manual";
  back: PriceParts;
  detail: RefundDetail;
}

const REFUND_PART = { name: "refund_part", text: "select refund_part_v1($1::jsonb) as result" };

const outcome = z.object({ outcome: z.enum(["moved", "wrong_state", "not_found"]), status: z.enum(BOOKING_STATUSES).optional() });
const written = z.tuple([z.object({ result: outcome })]);

/**
 * Writes a refund of passengers or directions whose tickets are given back, in one statement: money, record, seats, claims, event; receipts are made
 * anew. A request to the back office that was opened or rejected in this moment cannot bring the tickets back: the one closes, the other is passed over.
 * @returns `wrong_state` with the booking's status where it has moved otherwise and nothing was written
 */
export async function writeRefundedPart(write: Write): Promise<z.infer<typeof outcome>> {
  const first = await writeOnce(write, write.answer ? await settledBy(write, write.answer) : UNASKED);
  if (first.outcome !== "wrong_state") return first;
  if (first.status === "ticketed") return write.answer ? writeOnce(write, UNASKED) : first;
  return first.status === "refund_request_sent" ? writeOnce(write, overtakenBy(write)) : first;
}

/** The status in which it is written, and the request that it closes. */
interface Asked {
  from: BookingStatus;
  refundRequest?: RefundRequestChange;
  /** The request that it settles, and no other. */
  requestId?: string;
}

const UNASKED: Asked = { from: "ticketed" };

async function settledBy({ part, record, actor }: Write, answer: { requestId: string; note: string }): Promise<Asked> {
  const note = await sealNote(part.booking.id, answer.note);
  return {
    from: "refund_request_sent",
    requestId: answer.requestId,
    refundRequest: { close: { state: "settled", refundMinor: totalOfParts(record.back), decidedBy: actor, note } },
  };
}

/** Whatever was asked in this moment was about a booking that is another one now: what is still wanted of it is asked again. */
function overtakenBy({ actor }: Write): Asked {
  return { from: "refund_request_sent", refundRequest: { close: { state: "rejected", refundMinor: null, decidedBy: actor, note: "" } } };
}

async function writeOnce(write: Write, asked: Asked): Promise<z.infer<typeof outcome>> {
  const statement = JSON.stringify({ ...statementOf(write), ...asked });
  const [{ result }] = written.parse(await retryConflict(() => runStatement(REFUND_PART, [statement])));
  if (result.outcome !== "moved") return result;
  relayJobsSoon();
  for (const supplier of allSuppliers()) supplier.seatsMoved();
  return result;
}

function statementOf({ part, seats, record, action, keys, actor, requestKey, byRequest, now }: Write): object {
  const { booking, leaving, shares } = part;
  const { directions } = parseSnapshot(booking.snapshot);
  const held = parseSeats(booking.seats);
  const keysOf = (some: readonly number[]) => {
    const flown = some.flatMap((direction) => directions[direction] ?? []);
    return [...flightKeys(flown), ...flownKeys(flown, held)];
  };
  const giving = shares.filter(({ given }) => given.length > 0);
  const first = directions.find((_, direction) => shares.some(({ left }) => left.includes(direction)))?.segments[0];
  return {
    bookingId: booking.id,
    returned: booking.returnedPassengers,
    returnedDirections: countReturned(booking),
    snapshot: booking.kept,
    held: booking.seats,
    reason: action,
    passengers: giving.filter(({ left }) => left.length === 0).map(({ passengerId }) => passengerId),
    directions: returnedRows(part, keys),
    ...seats,
    claims: giving.map(({ passengerId, given, left }) => {
      const stay = keysOf(left);
      const go = keysOf(given);
      return { passengerKey: keys.get(passengerId), flightKeys: left.length === 0 ? null : go.filter((key) => !stay.includes(key)) };
    }),
    firstDepartureAt: first ? instantAt(first.departure.utc).toISOString() : booking.firstDepartureAt.toISOString(),
    actor,
    now: now.toISOString(),
    requestKey,
    byRequest,
    ledger: [refundOf(leaving, record.back)],
    refund: {
      id: uuid(),
      kind: record.kind,
      paidMinor: totalOfParts(addParts(paidOfPart(part))),
      refundMinor: totalOfParts(record.back),
      detail: record.detail,
    },
  };
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

/** The directions of those who keep others. */
function returnedRows({ booking, shares }: RefundedPart, keys: Write["keys"]): object[] {
  const snapshot = parseSnapshot(booking.snapshot);
  return shares.flatMap(({ passengerId, given, left }, index) => {
    const price = snapshot.prices[index];
    if (left.length === 0 || !price) return [];
    return given.map((direction) => {
      const paid = partsOfShare(price, snapshot, { directions: [direction], withFee: false });
      return { passengerId, direction, passengerKey: keys.get(passengerId), paidMinor: totalOfParts(paid) };
    });
  });
}
