import type { SeatTake } from "@/lib/domain/schedule/inventory";
import { type CurrentJourney, type FlightPlace, isGone } from "@/lib/domain/schedule-change/current-journey";
import type { Alternative } from "@/lib/suppliers/port/own-schedule";
import { seatedFlights } from "./follow-journey";

/** A booking's seats, and where they stand. */
interface Held {
  current: CurrentJourney;
  /** Flights of it on which the party has no seat any more. */
  seatless: readonly FlightPlace[];
  /** All seats, in the order of travel. */
  held: readonly SeatTake[];
}

/**
 * What is taken and given back, and all seats after that in the order of travel. Seats that the party has on a flight that is flown, and that
 * the other flights have as well, stay what they are.
 */
export function exchangedSeats({ current, seatless, held: seats }: Held, { directions }: Pick<Alternative, "directions">) {
  const held = seatedFlights({ current, seats });
  const isLeft = ({ place: [direction, segment] }: (typeof held)[number]) =>
    directions.some((each) => each.direction === direction && segment >= each.from);
  const takesOf = (flights: typeof held) => flights.flatMap(({ takes }) => takes);
  const mayStay = takesOf(held.filter(isLeft).filter(({ place }) => !isGone(current, ...place) && !isGone({ gone: seatless }, ...place)));
  const kept = (take: SeatTake) => mayStay.find(({ legKey, bookingClass }) => legKey === take.legKey && bookingClass === take.bookingClass);
  const come = directions.flatMap((each) => each.seats);
  const stays = come.flatMap((take) => kept(take) ?? []);
  return {
    take: come.filter((take) => !kept(take)),
    give: takesOf(held.filter(isLeft)).filter((take) => !stays.includes(take)),
    seats: current.directions.flatMap((_, direction) => [
      ...takesOf(held.filter((flight) => flight.place[0] === direction && !isLeft(flight))),
      ...(directions.find((each) => each.direction === direction)?.seats.map((take) => kept(take) ?? take) ?? []),
    ]),
  };
}
