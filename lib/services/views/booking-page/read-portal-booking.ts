import type { PortalBooking } from "@/lib/contracts/portal/portal-booking";
import { db } from "@/lib/db";
import { isLive } from "@/lib/domain/booking/booking-status";
import { parseSnapshot } from "@/lib/domain/booking/parse-snapshot";
import { toMajor } from "@/lib/domain/money";
import { refundOfAll } from "@/lib/domain/refund/count-refund";
import { requestedPart } from "@/lib/domain/refund/request";
import { voidUntil } from "@/lib/domain/refund/void-window";
import { env } from "@/lib/env";
import type { BookingEvent } from "@/lib/generated/prisma/client";
import { BRANDED, brandOf } from "@/lib/services/access/brand/brand-of";
import { isAgencysAddress } from "@/lib/services/access/brand/is-agencys-address";
import { findRefundable, scopeOf } from "@/lib/services/aftersale/refunds/refundable-booking";
import { readHouseActs } from "@/lib/services/booking/house/read-house-acts";
import { isAllowed } from "@/lib/services/booking/life/check-operation";
import { type BookingAddress, findBookingRow } from "@/lib/services/booking/record/booking-record";
import { customerLocale } from "@/lib/services/booking/record/customer-locale";
import { calendarUrl, jointReceiptUrl, tripUrl } from "@/lib/services/booking/record/public-urls";
import { readDoers } from "@/lib/services/ground/audit/done-by";
import { namesOfActors } from "@/lib/services/ground/audit/who-booked";
import { openPayer } from "@/lib/services/ground/personal-data/payer";
import { openNote } from "@/lib/services/ground/personal-data/refund-note";
import { changeBackOf } from "../refunds/change-back-of";
import { customerBackOf } from "../refunds/customer-back-of";
import { readGivenBack } from "../refunds/read-given-back";
import { requestableRefund } from "../refunds/requestable-refund";
import { listBookingMails } from "./list-booking-mails";
import { readBookingSelling } from "./read-booking-selling";
import { holdOutlookOf, readCorrectable } from "./read-possible-changes";
import { readPriceChangesAndShares } from "./read-price-changes-and-shares";

type BookingRow = Awaited<ReturnType<typeof findBookingRow>>;

interface PortalReading extends BookingAddress {
  /** Whether whoever reads may act for the customer too; nobody may where it is absent. */
  maySell?: boolean;
  now: Date;
}

/**
 * What the portal shows of a booking beyond the interface: the customer's links (where they may sell), the history of its status, and what became of its money.
 * @throws AppError booking_not_found, for another partner's booking too
 */
export async function readPortalBooking({ maySell = false, ...address }: PortalReading): Promise<PortalBooking> {
  const booking = await findBookingRow(address);
  const refundable = await findRefundable(address);
  const events = await db().bookingEvent.findMany({ where: { bookingId: booking.id }, orderBy: { id: "asc" } });
  return {
    ...(maySell ? linksOf(booking) : { tripUrl: null, calendarUrl: null, jointReceiptUrl: null }),
    agency: await agencyOf(booking.partnerId),
    events: await presentEvents(events),
    handovers: await readHandovers(booking.id),
    house_acts: (await readHouseActs(booking.id)).map(({ at, kind, reason }) => ({ at, kind, reason })),
    ...(await readPriceChangesAndShares(booking.id)),
    void_until: voidableUntil(booking, address.now),
    refund_request: await latestRequest(booking.id),
    whole_back: toMajor(refundOfAll(scopeOf(refundable)).refundMinor),
    customer_back: customerBackOf(refundable, address.now),
    change_back: changeBackOf(refundable, address.now),
    correctable: await readCorrectable(refundable, address.now),
    longer_hold: holdOutlookOf(refundable, address.now),
    askable: requestableRefund(refundable, address.now),
    refunds: await readGivenBack(booking.id),
    refund: await refundOf(booking, events.at(-1)),
    mails: await listBookingMails(booking.id),
    payer_email_is_agencys: await isAgencysAddress({ partnerId: booking.partnerId, email: (await openPayer(refundable)).payerEmail }),
    customer_locale: await customerLocale({ bookingId: booking.id, partnerId: booking.partnerId }),
    ticket_directions: ticketDirections(booking),
    selling: await readBookingSelling(address),
  };
}

function ticketDirections({ snapshot }: BookingRow): number[][] {
  return parseSnapshot(snapshot).ticketGroups.map(({ segments }) => [...new Set(segments.map(([direction]) => direction))]);
}

/** They share the key to the customer's page. */
function linksOf(booking: BookingRow): Pick<PortalBooking, "tripUrl" | "calendarUrl" | "jointReceiptUrl"> {
  const { publicToken } = booking;
  const receipts = isAllowed("receipts", booking, {}) ? jointReceiptUrl(publicToken) : null;
  return { tripUrl: tripUrl(publicToken), calendarUrl: calendarUrl(publicToken), jointReceiptUrl: receipts };
}

/** As its customers' pages name it. */
async function agencyOf(partnerId: string): Promise<PortalBooking["agency"]> {
  const partner = await db().partner.findUniqueOrThrow({ where: { id: partnerId }, select: BRANDED });
  const { name, tel, email, address, telegram, colour } = brandOf(partner);
  return { agency: name, contacts: { tel, email, address, telegram }, has_logo: partner.logo !== null, colour };
}

/** Each with who did it. */
async function presentEvents(events: readonly BookingEvent[]): Promise<PortalBooking["events"]> {
  const doerOf = await readDoers(events.map(({ actor }) => actor));
  return events.map(({ fromStatus, toStatus, reason, createdAt, actor }) => ({
    ...{ from: fromStatus, to: toStatus, reason },
    ...{ at: createdAt.toISOString(), by: doerOf(actor) },
  }));
}

/** Each to whom, and by whom. */
async function readHandovers(bookingId: string): Promise<PortalBooking["handovers"]> {
  const rows = await db().bookingHandover.findMany({ where: { bookingId }, orderBy: { id: "asc" } });
  const names = await namesOfActors(rows.flatMap(({ toActor, actor }) => [toActor, actor]));
  return rows.map(({ toActor, actor, createdAt }) => ({
    ...{ to: names.get(toActor) ?? null, by: names.get(actor) ?? null },
    at: createdAt.toISOString(),
  }));
}

function voidableUntil(booking: BookingRow, now: Date): string | null {
  if (!isAllowed("void", booking, { now })) return null;
  return voidUntil(booking, env().VOID_WINDOW_MINUTES)?.toISOString() ?? null;
}

async function latestRequest(bookingId: string): Promise<PortalBooking["refund_request"]> {
  const request = await db().refundRequest.findFirst({ where: { bookingId }, orderBy: [{ createdAt: "desc" }, { id: "desc" }] });
  if (!request) return null;
  return {
    state: request.state,
    created: request.createdAt.toISOString(),
    note: await openNote(request),
    refund_amount: request.refundMinor === null ? null : toMajor(Number(request.refundMinor)),
    part:
      request.part === null
        ? null
        : requestedPart.parse(request.part).map(({ passengerId, directions }) => ({ key: passengerId, directions })),
  };
}

/** What the ledger has given back of a booking that has ended. @param last the booking's last event: nothing moves it after a refund */
async function refundOf(booking: BookingRow, last: BookingEvent | undefined): Promise<PortalBooking["refund"]> {
  if (isLive(booking.status)) return null;
  const { _sum } = await db().ledgerEntry.aggregate({
    where: { transaction: { bookingId: booking.id, kind: "refund" }, account: { kind: "deposit" } },
    _sum: { amountMinor: true },
  });
  if (_sum.amountMinor === null || !last) return null;
  return {
    amount: toMajor(Number(_sum.amountMinor)),
    penalty: toMajor(Number(booking.totalMinor - _sum.amountMinor)),
    currency: booking.currency,
    at: last.createdAt.toISOString(),
  };
}
