import type { LegPattern } from "@/lib/domain/schedule/schedule";
import type { BadLines, ProblemName } from "../imports/bad-line";
import type { OtherRules } from "./clocks/airport-clocks";
import type { ZoneOf } from "./clocks/offset-check";
import { CARRIER, type Columns, LEG } from "./columns";
import type { SeasonHeader } from "./read-carrier";
import { earlierEnd, laterDate } from "./ssim-date";

/** What a file is held against besides its own records. */
export interface FileExpectations {
  /** `YYYY-MM-DD`, UTC. */
  today: string;
  /** Whether a carrier's record without legs may stand: it cancels all flights of its validity. */
  allowEmpty: boolean;
  isKnownAircraft: (code: string) => boolean;
  /** IANA zone of an airport; undefined compares nothing. */
  zoneOf?: ZoneOf;
  /** Another release of the time-zone rules than the one in force. */
  otherRules?: OtherRules;
  /** The airport that took the flights of a closed one. */
  successorOf?: (airport: string) => string | undefined;
}

interface FiledSet {
  header: SeasonHeader;
  line: number;
  legs: number;
  isForSale: boolean;
}

/** Looks at the carriers' records of a file, one after another. */
export class SetSequence {
  private readonly sets: FiledSet[] = [];
  private current: FiledSet | undefined;

  constructor(
    private readonly expected: FileExpectations,
    private readonly bad: BadLines,
    private readonly warnings: BadLines,
  ) {}

  /** @returns whether its legs can be kept */
  begin(header: SeasonHeader, line: number): boolean {
    const twin = this.sets.find((other) => overlap(other.header, header));
    if (twin) this.bad.add({ line, field: null, problem: "sets_overlap", value: nameOf(header), other: String(twin.line) });
    const isForSale = header.carrier.length === 2;
    this.current = { header, line, legs: 0, isForSale };
    this.sets.push(this.current);
    this.suspect(header, line);
    return isForSale && !twin;
  }

  /** Another leg record. @returns whether it is left out as not for sale */
  countsLeg(): boolean {
    if (!this.current) return false;
    this.current.legs += 1;
    return !this.current.isForSale;
  }

  /** Says what is suspicious about a leg. */
  look({ origin, destination, aircraft }: LegPattern, line: number): void {
    if (origin === destination) this.warn(line, "destination", LEG.destination, "same_airport", origin);
    if (!this.expected.isKnownAircraft(aircraft)) this.warn(line, "aircraft", LEG.aircraft, "aircraft_unknown", aircraft);
  }

  /** The carrier's records end. */
  end(): void {
    const set = this.current;
    this.current = undefined;
    if (!set || set.legs > 0 || this.expected.allowEmpty) return;
    this.bad.add({ line: set.line, field: null, problem: "set_empty", value: nameOf(set.header), other: "" });
  }

  private suspect({ carrier, validTo, isProvisional, released }: SeasonHeader, line: number): void {
    const { today } = this.expected;
    if (carrier.length !== 2) this.warn(line, "airline", CARRIER.airline, "carrier_three_letters", carrier);
    if (isProvisional) this.warn(line, "status", CARRIER.status, "set_provisional", "P");
    if (validTo !== null && validTo < today) this.warn(line, "valid_to", CARRIER.valid_to, "set_past", validTo);
    if (released !== null && today !== "" && released > today) this.warn(line, "released", CARRIER.released, "set_unreleased", released);
  }

  private warn(line: number, field: string, columns: Columns, problem: ProblemName, value: string): void {
    this.warnings.add({ line, field, columns, problem, value, other: "" });
  }
}

function overlap(one: SeasonHeader, other: SeasonHeader): boolean {
  if (one.carrier !== other.carrier) return false;
  const end = earlierEnd(one.validTo, other.validTo);
  return end === null || laterDate(one.validFrom, other.validFrom) <= end;
}

function nameOf({ carrier, season }: SeasonHeader): string {
  return `${carrier} ${season}`.trim();
}
