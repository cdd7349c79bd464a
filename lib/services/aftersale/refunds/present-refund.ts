import type { RefundRecordShown } from "@/lib/contracts/interface/refunds";
import { actorOf } from "@/lib/domain/audit/actions";
import { toMajor } from "@/lib/domain/money";
import type { Amounts } from "@/lib/domain/pricing/price-lines";
import { keptDetail, type RefundDetail, type RefundState } from "@/lib/domain/refund/refund-detail";
import type { RefundRequestState } from "@/lib/domain/refund/request";
import { openNote } from "@/lib/services/ground/personal-data/refund-note";
import type { RefundRow } from "./refund-rows";

const STATES: Readonly<Record<RefundRequestState, RefundState>> = { open: "requested", settled: "completed", rejected: "rejected" };

/** A refund as its partner sees it. */
export async function presentRefund(row: RefundRow): Promise<RefundRecordShown> {
  const { bookingId, requestState, createdAt, paidMinor } = row;
  const state = requestState ? STATES[requestState] : "completed";
  const detail = row.detail === null ? null : keptDetail.parse(row.detail);
  const backMinor = row.refundMinor;
  return {
    id: row.id,
    booking_id: bookingId,
    booking_number: row.bookingNumber,
    kind: row.kind,
    state,
    created: createdAt.toISOString(),
    settled: (requestState ? row.decidedAt : createdAt)?.toISOString() ?? null,
    asked_by: askedBy(row.askedBy),
    currency: row.currency,
    paid: toMajor(Number(paidMinor)),
    refund: backMinor === null ? null : toMajor(Number(backMinor)),
    penalty: backMinor === null ? null : toMajor(Number(paidMinor - backMinor)),
    parts: detail && presentParts(detail.amounts),
    passengers: detail?.passengers.map(presentShare) ?? [],
    note: await openNote({ bookingId, note: row.note ?? "" }),
  };
}

/** Who of the service it was, is the service's affair. */
function askedBy(actor: string): RefundRecordShown["asked_by"] {
  const { kind, id } = actorOf(actor);
  return { kind, id: kind === "person" || kind === "key" ? id : null };
}

/** What comes back to one passenger. */
export function presentShare({ passengerId, paidMinor, refundMinor, fares, amounts }: RefundDetail["passengers"][number]) {
  return {
    key: passengerId,
    paid: toMajor(paidMinor),
    refund: toMajor(refundMinor),
    kept: toMajor(paidMinor - refundMinor),
    parts: presentParts(amounts),
    fares: fares.map(presentFare),
  };
}

function presentFare({ direction, fromSegment, toSegment, brand, ...fare }: RefundDetail["passengers"][number]["fares"][number]) {
  return {
    direction,
    segments: Array.from({ length: toSegment - fromSegment + 1 }, (_, index) => fromSegment + index),
    fare: brand,
    paid: toMajor(fare.paidMinor),
    used: toMajor(fare.usedMinor),
    penalty: toMajor(fare.penaltyMinor),
    refund: toMajor(fare.refundMinor),
  };
}

export function presentParts({ fare, tax, fee, bag }: Amounts) {
  return { fare: toMajor(fare), taxes: toMajor(tax), fee: toMajor(fee), bags: toMajor(bag) };
}
