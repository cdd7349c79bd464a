import type { JourneyDirection } from "@/lib/domain/offer";
import type { SeatTake } from "@/lib/domain/schedule/inventory";
import { isSeated, seatedFlights } from "../../schedule-changes/parts/follow-journey";

interface Seated {
  directions: readonly JourneyDirection[];
  /** Of the booking, in the order of travel. */
  seats: readonly SeatTake[];
}

/** Seats of one leg that go, as the SQL function `release_seats_v1` takes them. */
export type GivenSeats = Pick<SeatTake, "legKey" | "bookingClass" | "seats">;

/** All seats of a booking after a refund, and those that go. */
export interface SeatsLeft {
  seats: SeatTake[];
  give: GivenSeats[];
}

/**
 * The seats of a booking without those that are given back. Legs on which none is left stay in the list: it is in the order of travel.
 * @param fewer how many seats go on each direction
 * @returns null where the booking does not tell which of its seats are of which direction
 */
export function seatsWithout({ directions, seats }: Seated, fewer: readonly number[]): SeatsLeft | null {
  const counts = fewerOnEach({ directions, seats }, fewer);
  if (!counts) return null;
  const gone = seats.map((take, index) => ({ ...take, seats: Math.min(take.seats, counts[index] ?? 0) }));
  return {
    seats: seats.map((take, index) => ({ ...take, seats: take.seats - (gone[index]?.seats ?? 0) })),
    give: gone.filter((take) => take.seats > 0).map(({ legKey, bookingClass, seats: given }) => ({ legKey, bookingClass, seats: given })),
  };
}

/** Whether the booking tells which of its seats are of which direction. */
export function tellsSeats({ directions, seats }: Seated): boolean {
  return seats.length === 0 || isSeated({ current: journeyOf(directions), seats });
}

function journeyOf(directions: Seated["directions"]) {
  return { directions: [...directions], gone: [], suspended: false };
}

/** Seats that go, for each take of the booking. */
function fewerOnEach({ directions, seats }: Seated, fewer: readonly number[]): readonly number[] | null {
  const [first = 0] = fewer;
  if (fewer.every((count) => count === first)) return seats.map(() => first);
  if (!tellsSeats({ directions, seats })) return null;
  return seatedFlights({ current: journeyOf(directions), seats }).flatMap(({ place: [direction], takes }) =>
    takes.map(() => fewer[direction] ?? 0),
  );
}
