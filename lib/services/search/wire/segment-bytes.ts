import type { OfferSegment, TechnicalStop } from "@/lib/domain/offer";
import { SELF_TRANSFER } from "@/lib/domain/self-transfer";
import type { JsonWriter } from "./json-writer";
import { ARRIVAL_TIME_AFTER, DEPARTURE_TIME_AT, type SegmentTemplate } from "./segment-template";

const NOTICE = Buffer.from(JSON.stringify(SELF_TRANSFER));

/** How a direction begins that begins with the flight. */
export function writeDeparture(writer: JsonWriter, { departure }: SegmentTemplate, segment: OfferSegment): void {
  const at = writer.bytes(departure);
  writer.timeOver(at + DEPARTURE_TIME_AT, segment.departure.local);
}

/** How that goes on where it ends with the flight. */
export function writeArrival(writer: JsonWriter, { arrival }: SegmentTemplate, segment: OfferSegment): void {
  const at = writer.bytes(arrival);
  writer.timeOver(at + ARRIVAL_TIME_AFTER, segment.arrival.local);
}

/** @param waitMinutes until the next flight of the direction; null after the last one */
export function writeSegment(
  writer: JsonWriter,
  template: SegmentTemplate,
  segment: OfferSegment,
  waitMinutes: number | null,
  isSelfTransfer: boolean,
): void {
  const { head, rest, noticeAt, hasNotices, arrivalTimeAt, stopTimesAt } = template;
  const at = writer.bytes(head);
  writer.timeOver(at + DEPARTURE_TIME_AT, segment.departure.local);
  writer.timeOver(at + arrivalTimeAt, segment.arrival.local);
  writer.minutes(waitMinutes);
  const restAt = writer.bytes(isSelfTransfer ? rest.subarray(0, noticeAt) : rest);
  if (stopTimesAt.length > 0) writeStopTimes(writer, restAt, stopTimesAt, segment.technicalStops);
  if (isSelfTransfer) {
    if (hasNotices) writer.ascii(",");
    writer.bytes(NOTICE);
    writer.bytes(rest.subarray(noticeAt));
  }
  writer.integer(segment.seatsLeft);
  writer.ascii("}");
}

function writeStopTimes(writer: JsonWriter, restAt: number, places: readonly number[], stops: readonly TechnicalStop[]): void {
  const times = stops.flatMap(({ arrivalLocal, departureLocal }) => [arrivalLocal, departureLocal]);
  for (const [index, place] of places.entries()) writer.timeOver(restAt + place, times[index] ?? "");
}
