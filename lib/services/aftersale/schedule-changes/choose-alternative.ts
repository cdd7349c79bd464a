import { flightKeys } from "@/lib/domain/booking/journey-keys";
import { AppError } from "@/lib/domain/errors";
import type { SeatTake } from "@/lib/domain/schedule/inventory";
import type { CurrentJourney } from "@/lib/domain/schedule-change/current-journey";
import { emptiedTickets, replaceDirections } from "@/lib/domain/schedule-change/replace-directions";
import { alternativesOf } from "@/lib/services/booking/flights/alternatives-of";
import { parseCurrent, parseSeats } from "@/lib/services/booking/flights/followed-booking";
import { emptyDirections } from "@/lib/services/booking/flights/who-flies";
import type { Alternative } from "@/lib/suppliers/port";
import { appliedTo } from "./parts/applied-to";
import { type ChangeAnswer, type FoundChange, findChange } from "./parts/find-change";
import { seatedFlights } from "./parts/follow-journey";
import { settleChange } from "./parts/settle-change";

/**
 * Takes other flights in place of the changed ones, without charge: takes their seats and gives the others back in one statement.
 * @param answer.alternative id of one of the alternatives that are offered now
 * @throws AppError booking_not_found; schedule_change_not_found; schedule_change_settled; schedule_alternative_gone; carrier_unconfirmed
 */
export async function chooseAlternative(answer: ChangeAnswer & { alternative: string }): Promise<void> {
  const found = await findChange(answer);
  const { booking, change, supplier } = found;
  if (change.state === "chosen" && change.alternative === answer.alternative) return;
  if (change.state !== "open" || change.current === null) throw new AppError("schedule_change_settled");
  const { snapshot, passengers, firstDepartureAt } = booking;
  const offered = await alternativesOf({ snapshot, passengers, change, supplier, now: answer.now });
  const alternative = offered.found.find(({ id }) => id === answer.alternative);
  if (!alternative) throw new AppError("schedule_alternative_gone");
  const current = parseCurrent(change.current);
  const seated = { ...snapshot, directions: current.directions };
  const replaced = replaceDirections(seated, alternative.directions);
  const beginning = { empty: emptyDirections(passengers, replaced.directions), hasBegun: firstDepartureAt <= answer.now };
  const applied = appliedTo(replaced, replaced.directions, supplier, beginning);
  const { id, schedule } = alternative;
  const emptied = emptiedTickets(seated, alternative.directions);
  const chosen = { id, schedule, ...exchangedSeats(found, current, alternative), flightKeys: flightKeys(replaced.directions), emptied };
  await settleChange({ answer, found, action: "choose", applied, chosen });
}

/** What is taken and given back, and all seats after that in the order of travel. */
function exchangedSeats({ booking }: FoundChange, current: CurrentJourney, { directions }: Alternative) {
  const held = seatedFlights({ current, seats: parseSeats(booking.seats) });
  const takesOf = (flights: typeof held): SeatTake[] => flights.flatMap(({ takes }) => takes);
  const isLeft = ({ place: [direction, segment] }: (typeof held)[number]) =>
    directions.some((each) => each.direction === direction && segment >= each.from);
  return {
    take: directions.flatMap(({ seats }) => seats),
    give: takesOf(held.filter(isLeft)),
    seats: current.directions.flatMap((_, direction) => [
      ...takesOf(held.filter((flight) => flight.place[0] === direction && !isLeft(flight))),
      ...(directions.find((each) => each.direction === direction)?.seats ?? []),
    ]),
  };
}
