import type { DepartureDetail, ListWayItem } from "@/lib/contracts/operator/departures/operator-flights";
import { db } from "@/lib/db";
import { UNPAID_STATUSES } from "@/lib/domain/booking/booking-status";
import { legKeyOfDeparture } from "@/lib/domain/departures/departure-id";
import { AppError } from "@/lib/domain/errors";
import type { Cabin } from "@/lib/domain/offer";
import { MADE_STATES } from "@/lib/domain/passenger-lists/list-state";
import { customaryCabin, seatsAvailable } from "@/lib/domain/schedule/nesting";
import { parseSaleLimits, roomUnder } from "@/lib/domain/schedule/seats/sale-limits";
import type { ChangeKind } from "@/lib/domain/schedule-change/kinds";
import type { ChangeState } from "@/lib/domain/schedule-change/states";
import { parseAsked } from "@/lib/services/aftersale/schedule-changes/parts/bookings-to-move";
import { waysInForce } from "@/lib/services/booking/passenger-lists/list-ways";
import { readColleagues } from "@/lib/services/ground/audit/done-by";
import type { Departure } from "@/lib/suppliers/port/own-schedule";
import { type BookingOn, bookingsOn } from "./bookings-on";
import { cancellationOf } from "./present-cancellation";
import { presentLimits } from "./present-limits";
import { presentWays } from "./present-ways";
import { readDeparture } from "./read-day";
import { salesOf } from "./sales-of";
import type { LegSeats } from "./seats-of";

interface Asked {
  id: string;
  /** Who asks, as the audit log names them. */
  actor: string;
  now: Date;
}

/** One departure with its seats by class and agency, its passengers without names, its changes and its lists. @throws AppError departure_not_found */
export async function presentDeparture({ id, actor, now }: Asked): Promise<DepartureDetail> {
  const key = legKeyOfDeparture(id);
  const found = key && (await readDeparture(key, now));
  if (!key || !found) throw new AppError("departure_not_found");
  const bookings = await bookingsOn(key);
  return {
    ...found.item,
    classes: classesOf(found.departure, found.seats, bookings, now),
    limits: await presentLimits(id, now),
    cancellation: await cancellationOf(key, actor),
    agencies: agenciesOf(bookings),
    sales: salesOf(bookings, now),
    passengers: bookings.flatMap(passengersOf),
    through: bookings.filter(({ boards }) => !boards).reduce((sum, { seats }) => sum + seats, 0),
    changes: changesOf(bookings, found.item.flight),
    oversales: await oversalesOf(key, bookings),
    way: await wayOfCarrier(found.item.carrier, actor),
    lists: await listsOf(key),
  };
}

const isHeld = ({ status }: BookingOn) => UNPAID_STATUSES.includes(status);

function seatsIn(bookings: readonly BookingOn[]): number {
  return bookings.reduce((sum, { seats }) => sum + seats, 0);
}

const ALL_CLASSES = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];

/** Classes that are sold or may be, the cabin's highest first. */
function classesOf(
  departure: Departure | null,
  { sold, limits: kept }: LegSeats,
  bookings: readonly BookingOn[],
  now: Date,
): DepartureDetail["classes"] {
  const levels = departure?.levels;
  const limits = parseSaleLimits(kept, now.getTime());
  const filed = (cabin: Cabin) => [...(levels?.[cabin][0]?.classes ?? "")];
  const cabinOf = (each: string) => (filed("B").includes(each) ? "B" : filed("E").includes(each) ? "E" : customaryCabin(each));
  const others = ALL_CLASSES.filter((each, index) => (sold[index] ?? 0) > 0 && ![...filed("B"), ...filed("E")].includes(each));
  return [...filed("B"), ...filed("E"), ...others].map((bookingClass) => {
    const held = seatsIn(bookings.filter((booking) => isHeld(booking) && booking.bookingClass === bookingClass));
    const cabin = cabinOf(bookingClass);
    return {
      ...{ booking_class: bookingClass, cabin, held, sold: (sold[bookingClass.charCodeAt(0) - 65] ?? 0) - held },
      free: levels ? Math.min(roomUnder(limits, bookingClass, sold), seatsAvailable(levels[cabin], bookingClass, sold)) : null,
    };
  });
}

/** Who has most seats first. */
function agenciesOf(bookings: readonly BookingOn[]): DepartureDetail["agencies"] {
  const codes = [...new Set(bookings.map(({ partner }) => partner.code))];
  return codes
    .map((code) => {
      const own = bookings.filter(({ partner }) => partner.code === code);
      const held = seatsIn(own.filter(isHeld));
      return { code, name: own[0]?.partner.name ?? "", bookings: own.length, sold: seatsIn(own) - held, held };
    })
    .sort((one, other) => other.sold + other.held - (one.sold + one.held) || (one.code < other.code ? -1 : 1));
}

function passengersOf({ boards, ...booking }: BookingOn): DepartureDetail["passengers"] {
  if (!boards) return [];
  return booking.passengers.map(({ id, age, tickets }) => ({
    ...{ id, booking_id: booking.id, booking_number: booking.bookingNumber, agency: booking.partner.name, status: booking.status },
    ...{ age, booking_class: booking.bookingClass, destination: boards.segment.arrival.airport },
    ticket: tickets.find(({ ticketGroup }) => isOfGroup(booking.ticketGroups, ticketGroup, boards.place))?.ticketNumber ?? null,
  }));
}

function isOfGroup(groups: BookingOn["ticketGroups"], group: number, place: readonly [number, number]): boolean {
  return groups[group]?.segments.some((segment) => String(segment) === String(place)) ?? false;
}

/** Changes of this flight, by what they are and what became of them. */
function changesOf(bookings: readonly BookingOn[], flight: string): DepartureDetail["changes"] {
  const counts = new Map<string, { kind: ChangeKind; state: ChangeState; bookings: number }>();
  const own = bookings.flatMap(({ changes }) => changes.filter(({ flights }) => flights.includes(flight)));
  for (const { kind, state } of own) {
    const known = counts.get(`${kind} ${state}`);
    counts.set(`${kind} ${state}`, { kind, state, bookings: (known?.bookings ?? 0) + 1 });
  }
  return [...counts.values()];
}

async function oversalesOf(key: string, bookings: readonly BookingOn[]): Promise<DepartureDetail["oversales"]> {
  const rows = await db().oversale.findMany({ where: { legKey: key }, orderBy: { cabin: "asc" } });
  const numbers = new Map(bookings.map(({ id, bookingNumber }) => [id, bookingNumber]));
  return rows.map(({ cabin, authorised, sold, asked }) => ({
    ...{ cabin: cabin === "B" ? "B" : "E", authorised, sold },
    bookings: parseAsked(asked).flatMap(({ bookingId }) => numbers.get(bookingId) ?? []),
  }));
}

async function wayOfCarrier(carrier: string, actor: string): Promise<ListWayItem | null> {
  const way = (await waysInForce()).get(carrier);
  return way ? ((await presentWays([way], actor))[0] ?? null) : null;
}

async function listsOf(legKey: string): Promise<DepartureDetail["lists"]> {
  const rows = await db().passengerList.findMany({
    where: { legKey },
    orderBy: { number: "desc" },
    include: { _count: { select: { entries: true } } },
  });
  const doerOf = await readColleagues(rows.flatMap(({ madeBy, confirmedBy }) => [madeBy, ...(confirmedBy === null ? [] : [confirmedBy])]));
  return rows.map(({ kind, channel, state, confirmedBy, _count, ...list }) => ({
    ...{ id: list.id, number: list.number, due_hours: list.dueHours, failure: list.failure, passengers: list.passengers },
    ...{ added: list.added, deleted: list.deleted, changed: list.changed, hash: Buffer.from(list.textHash).toString("hex") },
    ...{ kind: kind === "adl" ? "adl" : "pnl", channel: channel === "mail" ? "mail" : "download" },
    state: MADE_STATES.find((each) => each === state) ?? "made",
    ...{ made: list.madeAt.toISOString(), made_by: doerOf(list.madeBy), sent: list.sentAt?.toISOString() ?? null },
    ...{ confirmed: list.confirmedAt?.toISOString() ?? null, confirmed_by: confirmedBy === null ? null : doerOf(confirmedBy) },
    is_open: _count.entries > 0 || list.passengers === 0,
  }));
}
