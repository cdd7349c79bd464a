import type { Trip, TripPassenger } from "@/lib/contracts/trip/trip";
import { db } from "@/lib/db";
import type { BookingSnapshot, SoldBag } from "@/lib/domain/booking/booking-snapshot";
import { type BookingStatus, isLive, isTicketed, shownStatus } from "@/lib/domain/booking/booking-status";
import { parseSnapshot } from "@/lib/domain/booking/parse-snapshot";
import { toUtcText } from "@/lib/domain/dates";
import { AppError } from "@/lib/domain/errors";
import type { Locale } from "@/lib/domain/localized";
import { sum, toMajor } from "@/lib/domain/money";
import { isTicketReturned } from "@/lib/domain/refund/returned-ticket";
import type { Prisma } from "@/lib/generated/prisma/client";
import { BRANDED, brandOf } from "@/lib/services/access/brand/brand-of";
import { isLinkToken } from "@/lib/services/access/guessing/link-token";
import { openPartners } from "@/lib/services/access/partners/open-partners";
import { findRefundable, hasReturned, RETURNED_COLUMNS, withoutReturned } from "@/lib/services/aftersale/refunds/refundable-booking";
import { presentScheduleChanges } from "@/lib/services/booking/flights/present-schedule-changes";
import { emptyDirections } from "@/lib/services/booking/flights/who-flies";
import type { BookingAddress } from "@/lib/services/booking/record/booking-record";
import { receiptUrl } from "@/lib/services/booking/record/public-urls";
import { NAME_COLUMNS, openName } from "@/lib/services/ground/personal-data/person";
import { presentAirline } from "@/lib/services/ground/presenters/present-reference";
import { isOwnPrice, sellingTotal } from "@/lib/services/terms/selling/selling-of";
import { changeBackOf } from "../refunds/change-back-of";
import { isGivenBack, REST_GIVEN_BACK } from "./is-given-back";
import { presentTripDirections } from "./present-trip-directions";
import { readTripEntry } from "./read-trip-entry";

// What is not read cannot leak: no contacts, documents or birth dates. Citizenships are read apart, see read-trip-entry.
const TRIP_SELECT = {
  id: true,
  partnerId: true,
  bookingNumber: true,
  status: true,
  currency: true,
  expiresAt: true,
  seats: true,
  erasedAt: true,
  totalMinor: true,
  snapshot: true,
  partner: { select: BRANDED },
  events: { where: { reason: { in: [...REST_GIVEN_BACK] } }, orderBy: { id: "desc" }, take: 1, select: { createdAt: true } },
  scheduleChanges: { orderBy: [{ createdAt: "asc" }, { id: "asc" }] },
  refunds: { where: { customerMinor: { not: null } }, select: { customerMinor: true } },
  passengers: {
    orderBy: { position: "asc" },
    select: {
      ...NAME_COLUMNS,
      ...{ age: true, priceMinor: true, sellingMinor: true },
      receiptToken: true,
      ...RETURNED_COLUMNS,
      tickets: {
        orderBy: { ticketGroup: "asc" },
        select: { ticketGroup: true, pnr: true, airlineLocators: true, ticketNumber: true, document: true, carrier: true },
      },
    },
  },
} as const satisfies Prisma.BookingSelect;

type TripRow = Prisma.BookingGetPayload<{ select: typeof TRIP_SELECT }>;

/**
 * A booking for its customer, by the token of the status page.
 * @throws AppError booking_not_found
 */
export async function readTrip({ token, locale, now = new Date() }: { token: string; locale: Locale; now?: Date }): Promise<Trip> {
  const found = isLinkToken(token)
    ? await db().booking.findUnique({ where: { publicToken: token, partner: openPartners() }, select: TRIP_SELECT })
    : null;
  if (!found) throw new AppError("booking_not_found");
  const row = withoutReturned(found);
  const snapshot = parseSnapshot(row.snapshot);
  const status = shownStatus(row.status);
  const refunded = refundedDirections(row, snapshot);
  const tickets = isTicketed(status) ? (row.passengers[0]?.tickets ?? []) : [];
  const directions = presentTripDirections({ snapshot, tickets, refunded, locale });
  return {
    booking_number: row.bookingNumber,
    status,
    agency: brandOf(row.partner).name,
    contacts: presentContacts(row.partner),
    has_logo: row.partner.logo !== null,
    colour: brandOf(row.partner).colour,
    expire: status === "booked" ? toUtcText(row.expiresAt) : null,
    price: { amount: toMajor(customerTotal(found)), currency: snapshot.currency },
    refunded: refundedOf(found),
    change_back: await changeBack(found, now),
    given_back: found.passengers.some(hasReturned),
    directions,
    passengers: await Promise.all(
      row.passengers.map((passenger, position) =>
        presentPassenger(passenger, {
          ...{ status, snapshot, locale },
          bags: snapshot.prices[position]?.bags ?? [],
          erased: row.erasedAt !== null,
        }),
      ),
    ),
    refunded_passengers: await Promise.all(found.passengers.filter(({ returnedAt }) => returnedAt !== null).map(presentName)),
    information_for_clients: snapshot.notices,
    entry_rules: isLive(status)
      ? await readTripEntry({ bookingId: row.id, directions: directions.filter((direction) => !direction.refunded), locale })
      : [],
    personal_data_erased: row.erasedAt !== null,
    schedule_changes: await presentScheduleChanges({ ...row, snapshot }, { locale, now }),
  };
}

/** Directions that nobody flies any more, as all or the rest of the journey was given back, or everybody has given them back. */
function refundedDirections({ status, events, passengers }: TripRow, { directions }: BookingSnapshot): number[] {
  if (status === "refunded") return [...directions.keys()];
  const [rest] = events;
  const empty = emptyDirections(passengers, directions);
  return [...directions.keys()].filter(
    (index) =>
      empty.includes(index) ||
      (status === "partiallyrefunded" &&
        rest &&
        directions[index]?.segments.every((flight) => isGivenBack(status, flight, rest.createdAt))),
  );
}

/** What the customer got back; null where nothing came back, or where the customer pays what it costs. */
function refundedOf({ passengers, refunds }: TripRow): number | null {
  if (!isOwnPrice(passengers) || refunds.length === 0) return null;
  return toMajor(sum(refunds.map(({ customerMinor }) => Number(customerMinor))));
}

/** The amount is told where the agency makes prices of its own: as with `refunded`. */
async function changeBack({ id, partnerId, passengers, scheduleChanges }: TripRow, now: Date): Promise<Trip["change_back"]> {
  if (scheduleChanges.every(({ state }) => state !== "open")) return null;
  const back = changeBackOf(await findRefundable({ partnerId, bookingId: id }), now);
  return back && { amount: isOwnPrice(passengers) ? back.customer : null, is_part: back.is_part };
}

/** What the customer pays for everybody who was booked: what it costs where the agency makes no prices of its own. */
function customerTotal({ passengers, totalMinor }: TripRow): number {
  return isOwnPrice(passengers) ? sellingTotal(passengers) : Number(totalMinor);
}

function presentContacts(partner: TripRow["partner"]): Trip["contacts"] {
  const { tel, email, address, telegram } = brandOf(partner);
  return { tel, email, address, telegram };
}

/** The booking of a status page. @throws AppError booking_not_found */
export async function findTripBooking(token: string): Promise<BookingAddress> {
  const select = { id: true, partnerId: true } as const;
  const row = isLinkToken(token) ? await db().booking.findUnique({ where: { publicToken: token, partner: openPartners() }, select }) : null;
  if (!row) throw new AppError("booking_not_found");
  return { partnerId: row.partnerId, bookingId: row.id };
}

interface Sold {
  status: BookingStatus;
  snapshot: BookingSnapshot;
  bags: readonly SoldBag[];
  locale: Locale;
  erased: boolean;
}

async function presentPassenger(passenger: TripRow["passengers"][number], sold: Sold): Promise<TripPassenger> {
  const { status, snapshot, bags, locale, erased } = sold;
  const { receiptToken } = passenger;
  const refunded = passenger.returnedDirections.map(({ direction }) => direction);
  const tickets = passenger.tickets.filter(({ ticketGroup }) => !isTicketReturned(snapshot.ticketGroups, ticketGroup, refunded));
  const carried = isLive(status) ? bags.filter(({ direction }) => !refunded.includes(direction)) : [];
  const urls = { uz: receiptUrl(receiptToken, "uz"), ru: receiptUrl(receiptToken, "ru"), en: receiptUrl(receiptToken, "en") };
  return {
    ...(await presentName(passenger)),
    age: passenger.age,
    tickets: tickets.map(({ pnr, ticketNumber, document, carrier }) => ({
      pnr,
      document,
      ticket_number: ticketNumber,
      carrier: presentAirline(carrier, locale),
    })),
    refunded_directions: refunded,
    extra_bags: carried.map(({ direction, pieces, kg }) => ({ direction, piece: pieces, weight: kg })),
    receipts: isTicketed(status) && !erased ? urls : null,
  };
}

async function presentName(passenger: TripRow["passengers"][number]): Promise<Trip["refunded_passengers"][number]> {
  const { firstName, lastName } = await openName(passenger);
  return { first_name: firstName, last_name: lastName };
}
