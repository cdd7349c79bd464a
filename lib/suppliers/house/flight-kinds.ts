import type { FlightSegment } from "@/lib/engine/find-itineraries";
import { firstLeg, lastLeg } from "./flight-reference";
import { isCharter } from "./selling-rules";

/** What flights of one carrier between the same airports have in common, whatever their number and day. */
export interface FlightKind {
  /** From 0; the same number is the same kind. */
  id: number;
  origin: string;
  destination: string;
}

/** Kinds of the flights of one snapshot. */
export class FlightKinds {
  private readonly byText = new Map<string, FlightKind>();

  kindOf(segment: FlightSegment): FlightKind {
    const origin = firstLeg(segment).origin;
    const calls = segment.legs.map((leg) => leg.destination);
    const text = `${segment.carrier}${isCharter(segment.serviceType)}${origin}${calls.join()}`;
    const known = this.byText.get(text);
    if (known) return known;
    const kind = { id: this.byText.size, origin, destination: lastLeg(segment).destination };
    this.byText.set(text, kind);
    return kind;
  }
}
