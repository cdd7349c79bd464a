import { toDateTimeText } from "@/lib/domain/dates";
import type { Locale } from "@/lib/domain/localized";
import type { OfferSegment } from "@/lib/domain/offer";
import { SELF_TRANSFER } from "@/lib/domain/self-transfer";
import { presentSegment } from "../present-segment";
import type { JsonWriter } from "./json-writer";
import { openAirportBytes } from "./place-bytes";

/**
 * What flights that differ only in their day and seats have in common, in parts of the same bytes: what depends on the connection after a
 * flight goes between them. Times of take-off and landing are written over at their places.
 */
interface Template {
  /** Up to the value of `transfer_time`. */
  head: Uint8Array;
  /** From there to where the number of seats left stands. */
  rest: Uint8Array;
  /** Where in the rest a notice of a self transfer goes, and whether others stand before it. */
  noticeAt: number;
  hasNotices: boolean;
  /** Where in the head the time of landing is; that of take-off is where the departure has it. */
  arrivalTimeAt: number;
  /** How a direction begins that begins with it: `{"departure":{"datetime":…,"airport":{…`, where two braces are open; a direction has no terminals. */
  departure: Uint8Array;
  /** How that goes on where it ends with it: `}},"arrival":{"datetime":…,"airport":{…`, with two braces open again. */
  arrival: Uint8Array;
}

/** A flight at a fare as JSON. */
export interface SegmentParts {
  template: Template;
  /** As answers show them: `YYYY-MM-DD HH:MM:SS`. */
  departureTime: string;
  arrivalTime: string;
  seats: string;
}

/** Written once per language: a supplier gives the same flight at the same fare as the same object (Supplier.search). */
const written: Readonly<Record<Locale, WeakMap<OfferSegment, SegmentParts>>> = { uz: new WeakMap(), ru: new WeakMap(), en: new WeakMap() };

/** So many are kept, 2 KB each: a flight number has few fares that differ in what they include. */
const MAX_KEPT = 10_000;
let templates = new Map<string, Template>();

const NO_CONNECTION = { minutes: null, isSelfTransfer: false };
const NOTICE = Buffer.from(JSON.stringify(SELF_TRANSFER));
/** Stands for an airport, whose own bytes go there. No text of a value can hold this, or the marks below: quotes inside texts are escaped. */
const PLACE = '"airport":0';
const TRANSFER_TIME = '"transfer_time":';
const DEPARTURE_TIME_AT = '{"departure":{"datetime":"'.length;
const ARRIVAL_TIME_AFTER = '}},"arrival":{"datetime":"'.length;
const NULL = "null";

export function segmentParts(segment: OfferSegment, locale: Locale): SegmentParts {
  const known = written[locale].get(segment);
  if (known) return known;
  const parts = {
    template: templateOf(segment, locale),
    departureTime: toDateTimeText(segment.departure.local),
    arrivalTime: toDateTimeText(segment.arrival.local),
    seats: `${segment.seatsLeft}}`,
  };
  written[locale].set(segment, parts);
  return parts;
}

/** How a direction begins that begins with the flight. */
export function writeDeparture(writer: JsonWriter, { template, departureTime }: SegmentParts): void {
  writer.bytesWith(template.departure, DEPARTURE_TIME_AT, departureTime);
}

/** How that goes on where it ends with the flight. */
export function writeArrival(writer: JsonWriter, { template, arrivalTime }: SegmentParts): void {
  writer.bytesWith(template.arrival, ARRIVAL_TIME_AFTER, arrivalTime);
}

/** @param waitMinutes until the next flight of the direction; null after the last one */
export function writeSegment(writer: JsonWriter, parts: SegmentParts, waitMinutes: number | null, isSelfTransfer: boolean): void {
  const { head, rest, noticeAt, hasNotices, arrivalTimeAt } = parts.template;
  writer.bytesWith(head, DEPARTURE_TIME_AT, parts.departureTime, arrivalTimeAt, parts.arrivalTime);
  writer.ascii(waitMinutes === null ? NULL : String(waitMinutes));
  if (isSelfTransfer) {
    writer.bytes(rest.subarray(0, noticeAt));
    if (hasNotices) writer.ascii(",");
    writer.bytes(NOTICE);
    writer.bytes(rest.subarray(noticeAt));
  } else {
    writer.bytes(rest);
  }
  writer.ascii(parts.seats);
}

/** Flights with technical stops tell times of these too: theirs is their own. */
function templateOf(segment: OfferSegment, locale: Locale): Template {
  if (segment.technicalStops.length > 0) return write(segment, locale);
  const key = `${locale}${keyOf(segment)}`;
  const known = templates.get(key);
  if (known) return known;
  if (templates.size >= MAX_KEPT) templates = new Map();
  const made = write(segment, locale);
  templates.set(key, made);
  return made;
}

/** All that is shown of a flight without technical stops but its times and seats. */
function keyOf(segment: OfferSegment): string {
  const { departure, arrival, handBaggage, baggage } = segment;
  const flight = `${segment.carrier} ${segment.flightNumber} ${segment.cabin}${segment.refundable}${segment.changeable}${segment.durationMinutes}`;
  const ends = `${departure.airport}${arrival.airport} ${segment.aircraft}|${departure.terminal}|${arrival.terminal}`;
  return `${flight}${ends}|${handBaggage.pieces}x${handBaggage.kg}|${baggage && `${baggage.pieces}x${baggage.kg}`}`;
}

/** The airports, most of the bytes, are put in as they were written before. */
function write(segment: OfferSegment, locale: Locale): Template {
  const view = presentSegment(segment, NO_CONNECTION, locale);
  const { departure, arrival } = view;
  const places = { departure: { ...departure, airport: 0 }, arrival: { ...arrival, airport: 0 } };
  const [start = "", middle = "", end = ""] = JSON.stringify({ ...view, ...places }).split(PLACE);
  const between = end.indexOf(TRANSFER_TIME) + TRANSFER_TIME.length;
  const pieces = [
    Buffer.from(`${start}"airport":`),
    openAirportBytes(departure.airport.code, locale),
    Buffer.from(`,"terminal":${JSON.stringify(departure.airport.terminal)}`),
    Buffer.from(`}${middle}"airport":`),
    openAirportBytes(arrival.airport.code, locale),
    Buffer.from(`,"terminal":${JSON.stringify(arrival.airport.terminal)}}${end.slice(0, between)}`),
    Buffer.from(`${end.slice(between + NULL.length, -1)},"seats":`),
  ];
  const bytes = Buffer.concat(pieces);
  const upTo = (count: number) => pieces.slice(0, count).reduce((sum, { byteLength }) => sum + byteLength, 0);
  const rest = bytes.subarray(upTo(6));
  return {
    head: bytes.subarray(0, upTo(6)),
    rest,
    noticeAt: rest.byteLength - '],"seats":'.length,
    hasNotices: view.information_for_clients.length > 0,
    arrivalTimeAt: upTo(3) + ARRIVAL_TIME_AFTER,
    departure: bytes.subarray(0, upTo(2)),
    arrival: bytes.subarray(upTo(3), upTo(5)),
  };
}
