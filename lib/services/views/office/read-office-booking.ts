import type { OfficeBooking } from "@/lib/contracts/operator/bookings/office-booking";
import type { PortalBooking } from "@/lib/contracts/portal/portal-booking";
import { hasReceipts } from "@/lib/domain/booking/booking-status";
import type { HouseActKind } from "@/lib/domain/booking/house-acts";
import type { Locale } from "@/lib/domain/localized";
import { toMajor } from "@/lib/domain/money";
import { refundOfAll } from "@/lib/domain/refund/count-refund";
import { movableDirections, readMovable } from "@/lib/services/aftersale/moves/movable-booking";
import { readRefundStanding } from "@/lib/services/aftersale/refund-limit/read-waiting-refund";
import { hasParts, partRefusal } from "@/lib/services/aftersale/refunds/parts/may-refund-part";
import { findRefundable, refundAt, scopeOf } from "@/lib/services/aftersale/refunds/refundable-booking";
import { readBooking } from "@/lib/services/booking/document/read-booking";
import { findAnyBooking } from "@/lib/services/booking/house/find-any-booking";
import { readHouseActs } from "@/lib/services/booking/house/read-house-acts";
import { readHouseNotes } from "@/lib/services/booking/house/read-house-notes";
import { isAllowed } from "@/lib/services/booking/life/check-operation";
import type { BookingAddress } from "@/lib/services/booking/record/booking-record";
import { readPortalBooking } from "../booking-page/read-portal-booking";
import { departuresOf } from "./departures-of";
import { listPostings } from "./list-postings";
import { listWebhooks } from "./list-webhooks";
import { maskAddress, maskPeople } from "./mask-people";

interface ReadOfficeBooking {
  bookingId: string;
  locale: Locale;
  /** Who reads it: what they may give back alone is theirs. */
  actor?: string | undefined;
  now: Date;
}

/** A booking of whichever agency, with all that has to do with it; documents and contacts are masked. @throws AppError booking_not_found */
export async function readOfficeBooking({ bookingId: asked, locale, actor, now }: ReadOfficeBooking): Promise<OfficeBooking> {
  const { bookingId, partnerId, mode, agency } = await findAnyBooking(asked);
  const address = { partnerId, bookingId };
  const [booking, portal, acts, notes, ledger, webhooks, departures, possible, standing] = await Promise.all([
    readBooking({ ...address, locale, now }),
    readPortalBooking({ ...address, now }),
    readHouseActs(bookingId),
    readHouseNotes(bookingId),
    listPostings(bookingId),
    listWebhooks(address),
    departuresOf(bookingId),
    possibleActs(address, now),
    readRefundStanding(bookingId, { actor, now }),
  ]);
  const { events, handovers, price_changes, void_until, refund_request, selling, customer_back, correctable } = portal;
  const mails = portal.mails.map((mail) => ({ ...mail, to: maskAddress(mail.to) }));
  return {
    ...{ agency, mode, booking: maskPeople(booking), acts, notes, ledger, webhooks, departures },
    ...{ events, handovers, price_changes, mails, refund_request, selling, customer_back, correctable },
    ...{ ...possible, void_until, ...standing },
    allowed: possible.allowed.filter((kind) => isOpen(kind, portal)),
  };
}

/** Whether the carrier would not refuse it anyway: a name that was corrected before, seats that it holds no longer. */
function isOpen(kind: HouseActKind, { correctable, longer_hold }: PortalBooking): boolean {
  if (kind === "correct_name") return correctable.some(({ name }) => name);
  return kind !== "extend_hold" || longer_hold === "asked";
}

/** What the table of operations lets an agency do with it now, the house for the agency, and what would come back. */
async function possibleActs(address: BookingAddress, now: Date): Promise<Pick<OfficeBooking, "allowed" | "movable" | "back">> {
  const [booking, movableBooking] = await Promise.all([findRefundable(address), readMovable(address)]);
  const movable = movableDirections(movableBooking, now);
  const refund = refundAt(booking, now);
  const isVoidable = isAllowed("void", booking, { now });
  const isRefundable = isAllowed("auto_cancel", booking, { now, refund });
  const isKept = booking.erasedAt === null;
  const can: Record<HouseActKind, boolean> = {
    void: isVoidable,
    refund: isRefundable,
    refund_part: hasParts(booking) && partRefusal(booking, now) === null,
    cancel_unpaid: isAllowed("cancel_unpaid", booking, { now }),
    extend_hold: isAllowed("extend_hold", booking, { now, extendable: true }),
    correct_name: isKept && isAllowed("correct_name", booking, { now }),
    resend: isKept && (booking.status === "booked" || hasReceipts(booking.status)),
    move_flights: movable.length > 0,
  };
  const kinds: HouseActKind[] = ["void", "refund", "refund_part", "cancel_unpaid", "extend_hold", "correct_name", "move_flights", "resend"];
  return {
    allowed: kinds.filter((kind) => can[kind]),
    movable,
    back: {
      void: isVoidable ? toMajor(refundOfAll(scopeOf(booking)).refundMinor) : null,
      refund: isRefundable ? { amount: toMajor(refund.refundMinor), penalty: toMajor(refund.penaltyMinor) } : null,
    },
  };
}
