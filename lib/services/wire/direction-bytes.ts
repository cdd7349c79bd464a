import { toDateTimeText } from "@/lib/domain/dates";
import type { Locale } from "@/lib/domain/localized";
import type { OfferSegment, Stop, SupplierOffer } from "@/lib/domain/offer";
import { isSelfTransferAfter } from "@/lib/domain/self-transfer";
import { timesOf } from "../present-directions";
import type { JsonWriter } from "./json-writer";
import { airportBytes } from "./place-bytes";
import { writeSegment } from "./segment-bytes";

/** One direction of an offer (OfferDirection of the contract). */
export function writeDirection(writer: JsonWriter, { bounds, ticketGroups }: SupplierOffer, bound: number, locale: Locale): void {
  const segments: readonly OfferSegment[] = bounds[bound]?.segments ?? [];
  const times = timesOf(segments);
  writer.ascii('{"departure":');
  writeEnd(writer, times.departure, locale);
  writer.ascii(',"arrival":');
  writeEnd(writer, times.arrival, locale);
  const { travelMinutes, transferMinutes, routeMinutes, waits } = times;
  writer.ascii(`,"travel_time":${travelMinutes},"transfer_time":${transferMinutes},"route_duration":${routeMinutes},"segments":[`);
  segments.forEach((segment, index) => {
    if (index > 0) writer.ascii(",");
    // All on one ticket, as nearly always, needs no look.
    const isSelfTransfer = ticketGroups.length > 1 && isSelfTransferAfter(ticketGroups, bound, index);
    writeSegment(writer, segment, locale, waits[index] ?? null, isSelfTransfer);
  });
  writer.ascii("]}");
}

function writeEnd(writer: JsonWriter, { local, airport }: Stop, locale: Locale): void {
  writer.ascii(`{"datetime":"${toDateTimeText(local)}","airport":`);
  writer.bytes(airportBytes(airport, locale));
  writer.ascii("}");
}
