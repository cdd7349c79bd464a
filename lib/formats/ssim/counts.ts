/** What was read, and what was left out and why. */
export interface SsimCounts {
  lines: number;
  /** Type 3 records, those left out included. */
  legsRead: number;
  /** Zero records and empty lines. */
  fillers: number;
  /** Type 4 records: what they say about segments is not used. */
  segmentRecords: number;
  /** Legs left out because their service carries no passengers, by service type. */
  otherServices: Record<string, number>;
  /** Legs left out because their period lies outside their season. */
  outsideSeason: number;
  /** Legs whose period was cut to the season's validity. */
  cutToSeason: number;
  /** Legs kept although columns 150–160 restrict whom they may carry. */
  trafficRestricted: number;
}

export function noCounts(): SsimCounts {
  return {
    lines: 0,
    legsRead: 0,
    fillers: 0,
    segmentRecords: 0,
    otherServices: {},
    outsideSeason: 0,
    cutToSeason: 0,
    trafficRestricted: 0,
  };
}
