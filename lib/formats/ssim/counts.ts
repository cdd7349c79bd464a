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

const LAST_SERIAL = 999_999;

/**
 * Watches the record serial numbers (columns 195–200). Files of many sources number their lines carelessly, so a jump is not an
 * error; it is counted, because it may mean that lines were lost.
 */
export class SerialCheck {
  jumps = 0;
  /** Line of the first jump; 0 where there is none. */
  firstJump = 0;
  /** Whether the file numbers its records. */
  numbered = false;
  private last: number | undefined;

  /** @param restarts whether numbering may begin anew with this record (types 1 and 2) */
  see(text: string, line: number, restarts: boolean): void {
    if (!/^\d{6}$/.test(text)) return;
    this.numbered = true;
    const serial = Number(text);
    const follows = this.last === undefined || serial === this.last + 1 || this.last === LAST_SERIAL;
    if (!follows && !restarts) {
      this.jumps += 1;
      this.firstJump ||= line;
    }
    this.last = serial;
  }
}
