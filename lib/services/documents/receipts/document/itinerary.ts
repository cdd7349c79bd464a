import type { BookingSnapshot } from "@/lib/domain/booking/booking-snapshot";
import type { Baggage, JourneyDirection, OfferSegment, Stop, TechnicalStop } from "@/lib/domain/offer";
import { directionName } from "@/lib/domain/schedule/journey-shape";
import { isSelfTransferAfter } from "@/lib/domain/self-transfer";
import type { Field, ReceiptConnection, ReceiptDirection, ReceiptFlight, ReceiptStop } from "./document";
import { formatDateWithWeekday } from "./format";
import type { ReceiptSource } from "./source";
import { RECEIPT_TEXTS, type ReceiptTexts } from "./texts";

/** The directions that the passenger flies, with their flights and what lies between them, in the order of travel. */
export function receiptDirections(source: ReceiptSource): ReceiptDirection[] {
  return source.snapshot.directions.flatMap((direction, index) =>
    source.refunded.includes(index) ? [] : [receiptDirection(source, direction, index)],
  );
}

/** `2 h 5 min` in the receipt's language. */
export function durationText(minutes: number, texts: ReceiptTexts): string {
  return texts.duration(Math.floor(minutes / 60), minutes % 60);
}

function receiptDirection(source: ReceiptSource, direction: JourneyDirection, index: number): ReceiptDirection {
  const texts = RECEIPT_TEXTS[source.locale];
  const first = direction.segments[0];
  const last = direction.segments.at(-1);
  if (!first || !last) throw new RangeError(`direction ${index} has no flight`);
  const cityOf = (code: string) => source.names.airport(code).city;
  return {
    label: labelOf(source, index),
    route: `${cityOf(first.departure.airport)} → ${cityOf(last.arrival.airport)}`,
    date: formatDateWithWeekday(first.departure.local, source.locale),
    total: texts.total(durationText(last.arrival.utc - first.departure.utc, texts)),
    items: direction.segments.flatMap((segment, position) => {
      const before = direction.segments[position - 1];
      const printed = flight(source, segment, index, position);
      return before ? [connection(source, before, segment, index, position), printed] : [printed];
    }),
  };
}

/** Name of a direction as the customer thinks of it: the second is the way back only where it ends in the city where the first began. */
function labelOf({ snapshot, names, locale }: ReceiptSource, index: number): string {
  const texts = RECEIPT_TEXTS[locale];
  const cityOf = (code = "") => names.airport(code).city;
  const ways = snapshot.directions.map(({ segments }) => ({
    from: cityOf(segments[0]?.departure.airport),
    to: cityOf(segments.at(-1)?.arrival.airport),
  }));
  const name = directionName(ways, index);
  if (name === "only") return texts.oneWay;
  return name === "numbered" ? texts.numbered(index + 1) : texts[name];
}

function flight(source: ReceiptSource, segment: OfferSegment, direction: number, position: number): ReceiptFlight {
  const texts = RECEIPT_TEXTS[source.locale];
  return {
    kind: "flight",
    code: segment.carrier,
    number: `${segment.carrier} ${segment.flightNumber}`,
    carrier: carrierText(source, segment),
    duration: durationText(segment.durationMinutes, texts),
    departure: stop(source, segment.departure, false),
    arrival: stop(source, segment.arrival, dateOf(segment.arrival) !== dateOf(segment.departure)),
    technicalStops: segment.technicalStops.map((landing) => technicalStop(source, landing)),
    details: details(source, segment, direction, position),
  };
}

function carrierText({ names, locale }: ReceiptSource, { carrier, operatedBy }: OfferSegment): string {
  if (!operatedBy) return names.airline(carrier);
  return `${names.airline(carrier)}, ${RECEIPT_TEXTS[locale].operatedBy(operatedBy.name || names.airline(operatedBy.carrier))}`;
}

function stop(source: ReceiptSource, end: Stop, laterDate: boolean): ReceiptStop {
  const { name, city } = source.names.airport(end.airport);
  return {
    time: clock(end.local),
    date: formatDateWithWeekday(end.local, source.locale),
    laterDate,
    city,
    airport: `${name} (${end.airport})`,
    terminal: end.terminal ? RECEIPT_TEXTS[source.locale].terminal(end.terminal) : "",
  };
}

function dateOf(end: Stop): string {
  return end.local.slice(0, 10);
}

function technicalStop(source: ReceiptSource, landing: TechnicalStop): string {
  const texts = RECEIPT_TEXTS[source.locale];
  const { city } = source.names.airport(landing.airport);
  const time = durationText(landing.durationMinutes, texts);
  return texts.technicalStop(city, landing.airport, clock(landing.arrivalLocal), clock(landing.departureLocal), time);
}

function details(source: ReceiptSource, segment: OfferSegment, direction: number, position: number): Field[] {
  const texts = RECEIPT_TEXTS[source.locale];
  const fields = [
    { label: texts.cabin, value: `${texts.cabins[segment.cabin]} (${segment.bookingClass})` },
    { label: texts.baggage, value: allowanceText(source, [segment.baggage, ...boughtFor(source, direction)]) },
    { label: texts.handBaggage, value: allowanceText(source, [segment.handBaggage]) },
    { label: texts.fareBrand, value: segment.brand },
    { label: texts.fareBasis, value: fareBasisOf(source.snapshot, direction, position) },
    { label: texts.aircraft, value: source.names.aircraft(segment.aircraft) },
  ];
  return fields.filter((field) => field.value !== "");
}

/** What may be carried, a line for each kind. Fares are filed with the allowance of a passenger with a seat; for a lap infant the carrier's own rule holds. */
function allowanceText(source: ReceiptSource, baggage: readonly (Baggage | null)[]): string {
  const texts = RECEIPT_TEXTS[source.locale];
  if (source.passenger.age === "inf") return texts.carrierRules;
  const carried = baggage.flatMap((each) => (each && each.pieces > 0 ? [texts.carriage(each.pieces, each.kg)] : []));
  return carried.join("\n+ ") || texts.notIncluded;
}

/** Extra bags of the passenger: at the check-in desk they count like those of the fare. */
function boughtFor({ snapshot, passenger }: ReceiptSource, direction: number): Baggage[] {
  return (snapshot.prices[passenger.position]?.bags ?? []).filter((bag) => bag.direction === direction);
}

function fareBasisOf(snapshot: BookingSnapshot, direction: number, position: number): string {
  const conditions = snapshot.conditions.find(
    (fare) => fare.direction === direction && fare.fromSegment <= position && position <= fare.toSegment,
  );
  return conditions?.fareBasis ?? "";
}

function connection(
  source: ReceiptSource,
  before: OfferSegment,
  after: OfferSegment,
  direction: number,
  position: number,
): ReceiptConnection {
  const texts = RECEIPT_TEXTS[source.locale];
  const [from, to] = [before.arrival.airport, after.departure.airport];
  const wait = durationText(after.departure.utc - before.arrival.utc, texts);
  const text = texts.connection(source.names.airport(from).city, wait);
  const apart = isSelfTransferAfter(source.snapshot.ticketGroups, direction, position - 1);
  return {
    kind: "connection",
    text: from === to ? text : `${text}; ${texts.airportChange(from, to)}`,
    warning: apart ? texts.selfTransfer : null,
  };
}

function clock(local: string): string {
  return local.slice(11, 16);
}
