import type { DirectionSearch } from "../direction/direction-search";
import type { LowestJourney, LowestQuery } from "../query";

/** The cheapest journey of a search, and where asked for those that are dearer but ready earlier, or dearer but leave later; cheapest first. */
export function lowestFront(search: DirectionSearch, { keep, minutesBetween }: LowestQuery): LowestJourney[] {
  const { itineraries } = search;
  const alive = Array.from({ length: itineraries.count }, (_, index) => index).filter((index) => itineraries.dominated.at(index) === 0);
  const ready = (index: number) => itineraries.arrival.at(index) + minutesBetween(itineraries.end.at(index));
  // What counts besides the price: the less the better.
  const lateness = (index: number) => (keep === "ready" ? ready(index) : keep === "departure" ? -itineraries.departure.at(index) : 0);
  const stops = (index: number) => itineraries.transferRank.at(index) >> 1;
  alive.sort(
    (one, other) =>
      itineraries.total.at(one) - itineraries.total.at(other) ||
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
    totalMinor: itineraries.total.at(index),
    services: search.rowsOf(index).map((row) => search.timetable.services.at(row)),
    fares: search.faresOf(index),
    departureUtc: itineraries.departure.at(index),
    arrivalUtc: itineraries.arrival.at(index),
    readyUtc: ready(index),
    destination: itineraries.end.at(index),
  }));
}
