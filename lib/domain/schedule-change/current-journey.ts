import type { JourneyDirection, OfferSegment } from "../offer";

/** Direction and segment of a journey, from 0. */
export type FlightPlace = readonly [direction: number, segment: number];

/** A journey as its seats stand now: the flights of the agreed one in the same places, each as it is flown. */
export interface CurrentJourney {
  directions: JourneyDirection[];
  /** Flights that are not flown any more; they stand above as they were flown last. */
  gone: readonly FlightPlace[];
  /** Whether one of these is not flown for weeks around either, and is again later. */
  suspended: boolean;
}

/** A direction that changes of schedule touch. */
export interface ChangedDirection {
  /** Index in the journey, from 0. */
  direction: number;
  /** Flights as the passengers know them. */
  old: OfferSegment[];
  /** Flights as they are flown now; null where one of them is gone. */
  new: OfferSegment[] | null;
}

export function isGone({ gone }: Pick<CurrentJourney, "gone">, direction: number, segment: number): boolean {
  return gone.some(([inDirection, at]) => inDirection === direction && at === segment);
}
