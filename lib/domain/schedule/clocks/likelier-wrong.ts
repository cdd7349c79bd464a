/**
 * What speaks for one side where a schedule file and the time-zone rules differ about an airport's clock. `file_older`: the file says what an
 * older release of the rules said. `rules_older`: a newer release than the one in force says what the file does. `file_alone`: lines of the
 * same dates agree with the rules, or a single line differs. `file_odd`: it differs by more than an hour, or about most zones of the file: no
 * decision about clocks is like that. `rules`: all its lines say the same, an hour off at most.
 */
export const CLOCK_VERDICTS = ["file_older", "rules_older", "file_alone", "file_odd", "rules"] as const;
export type ClockVerdict = (typeof CLOCK_VERDICTS)[number];

/** Dates on which lines of a file agree with the rules, or differ; day numbers. */
export interface DatesSeen {
  dates: number;
  first: number;
  last: number;
}

/** What a file says of the clock of one airport. */
export interface ClockEvidence {
  /** Lines that differ, and those of them that say what another release of the rules says. */
  lines: number;
  likeOther: number;
  /** The largest difference, minutes. */
  apart: number;
  /** By stretch of time between clock changes: what is right in summer may be wrong in winter. */
  stretches: readonly { agreeing: DatesSeen; differing: DatesSeen }[];
}

/** Another release of the rules that is at hand, against the one in force. */
export type OtherRelease = "older" | "newer" | "same";

/** Of lines that contradict each other on the same dates, so many times as many count for more. */
const MANY_TIMES = 4;
const HOUR_MINUTES = 60;
/** Countries decide one by one: a file that differs about so many zones, and about most of its own, has a fault of its own. */
const MANY_ZONES = 3;

/**
 * Says which side is likelier wrong.
 * @param zones how many zones of the file's airports differ, of how many
 */
export function likelierWrong(evidence: ClockEvidence, other: OtherRelease, zones: { differing: number; of: number }): ClockVerdict {
  const { lines, likeOther, apart, stretches } = evidence;
  if (likeOther === lines && other === "older") return "file_older";
  if (likeOther === lines && other === "newer") return "rules_older";
  if (apart > HOUR_MINUTES || (zones.differing >= MANY_ZONES && zones.differing * 2 > zones.of)) return "file_odd";
  return lines === 1 || stretches.some(contradicts) ? "file_alone" : "rules";
}

/** Whether lines that agree lie among those that differ: where the ones end before the others begin, the clock may have changed between. */
function contradicts({ agreeing, differing }: ClockEvidence["stretches"][number]): boolean {
  if (agreeing.dates === 0 || differing.dates === 0 || differing.dates >= agreeing.dates * MANY_TIMES) return false;
  return agreeing.first <= differing.last && differing.first <= agreeing.last;
}
