import { groupBy } from "@/lib/util/grouping";
import { coveredDays } from "./choose-legs";
import { type DaySet, type DayWindow, emptyDays, unite } from "./day-set";
import { parseFlightCode } from "./inventory";
import { flightKey, type ScheduleSet } from "./sets/schedule-set";

/** Flight dates of which a carrier's own schedule is here, whether or not it flies on them. */
export interface KnownDates {
  /** Dates of sets that are dated by local time; `utc` has those dated by UTC. */
  local: DaySet;
  utc: DaySet;
}

/**
 * Finds the flight dates of which a flight's own carrier has a schedule here; null for carriers without any.
 * @param sets of all carriers, all that count, hidden ones included
 * @returns a function of flights as `flightCode` writes them
 */
export function knownDatesByFlight(sets: readonly ScheduleSet[], window: DayWindow): (flight: string) => KnownDates | null {
  const byCarrier = new Map(
    [...groupBy(sets, ({ carrier }) => carrier)].map(([carrier, own]) => [carrier, new KnownSchedule(own, window)]),
  );
  return (code) => {
    const flight = parseFlightCode(code);
    return flight && (byCarrier.get(flight.carrier)?.of(flightKey(flight)) ?? null);
  };
}

/** Flight dates for which the sets of one carrier are the whole schedule. */
class KnownSchedule {
  private readonly general: KnownDates;
  private readonly byFlight = new Map<string, KnownDates>();

  constructor(
    sets: readonly ScheduleSet[],
    private readonly window: DayWindow,
  ) {
    this.general = { local: emptyDays(window), utc: emptyDays(window) };
    for (const set of sets) if (set.flightNumber === null) this.add(this.general, set);
    for (const { flightNumber, suffix, ...set } of sets) {
      if (flightNumber !== null) this.add(this.ownOf(flightKey({ flightNumber, suffix: suffix ?? "" })), set);
    }
  }

  /** The same object for all flights that no set is about alone. @param flight as `flightKey` writes it */
  of(flight: string): KnownDates {
    return this.byFlight.get(flight) ?? this.general;
  }

  private ownOf(flight: string): KnownDates {
    const known = this.byFlight.get(flight);
    if (known) return known;
    const own = { local: this.general.local.slice(), utc: this.general.utc.slice() };
    this.byFlight.set(flight, own);
    return own;
  }

  private add({ local, utc }: KnownDates, set: Omit<ScheduleSet, "flightNumber" | "suffix">): void {
    const { timeMode, validFrom: from, validTo: to, daysOfOperation: days, frequency } = set;
    unite(timeMode === "L" ? local : utc, coveredDays({ from, to, days, frequency }, this.window));
  }
}
