import type { Locale } from "@/lib/domain/localized";
import type { OfferSegment } from "@/lib/domain/offer";
import { SELF_TRANSFER } from "@/lib/domain/self-transfer";
import { presentSegment } from "../present-segment";
import type { JsonWriter } from "./json-writer";
import { openAirportBytes } from "./place-bytes";

/** A flight at a fare as JSON, in parts of the same bytes: what depends on the connection after it goes between them. */
interface SegmentParts {
  /** Up to the value of `transfer_time`. */
  head: Uint8Array;
  /** From there to the end. */
  rest: Uint8Array;
  /** Where in the rest a notice of a self transfer goes, and whether others stand before it. */
  noticeAt: number;
  hasNotices: boolean;
  /** How a direction begins that begins with it: `{"departure":{"datetime":…,"airport":{…`, where two braces are open; a direction has no terminals. */
  departure: Uint8Array;
  /** How that goes on where it ends with it: `}},"arrival":{"datetime":…,"airport":{…`, with two braces open again. */
  arrival: Uint8Array;
}

/** Written once per language: a supplier gives the same flight at the same fare as the same object (Supplier.search). */
const written: Readonly<Record<Locale, WeakMap<OfferSegment, SegmentParts>>> = { uz: new WeakMap(), ru: new WeakMap(), en: new WeakMap() };

const NO_CONNECTION = { minutes: null, isSelfTransfer: false };
const NOTICE = Buffer.from(JSON.stringify(SELF_TRANSFER));
/** Stands for an airport, whose own bytes go there. No text of a value can hold this, or the mark below: quotes inside texts are escaped. */
const PLACE = '"airport":0';
const TRANSFER_TIME = '"transfer_time":';
const NULL = "null";

export function segmentParts(segment: OfferSegment, locale: Locale): SegmentParts {
  const known = written[locale].get(segment);
  if (known) return known;
  const parts = write(segment, locale);
  written[locale].set(segment, parts);
  return parts;
}

/** @param waitMinutes until the next flight of the direction; null after the last one */
export function writeSegment(writer: JsonWriter, parts: SegmentParts, waitMinutes: number | null, isSelfTransfer: boolean): void {
  const { head, rest, noticeAt, hasNotices } = parts;
  writer.bytes(head);
  writer.ascii(waitMinutes === null ? NULL : String(waitMinutes));
  if (!isSelfTransfer) {
    writer.bytes(rest);
    return;
  }
  writer.bytes(rest.subarray(0, noticeAt));
  if (hasNotices) writer.ascii(",");
  writer.bytes(NOTICE);
  writer.bytes(rest.subarray(noticeAt));
}

/** The airports, most of the bytes, are put in as they were written before. */
function write(segment: OfferSegment, locale: Locale): SegmentParts {
  const view = presentSegment(segment, NO_CONNECTION, locale);
  const { departure, arrival } = view;
  const places = { departure: { ...departure, airport: 0 }, arrival: { ...arrival, airport: 0 } };
  const [start = "", middle = "", end = ""] = JSON.stringify({ ...view, ...places, seats: segment.seatsLeft }).split(PLACE);
  const between = end.indexOf(TRANSFER_TIME) + TRANSFER_TIME.length;
  const pieces = [
    Buffer.from(`${start}"airport":`),
    openAirportBytes(departure.airport.code, locale),
    Buffer.from(`,"terminal":${JSON.stringify(departure.airport.terminal)}`),
    Buffer.from(`}${middle}"airport":`),
    openAirportBytes(arrival.airport.code, locale),
    Buffer.from(`,"terminal":${JSON.stringify(arrival.airport.terminal)}}${end.slice(0, between)}`),
    Buffer.from(end.slice(between + NULL.length)),
  ];
  const bytes = Buffer.concat(pieces);
  const upTo = (count: number) => pieces.slice(0, count).reduce((sum, { byteLength }) => sum + byteLength, 0);
  const rest = bytes.subarray(upTo(6));
  return {
    head: bytes.subarray(0, upTo(6)),
    rest,
    noticeAt: rest.byteLength - `],"seats":${segment.seatsLeft}}`.length,
    hasNotices: view.information_for_clients.length > 0,
    departure: bytes.subarray(0, upTo(2)),
    arrival: bytes.subarray(upTo(3), upTo(5)),
  };
}
