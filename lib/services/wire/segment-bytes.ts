import type { Locale } from "@/lib/domain/localized";
import type { OfferSegment } from "@/lib/domain/offer";
import { SELF_TRANSFER } from "@/lib/domain/self-transfer";
import { presentSegment } from "../present-segment";
import type { JsonWriter } from "./json-writer";

/** A flight at a fare as JSON, in parts: what depends on the connection after it goes between them. */
interface SegmentParts {
  /** Up to the value of `transfer_time`. */
  head: Uint8Array;
  /** From there up to where a notice of a self transfer goes. */
  body: Uint8Array;
  /** Whether other notices stand before it. */
  hasNotices: boolean;
  tail: Uint8Array;
}

/** Written once per language: a supplier gives the same flight at the same fare as the same object (Supplier.search). */
const written: Readonly<Record<Locale, WeakMap<OfferSegment, SegmentParts>>> = { uz: new WeakMap(), ru: new WeakMap(), en: new WeakMap() };

const TRANSFER_TIME = '"transfer_time":';
/** How a segment without a connection after it ends: the list of notices, and the segment. */
const END = "]}";
const NOTICE = Buffer.from(JSON.stringify(SELF_TRANSFER));
const LAST_WITHOUT_CONNECTION = { minutes: null, isSelfTransfer: false };

/** @param waitMinutes until the next flight of the direction; null after the last one */
export function writeSegment(
  writer: JsonWriter,
  segment: OfferSegment,
  locale: Locale,
  waitMinutes: number | null,
  isSelfTransfer: boolean,
): void {
  const { head, body, hasNotices, tail } = partsOf(segment, locale);
  writer.bytes(head);
  writer.ascii(String(waitMinutes));
  writer.bytes(body);
  if (isSelfTransfer) {
    if (hasNotices) writer.ascii(",");
    writer.bytes(NOTICE);
  }
  writer.bytes(tail);
}

function partsOf(segment: OfferSegment, locale: Locale): SegmentParts {
  const known = written[locale].get(segment);
  if (known) return known;
  const parts = write(segment, locale);
  written[locale].set(segment, parts);
  return parts;
}

/** Cuts the segment's JSON where the connection belongs. No text of a value can hold these marks: quotes inside texts are escaped. */
function write(segment: OfferSegment, locale: Locale): SegmentParts {
  const view = presentSegment(segment, LAST_WITHOUT_CONNECTION, locale);
  const text = JSON.stringify(view);
  const time = text.indexOf(TRANSFER_TIME) + TRANSFER_TIME.length;
  return {
    head: Buffer.from(text.slice(0, time)),
    body: Buffer.from(text.slice(time + String(null).length, -END.length)),
    hasNotices: view.information_for_clients.length > 0,
    tail: Buffer.from(`],"seats":${segment.seatsLeft}}`),
  };
}
