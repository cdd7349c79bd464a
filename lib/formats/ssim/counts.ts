/** What was read, and what was left out and why. */
export interface SsimCounts {
  lines: number;
  /** Type 3 records, those left out included. */
  legsRead: number;
  /** Zero records and empty lines. */
  fillers: number;
  /** Type 4 records. */
  segmentRecords: number;
  /** Those of them that change nothing in what is sold, by data element. */
  elementsNotApplied: Record<string, number>;
  /** Legs left out because their service carries no passengers, by service type. */
  otherServices: Record<string, number>;
  /** Legs left out because their period lies outside their season. */
  outsideSeason: number;
  /** Legs whose period was cut to the season's validity. */
  cutToSeason: number;
  /** Legs kept from which some journeys may not be sold to everyone. */
  trafficRestricted: number;
  /** Legs left out because their carrier's designator is not for sale. */
  notForSale: number;
  /** Journeys of which more could be sold if stopovers were. */
  stopoverOnly: number;
  /** Journeys that are not sold because nobody knows their restriction. */
  restrictionsUnknown: number;
  /** Legs kept that are flown as another flight, and of them those that do not say as which. */
  codeShares: number;
  codeSharesUnnamed: number;
  /** Legs kept that are journeys by bus, train, boat and the like. */
  surfaceLegs: number;
  /** Legs kept that name no seats, or none that may be sold, by carrier. */
  withoutSeats: Record<string, number>;
}

export function noCounts(): SsimCounts {
  return {
    lines: 0,
    legsRead: 0,
    fillers: 0,
    segmentRecords: 0,
    elementsNotApplied: {},
    otherServices: {},
    outsideSeason: 0,
    cutToSeason: 0,
    trafficRestricted: 0,
    notForSale: 0,
    stopoverOnly: 0,
    restrictionsUnknown: 0,
    codeShares: 0,
    codeSharesUnnamed: 0,
    surfaceLegs: 0,
    withoutSeats: {},
  };
}

/** Counts one more. */
export function countIn(counts: Record<string, number>, name: string): void {
  counts[name] = (counts[name] ?? 0) + 1;
}

const LAST_SERIAL = 999_999;

/**
 * Watches the record serial numbers (columns 195–200). A number that is more than the next one tells that records were lost. Files of many
 * sources number carelessly in other ways, which are counted.
 */
export class SerialCheck {
  jumps = 0;
  /** Line of the first jump; 0 where there is none. */
  firstJump = 0;
  /** Whether the file numbers its records. */
  numbered = false;
  private latest: number | undefined;

  /** Of the record before; undefined where it has none, or could not be read. */
  get last(): number | undefined {
    return this.latest;
  }

  /** A record could not be read. */
  lose(): void {
    this.latest = undefined;
  }

  /**
   * @param restarts whether numbering may begin anew with this record (types 1 and 2)
   * @returns the number before, where records between the two are missing
   */
  see(text: string, line: number, restarts: boolean): number | undefined {
    const before = this.latest;
    this.latest = /^\d{6}$/.test(text) ? Number(text) : undefined;
    const serial = this.latest;
    if (serial === undefined) return undefined;
    this.numbered = true;
    if (before === undefined || serial === before + 1 || before === LAST_SERIAL || (restarts && serial <= 2)) return undefined;
    if (serial > before + 1) return before;
    this.jumps += 1;
    this.firstJump ||= line;
    return undefined;
  }
}
