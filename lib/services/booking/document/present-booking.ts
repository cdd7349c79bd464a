import type { z } from "zod";
import type { Booking, CreatedBooking, ticket as ticketSchema } from "@/lib/contracts/interface/bookings";
import type { BookingSnapshot, SnapshotPrice } from "@/lib/domain/booking/booking-snapshot";
import { hasReceipts, isLive, shownStatus } from "@/lib/domain/booking/booking-status";
import { parseSnapshot } from "@/lib/domain/booking/parse-snapshot";
import { toInstantText, toUtcText } from "@/lib/domain/dates";
import type { Locale } from "@/lib/domain/localized";
import { toMajor } from "@/lib/domain/money";
import { loyaltyParts } from "@/lib/domain/passengers/loyalty";
import { fareBasisOf } from "@/lib/domain/pricing/conditions";
import { voidUntil } from "@/lib/domain/refund/void-window";
import { env } from "@/lib/env";
import { type FareBasisOf, presentBookingDirections } from "@/lib/services/ground/presenters/present-directions";
import { presentAirline } from "@/lib/services/ground/presenters/present-reference";
import { isAllowed } from "../life/check-operation";
import type { BookingRecord } from "../record/booking-record";
import { presentNotes } from "../record/own-notes";
import { receiptUrl } from "../record/public-urls";

type PassengerRecord = BookingRecord["passengers"][number];
type TicketRecord = PassengerRecord["tickets"][number];

/** Amounts are bigint where they were read, numbers where they were written. */
type Minor = bigint | number;

type SharedColumns =
  | "id"
  | "bookingNumber"
  | "status"
  | "createdAt"
  | "expiresAt"
  | "currency"
  | "payerName"
  | "payerEmail"
  | "payerTel"
  | "reference";
/** What of a booking's row every answer about it shows. */
type SharedRow = Pick<BookingRecord, SharedColumns> & {
  totalMinor: Minor;
  prevTotalMinor: Minor | null;
  snapshot: BookingSnapshot;
  openChangeId?: string | null;
  metadata: unknown;
};

type TicketRow = Pick<TicketRecord, "pnr" | "airlineLocators" | "ticketNumber" | "document" | "carrier" | "provider">;
type PersonColumns =
  | "id"
  | "position"
  | "firstName"
  | "lastName"
  | "middleName"
  | "email"
  | "tel"
  | "gender"
  | "birthdate"
  | "citizenship"
  | "age";
type DocumentColumns = "docType" | "docNumber" | "docExpire" | "loyalty";
type PassengerRow = Pick<PassengerRecord, PersonColumns | DocumentColumns> & {
  priceMinor: Minor;
  prevPriceMinor: Minor | null;
  tickets: TicketRow[];
};

/** A booking that has just been written, or read. */
type CreatedRow = SharedRow & { passengers: PassengerRow[] };

/** A booking that was read, or as it was at an earlier moment. */
export type ShownBooking = Omit<BookingRecord, "snapshot"> & { snapshot: unknown };

/** A new booking as POST /offers/{id}/booking answers it. */
export function presentCreatedBooking(booking: CreatedRow, locale: Locale): CreatedBooking {
  return {
    ...presentShared(booking, locale),
    passengers: booking.passengers.map((passenger) => presentPassenger(passenger, booking.snapshot, locale)),
  };
}

/** A booking as GET /booking/{id} answers it: passengers with the address of their receipt, once there is one. */
export function presentBooking(booking: ShownBooking, schedule_changes: Booking["schedule_changes"], locale: Locale): Booking {
  const passengers = booking.passengers.map((passenger) => presentReceiptPassenger(booking, passenger, locale));
  const personal_data_erased = booking.erasedAt && toUtcText(booking.erasedAt);
  return {
    ...presentShared({ ...booking, snapshot: parseSnapshot(booking.snapshot) }, locale),
    passengers,
    personal_data_erased,
    ...voidableUntil(booking),
    schedule_changes,
  };
}

/** Until when the booking can be voided, where its status allows a void at all. */
function voidableUntil(booking: ShownBooking): Pick<Booking, "void_until"> {
  const until = voidUntil(booking, env().VOID_WINDOW_MINUTES);
  const isVoidable = until !== null && isAllowed("void", booking, { now: new Date(until.getTime() - 1) });
  return isVoidable ? { void_until: until.toISOString() } : {};
}

/** One passenger with the address of the itinerary receipt: empty until the booking is ticketed. */
export function presentReceiptPassenger(booking: ShownBooking, passenger: PassengerRecord, locale: Locale): Booking["passengers"][number] {
  const { returnedAt, returnedDirections } = passenger;
  const hasReceipt = hasReceipts(booking.status) && !booking.erasedAt && !returnedAt;
  const snapshot = parseSnapshot(booking.snapshot);
  return {
    ...presentPassenger(passenger, snapshot, locale),
    itinerary_receipt: hasReceipt ? receiptUrl(passenger.receiptToken, locale) : "",
    additional_baggage: presentBags(snapshot, passenger),
    ...(returnedAt && { refunded_at: toInstantText(returnedAt) }),
    ...(returnedDirections.length > 0 && { refunded_directions: returnedDirections.map(presentReturned) }),
  };
}

function presentReturned({ direction, returnedAt }: PassengerRecord["returnedDirections"][number]) {
  return { direction, refunded_at: toInstantText(returnedAt) };
}

function presentBags(
  { prices, currency }: BookingSnapshot,
  { position }: PassengerRecord,
): Booking["passengers"][number]["additional_baggage"] {
  const bags = prices[position]?.bags ?? [];
  return bags.map(({ id, direction, pieces, kg, amountMinor }) => ({
    id,
    direction,
    piece: pieces,
    weight: kg,
    price: { amount: toMajor(amountMinor), currency },
  }));
}

function presentShared(booking: SharedRow, locale: Locale) {
  const { snapshot } = booking;
  const status = booking.status;
  return {
    booking_number: booking.bookingNumber,
    id: booking.id,
    type: "avia" as const,
    status: shownStatus(status),
    created: toUtcText(booking.createdAt),
    expire: toUtcText(booking.expiresAt),
    // Everything is refunded for a flight that its carrier has cancelled or changed.
    refund_availability: status === "refundauthorized" || Boolean(booking.openChangeId) || (isLive(status) && isRefundable(snapshot)),
    is_charter: snapshot.flightType === "charter",
    flight_type: snapshot.flightType,
    price: { ...presentAmounts(booking.totalMinor, booking.prevTotalMinor), currency: booking.currency },
    payer: { name: booking.payerName, email: booking.payerEmail, tel: booking.payerTel },
    directions: presentBookingDirections(snapshot, locale, soldFareBasis(snapshot)),
    information_for_clients: snapshot.notices,
    ...presentNotes(booking),
    expires_at: toInstantText(booking.expiresAt),
  };
}

/** Fare bases by the conditions that were sold; a flight that none of them names has that of its own class. */
function soldFareBasis({ conditions, directions }: BookingSnapshot): FareBasisOf {
  return (direction, position) => {
    const fare = conditions.find((each) => each.direction === direction && each.fromSegment <= position && position <= each.toSegment);
    const segment = directions[direction]?.segments[position];
    return fare?.fareBasis ?? (segment ? fareBasisOf(segment) : "");
  };
}

function isRefundable({ directions }: BookingSnapshot): boolean {
  return directions.every(({ segments }) => segments.every((segment) => segment.refundable));
}

function presentAmounts(amountMinor: Minor, prevMinor: Minor | null) {
  const has_changed = prevMinor !== null && prevMinor !== amountMinor;
  return { has_changed, prev_amount: has_changed ? toMajor(Number(prevMinor)) : null, amount: toMajor(Number(amountMinor)) };
}

function presentPassenger(passenger: PassengerRow, { prices }: BookingSnapshot, locale: Locale): CreatedBooking["passengers"][number] {
  const sold = prices[passenger.position];
  const amounts = presentAmounts(passenger.priceMinor, passenger.prevPriceMinor);
  return {
    key: passenger.id,
    first_name: passenger.firstName,
    last_name: passenger.lastName,
    middle_name: passenger.middleName,
    email: passenger.email,
    tel: passenger.tel,
    gender: passenger.gender,
    birthdate: passenger.birthdate,
    citizenship: passenger.citizenship,
    age: passenger.age,
    document: { type: passenger.docType, number: passenger.docNumber, expire: passenger.docExpire },
    price: amounts.amount,
    extended_price: amounts,
    tickets: passenger.tickets.map((ticket) => presentTicket(ticket, locale)),
    ...(passenger.loyalty.length > 0 && { loyalty_numbers: passenger.loyalty.map(loyaltyParts) }),
    ...(sold && { price_parts: presentSold(sold) }),
  };
}

function presentSold({
  fareMinor,
  taxes,
  serviceFeeMinor,
  bags,
  totalMinor,
}: SnapshotPrice): CreatedBooking["passengers"][number]["price_parts"] {
  return {
    base: toMajor(fareMinor),
    taxes: taxes.map(({ code, amountMinor }) => ({ code, amount: toMajor(amountMinor) })),
    service_fee: toMajor(serviceFeeMinor),
    additional_services: toMajor(bags.reduce((sum, { amountMinor }) => sum + amountMinor, 0)),
    total: toMajor(totalMinor),
  };
}

function presentTicket(ticket: TicketRow, locale: Locale): z.infer<typeof ticketSchema> {
  const { pnr, airlineLocators, ticketNumber, document, provider } = ticket;
  const carrier = presentAirline(ticket.carrier, locale);
  return { pnr, airline_locators: airlineLocators, ticket_number: ticketNumber, document, carrier, provider };
}
