import type { BookingSnapshot } from "../booking/booking-snapshot";
import type { FareConditions, JourneyDirection, TicketGroup } from "../offer";

/** Other flights for some directions of a journey. */
type Replaced = readonly { direction: number; segments: JourneyDirection["segments"] }[];

/**
 * The booking as it is after some directions were replaced by other flights. Fares, prices and conditions stay what was sold; where the
 * number of flights differs, the last fare of a direction covers the rest of it. Its flights travel on the ticket of its first one.
 */
export function replaceDirections(snapshot: BookingSnapshot, replaced: Replaced): BookingSnapshot {
  const directions = snapshot.directions.map((old, index) => {
    return { segments: replaced.find(({ direction }) => direction === index)?.segments ?? old.segments };
  });
  const isReplaced = (direction: number) => replaced.some((each) => each.direction === direction);
  return {
    ...snapshot,
    directions,
    conditions: snapshot.conditions.map((fare) =>
      isReplaced(fare.direction) ? stretched(fare, snapshot.conditions, directions[fare.direction]?.segments.length ?? 1) : fare,
    ),
    ticketGroups: snapshot.ticketGroups.map((group, index) => withFlights(group, index, snapshot, directions, isReplaced)),
  };
}

function stretched(fare: FareConditions, all: readonly FareConditions[], flights: number): FareConditions {
  const isLast = all.every((other) => other.direction !== fare.direction || other.toSegment <= fare.toSegment);
  const last = flights - 1;
  return { ...fare, fromSegment: Math.min(fare.fromSegment, last), toSegment: isLast ? last : Math.min(fare.toSegment, last) };
}

function withFlights(
  group: TicketGroup,
  index: number,
  { ticketGroups }: BookingSnapshot,
  directions: readonly JourneyDirection[],
  isReplaced: (direction: number) => boolean,
): TicketGroup {
  const segments = directions.flatMap((direction, at): [number, number][] => {
    if (!isReplaced(at)) return group.segments.filter(([inDirection]) => inDirection === at);
    const first = ticketGroups.findIndex((other) => other.segments.some(([inDirection]) => inDirection === at));
    return first === index ? direction.segments.map((_, segment) => [at, segment]) : [];
  });
  const flying = segments.flatMap(([at, segment]) => directions[at]?.segments[segment]?.carrier ?? []);
  // Locators stand in the order of the carriers that were there.
  return { ...group, segments, carriers: [...new Set([...group.carriers, ...flying])] };
}
