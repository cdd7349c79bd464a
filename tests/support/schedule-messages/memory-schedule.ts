import { dayNumber, fromDayNumber } from "@/lib/domain/dates";
import type { StoredLeg } from "@/lib/domain/schedule/cover-legs";
import { flightDays } from "@/lib/domain/schedule/flights/flight-days";
import type { LegPattern } from "@/lib/domain/schedule/schedule";
import type { ScheduleSet } from "@/lib/domain/schedule/sets/schedule-set";
import type { BadLine } from "@/lib/formats/imports/bad-line";
import type { FlightName, IgnoredText, MessageAction, ScheduleMessage } from "@/lib/formats/ssm/message";
import { readMessage } from "@/lib/formats/ssm/read-message";
import { splitMessages } from "@/lib/formats/ssm/split-messages";
import { applyFirst, togetherOf } from "@/lib/services/schedule/messages/parts/apply-action";
import { FlightSchedule } from "@/lib/services/schedule/messages/parts/flight-schedule";
import { IgnoredParts } from "@/lib/services/schedule/messages/parts/ignored-parts";
import { Rejected } from "@/lib/services/schedule/messages/parts/rejected";

/** What became of one message. */
export type MemoryOutcome =
  | { state: "applied"; message: ScheduleMessage; ignored: IgnoredText[] }
  | { state: "refused"; problems: Pick<BadLine, "line" | "problem">[] };

/** A schedule without a database: messages are read and applied by the product's own rules, and every station has the same clock. */
export class MemorySchedule {
  private sets: ScheduleSet[] = [];
  private legs: StoredLeg[] = [];

  constructor(
    private readonly today: string,
    private readonly zone = "Asia/Tashkent",
  ) {}

  /** A copy that changes nothing of this one. */
  copy(): MemorySchedule {
    const copied = new MemorySchedule(this.today, this.zone);
    copied.sets = [...this.sets];
    copied.legs = [...this.legs];
    return copied;
  }

  /** Legs of one file of a carrier. */
  file(carrier: string, legs: readonly LegPattern[]): void {
    const whole = { validFrom: "2026-01-01", validTo: null, daysOfOperation: 127, frequency: 1 } as const;
    this.add({ ...whole, layer: "basic", carrier, flightNumber: null, suffix: null, timeMode: "L" }, legs);
  }

  /** The messages of a text, one after another; one that is refused changes nothing. */
  apply(text: string): MemoryOutcome[] {
    const outside: BadLine[] = [];
    const outcomes = splitMessages(text, (line) => outside.push(line)).map((each): MemoryOutcome => {
      const bad: BadLine[] = [];
      const isKnownAirport = (code: string) => !/^[QX]/.test(code);
      const successorOf = (code: string) => (code === "XHM" ? "HAM" : undefined);
      const message = readMessage(each, { today: this.today, isKnownAirport, successorOf, report: (line) => bad.push(line) });
      return message ? this.applyMessage(message) : { state: "refused", problems: bad };
    });
    return outside.length > 0 ? [{ state: "refused", problems: outside }, ...outcomes] : outcomes;
  }

  /** A flight's legs by its dates `YYYY-MM-DD`. */
  legsByDate(flight: FlightName, { from, count }: { from: string; count: number }): ReadonlyMap<string, readonly LegPattern[]> {
    const days = flightDays(this.scheduleOf(flight).current(), { first: dayNumber(from), count });
    return new Map(days.map(({ day, legs }) => [fromDayNumber(day), legs]));
  }

  private applyMessage(message: ScheduleMessage): MemoryOutcome {
    const before = { sets: this.sets, legs: this.legs };
    const ignored = new IgnoredParts();
    for (const actions of togetherOf(message.actions)) {
      for (let rest = actions; rest.length > 0; ) {
        try {
          rest = rest.slice(this.applyFirst(message, rest, ignored));
        } catch (error) {
          if (!(error instanceof Rejected)) throw error;
          Object.assign(this, before);
          return { state: "refused", problems: [{ line: rest[0]?.flight.line ?? message.line, problem: error.problem }] };
        }
      }
    }
    return { state: "applied", message, ignored: [...message.ignored, ...ignored.texts()] };
  }

  /** The first action, or all. @returns how many were applied */
  private applyFirst({ kind, timeMode }: ScheduleMessage, actions: readonly MessageAction[], ignored: IgnoredParts): number {
    const scheduleOf = (flight: FlightName) => this.scheduleOf(flight);
    const common = { ignored, kind, messageMode: timeMode, today: dayNumber(this.today), scheduleOf, zoneOf: () => this.zone };
    const changes = applyFirst(actions.map((action) => ({ ...common, action })));
    for (const { sets, withdrawn } of changes) {
      this.sets = this.sets.filter(({ seq }) => !withdrawn.includes(seq));
      for (const { legs, ...set } of sets) this.add(set, legs);
    }
    return changes.length;
  }

  private add(set: Omit<ScheduleSet, "seq">, legs: readonly LegPattern[]): void {
    const seq = this.sets.reduce((highest, each) => Math.max(highest, each.seq), 0) + 1;
    this.sets = [...this.sets, { ...set, seq }];
    this.legs = [...this.legs, ...legs.map(({ coveredBy: _, ...leg }) => ({ ...leg, setSeq: seq }))];
  }

  private scheduleOf({ carrier, flightNumber, suffix }: FlightName): FlightSchedule {
    const sets = this.sets.filter(
      (set) => set.carrier === carrier && (set.flightNumber === null || (set.flightNumber === flightNumber && set.suffix === suffix)),
    );
    const counting = new Set(sets.map(({ seq }) => seq));
    const isOwn = (leg: StoredLeg) => leg.carrier === carrier && leg.flightNumber === flightNumber && leg.suffix === suffix;
    return new FlightSchedule(
      sets,
      this.legs.filter((leg) => isOwn(leg) && counting.has(leg.setSeq)),
      () => this.zone,
    );
  }
}
