/** Offset of a zone's clock from UTC, in minutes; null where the zone is unknown. @param utcMinutes minutes since 1970-01-01T00:00Z */
export type ReadOffset = (zone: string, utcMinutes: number) => number | null;

/** Where two clocks of one zone differ first. */
export interface ClockDifference {
  zone: string;
  /** Day number, UTC. */
  day: number;
  /** Minutes ahead of UTC; null where that side does not know the zone. */
  one: number | null;
  other: number | null;
}

const DAY_MINUTES = 1440;
/** What differs for less than this is not seen: no decision about clocks was ever so short. */
const STEP_DAYS = 6;

/**
 * Zones whose clocks differ on a day of a period.
 * @param first day number, UTC
 * @param count of days
 */
export function compareClocks(
  zones: readonly string[],
  one: ReadOffset,
  other: ReadOffset,
  first: number,
  count: number,
): ClockDifference[] {
  return zones.flatMap((zone) => {
    for (let day = first; day < first + count; day += STEP_DAYS) {
      const [ours, theirs] = [one(zone, day * DAY_MINUTES), other(zone, day * DAY_MINUTES)];
      if (ours !== theirs) return [{ zone, day, one: ours, other: theirs }];
    }
    return [];
  });
}
