import type { Locale } from "@/lib/domain/localized";
import type { OfferSegment } from "@/lib/domain/offer";
import { presentSegment } from "../present-segment";
import { openAirportBytes } from "./place-bytes";

/**
 * What flights that differ only in their day and seats have in common, in parts of the same bytes: what depends on the connection after a
 * flight goes between them. Times are written over at their places.
 */
export interface SegmentTemplate {
  /** Up to the value of `transfer_time`. */
  head: Uint8Array;
  /** From there to where the number of seats left stands. */
  rest: Uint8Array;
  /** Where in the rest a notice of a self transfer goes, and whether others stand before it. */
  noticeAt: number;
  hasNotices: boolean;
  /** Where in the head the time of landing is; that of take-off is where the departure has it. */
  arrivalTimeAt: number;
  /** Where in the rest the times of technical stops are: of each its arrival, then its departure. */
  stopTimesAt: readonly number[];
  /** How a direction begins that begins with it: `{"departure":{"datetime":…,"airport":{…`, where two braces are open; a direction has no terminals. */
  departure: Uint8Array;
  /** How that goes on where it ends with it: `}},"arrival":{"datetime":…,"airport":{…`, with two braces open again. */
  arrival: Uint8Array;
}

export const DEPARTURE_TIME_AT = '{"departure":{"datetime":"'.length;
export const ARRIVAL_TIME_AFTER = '}},"arrival":{"datetime":"'.length;

/** By what all flights of a kind share; else by their contents. */
const ofKind: Readonly<Record<Locale, WeakMap<object, SegmentTemplate>>> = { uz: new WeakMap(), ru: new WeakMap(), en: new WeakMap() };

/** So many are kept by their contents, 2 KB each: a flight number has few fares that differ in what they include. */
const MAX_KEPT = 10_000;
let ofContents = new Map<string, SegmentTemplate>();

export function templateOf(segment: OfferSegment, locale: Locale): SegmentTemplate {
  const { kind } = segment;
  if (!kind) return templateOfContents(segment, locale);
  const known = ofKind[locale].get(kind);
  if (known) return known;
  const made = templateOfContents(segment, locale);
  ofKind[locale].set(kind, made);
  return made;
}

function templateOfContents(segment: OfferSegment, locale: Locale): SegmentTemplate {
  const key = `${locale}${keyOf(segment)}`;
  const known = ofContents.get(key);
  if (known) return known;
  if (ofContents.size >= MAX_KEPT) ofContents = new Map();
  const made = write(segment, locale);
  ofContents.set(key, made);
  return made;
}

/** All that is shown of a flight but its times and seats. */
function keyOf(segment: OfferSegment): string {
  const { departure, arrival, handBaggage, baggage, technicalStops } = segment;
  const flight = `${segment.carrier} ${segment.flightNumber} ${segment.cabin}${segment.refundable}${segment.changeable}${segment.durationMinutes}`;
  const ends = `${departure.airport}${arrival.airport} ${segment.aircraft}|${departure.terminal}|${arrival.terminal}`;
  const stops = technicalStops.map(({ airport, durationMinutes }) => `${airport}${durationMinutes}`).join();
  return `${flight}${ends}|${handBaggage.pieces}x${handBaggage.kg}|${baggage && `${baggage.pieces}x${baggage.kg}`}|${stops}`;
}

/** Stands for an airport, whose own bytes go there. No text of a value can hold this, or the marks below: quotes inside texts are escaped. */
const PLACE = '"airport":0';
const TRANSFER_TIME = '"transfer_time":';
const STOP_TIMES = ['"arrival_datetime":"', '"departure_datetime":"'] as const;
const NULL = "null";
const NO_CONNECTION = { minutes: null, isSelfTransfer: false };

/** The airports, most of the bytes, are put in as they were written before. */
function write(segment: OfferSegment, locale: Locale): SegmentTemplate {
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
    stopTimesAt: stopTimesIn(rest, segment.technicalStops.length),
    departure: bytes.subarray(0, upTo(2)),
    arrival: bytes.subarray(upTo(3), upTo(5)),
  };
}

function stopTimesIn(rest: Buffer, stops: number): number[] {
  const places: number[] = [];
  let from = 0;
  for (let stop = 0; stop < stops; stop++) {
    for (const name of STOP_TIMES) {
      from = rest.indexOf(name, from) + name.length;
      places.push(from);
    }
  }
  return places;
}
