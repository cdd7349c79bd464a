import type { FlightSegment } from "@/lib/engine/itinerary";
import { type NamedFlight, namedFlight } from "../journey-reference";
import type { LevelsByDays } from "../levels-by-days";

/** A leg of a service, whatever the day. */
export interface ShownLeg {
  origin: string;
  /** Minutes after the service's departure. */
  departure: number;
  arrival: number;
  /** IANA names of the zones of its ends. */
  originZone: string;
  destinationZone: string;
  levels: LevelsByDays;
}

/** A service, and what offers say of it on every day. */
export class ShownService {
  readonly carrier: string;
  readonly name: NamedFlight;

  /**
   * @param kind see FlightKinds
   * @param segment any departure of the service
   */
  constructor(
    readonly service: number,
    readonly kind: number,
    readonly legs: readonly ShownLeg[],
    readonly segment: FlightSegment,
  ) {
    this.carrier = segment.carrier;
    this.name = namedFlight(segment);
  }
}
