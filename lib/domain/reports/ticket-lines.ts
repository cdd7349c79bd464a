import type { BookingSnapshot, SnapshotPrice } from "../booking/booking-snapshot";
import { sum } from "../money";
import { paidFares } from "../pricing/price-lines";
import type { RefundDetail, RefundKind } from "../refund/refund-detail";
import type { TicketAct } from "./groups";

interface TaxAmount {
  code: string;
  amountMinor: number;
}

/** A booking, as far as the report reads it. */
export interface ReportedBooking {
  snapshot: BookingSnapshot;
  tickets: readonly ReportedTicket[];
  /** Ids of its passengers, in the snapshot's order. */
  passengers: readonly string[];
}

interface ReportedTicket {
  passengerId: string;
  ticketGroup: number;
  /** Null until issued. */
  ticketNumber: string | null;
}

/** What moved for one ticket by one act: integers of minor units, below zero where it comes back. */
export interface TicketLine {
  act: TicketAct;
  ticketNumbers: string[];
  /** Validating carrier. */
  carrier: string | null;
  /** `TAS-IST-LHR` */
  route: string;
  fareMinor: number;
  taxMinor: number;
  /** What the taxes are made of, where that was written down. */
  taxes: TaxAmount[];
  feeMinor: number;
  bagMinor: number;
  /** Kept of what is not flown. */
  penaltyMinor: number;
  /** What of the fee is the house's markup, and what it has taken off the fare: parts of no other sum. Missing where that is nothing or not known. */
  markupMinor?: number;
  discountMinor?: number;
}

/** What a line comes to. */
export function lineTotal({ fareMinor, taxMinor, feeMinor, bagMinor }: TicketLine): number {
  return sum([fareMinor, taxMinor, feeMinor, bagMinor]);
}

/**
 * The sale of a booking, ticket by ticket, as its snapshot has the prices. Where a journey travels on several tickets, a fare is of the ticket of its
 * first flight, the taxes of a direction are of the ticket of the direction's first flight, and the fee is of the first ticket. Bags that were paid
 * with the booking are a line of their own: which ones were bought later is not told apart by passenger.
 * @param paidMinor what the payment came to: the lines add up to it
 */
export function saleLines(booking: ReportedBooking, paidMinor: number): TicketLine[] {
  const { snapshot, passengers } = booking;
  const lines = snapshot.prices.flatMap((price, place) =>
    sharesOf(price, snapshot).map((share, group) => ({
      ...{ act: "sale" as const, bagMinor: 0, penaltyMinor: 0 },
      ...ticketAt(booking, passengers[place], group),
      ...{ ...share, taxMinor: sum(share.taxes.map(({ amountMinor }) => amountMinor)) },
    })),
  );
  const bagMinor = paidMinor - sum(lines.map(lineTotal));
  return bagMinor === 0 ? lines : [...lines, extrasLine(booking, bagMinor)];
}

/** Extra bags, whoever they are for. */
export function extrasLine(booking: ReportedBooking, paidMinor: number): TicketLine {
  return { act: "extras", ...wholeOf(booking), ...NOTHING, ticketNumbers: [], taxes: [], bagMinor: paidMinor };
}

const NOTHING = { fareMinor: 0, taxMinor: 0, feeMinor: 0, bagMinor: 0, penaltyMinor: 0 };

/** A refund as its record has it. */
interface ReportedRefund {
  kind: RefundKind;
  paidMinor: number;
  refundMinor: number;
  detail: RefundDetail;
}

/**
 * A refund, ticket by ticket. What people have decided for a passenger, or for the whole booking, is one line with all tickets that it is about, and all
 * that was kept of it is its penalty.
 */
export function refundLines(booking: ReportedBooking, { kind, paidMinor, refundMinor, detail }: ReportedRefund): TicketLine[] {
  const act = kind === "void" ? "void" : "refund";
  if (detail.passengers.length > 0) return detail.passengers.flatMap((back) => passengerLines(booking, act, back));
  const penaltyMinor = paidMinor - detail.usedMinor - refundMinor;
  return [{ act, ...wholeOf(booking), ...givenBack(detail.amounts), taxes: [], penaltyMinor }];
}

type PassengerBack = RefundDetail["passengers"][number];

function passengerLines(booking: ReportedBooking, act: TicketAct, back: PassengerBack): TicketLine[] {
  const { paidMinor, usedMinor, refundMinor, fares, amounts } = back;
  if (fares.length > 0) return ticketLines(booking, act, back);
  // Who had given everything back before has no part in it.
  if (paidMinor === 0) return [];
  const whole = wholeOf(booking, back.passengerId);
  return [{ act, ...whole, ...givenBack(amounts), taxes: [], penaltyMinor: paidMinor - usedMinor - refundMinor }];
}

/** A line for each ticket whose fares are told; what the record tells of the passenger alone stands on the first of them. */
function ticketLines(booking: ReportedBooking, act: TicketAct, { passengerId, fares, amounts }: PassengerBack): TicketLine[] {
  const { snapshot, passengers } = booking;
  const groupOfFare = (fare: PassengerBack["fares"][number]) => groupAt(snapshot, fare.direction, fare.fromSegment);
  const groups = [...new Set(fares.map(groupOfFare))].toSorted((one, other) => one - other);
  const price = snapshot.prices[passengers.indexOf(passengerId)];
  const sold = price ? sharesOf(price, snapshot) : [];
  const taxesOf = (group: number) => sold[group]?.taxes ?? [];
  // Codes are kept with the sale alone: they are those of the refund where all taxes of its tickets come back.
  const isWhole = sum(groups.flatMap(taxesOf).map(({ amountMinor }) => amountMinor)) === amounts.tax;
  const lines = groups.map((group): TicketLine => {
    const own = fares.filter((fare) => groupOfFare(fare) === group);
    const taxes = isWhole ? taxesOf(group).map(({ code, amountMinor }) => ({ code, amountMinor: 0 - amountMinor })) : [];
    return {
      ...{ act, ...ticketAt(booking, passengerId, group), ...NOTHING, taxes },
      fareMinor: 0 - sum(own.map((fare) => fare.refundMinor)),
      taxMinor: sum(taxes.map(({ amountMinor }) => amountMinor)),
      penaltyMinor: sum(own.map((fare) => fare.penaltyMinor)),
    };
  });
  const rest = givenBack(amounts);
  const markupMinor = price && amounts.fee === price.serviceFeeMinor ? price.markupMinor : undefined;
  return lines.map((line, index) =>
    index === 0 ? { ...withRest(line, rest, lines), ...(markupMinor !== undefined && { markupMinor: 0 - markupMinor }) } : line,
  );
}

function withRest(line: TicketLine, rest: ReturnType<typeof givenBack>, lines: readonly TicketLine[]): TicketLine {
  return {
    ...line,
    fareMinor: line.fareMinor + rest.fareMinor - sum(lines.map(({ fareMinor }) => fareMinor)),
    taxMinor: line.taxMinor + rest.taxMinor - sum(lines.map(({ taxMinor }) => taxMinor)),
    feeMinor: rest.feeMinor,
    bagMinor: rest.bagMinor,
  };
}

function givenBack({ fare, tax, fee, bag }: RefundDetail["amounts"]) {
  return { fareMinor: 0 - fare, taxMinor: 0 - tax, feeMinor: 0 - fee, bagMinor: 0 - bag };
}

interface Share extends Pick<TicketLine, "markupMinor" | "discountMinor"> {
  fareMinor: number;
  taxes: TaxAmount[];
  feeMinor: number;
}

/** As the fee, they are told of the first ticket. */
function markupsOf({ markupMinor, discountMinor }: SnapshotPrice): Pick<TicketLine, "markupMinor" | "discountMinor"> {
  return { ...(markupMinor !== undefined && { markupMinor }), ...(discountMinor !== undefined && { discountMinor }) };
}

/** What of a passenger's price is on each of the journey's tickets, without bags. */
function sharesOf(price: SnapshotPrice, snapshot: BookingSnapshot): Share[] {
  const fares = paidFares(price, snapshot).map(({ fare, paidMinor }) => ({
    group: groupAt(snapshot, fare.direction, fare.fromSegment),
    amountMinor: paidMinor,
  }));
  const taxes = price.taxes.flatMap(({ code, amountMinor, byDirection }) =>
    byDirection
      ? byDirection.map((minor, direction) => ({ group: groupAt(snapshot, direction, 0), code, amountMinor: minor }))
      : [{ group: 0, code, amountMinor }],
  );
  return Array.from({ length: Math.max(1, snapshot.ticketGroups.length) }, (_, index) => ({
    fareMinor: sum(fares.filter(({ group }) => group === index).map(({ amountMinor }) => amountMinor)),
    taxes: byCode(taxes.filter(({ group }) => group === index)),
    ...(index === 0 ? { feeMinor: price.serviceFeeMinor, ...markupsOf(price) } : { feeMinor: 0 }),
  }));
}

function byCode(taxes: readonly TaxAmount[]): TaxAmount[] {
  const codes = [...new Set(taxes.map(({ code }) => code))];
  return codes
    .map((code) => ({ code, amountMinor: sum(taxes.filter((tax) => tax.code === code).map(({ amountMinor }) => amountMinor)) }))
    .filter(({ amountMinor }) => amountMinor !== 0);
}

/** The ticket of a flight; the first one where the airline has taken the flight out of the journey. */
function groupAt({ ticketGroups }: BookingSnapshot, direction: number, segment: number): number {
  const found = ticketGroups.findIndex(({ segments }) => segments.some(([one, other]) => one === direction && other === segment));
  return Math.max(0, found);
}

type Place = Pick<TicketLine, "ticketNumbers" | "carrier" | "route">;

function ticketAt({ snapshot, tickets }: ReportedBooking, passengerId: string | undefined, group: number): Place {
  const { validatingCarrier = null, segments = allFlights(snapshot) } = snapshot.ticketGroups[group] ?? {};
  const own = tickets.filter((ticket) => ticket.passengerId === passengerId && ticket.ticketGroup === group);
  return { ticketNumbers: numbersOf(own), carrier: validatingCarrier, route: routeOf(snapshot, segments) };
}

/** All tickets of a passenger, or of everybody. */
function wholeOf({ snapshot, tickets }: ReportedBooking, passengerId?: string): Place {
  const own = tickets.filter((ticket) => passengerId === undefined || ticket.passengerId === passengerId);
  const carrier = snapshot.ticketGroups[0]?.validatingCarrier ?? null;
  return { ticketNumbers: numbersOf(own), carrier, route: routeOf(snapshot, allFlights(snapshot)) };
}

function numbersOf(tickets: readonly ReportedTicket[]): string[] {
  return tickets.flatMap(({ ticketNumber }) => (ticketNumber === null ? [] : [ticketNumber]));
}

function allFlights({ directions }: BookingSnapshot): [number, number][] {
  return directions.flatMap(({ segments }, direction) => segments.map((_, segment): [number, number] => [direction, segment]));
}

function routeOf({ directions }: BookingSnapshot, segments: readonly [number, number][]): string {
  const stops = segments.flatMap(([direction, segment]) => {
    const flight = directions[direction]?.segments[segment];
    return flight ? [flight.departure.airport, flight.arrival.airport] : [];
  });
  return stops.filter((airport, index) => airport !== stops[index - 1]).join("-");
}
