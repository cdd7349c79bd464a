import type { FlightChange } from "@/lib/contracts/interface/sandbox";
import type { JourneyDirection } from "@/lib/domain/offer";
import type { CurrentJourney, FlightPlace } from "@/lib/domain/schedule-change/current-journey";

/** What a test airline lets happen to its flights. */
export interface Disruptions {
  /** What will happen by itself to a booking of this reference. */
  disruptionOf(reference: string): Disruption | null;
  /** What an airline's change makes of agreed flights, where a test asks for it; null where it changes nothing of them. */
  disrupted(change: FlightChange, agreed: readonly JourneyDirection[]): DisruptedJourney | null;
}

/** What a change of the airline's makes of a booking's flights. */
export interface DisruptedJourney {
  /** The booked flights as they will be flown. */
  journey: CurrentJourney;
  /** Flights whose new aircraft has no seats for the booking. */
  seatless: readonly FlightPlace[];
}

/** What will happen to a booking by itself. */
export type Disruption = {
  /** What it follows, and after so many seconds. */
  after: "booking" | "ticketing";
  afterSeconds: number;
} & ({ kind: "airline_cancelled" } | ({ kind: "schedule_change" } & DisruptedJourney));
