import type { z } from "zod";
import type { Booking, CreatedBooking, ticket as ticketSchema } from "@/lib/contracts/bookings";
import type { BookingSnapshot } from "@/lib/domain/booking/booking-snapshot";
import { isLive, isTicketed, shownStatus } from "@/lib/domain/booking/booking-status";
import { parseSnapshot } from "@/lib/domain/booking/parse-snapshot";
import { toUtcText } from "@/lib/domain/dates";
import type { Locale } from "@/lib/domain/localized";
import { toMajor } from "@/lib/domain/money";
import { presentBookingDirections } from "../search/present-directions";
import { presentAirline } from "../search/present-reference";
import type { BookingRecord } from "./booking-record";
import { receiptUrl } from "./public-urls";

type PassengerRecord = BookingRecord["passengers"][number];
type TicketRecord = PassengerRecord["tickets"][number];

/** Amounts are bigint where they were read, numbers where they were written. */
type Minor = bigint | number;

type SharedColumns = "id" | "bookingNumber" | "status" | "createdAt" | "expiresAt" | "currency" | "payerName" | "payerEmail" | "payerTel";
/** What of a booking's row every answer about it shows. */
type SharedRow = Pick<BookingRecord, SharedColumns> & {
  totalMinor: Minor;
  prevTotalMinor: Minor | null;
  snapshot: BookingSnapshot;
  openChangeId?: string | null;
};

type TicketRow = Pick<TicketRecord, "pnr" | "airlineLocators" | "ticketNumber" | "carrier" | "provider">;
type PersonColumns = "id" | "firstName" | "lastName" | "middleName" | "email" | "tel" | "gender" | "birthdate" | "citizenship" | "age";
type DocumentColumns = "docType" | "docNumber" | "docExpire";
type PassengerRow = Pick<PassengerRecord, PersonColumns | DocumentColumns> & {
  priceMinor: Minor;
  prevPriceMinor: Minor | null;
  tickets: TicketRow[];
};

/** A booking that has just been written, or read. */
type CreatedRow = SharedRow & { passengers: PassengerRow[] };

/** A new booking as POST /offers/{id}/booking answers it. */
export function presentCreatedBooking(booking: CreatedRow, locale: Locale): CreatedBooking {
  return { ...presentShared(booking, locale), passengers: booking.passengers.map((passenger) => presentPassenger(passenger, locale)) };
}

/** A booking as GET /booking/{id} answers it: passengers with the address of their receipt, once there is one. */
export function presentBooking(booking: BookingRecord, schedule_changes: Booking["schedule_changes"], locale: Locale): Booking {
  const passengers = booking.passengers.map((passenger) => presentReceiptPassenger(booking, passenger, locale));
  return { ...presentShared({ ...booking, snapshot: parseSnapshot(booking.snapshot) }, locale), passengers, schedule_changes };
}

/** One passenger with the address of the itinerary receipt: empty until the booking is ticketed. */
export function presentReceiptPassenger(booking: BookingRecord, passenger: PassengerRecord, locale: Locale): Booking["passengers"][number] {
  const itinerary_receipt = isTicketed(booking.status) ? receiptUrl(passenger.receiptToken, locale) : "";
  return { ...presentPassenger(passenger, locale), itinerary_receipt, additional_baggage: presentBags(booking, passenger) };
}

function presentBags(booking: BookingRecord, { position }: PassengerRecord): Booking["passengers"][number]["additional_baggage"] {
  const { prices, currency } = parseSnapshot(booking.snapshot);
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
    // Of a flight that its carrier has cancelled or changed everything comes back.
    refund_availability: status === "refundauthorized" || Boolean(booking.openChangeId) || (isLive(status) && isRefundable(snapshot)),
    is_charter: snapshot.flightType === "charter",
    flight_type: snapshot.flightType,
    price: { ...presentAmounts(booking.totalMinor, booking.prevTotalMinor), currency: booking.currency },
    payer: { name: booking.payerName, email: booking.payerEmail, tel: booking.payerTel },
    directions: presentBookingDirections(snapshot, locale),
    information_for_clients: snapshot.notices,
  };
}

function isRefundable({ directions }: BookingSnapshot): boolean {
  return directions.every(({ segments }) => segments.every((segment) => segment.refundable));
}

function presentAmounts(amountMinor: Minor, prevMinor: Minor | null) {
  const has_changed = prevMinor !== null && prevMinor !== amountMinor;
  return { has_changed, prev_amount: has_changed ? toMajor(Number(prevMinor)) : null, amount: toMajor(Number(amountMinor)) };
}

function presentPassenger(passenger: PassengerRow, locale: Locale): CreatedBooking["passengers"][number] {
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
  };
}

function presentTicket(ticket: TicketRow, locale: Locale): z.infer<typeof ticketSchema> {
  const { pnr, airlineLocators, ticketNumber, provider } = ticket;
  const carrier = presentAirline(ticket.carrier, locale);
  return { pnr, airline_locators: airlineLocators, ticket_number: ticketNumber, carrier, provider };
}
