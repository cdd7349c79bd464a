import type { DirectionSearch } from "../direction/direction-search";
import type { LowestJourney, LowestQuestion } from "../query";

/** The cheapest journey of a search, and where asked for those that are dearer but ready earlier, or dearer but leave later; cheapest first. */
export function lowestFront(search: DirectionSearch, { keep, minutesBetween }: LowestQuestion): LowestJourney[] {
  const { found } = search;
  const alive = Array.from({ length: found.count }, (_, index) => index).filter((index) => found.outdone.at(index) === 0);
  const ready = (index: number) => found.arrival.at(index) + minutesBetween(found.end.at(index));
  // What counts besides the price: the less the better.
  const lateness = (index: number) => (keep === "ready" ? ready(index) : keep === "departure" ? -found.departure.at(index) : 0);
  const stops = (index: number) => found.trouble.at(index) >> 1;
  alive.sort(
    (one, other) =>
      found.total.at(one) - found.total.at(other) ||
      lateness(one) - lateness(other) ||
      stops(one) - stops(other) ||
      search.compareKeys(one, other),
  );
  let least = Number.POSITIVE_INFINITY;
  const front = alive.filter((index) => {
    if (lateness(index) >= least) return false;
    least = lateness(index);
    return true;
  });
  return front.map((index) => ({
    totalMinor: found.total.at(index),
    services: search.rowsOf(index).map((row) => search.timetable.services.at(row)),
    departureUtc: found.departure.at(index),
    arrivalUtc: found.arrival.at(index),
    readyUtc: ready(index),
    destination: found.end.at(index),
  }));
}
