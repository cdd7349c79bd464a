import type { ChangedFlight, CountingFlight } from "@/lib/domain/schedule/comparison/changed-flight";

/** A change of the imported schedule. */
export interface ScheduleChanged {
  importId: string;
  now: Date;
  /** All flights that change; new ones are among them. */
  flights: readonly ChangedFlight[];
  /** What the schedule says after the change of other flights, as `flightCode` writes them. */
  scheduleOf(codes: readonly string[]): Promise<CountingFlight[]>;
}
