import { parseSnapshot } from "@/lib/domain/booking/parse-snapshot";
import { AppError } from "@/lib/domain/errors";
import type { Amounts } from "@/lib/domain/pricing/price-lines";
import type { RequestedPart } from "@/lib/domain/refund/request";
import { shareLeft } from "@/lib/domain/refund/share";
import { type FoundRefundable, paidAtPresent, returnedOf } from "../refundable-booking";
import { onlyGiving, type PassengerShare, type RefundedPart } from "./refunded-part";

/** What a request to the back office is about, of a booking as it is now. @throws AppError refund_unavailable where nothing of it is left */
export function partAsked(booking: FoundRefundable, asked: RequestedPart): RefundedPart {
  const snapshot = parseSnapshot(booking.snapshot);
  const shares = booking.passengers.map((passenger): PassengerShare => {
    const { directions: left } = shareLeft(snapshot, returnedOf(passenger));
    const meant = asked.find(({ passengerId }) => passengerId === passenger.id)?.directions ?? [];
    const given = left.filter((direction) => meant.includes(direction));
    return { passengerId: passenger.id, given, left: left.filter((direction) => !given.includes(direction)) };
  });
  const giving = shares.filter(({ given }) => given.length > 0);
  if (giving.length === 0) throw new AppError("refund_unavailable");
  const isWhole = giving.every(({ left }) => left.length === 0);
  return { booking, leaving: onlyGiving(booking, giving), shares, given: isWhole ? undefined : giving.map(({ given }) => given) };
}

/** The same, to be kept with the request. */
export function askedOf({ shares }: RefundedPart): RequestedPart {
  return shares.flatMap(({ passengerId, given }) => (given.length > 0 ? [{ passengerId, directions: [...given] }] : []));
}

/** What was paid for it, per passenger who gives something back. */
export function paidOfPart({ leaving, given }: RefundedPart): Amounts[] {
  return paidAtPresent(leaving, given);
}
