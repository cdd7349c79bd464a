import type { JourneyDirection } from "../offer";
import type { ChangedDirection } from "./current-journey";
import type { ChangeState } from "./states";

/** A change of schedule that a booking has had. */
export interface KnownChange {
  state: ChangeState;
  directions: readonly ChangedDirection[];
}

/**
 * The journey to which its passengers have said yes: what was bought, or accepted or chosen since. What the airline has only told since does
 * not belong to it, so that small changes add up.
 * @param known the journey as they know it: with all that was told
 * @param changes oldest first
 */
export function agreedJourney(known: readonly JourneyDirection[], changes: readonly KnownChange[]): JourneyDirection[] {
  return known.map(({ segments }, direction) => {
    const touching = changes.flatMap(({ state, directions }) => {
      return directions.filter((each) => each.direction === direction).map(({ old }) => ({ state, old }));
    });
    const answered = touching.findLastIndex(({ state }) => state === "accepted" || state === "chosen");
    const told = touching.slice(answered + 1).find(({ state }) => state === "told");
    return { segments: told?.old ?? segments };
  });
}
