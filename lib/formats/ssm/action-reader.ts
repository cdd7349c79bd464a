import type { ProblemName } from "../imports/bad-line";
import { actionOf, isActionOf, isAnswer, missingIn } from "./action-needs";
import type { MessageAction, MessageKind, NamedFlight } from "./message";
import type { MessageContext, NumberedLine } from "./message-context";
import { daysToDayOfMonth, readMessageDate } from "./message-dates";
import { isEquipment, isLeg, parseElement, parseEquipment, parseFlight, parseLeg, parseSegment, type StationTime } from "./message-lines";
import { isPeriod, parsePeriod } from "./read-period";

const HALF_A_DAY = 720;
const MINUTES_PER_DAY = 1440;
/** Of a sub-message: every leg is looked at for every period, and a flight has at most 99 legs. */
const MOST_LINES = 500;

/** What the lines of a sub-message are read by. */
interface ActionRules extends MessageContext {
  /** ISO date of the message. */
  written: string;
}

/**
 * Reads one sub-message: its action, the flights, their periods, equipment, legs and data elements.
 * @returns undefined where its first line names no action that a schedule changes by; mistakes are reported
 */
export function readAction(kind: MessageKind, [first, ...lines]: readonly NumberedLine[], rules: ActionRules): MessageAction | undefined {
  const [name = "", ...words] = (first?.text ?? "").split(/[ /]+/);
  const number = first?.number ?? 0;
  const action = actionOf(name);
  if (!action) {
    rules.report({ line: number, field: null, problem: isAnswer(name) ? "action_answers" : "action_unknown", value: name, other: "" });
    return undefined;
  }
  if (!isActionOf(kind, action)) {
    rules.report({ line: number, field: null, problem: "action_not_here", value: name, other: kind.toUpperCase() });
    return undefined;
  }
  if (lines.length > MOST_LINES) {
    rules.report({ line: number, field: null, problem: "sub_message_long", value: String(lines.length), other: String(MOST_LINES) });
    return undefined;
  }
  const reader = new ActionReader(kind, rules);
  for (const line of lines) reader.read(line);
  const read: MessageAction = {
    line: number,
    action,
    endsAdHoc: kind === "ssm" && words.includes("XASM"),
    returnsToBasic: kind === "asm" && words.includes("RTNS"),
    reasons: words.filter((word) => word !== "XASM"),
    ...reader.found,
  };
  // After a mistake, what is missing may be what could not be read.
  const missing = reader.failed ? [] : [...(read.flights.length === 0 ? ["flight"] : []), ...missingIn(kind, read)];
  for (const need of missing) {
    rules.report({ line: number, field: need, problem: "action_incomplete", value: name, other: need.replace("_", " ") });
  }
  return read;
}

type Found = Omit<MessageAction, "line" | "action" | "endsAdHoc" | "returnsToBasic" | "reasons">;
type Writable<T> = { -readonly [Key in keyof T]: T[Key] extends readonly (infer Item)[] ? Item[] : T[Key] };

/** Reads the lines below an action, each by its form. */
class ActionReader {
  readonly found: Writable<Found> = { flights: [], periods: [], equipment: [], legs: [], segments: [], newFlight: null };
  /** Whether anything was wrong so far. */
  failed = false;

  constructor(
    private readonly kind: MessageKind,
    private readonly rules: ActionRules,
  ) {}

  read(line: NumberedLine): void {
    if (isPeriod(line.text)) this.period(line.text, line);
    else if (isEquipment(line.text)) this.equipment(line);
    else if (isLeg(line.text)) this.leg(line);
    else if (parseSegment(line.text)) this.segment(line);
    else if (/^[A-Z0-9]{2,3}\d/.test(line.text)) this.flight(line);
    else this.fail(line, null, "message_line", line.text);
  }

  private fail(line: NumberedLine, field: string | null, problem: ProblemName, value: string, other = ""): void {
    this.failed = true;
    this.rules.report({ line: line.number, field, problem, value, other });
  }

  /** `QX451`, `QX451/18DEC`, then stations, a new number or a period (SSM REV), or data elements. */
  private flight(line: NumberedLine): void {
    const [named = "", ...rest] = line.text.split(/ +/);
    const flight = this.namedFlight(named, line);
    if (!flight) return;
    const period = rest.findIndex((word) => isPeriod(word));
    for (const word of period < 0 ? rest : rest.slice(0, period)) this.afterFlight(word, flight, line);
    if (period >= 0) this.period(rest.slice(period).join(" "), line);
    // A second flight of an SSM is the number that FLT gives.
    if (this.kind === "ssm" && this.found.flights.length > 0) this.found.newFlight = flight;
    else this.found.flights.push(flight);
  }

  private namedFlight(text: string, line: NumberedLine): (NamedFlight & { stations: string[] }) | undefined {
    const [designator = "", day] = text.split("/");
    const flight = parseFlight(designator);
    const date = day === undefined ? null : readMessageDate(day, this.rules.written);
    if (!flight) this.fail(line, "flight", "flight_designator", designator);
    else if (date === undefined) this.fail(line, "date", "message_date", day ?? "");
    else if ((date === null) !== (this.kind === "ssm")) {
      this.fail(line, "date", this.kind === "ssm" ? "flight_with_date" : "flight_without_date", text);
    } else return { ...flight, line: line.number, date, stations: [] };
    return undefined;
  }

  private afterFlight(word: string, flight: NamedFlight & { stations: string[] }, line: NumberedLine): void {
    if (/^[A-Z]{3}(\/[A-Z]{3})+$/.test(word)) flight.stations.push(...word.split("/"));
    else if (this.kind === "asm" && /^[A-Z0-9]{3,8}\/\d{2}/.test(word) && !parseElement(word)) {
      this.renamed(word, flight, line);
    } else if (!parseElement(word)) this.fail(line, "flight", "message_line", word);
  }

  /** The number that an ASM's FLT gives, on the same date. */
  private renamed(word: string, flight: NamedFlight, line: NumberedLine): void {
    const renamed = this.namedFlight(word, line);
    if (renamed && renamed.date !== flight.date) this.fail(line, "date", "flight_other_date", word);
    else this.found.newFlight = renamed ?? null;
  }

  private period(text: string, line: NumberedLine): void {
    const period = parsePeriod(text, this.rules.written);
    if (typeof period === "string") this.fail(line, "period", period, text);
    else this.found.periods.push(period);
  }

  private equipment(line: NumberedLine): void {
    const read = parseEquipment(line.text);
    const bookingDesignators = read?.bookingDesignators;
    if (!read) this.fail(line, "equipment", "equipment_line", line.text);
    else if (bookingDesignators === undefined) this.fail(line, "equipment", "booking_designators", line.text);
    else this.found.equipment.push({ ...read, bookingDesignators, line: line.number });
  }

  private leg(line: NumberedLine): void {
    const read = parseLeg(line.text);
    const departure = read && this.time(read.departure, line);
    const arrival = read && this.time(read.arrival, line);
    if (!read) this.fail(line, "leg", "leg_line", line.text);
    if (!departure || !arrival) return;
    if (departure.minutes === MINUTES_PER_DAY) this.fail(line, "leg", "time", "2400");
    this.found.legs.push({
      line: line.number,
      origin: this.airport(read.departure, line),
      destination: this.airport(read.arrival, line),
      departureMinutes: departure.minutes,
      departureDay: departure.day,
      // Midnight at the end of a day is the beginning of the next one.
      arrivalMinutes: arrival.minutes % MINUTES_PER_DAY,
      arrivalDay: arrival.day + (arrival.minutes === MINUTES_PER_DAY ? 1 : 0),
      equipment: this.found.equipment.at(-1) ?? null,
      elements: read.elements,
    });
  }

  private airport({ airport }: StationTime, line: NumberedLine): string {
    if (!this.rules.isKnownAirport(airport)) this.fail(line, "leg", "airport_unknown", airport);
    return airport;
  }

  /** As passengers go by it: their time where it is given, at the nearest day. */
  private time({ minutes, day, passengers }: StationTime, line: NumberedLine): { minutes: number; day: number } | undefined {
    const after = "after" in day ? day.after : this.dayOfMonth(day.ofMonth, line);
    if (minutes === undefined) this.fail(line, "leg", "time", line.text);
    if (minutes === undefined || after === undefined) return undefined;
    if (passengers === undefined) return { minutes, day: after };
    const later = passengers - minutes;
    return { minutes: passengers, day: after + (later > HALF_A_DAY ? -1 : later < -HALF_A_DAY ? 1 : 0) };
  }

  /** The day that an ASM writes before a time, as days after the flight's date. */
  private dayOfMonth(day: number, line: NumberedLine): number | undefined {
    const date = this.found.flights[0]?.date;
    const days = this.found.flights.length === 1 && date ? daysToDayOfMonth(day, date) : undefined;
    if (days === undefined || days < -1 || days > 7) this.fail(line, "leg", "day_of_month", String(day));
    return days;
  }

  private segment(line: NumberedLine): void {
    const segment = parseSegment(line.text);
    if (segment) this.found.segments.push({ ...segment, line: line.number });
  }
}
