import { toDateTimeText } from "@/lib/domain/dates";
import type { Locale } from "@/lib/domain/localized";
import type { OfferSegment, Stop, SupplierOffer, TicketGroup } from "@/lib/domain/offer";
import { fareBasisOf } from "@/lib/domain/pricing/conditions";
import { isSelfTransferAfter } from "@/lib/domain/self-transfer";
import { timesOf } from "@/lib/services/ground/presenters/present-directions";
import { presentAirport } from "@/lib/services/ground/presenters/present-reference";
import { presentSegment } from "@/lib/services/ground/presenters/present-segment";
import { remembered } from "@/lib/util/waiting/remembered";
import { type ByteParts, byteText, sharedJson } from "./byte-text";

/** The place of the wait after a flight, which differs from offer to offer. No text of a value can hold it: quotes in texts are escaped. */
const TRANSFER_TIME = '"transfer_time":';

/** A flight up to the wait after it, and from there on. */
type SegmentText = readonly string[];

/**
 * Writes the directions of offers (OfferDirection of the contract) for one response. A flight that offers share is written once, and so is
 * a direction: the 256 offers of a round trip are pairs of some thirty.
 */
export class DirectionWriter {
  /** By the flights, and then by the places of those that a self transfer follows: their notices tell of it. */
  private readonly directions = new Map<readonly OfferSegment[], Map<string, Buffer>>();
  private readonly segments = new Map<OfferSegment, SegmentText>();
  private readonly beforeSelfTransfer = new Map<OfferSegment, SegmentText>();

  /** @param detailed whether flights are told of in detail */
  constructor(
    private readonly locale: Locale,
    private readonly detailed: boolean,
  ) {}

  /** All directions of an offer. */
  write({ directions, ticketGroups }: SupplierOffer, bytes: ByteParts): void {
    for (const [direction, { segments }] of directions.entries()) {
      if (direction > 0) bytes.add(",");
      const selfTransfers = selfTransfersOf(ticketGroups, direction, segments.length);
      const kept = remembered(this.directions, segments, () => new Map<string, Buffer>());
      bytes.add(remembered(kept, selfTransfers.join(), () => Buffer.from(this.direction(segments, selfTransfers), "latin1")));
    }
  }

  private direction(segments: readonly OfferSegment[], selfTransfers: readonly number[]): string {
    const { first, last, travelMinutes, transferMinutes, routeMinutes, waits } = timesOf(segments);
    const ends = `"departure":${this.end(first.departure)},"arrival":${this.end(last.arrival)}`;
    const times = `"travel_time":${travelMinutes},"transfer_time":${transferMinutes},"route_duration":${routeMinutes}`;
    const flights = segments.map((segment, index) => {
      const [before, after] = this.segment(segment, selfTransfers.includes(index));
      return `${before}${TRANSFER_TIME}${waits[index] ?? null}${after}`;
    });
    return `{${ends},${times},"segments":[${flights.join()}]}`;
  }

  private end({ airport, local }: Stop): string {
    return `{"datetime":"${toDateTimeText(local)}","airport":${sharedJson(presentAirport(airport, this.locale))}}`;
  }

  private segment(segment: OfferSegment, isSelfTransfer: boolean): SegmentText {
    const texts = isSelfTransfer ? this.beforeSelfTransfer : this.segments;
    const known = texts.get(segment);
    if (known) return known;
    const fareBasis = this.detailed ? fareBasisOf(segment) : null;
    const view = presentSegment(segment, { minutes: null, isSelfTransfer }, this.locale, fareBasis);
    // Added to the view itself: spread into another object, as many fields would make one of V8's slow kind (makeSegment).
    const text = byteText(JSON.stringify(Object.assign(view, { seats: segment.seatsLeft }))).split(`${TRANSFER_TIME}null`);
    texts.set(segment, text);
    return text;
  }
}

/** Places of the flights of a direction that a self transfer follows. A journey on one ticket has none. */
function selfTransfersOf(ticketGroups: readonly TicketGroup[], direction: number, flights: number): number[] {
  if (ticketGroups.length < 2) return [];
  return Array.from({ length: flights }, (_, place) => place).filter((place) => isSelfTransferAfter(ticketGroups, direction, place));
}
