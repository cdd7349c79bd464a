import type { Locale } from "@/lib/domain/localized";
import type { SupplierOffer } from "@/lib/domain/offer";
import { isSelfTransferAfter } from "@/lib/domain/self-transfer";
import { timesOf } from "../present-directions";
import type { JsonWriter } from "./json-writer";
import { writeArrival, writeDeparture, writeSegment } from "./segment-bytes";
import { templateOf } from "./segment-template";

const TRAVEL_TIME = Buffer.from('}},"travel_time":');
const TRANSFER_TIME = Buffer.from(',"transfer_time":');
const ROUTE_DURATION = Buffer.from(',"route_duration":');
const SEGMENTS = Buffer.from(',"segments":[');

/** One direction of an offer (OfferDirection of the contract). */
export function writeDirection(writer: JsonWriter, { directions, ticketGroups }: SupplierOffer, direction: number, locale: Locale): void {
  const segments = directions[direction]?.segments ?? [];
  const { first, last, travelMinutes, transferMinutes, routeMinutes, waits } = timesOf(segments);
  writeDeparture(writer, templateOf(first, locale), first);
  writeArrival(writer, templateOf(last, locale), last);
  writer.bytes(TRAVEL_TIME);
  writer.integer(travelMinutes);
  writer.bytes(TRANSFER_TIME);
  writer.minutes(transferMinutes);
  writer.bytes(ROUTE_DURATION);
  writer.integer(routeMinutes);
  writer.bytes(SEGMENTS);
  for (const [index, segment] of segments.entries()) {
    if (index > 0) writer.ascii(",");
    // All on one ticket, as nearly always, needs no look.
    const isSelfTransfer = ticketGroups.length > 1 && isSelfTransferAfter(ticketGroups, direction, index);
    writeSegment(writer, templateOf(segment, locale), segment, waits[index] ?? null, isSelfTransfer);
  }
  writer.ascii("]}");
}
