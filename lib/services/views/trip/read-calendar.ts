import { db } from "@/lib/db";
import type { BookingSnapshot } from "@/lib/domain/booking/booking-snapshot";
import type { BookingAction, BookingStatus } from "@/lib/domain/booking/booking-status";
import { parseSnapshot } from "@/lib/domain/booking/parse-snapshot";
import { contactLines } from "@/lib/domain/brand";
import { instantAt } from "@/lib/domain/dates";
import { AppError } from "@/lib/domain/errors";
import type { Locale } from "@/lib/domain/localized";
import type { OfferSegment, Stop } from "@/lib/domain/offer";
import { env } from "@/lib/env";
import { type CalendarEvent, type EventStatus, writeCalendar } from "@/lib/formats/icalendar/write-calendar";
import type { Prisma } from "@/lib/generated/prisma/client";
import { BRANDED, brandOf } from "@/lib/services/access/brand/brand-of";
import { isLinkToken } from "@/lib/services/access/guessing/link-token";
import { openPartners } from "@/lib/services/access/partners/open-partners";
import { RETURNED_COLUMNS, withoutReturned } from "@/lib/services/aftersale/refunds/refundable-booking";
import { directionsOf } from "@/lib/services/booking/flights/changed-directions";
import { emptyDirections } from "@/lib/services/booking/flights/who-flies";
import { presentAirport } from "@/lib/services/ground/presenters/present-reference";
import { CALENDAR_TEXTS } from "./calendar-texts";
import { isGivenBack } from "./is-given-back";
import { checkInCodeOf } from "./present-trip-directions";

/** What moves or ends flights: each makes every event of the calendar newer. */
const REVISIONS: readonly BookingAction[] = [
  ...([
    "change_flights",
    "cancel_flights",
    "settle_change",
    "airline_cancel",
    "expire",
    "cancel_unpaid",
    "fail_ticketing",
    "pay",
    "issue_tickets",
  ] as const),
  ...(["void", "refund", "refund_partly", "refund_passengers", "refund_directions", "settle_refund", "settle_refund_partly"] as const),
];

// No names: calendars are shared with others.
const CALENDAR_SELECT = {
  ...{ bookingNumber: true, status: true, snapshot: true, createdAt: true, openChangeId: true },
  partner: { select: BRANDED },
  events: { where: { reason: { in: [...REVISIONS] } }, orderBy: { id: "asc" }, select: { createdAt: true } },
  scheduleChanges: { orderBy: [{ createdAt: "asc" }, { id: "asc" }] },
  passengers: {
    orderBy: { position: "asc" },
    select: { age: true, ...RETURNED_COLUMNS, tickets: { select: { ticketGroup: true, airlineLocators: true } } },
  },
} as const satisfies Prisma.BookingSelect;

type CalendarRow = Prisma.BookingGetPayload<{ select: typeof CALENDAR_SELECT }>;

/** A day before, when check-in is open, and three hours before, when it is time to go. */
const ALARM_HOURS = [24, 3];

interface TripCalendar {
  /** iCalendar, RFC 5545. */
  ics: string;
  /** ASCII only: `Parvoz-AB12CD34.ics` */
  fileName: string;
}

/**
 * The flights of a trip for a calendar, one event each, by the token of the status page.
 * @throws AppError booking_not_found
 */
export async function readTripCalendar({ token, locale }: { token: string; locale: Locale }): Promise<TripCalendar> {
  const row = isLinkToken(token)
    ? await db().booking.findUnique({ where: { publicToken: token, partner: openPartners() }, select: CALENDAR_SELECT })
    : null;
  if (!row) throw new AppError("booking_not_found");
  const events = eventsOf(row, locale);
  return {
    ics: writeCalendar({ name: `${brandOf(row.partner).name} ${row.bookingNumber}`, events }),
    fileName: `Parvoz-${row.bookingNumber}.ics`,
  };
}

/** Of one flight of the booking. */
interface Flight {
  direction: number;
  position: number;
  segment: OfferSegment;
  /** Whether the journey has it no more. */
  isGone: boolean;
}

function eventsOf(found: CalendarRow, locale: Locale): CalendarEvent[] {
  const row = withoutReturned(found);
  const snapshot = parseSnapshot(row.snapshot);
  const empty = emptyDirections(row.passengers, snapshot.directions);
  const changed = row.events.at(-1)?.createdAt ?? row.createdAt;
  const asked = row.scheduleChanges
    .filter(({ id }) => id === row.openChangeId)
    .flatMap(({ directions }) => directionsOf(directions).map(({ direction }) => direction));
  return flightsOf(row, snapshot).map((flight) => {
    const { direction, segment } = flight;
    const isGone = flight.isGone || empty.includes(direction) || isGivenBack(row.status, segment, changed);
    const status = isGone ? "CANCELLED" : statusOf(row.status, asked.includes(direction));
    return { ...placeOf(row, flight), sequence: row.events.length, status, changed, ...textsOf({ row, snapshot, flight, status, locale }) };
  });
}

/** The flights of the journey as it is, then those that an earlier one had at places where there is none any more. */
function flightsOf({ scheduleChanges }: CalendarRow, { directions }: BookingSnapshot): Flight[] {
  const now = directions.flatMap(({ segments }, direction) =>
    segments.map((segment, position) => ({ direction, position, segment, isGone: false })),
  );
  const flights = new Map(now.map((flight) => [`${flight.direction} ${flight.position}`, flight]));
  for (const { direction, old } of scheduleChanges.flatMap((change) => directionsOf(change.directions))) {
    for (const [position, segment] of old.entries()) {
      const key = `${direction} ${position}`;
      if (flights.get(key)?.isGone !== false) flights.set(key, { direction, position, segment, isGone: true });
    }
  }
  return [...flights.values()];
}

function statusOf(status: BookingStatus, isAsked: boolean): EventStatus {
  return isAsked || status === "booked" || status === "awaitpayment" ? "TENTATIVE" : "CONFIRMED";
}

function placeOf({ bookingNumber }: CalendarRow, { direction, position, segment }: Flight) {
  const { host } = new URL(env().PUBLIC_URL);
  return {
    uid: `${bookingNumber}-${direction + 1}-${position + 1}@${host}`,
    starts: instantAt(segment.departure.utc),
    ends: instantAt(segment.arrival.utc),
  };
}

interface Told {
  row: CalendarRow;
  snapshot: BookingSnapshot;
  flight: Flight;
  status: EventStatus;
  locale: Locale;
}

function textsOf({ row, snapshot, flight: { direction, position, segment, isGone }, status, locale }: Told) {
  const texts = CALENDAR_TEXTS[locale];
  const agency = brandOf(row.partner);
  const cityOf = ({ airport }: Stop) => presentAirport(airport, locale).city;
  const state = { TENTATIVE: `${texts.open}: `, CONFIRMED: "", CANCELLED: `${texts.cancelled}: ` }[status];
  const number = `${segment.carrier} ${segment.flightNumber}`;
  const code = isGone ? null : checkInCodeOf({ snapshot, tickets: row.passengers[0]?.tickets ?? [] }, direction, position);
  const end = (label: string, stop: Stop) => `${label}: ${stop.local.replace("T", " ")}, ${placeText(stop, locale)}`;
  const flown = `${number} ${cityOf(segment.departure)} → ${cityOf(segment.arrival)}`;
  return {
    summary: `${state}${flown}`,
    // Nobody is reminded of a flight that is not flown, nor of one for which they are under way already.
    alarms:
      status === "CANCELLED" || position > 0 ? [] : ALARM_HOURS.map((hours) => ({ hoursBefore: hours, text: texts.alarm(flown, hours) })),
    location: placeText(segment.departure, locale),
    description: [
      end(texts.departure, segment.departure),
      end(texts.arrival, segment.arrival),
      ...(code ? [texts.checkIn(code)] : []),
      texts.booking(row.bookingNumber),
      [texts.agency(agency.name), ...contactLines(agency)].join(", "),
      texts.localTimes,
    ].join("\n"),
  };
}

/** `Islom Karimov (TAS), terminal 2` */
function placeText({ airport, terminal }: Stop, locale: Locale): string {
  const name = `${presentAirport(airport, locale).title} (${airport})`;
  return terminal ? `${name}, ${CALENDAR_TEXTS[locale].terminal(terminal)}` : name;
}
