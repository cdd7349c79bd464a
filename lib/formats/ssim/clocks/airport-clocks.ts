import type { ReadOffset } from "@/lib/domain/schedule/clocks/compare-clocks";
import { type ClockVerdict, type DatesSeen, likelierWrong, type OtherRelease } from "@/lib/domain/schedule/clocks/likelier-wrong";
import { stretchOf } from "@/lib/domain/schedule/zones";
import { remembered } from "@/lib/util/waiting/remembered";

const DAY_MINUTES = 1440;

/** Another release of the time-zone rules. */
export interface OtherRules {
  offsetAt: ReadOffset;
  /** Against the one in force. */
  release: () => OtherRelease;
}

/** What one line says of an airport's clock on one date. */
interface Seen {
  airport: string;
  zone: string;
  line: number;
  /** Minutes ahead of UTC, as the file has it and as the rules do: the same where they agree. */
  filed: number;
  known: number;
  /** Minutes since 1970-01-01T00:00Z. */
  utc: number;
}

/** An airport whose clock is another in the file. */
export interface DifferingClock {
  airport: string;
  /** The first line that has it, and what it says. */
  line: number;
  filed: number;
  known: number;
  lines: number;
  verdict: ClockVerdict;
}

interface Stretch {
  agreeing: DatesSeen;
  differing: DatesSeen;
}

interface Clock {
  zone: string;
  first: Seen | null;
  lastLine: number;
  lines: number;
  likeOther: number;
  apart: number;
  stretches: Map<number, Stretch>;
}

/** What a file's lines say of the clocks of its airports, in memory for each airport and clock change. */
export class AirportClocks {
  private readonly clocks = new Map<string, Clock>();

  constructor(private readonly other: OtherRules | undefined) {}

  note(seen: Seen): void {
    const { airport, zone, utc, filed, known } = seen;
    const clock = remembered(this.clocks, airport, () => newClock(zone));
    const stretch = remembered(clock.stretches, stretchOf(zone, utc), newStretch);
    widen(filed === known ? stretch.agreeing : stretch.differing, Math.floor(utc / DAY_MINUTES));
    if (filed !== known) this.noteDifference(clock, seen);
  }

  /** Airports with lines that differ, in the order of the first of them. */
  differing(): DifferingClock[] {
    const clocks = [...this.clocks];
    const zones = {
      differing: new Set(clocks.flatMap(([, { zone, first }]) => (first ? zone : []))).size,
      of: new Set(clocks.map(([, { zone }]) => zone)).size,
    };
    const release = this.other?.release() ?? "same";
    return clocks
      .flatMap(([airport, { first, lines, stretches, ...clock }]) => {
        if (!first) return [];
        const verdict = likelierWrong({ ...clock, lines, stretches: [...stretches.values()] }, release, zones);
        return { airport, line: first.line, filed: first.filed, known: first.known, lines, verdict };
      })
      .sort((one, other) => one.line - other.line);
  }

  /** A line counts once, on the first of its dates that differs. */
  private noteDifference(clock: Clock, seen: Seen): void {
    const { zone, line, filed, known, utc } = seen;
    clock.first ??= seen;
    clock.apart = Math.max(clock.apart, Math.abs(filed - known));
    if (clock.lastLine === line) return;
    clock.lastLine = line;
    clock.lines += 1;
    if (this.other?.offsetAt(zone, utc) === filed) clock.likeOther += 1;
  }
}

function newClock(zone: string): Clock {
  return { zone, first: null, lastLine: 0, lines: 0, likeOther: 0, apart: 0, stretches: new Map() };
}

function newStretch(): Stretch {
  return { agreeing: { dates: 0, first: 0, last: 0 }, differing: { dates: 0, first: 0, last: 0 } };
}

function widen(seen: DatesSeen, day: number): void {
  seen.first = seen.dates === 0 ? day : Math.min(seen.first, day);
  seen.last = seen.dates === 0 ? day : Math.max(seen.last, day);
  seen.dates += 1;
}
