import type { FlightSegment } from "@/lib/engine/itinerary";
import { firstLeg } from "../flight-reference";
import { isCharter } from "../selling-rules";

/** Numbers what flights of one carrier between the same airports have in common, whatever their number and day. */
export class FlightKinds {
  private readonly byText = new Map<string, number>();

  /** From 0; the same number is the same kind. */
  numberOf(segment: FlightSegment): number {
    const calls = segment.legs.map((leg) => leg.destination);
    const text = `${segment.carrier}${isCharter(segment.serviceType)}${firstLeg(segment).origin}${calls.join()}`;
    const known = this.byText.get(text) ?? this.byText.size;
    this.byText.set(text, known);
    return known;
  }
}
