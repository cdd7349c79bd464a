import { db } from "@/lib/db";
import { type BookingStatus, LIVE_STATUSES } from "@/lib/domain/booking/booking-status";
import { parseSeats } from "@/lib/domain/booking/parse-seats";
import { parseSnapshot } from "@/lib/domain/booking/parse-snapshot";
import { addDays } from "@/lib/domain/dates";
import { fareOfFlight } from "@/lib/domain/departures/fare-of-flight";
import { type Currency, sum } from "@/lib/domain/money";
import type { JourneyDirection, OfferSegment, TicketGroup } from "@/lib/domain/offer";
import { flightCode, keptLegKey, parseLegKey } from "@/lib/domain/schedule/inventory";
import type { FlightPlace } from "@/lib/domain/schedule-change/current-journey";
import type { Prisma } from "@/lib/generated/prisma/client";
import { parseCurrent } from "@/lib/services/booking/flights/followed-booking";

const ON_BOARD = {
  ...{ id: true, bookingNumber: true, status: true, seats: true, snapshot: true, openChangeId: true, createdAt: true, expiresAt: true },
  partner: { select: { id: true, name: true, code: true } },
  passengers: {
    orderBy: { position: "asc" },
    select: {
      ...{ id: true, position: true, age: true, gender: true, returnedAt: true, sealedName: true, sealedDetails: true },
      returnedDirections: { select: { direction: true } },
      tickets: { select: { ticketGroup: true, pnr: true, ticketNumber: true } },
    },
  },
  scheduleChanges: { select: { id: true, kind: true, state: true, current: true, flights: true } },
} as const satisfies Prisma.BookingSelect;

type Row = Prisma.BookingGetPayload<{ select: typeof ON_BOARD }>;

/** A live booking with seats on a leg. Personal data are sealed. */
export interface BookingOn {
  id: string;
  bookingNumber: string;
  status: BookingStatus;
  partner: Row["partner"];
  /** Its seats on the leg, all of one class. */
  bookingClass: string;
  seats: number;
  /** When it was made. */
  createdAt: Date;
  /** Until when it is held. */
  expiresAt: Date;
  currency: Currency;
  /** Minor units: what its passengers' fares are for the flight that they board here, by `fareOfFlight`. */
  fareMinor: number;
  changes: Row["scheduleChanges"];
  ticketGroups: readonly TicketGroup[];
  /** Where its passengers board the leg's flight at the leg's origin; null where they have boarded before. */
  boards: { place: FlightPlace; segment: OfferSegment } | null;
  /** Those who fly it, in their order. */
  passengers: Row["passengers"];
}

/** A flight of several legs may have left so many days before. */
const DAYS_ON_THE_WAY = 2;

/** Live bookings with seats on a leg, in the order of booking. @param key as in leg_inventory, also of a flight that is gone */
export async function bookingsOn(key: string): Promise<BookingOn[]> {
  const { flight, date } = parseLegKey(keptLegKey(key));
  // Keys are ordered by their bytes: `}` comes after the `|` that may follow a date.
  const [first, beyond] = [`${flight}|${addDays(date, -DAYS_ON_THE_WAY)}`, `${flight}|${date}}`];
  const found = await db().$queryRaw<{ id: string }[]>`
    select distinct booking_id::text as id from passenger_flight where flight_key >= ${first} and flight_key < ${beyond}`;
  const rows = await db().booking.findMany({
    where: { id: { in: found.map(({ id }) => id) }, status: { in: [...LIVE_STATUSES] } },
    select: ON_BOARD,
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
  });
  return rows.flatMap((row) => onLeg(row, key));
}

function onLeg(row: Row, key: string): BookingOn[] {
  const takes = parseSeats(row.seats).filter(({ legKey, seats }) => legKey === key && seats > 0);
  const [take] = takes;
  if (!take) return [];
  const { id, bookingNumber, status, partner, createdAt, expiresAt, scheduleChanges: changes } = row;
  const snapshot = parseSnapshot(row.snapshot);
  const { directions, ticketGroups, currency } = snapshot;
  const open = changes.find((change) => change.id === row.openChangeId);
  const boards = boardingOf(open ? parseCurrent(open.current).directions : directions, key);
  const flies = ({ returnedAt, returnedDirections }: Row["passengers"][number]) =>
    !returnedAt && !returnedDirections.some(({ direction }) => direction === boards?.place[0]);
  const seats = sum(takes.map((each) => each.seats));
  const passengers = row.passengers.filter(flies);
  const faresOf = (place: FlightPlace) =>
    passengers.flatMap(({ position }) => {
      const price = snapshot.prices[position];
      return price ? [fareOfFlight(price, snapshot, place)] : [];
    });
  return [
    {
      id,
      bookingNumber,
      status,
      partner,
      bookingClass: take.bookingClass,
      seats,
      createdAt,
      expiresAt,
      currency,
      fareMinor: boards ? sum(faresOf(boards.place)) : 0,
      changes,
      ticketGroups,
      boards,
      passengers,
    },
  ];
}

/** The flight by its own number, or else the one that leaves there on that day under another number (code share). */
function boardingOf(directions: readonly JourneyDirection[], key: string): BookingOn["boards"] {
  const { flight, date, origin } = parseLegKey(keptLegKey(key));
  const leaving = directions.flatMap(({ segments }, direction) =>
    segments.flatMap((segment, index) =>
      segment.departure.airport === origin && segment.departure.local.startsWith(date)
        ? [{ place: [direction, index] as const, segment }]
        : [],
    ),
  );
  return leaving.find(({ segment }) => codeOf(segment) === flight) ?? leaving[0] ?? null;
}

function codeOf({ carrier, flightNumber }: OfferSegment): string {
  const [, digits = "", suffix = ""] = /^(\d+)(.*)$/.exec(flightNumber) ?? [];
  return flightCode(carrier, Number(digits), suffix);
}
