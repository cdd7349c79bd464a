import type { Booking } from "@/lib/contracts/interface/bookings";
import { haveAdults } from "@/lib/domain/passengers/ages";

type Flown = Pick<Booking, "passengers" | "directions">;

/**
 * Whether somebody who would still fly would have no adult, which the service refuses (`passengers_need_adult`).
 * @param givenBy directions that a passenger gives back, by key
 */
export function leavesWithoutAdult({ passengers, directions }: Flown, givenBy: (key: string) => readonly number[]): boolean {
  const lastFlight = directions.at(-1)?.segments.at(-1)?.departure.datetime.slice(0, 10) ?? "";
  return directions.some((_, direction) => {
    const staying = passengers.filter((passenger) => isAhead(passenger, direction) && !givenBy(passenger.key).includes(direction));
    return staying.length > 0 && !haveAdults(staying, lastFlight);
  });
}

/** Directions of a journey, from 0. */
export function allDirections({ directions }: Pick<Booking, "directions">): number[] {
  return directions.map((_, direction) => direction);
}

function isAhead({ refunded_at, refunded_directions = [] }: Booking["passengers"][number], direction: number): boolean {
  return refunded_at === undefined && !refunded_directions.some((given) => given.direction === direction);
}
