import type { BookingSnapshot } from "../booking/booking-snapshot";
import type { FareConditions, JourneyDirection, TicketGroup } from "../offer";
import { ticketGroupOf } from "../self-transfer";

/** Other flights for some directions of a journey, from one of their flights on. */
type Replaced = readonly { direction: number; from: number; segments: JourneyDirection["segments"] }[];

/**
 * The booking as it is after some directions were replaced by other flights. Fares, prices and conditions stay what was sold; where the
 * number of flights differs, the last fare of a direction covers the rest of it. Other flights travel on the ticket of the first one in
 * whose place they come; a ticket on which no flight is left falls away (`emptiedTickets`).
 */
export function replaceDirections(snapshot: BookingSnapshot, replaced: Replaced): BookingSnapshot {
  const directions = snapshot.directions.map((old, index) => {
    return { segments: replaced.find(({ direction }) => direction === index)?.segments ?? old.segments };
  });
  const ticketGroups = regrouped(snapshot, replaced).filter(({ segments }) => segments.length > 0);
  const isReplaced = (direction: number) => replaced.some((each) => each.direction === direction);
  return {
    ...snapshot,
    directions,
    conditions: snapshot.conditions.map((fare) =>
      isReplaced(fare.direction) ? stretched(fare, snapshot.conditions, directions[fare.direction]?.segments.length ?? 1) : fare,
    ),
    ticketGroups,
    flightType: snapshot.flightType === "vtrip" && ticketGroups.length === 1 ? "regular" : snapshot.flightType,
  };
}

/** Indexes of the ticket groups that fall away where these directions are replaced, in order. */
export function emptiedTickets(snapshot: BookingSnapshot, replaced: Replaced): number[] {
  return regrouped(snapshot, replaced).flatMap(({ segments }, group) => (segments.length === 0 ? [group] : []));
}

function regrouped({ ticketGroups }: BookingSnapshot, replaced: Replaced): TicketGroup[] {
  return ticketGroups.map((group, index) => {
    const stay = group.segments.filter(
      ([direction, segment]) => !replaced.some((each) => each.direction === direction && segment >= each.from),
    );
    const come = replaced
      .filter(({ direction, from }) => ticketGroupOf(ticketGroups, direction, from) === index)
      .flatMap(({ direction, from, segments }) =>
        segments.slice(from).map(({ carrier }, at): Placed => ({ carrier, place: [direction, from + at] })),
      );
    // Locators stand in the order of the carriers that were there.
    const carriers = [...new Set([...group.carriers, ...come.map(({ carrier }) => carrier)])];
    return { ...group, segments: [...stay, ...come.map(({ place }) => place)].sort(inTravelOrder), carriers };
  });
}

/** A flight that comes to a ticket: its direction and segment. */
interface Placed {
  carrier: string;
  place: [number, number];
}

function inTravelOrder([direction, segment]: Placed["place"], [other, at]: Placed["place"]): number {
  return direction - other || segment - at;
}

function stretched(fare: FareConditions, all: readonly FareConditions[], flights: number): FareConditions {
  const isLast = all.every((other) => other.direction !== fare.direction || other.toSegment <= fare.toSegment);
  const last = flights - 1;
  return { ...fare, fromSegment: Math.min(fare.fromSegment, last), toSegment: isLast ? last : Math.min(fare.toSegment, last) };
}
