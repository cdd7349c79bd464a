import type { ProblemName } from "../imports/bad-line";
import { type ActionPart, mayHave, mayLackEnd } from "./action-needs";
import { isElement, readElements } from "./data-elements";
import { isEquipment, readEquipment } from "./equipment-line";
import { isLeg, parseLeg, type StationTime } from "./leg-line";
import type { ActionName, DataElement, LegSpan, MessageEquipment, MessageKind, MessagePeriod, MessageSegment, NewFlight } from "./message";
import type { LineRules, NumberedLine } from "./message-context";
import { readMessageDate } from "./message-dates";
import { isFlightLine, parseFlight, parseFurtherNumber, parseStations } from "./message-lines";
import { isPeriod, parsePeriod } from "./read-period";

/** A leg with its times as they are written: a day of the month means something only beside the flight's date. */
export interface TimedLeg {
  line: number;
  departure: StationTime;
  arrival: StationTime;
  elements: readonly DataElement[];
}

/** What a line below an action says. */
export type LinePart =
  | {
      form: "flight";
      flights: readonly NewFlight[];
      stations: readonly string[];
      newFlight: NewFlight | null;
      elements: readonly DataElement[];
    }
  | { form: "period"; line: number; period: MessagePeriod; elements: readonly DataElement[] }
  | { form: "equipment"; equipment: Omit<MessageEquipment, "spans"> }
  | { form: "leg"; leg: TimedLeg }
  | { form: "span"; span: LegSpan }
  | { form: "segment"; segments: readonly MessageSegment[] };

const SEGMENT = /^([A-Z]{3})([A-Z]{3})( |$)/;
const ANY_STATION = "QQQ";

/** Teletype lines have 69 characters; each station of a line is looked at with each of its data elements. */
const MOST_LENGTH = 400;

/** Reads the lines below an action, each by its form and by itself. */
export class LineReader {
  /** Whether anything was wrong so far. */
  failed = false;
  private readonly rules: LineRules;

  constructor(
    private readonly kind: MessageKind,
    private readonly action: ActionName,
    rules: LineRules,
  ) {
    const report: LineRules["report"] = (bad) => {
      this.failed = true;
      rules.report(bad);
    };
    this.rules = { ...rules, report };
  }

  /** @returns nothing where the line cannot be read, which is reported */
  read(line: NumberedLine): LinePart[] {
    const { text } = line;
    if (text.length > MOST_LENGTH) {
      this.fail(line, null, "message_line", text);
      return [];
    }
    if (isPeriod(text)) return this.period(text, line);
    if (isEquipment(text)) return this.equipment(line);
    if (isLeg(text)) return this.leg(line);
    if (parseStations(text.split(/ +/)[0] ?? "")) return this.legsByName(line);
    if (SEGMENT.test(text)) return this.segment(line);
    if (isFlightLine(text)) return this.flight(line);
    this.fail(line, null, "message_line", text);
    return [];
  }

  fail(line: Pick<NumberedLine, "number">, field: string | null, problem: ProblemName, value: string, other = ""): void {
    this.rules.report({ line: line.number, field, problem, value, other });
  }

  /** Whether such a part may stand below the action; where it may not, it is reported. */
  private allows(part: ActionPart, line: NumberedLine, value = line.text): boolean {
    const isAllowed = mayHave(this.action, part);
    if (!isAllowed) this.fail(line, null, "line_out_of_place", value, this.action);
    return isAllowed;
  }

  private elements(words: readonly string[], line: NumberedLine): DataElement[] {
    return readElements(words, line, this.rules) ?? [];
  }

  /** `QX451`, `QX451/452`, `QX451/18DEC`, then stations, a new number (ASM FLT), a period (SSM), data elements. */
  private flight(line: NumberedLine): LinePart[] {
    const [named = "", ...words] = line.text.split(/ +/);
    const flights = this.flightsOf(named, line);
    const stations = this.stations(words, line);
    const newFlight = this.newFlight(words, line);
    if (newFlight && flights.length > 1) this.fail(line, "flight", "flights_renamed", named);
    const isEnd = words[0] === undefined || isPeriod(words[0]);
    const elements = isEnd ? [] : this.elements(words, line);
    if (flights.length === 0 || stations === undefined || newFlight === undefined) return [];
    const flight: LinePart = { form: "flight", flights, stations, newFlight, elements };
    return words[0] !== undefined && isEnd ? [flight, ...this.period(words.join(" "), line)] : [flight];
  }

  /** Takes from the words the legs that change; undefined where they cannot. */
  private stations(words: string[], line: NumberedLine): string[] | undefined {
    const stations = parseStations(words[0] ?? "");
    if (!stations) return [];
    const value = words.shift() ?? "";
    if (!this.allows("stations", line, value)) return undefined;
    return this.areKnown(stations, line) ? stations : undefined;
  }

  /** Takes from the words the flight that an ASM's FLT makes of this one; null where there is none. */
  private newFlight(words: string[], line: NumberedLine): NewFlight | null | undefined {
    const [word] = words;
    if (this.kind !== "asm" || word === undefined || isElement(word) || !isFlightLine(word) || isPeriod(word)) return null;
    words.shift();
    if (!this.allows("new_flight", line, word)) return undefined;
    const [flight, ...others] = this.flightsOf(word, line);
    if (others.length > 0) this.fail(line, "flight", "flights_renamed", word);
    return flight;
  }

  /** `QX451`, `QX451/452`; in an ASM a date ends it. */
  private flightsOf(text: string, line: NumberedLine): NewFlight[] {
    const [designator = "", ...parts] = text.split("/");
    const first = parseFlight(designator);
    if (!first) this.fail(line, "flight", "flight_designator", designator);
    const date = this.dateOf(parts, text, line);
    const flights = first ? [first, ...parts.flatMap((part) => parseFurtherNumber(part, first) ?? [])] : [];
    if (first && flights.length <= parts.length) this.fail(line, "flight", "flight_designator", text);
    if (date === undefined || flights.length <= parts.length) return [];
    return flights.map((flight) => ({ ...flight, line: line.number, date }));
  }

  /** Takes the date from what follows the first number; null in an SSM, which has none. */
  private dateOf(parts: string[], text: string, line: NumberedLine): string | null | undefined {
    if (this.kind === "ssm") {
      if (parts.every((part) => /^\d{3,4}[A-Z]?$/.test(part))) return null;
      this.fail(line, "date", "flight_with_date", text);
      return undefined;
    }
    const day = parts.pop();
    const date = day === undefined ? undefined : readMessageDate(day, this.rules.written);
    if (day === undefined) this.fail(line, "date", "flight_without_date", text);
    else if (date === undefined) this.fail(line, "date", "message_date", day);
    return date;
  }

  private period(text: string, line: NumberedLine): LinePart[] {
    if (this.kind === "asm") {
      this.fail(line, "period", "line_out_of_place", text, "ASM");
      return [];
    }
    const read = parsePeriod(text, this.rules.written, mayLackEnd(this.action));
    if (typeof read === "string") {
      this.fail(line, "period", read, text);
      return [];
    }
    if (read.rest[0] !== undefined && !isElement(read.rest[0])) this.fail(line, "period", "message_days", text);
    else return [{ form: "period", line: line.number, period: read.period, elements: this.elements(read.rest, line) }];
    return [];
  }

  private equipment(line: NumberedLine): LinePart[] {
    if (!this.allows("equipment", line)) return [];
    const equipment = readEquipment(line, this.rules);
    return equipment ? [{ form: "equipment", equipment }] : [];
  }

  private leg(line: NumberedLine): LinePart[] {
    if (!this.allows("legs", line)) return [];
    const read = parseLeg(line.text);
    if (typeof read === "string") this.fail(line, "leg", read, line.text);
    if (typeof read === "string" || !this.areKnown([read.departure.airport, read.arrival.airport], line)) return [];
    const { departure, arrival, rest } = read;
    return [{ form: "leg", leg: { line: line.number, departure, arrival, elements: this.elements(rest, line) } }];
  }

  /** `SKD/NCU`: legs that something is said of, in words behind them or on other lines. */
  private legsByName(line: NumberedLine): LinePart[] {
    const [named = "", ...words] = line.text.split(/ +/);
    const stations = parseStations(named) ?? [];
    if (!this.allows("spans", line) || !this.areKnown(stations, line)) return [];
    return this.named({ line: line.number, stations }, words, line);
  }

  /** `SINDEL 505/ET`, or the stations alone. */
  private segment(line: NumberedLine): LinePart[] {
    const [named = "", ...words] = line.text.split(/ +/);
    const stations = [named.slice(0, 3), named.slice(3)];
    if (!this.allows(words.length === 0 ? "spans" : "segments", line) || !this.areKnown(stations.filter(isOne), line)) return [];
    return words.length === 0
      ? [{ form: "span", span: { line: line.number, stations } }]
      : [{ form: "segment", segments: this.segments(stations, words, line) }];
  }

  private named(span: LegSpan, words: readonly string[], line: NumberedLine): LinePart[] {
    const segments: LinePart[] = words.length > 0 ? [{ form: "segment", segments: this.segments(span.stations, words, line) }] : [];
    // The elements of ADM are about the legs that they stand with; other equipment is for those that are named.
    return this.action === "ADM" && words.length > 0 ? segments : [{ form: "span", span }, ...segments];
  }

  private segments(stations: readonly string[], words: readonly string[], line: NumberedLine): MessageSegment[] {
    const elements = this.elements(words, line);
    return stations.slice(1).flatMap((destination, index) => {
      const origin = stations[index] ?? "";
      return elements.map((element) => ({ line: line.number, origin, destination, element }));
    });
  }

  private areKnown(stations: readonly string[], line: NumberedLine): boolean {
    const unknown = stations.find((station) => !this.rules.isKnownAirport(station));
    if (unknown === undefined) return true;
    const successor = this.rules.successorOf?.(unknown);
    this.fail(line, "leg", successor === undefined ? "airport_unknown" : "airport_closed", unknown, successor ?? "");
    return false;
  }
}

function isOne(station: string): boolean {
  return station !== ANY_STATION;
}
