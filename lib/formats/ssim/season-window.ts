import type { LegPattern } from "@/lib/domain/schedule/schedule";
import type { SeasonHeader } from "./read-carrier";
import { earlierEnd, laterDate } from "./ssim-date";

/** How a leg's period stands to its season's validity. */
type WindowResult =
  | { kind: "inside" | "cut"; leg: LegPattern }
  | { kind: "outside" }
  /** An every-second-week leg that began before the season: which of its weeks operate cannot be kept once it is cut. */
  | { kind: "uncountable" };

/**
 * A leg counts only inside the validity of its season (type 2, columns 15–28): an open end ends with the season, so that the
 * next season's file does not double it.
 */
export function cutToSeason(leg: LegPattern, season: SeasonHeader): WindowResult {
  const periodFrom = laterDate(leg.periodFrom, season.validFrom);
  const periodTo = earlierEnd(leg.periodTo, season.validTo);
  if (periodTo !== null && periodTo < periodFrom) return { kind: "outside" };
  const begunBefore = periodFrom !== leg.periodFrom;
  if (begunBefore && leg.frequency === 2) return { kind: "uncountable" };
  if (!begunBefore && periodTo === leg.periodTo) return { kind: "inside", leg };
  const shortened = begunBefore || (leg.periodTo !== null && periodTo !== leg.periodTo);
  return { kind: shortened ? "cut" : "inside", leg: { ...leg, periodFrom, periodTo } };
}
