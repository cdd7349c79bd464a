import type { ScheduleChange } from "@/lib/contracts/interface/schedule-changes";
import type { Trip } from "@/lib/contracts/trip/trip";

/** A trip, and the change of it that is shown or answered. */
export interface TripChangeProps {
  /** Token of the trip's page. */
  token: string;
  trip: Trip;
  change: ScheduleChange;
}
