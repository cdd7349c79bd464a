import type { OfferSegment } from "@/lib/domain/offer";
import type { FlightFollower, HeldFlight } from "@/lib/suppliers/port/own-schedule";
import type { ScheduleChanged } from "./schedule-changed";

interface Learning {
  follower: FlightFollower;
  change: Pick<ScheduleChanged, "scheduleOf">;
}

/** What becomes of a flight that another one flies depends on the schedules of both, though the change is about one of them. */
export async function learnSchedules(
  { follower, change }: Learning,
  flights: readonly { flight: OfferSegment; held: HeldFlight }[],
): Promise<void> {
  const needed = () => [...new Set(flights.flatMap(({ flight, held }) => follower.needs(flight, held)))];
  for (let codes = needed(); codes.length > 0; codes = needed()) follower.learn(await change.scheduleOf(codes));
}
