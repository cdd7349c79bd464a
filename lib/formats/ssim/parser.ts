import type { LegPattern } from "@/lib/domain/schedule/schedule";
import { type BadLine, BadLines, type ProblemName } from "../imports/bad-line";
import { OffsetCheck } from "./clocks/offset-check";
import { cut, LEG, RECORD_LENGTH, SEGMENT, TRAILER } from "./columns";
import { countIn, noCounts, SerialCheck } from "./counts";
import { carriesPassengers } from "./fields";
import { LegDetails } from "./leg-details";
import { LegSequence } from "./leg-sequence";
import { readCarrier, type SeasonHeader } from "./read-carrier";
import { type IsKnownAirport, type LegRecord, readLeg } from "./read-leg";
import { cutToSeason } from "./season-window";
import { legNameOf, readSegment } from "./segment-record";
import { type FileExpectations, SetSequence } from "./set-sequence";

const FILLER = "0".repeat(RECORD_LENGTH);
const ANY_AIRPORT = (): boolean => true;
const NOTHING_EXPECTED: FileExpectations = { today: "", allowEmpty: false, isKnownAircraft: () => true };
/** Under a carrier's record that could not be read. */
const NO_VALIDITY = { validFrom: "", validTo: null };
const NO_REPORT = (): void => undefined;

/** What a line gives to whoever keeps the schedule. */
type SsimItem = { kind: "season"; season: SeasonHeader } | { kind: "leg"; leg: LegPattern };

/**
 * Reads an SSIM chapter 7 file line by line, and keeps no more of it than short notes of one carrier's legs. What is wrong goes to `bad`; a
 * file is good only where that stays empty after `end`. What is only suspicious goes to `warnings`.
 */
export class SsimParser {
  readonly bad = new BadLines();
  readonly warnings = new BadLines();
  readonly serials = new SerialCheck();
  readonly counts = noCounts();
  private readonly legs = new LegSequence();
  private readonly sets: SetSequence;
  private readonly offsets: OffsetCheck;
  /** The leg whose segment records may follow; null after one that is left out. */
  private details: LegDetails | null = null;
  /** What the records of the last leg begin with; empty where there is none, null where that could not be read. */
  private legName: string | null = "";
  /** Under which carrier the parser stands; null where its record could not be read, or its legs are not for sale. */
  private season: SeasonHeader | null | undefined;
  private lastType = "";
  /** Whether the last record was a trailer that says that more follows. */
  private more = false;

  constructor(
    private readonly isKnownAirport: IsKnownAirport,
    private readonly expected: FileExpectations = NOTHING_EXPECTED,
  ) {
    this.sets = new SetSequence(expected, this.bad, this.warnings);
    this.offsets = new OffsetCheck(expected.zoneOf ?? (() => undefined), expected.otherRules);
  }

  /**
   * @param line without its end, one character per byte
   * @returns what the line completes: a leg is complete with the record after its segment records
   */
  read(line: string): SsimItem | undefined {
    this.counts.lines += 1;
    if (line === "" || line === FILLER) {
      this.counts.fillers += 1;
      return undefined;
    }
    // Some programs cut blanks at a line's end. A record that is numbered ends with its number: if that is missing, more may be.
    const record = this.serials.numbered ? line : line.padEnd(RECORD_LENGTH);
    if (record.length === RECORD_LENGTH) return this.record(record);
    this.fail("line_length", String(line.length));
    this.serials.lose();
    this.legs.lose();
    return this.loseLeg();
  }

  /** Says what only the file's end shows. Call it after the last line. */
  end(): void {
    this.endSet();
    this.offsets.tell(this.warnings);
    if (this.lastType === "" && this.bad.total === 0) this.bad.add({ line: 0, field: null, problem: "file_empty", value: "", other: "" });
    else if (this.lastType !== "5") this.fail("no_trailer", "");
    else if (this.more) this.fail("more_follows", "");
  }

  private record(line: string): SsimItem | undefined {
    const type = line.charAt(0);
    if (this.lastType === "" && type !== "1") this.fail("no_header", type);
    if (type === "2" && (this.lastType === "3" || this.lastType === "4")) this.fail("set_without_trailer", "");
    this.lastType = type;
    this.more = false;
    const expected = this.serials.last;
    const before = this.serials.see(cut(line, LEG.serial), this.counts.lines, type === "1" || type === "2");
    if (before !== undefined) this.failField("serial", "records_lost", cut(line, LEG.serial), String(before));
    if (type === "4") {
      this.segment(line);
      return undefined;
    }
    const finished = this.finishLeg();
    if (type === "2") return this.carrier(line);
    if (type === "3") this.leg(line);
    else if (type === "5") this.trailer(line, expected);
    else if (type !== "1") this.fail("record_type", type);
    return finished;
  }

  private segment(line: string): void {
    this.counts.segmentRecords += 1;
    if (this.legName !== null && legNameOf(line, SEGMENT.variation_overflow) !== this.legName)
      this.fail("segment_without_leg", cut(line, SEGMENT.element));
    else this.details?.add(readSegment(line));
  }

  /** Whose the next segment records are cannot be said: perhaps those of a leg that could not be read. */
  private loseLeg(): SsimItem | undefined {
    const finished = this.finishLeg();
    this.legName = null;
    return finished;
  }

  private finishLeg(): SsimItem | undefined {
    const { details } = this;
    this.details = null;
    this.legName = "";
    const leg = details?.finish();
    if (!details || !leg) return undefined;
    if (!("problem" in leg)) return { kind: "leg", leg };
    this.bad.add({ ...leg, line: details.line, columns: LEG[leg.field], other: "" });
    return undefined;
  }

  /** @param last number of the record before */
  private trailer(line: string, last: number | undefined): void {
    this.endSet();
    this.season = undefined;
    this.more = cut(line, TRAILER.ending) === "C";
    const check = cut(line, TRAILER.check);
    const field = { line: this.counts.lines, field: "check", columns: TRAILER.check };
    if (last === undefined || !/^\d{6}$/.test(check) || Number(check) === last) return;
    this.bad.add({ ...field, problem: "trailer_check", value: check, other: String(last) });
  }

  private carrier(line: string): SsimItem | undefined {
    this.endSet();
    const season = readCarrier(line, this.counts.lines, this.report);
    const isKept = season !== undefined && this.sets.begin(season, this.counts.lines);
    this.season = isKept ? season : null;
    return isKept ? { kind: "season", season } : undefined;
  }

  private endSet(): void {
    this.sets.end();
    for (const { line, problem, value, other } of this.legs.end()) {
      // Seats are sold by the day of departure: two arrivals on a day can be told apart.
      const list = problem === "number_arrives_twice" ? this.warnings : this.bad;
      list.add({ line, field: null, problem, value, other });
    }
  }

  private leg(line: string): void {
    this.counts.legsRead += 1;
    if (this.sets.countsLeg()) this.counts.notForSale += 1;
    this.legName = legNameOf(line, LEG.variation_overflow);
    if (this.season === undefined) {
      this.fail("no_carrier", "");
      return;
    }
    const serviceType = cut(line, LEG.service_type);
    if (/^[A-Z]$/.test(serviceType) && !carriesPassengers(serviceType)) {
      this.leaveOut(line, serviceType);
      return;
    }
    const record = this.readLeg(line);
    if (!record) this.legs.lose();
    else if (this.season) this.keep(record, this.season);
  }

  private readLeg(line: string): LegRecord | undefined {
    if (/[^ -~]/.test(line)) {
      this.fail("characters", "");
      return undefined;
    }
    const record = readLeg(line, this.counts.lines, this.season?.timeMode ?? "L", this.isKnownAirport, this.report);
    if (record && this.season) this.sets.look(record.leg, this.counts.lines);
    if (!record || !this.season || record.leg.carrier === this.season.carrier) return record;
    this.failField("airline", "carrier_differs", record.leg.carrier, this.season.carrier);
    return undefined;
  }

  /** A cargo leg is no part of the schedule, and its faults do not matter; it may still be an earlier leg of a passenger flight. */
  private leaveOut(line: string, serviceType: string): void {
    countIn(this.counts.otherServices, serviceType);
    const record = readLeg(line, this.counts.lines, this.season?.timeMode ?? "L", ANY_AIRPORT, NO_REPORT);
    if (record) this.legs.place(record, this.counts.lines, this.season ?? NO_VALIDITY);
    else this.legs.lose();
  }

  private keep(record: LegRecord, season: SeasonHeader): void {
    const placed = this.legs.place(record, this.counts.lines, season);
    if ("problem" in placed) {
      this.failField(placed.field, placed.problem, placed.value, placed.other);
      return;
    }
    const leg = this.intoSeason(this.offsets.see(placed, record, this.counts.lines), season);
    if (leg) this.details = new LegDetails(record, leg, this.counts.lines, this.counts);
  }

  private intoSeason(leg: LegPattern, season: SeasonHeader): LegPattern | undefined {
    const result = cutToSeason(leg, season);
    if (result.kind === "uncountable") this.failField("period_from", "frequency_outside_season", leg.periodFrom, season.validFrom);
    if (result.kind === "outside") this.counts.outsideSeason += 1;
    if (result.kind === "cut") this.counts.cutToSeason += 1;
    return "leg" in result ? result.leg : undefined;
  }

  private readonly report = (bad: BadLine): void => {
    const successor = bad.problem === "airport_unknown" ? this.expected.successorOf?.(bad.value) : undefined;
    this.bad.add(successor === undefined ? bad : { ...bad, problem: "airport_closed", other: successor });
  };

  private fail(problem: ProblemName, value: string, other = ""): void {
    this.bad.add({ line: this.counts.lines, field: null, problem, value, other });
  }

  private failField(field: keyof typeof LEG, problem: ProblemName, value: string, other = ""): void {
    this.bad.add({ line: this.counts.lines, field, columns: LEG[field], problem, value, other });
  }
}
