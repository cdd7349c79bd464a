// What an SSM or ASM says (Standard Schedules Information Manual, chapters 4 and 5), read but not yet held against the schedule.

export const MESSAGE_ACTIONS = ["NEW", "CNL", "RPL", "SKD", "TIM", "EQT", "CON", "ADM", "FLT", "REV", "RIN", "RRT"] as const;
export type ActionName = (typeof MESSAGE_ACTIONS)[number];

export type MessageKind = "ssm" | "asm";

/** `03DEC00012E001/QXOPS 7` */
export interface MessageReference {
  /** ISO date. */
  date: string;
  group: number;
  part: number;
  /** E rather than C: no part of the group follows. */
  last: boolean;
  /** What follows the slash. */
  creator: string;
}

export interface FlightName {
  carrier: string;
  flightNumber: number;
  /** One letter or empty. */
  suffix: string;
}

/** The flight that an action is about; of an ASM with its date. */
export interface NamedFlight extends FlightName {
  line: number;
  /** ISO date at the origin, in the message's time mode; null in an SSM. */
  date: string | null;
  /** Airports of the only legs that change, in order; empty is all legs. */
  stations: readonly string[];
}

/** The flight that FLT makes of one, with the date that an ASM says. */
export type NewFlight = Omit<NamedFlight, "stations">;

/** Dates at the flight's origin, in the message's time mode. */
export interface MessagePeriod {
  from: string;
  /** Null is open-ended. */
  to: string | null;
  /** Bit 0 is Monday. */
  days: number;
  frequency: 1 | 2;
}

/** A data element with its identifier, e.g. 99 and `2`. */
export interface DataElement {
  line: number;
  dei: number;
  text: string;
}

/** Legs that are named without their times, by their stations in order: `SKD/NCU`, `SKDNCU`. */
export interface LegSpan {
  line: number;
  stations: readonly string[];
}

export interface MessageEquipment {
  line: number;
  serviceType: string;
  aircraft: string;
  /** Empty where the line has none. */
  bookingDesignators: string;
  /** Empty where the line has none: then nothing is said of seats, which is not the same as no seats (`Y0`). */
  configuration: string;
  elements: readonly DataElement[];
  /** The only legs that have it, of those that are named below it; empty is all legs. */
  spans: readonly LegSpan[];
}

/** A leg with its times: minutes after midnight as passengers go by them, days after the flight's date. */
export interface MessageLeg {
  line: number;
  origin: string;
  destination: string;
  departureMinutes: number;
  departureDay: number;
  /** Minutes from the passengers' departure to the aircraft's, and from the aircraft's arrival to theirs. */
  departureTransfer: number;
  arrivalTransfer: number;
  arrivalMinutes: number;
  arrivalDay: number;
  /** The equipment line above it, where there is one. */
  equipment: MessageEquipment | null;
  elements: readonly DataElement[];
}

/** What is said of the way from one station to another; `QQQ` is any. */
export interface MessageSegment {
  line: number;
  origin: string;
  destination: string;
  element: DataElement;
}

/** What one action does to one flight: a sub-message has one for each of its flights, and for each group of periods and what belongs to them. */
export interface MessageAction {
  /** Of the sub-message's first line. */
  line: number;
  action: ActionName;
  /** ASMs of the same dates end as well (an SSM with `XASM`). */
  endsAdHoc: boolean;
  /** The flight goes back to its basic schedule (an ASM with the reason `RTNS`). */
  returnsToBasic: boolean;
  /** Codes such as `OPER`, `TECH`. */
  reasons: readonly string[];
  flight: NamedFlight;
  /** Several of an SSM that have all the rest in common; none in an ASM. */
  periods: readonly MessagePeriod[];
  /** What the lines of the flight and of the period say of all of its legs. */
  elements: readonly DataElement[];
  equipment: readonly MessageEquipment[];
  legs: readonly MessageLeg[];
  /** Of ADM: the only legs that `elements` are about; empty is all. */
  spans: readonly LegSpan[];
  segments: readonly MessageSegment[];
  /** The number that FLT gives. */
  newFlight: NewFlight | null;
}

/** What kind of thing was read and changes nothing. */
export type IgnoredKind = "text" | "reason" | "registration" | "modifiers" | "configuration" | "element" | "detail";

/** Something that a message says and of which nothing is kept: text for people, reasons, registrations, data elements without a meaning here. */
export interface IgnoredText {
  line: number;
  kind: IgnoredKind;
  text: string;
}

export interface ScheduleMessage {
  kind: MessageKind;
  /** Of its first line in the text, from 1. */
  line: number;
  timeMode: "L" | "U";
  reference: MessageReference | null;
  /** In the order of the message. */
  actions: readonly MessageAction[];
  ignored: readonly IgnoredText[];
}
