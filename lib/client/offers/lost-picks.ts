import { validPicks } from "./choices";
import { type FareCondition, type FareList, fareListOf } from "./fare-lists";

interface LostPicks {
  /** The conditions that are set. */
  set: readonly FareCondition[];
  known: readonly FareList[];
  picks: readonly string[];
  /** How many of the picks the list under these conditions has. */
  kept: number;
}

/** The conditions without which more of the picked flights are listed: one alone where that is known to do, or all; none where no list has more. */
export function conditionsToDrop({ set, known, picks, kept }: LostPicks): readonly FareCondition[] {
  const hasMore = (conditions: readonly FareCondition[]) => validPicks(fareListOf(conditions, known) ?? [], picks).length > kept;
  const single = set.find((condition) => hasMore(set.filter((other) => other !== condition)));
  if (single) return [single];
  return hasMore([]) ? set : [];
}
