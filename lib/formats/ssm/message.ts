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
  dei: number;
  text: string;
}

export interface MessageEquipment {
  line: number;
  serviceType: string;
  aircraft: string;
  /** Empty where the line has none. */
  bookingDesignators: string;
  configuration: string;
  elements: readonly DataElement[];
}

/** A leg with its times: minutes after midnight as passengers go by them, days after the flight's date. */
export interface MessageLeg {
  line: number;
  origin: string;
  destination: string;
  departureMinutes: number;
  departureDay: number;
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
  /** Null where the line only names legs, as under EQT. */
  element: DataElement | null;
}

/** One sub-message. */
export interface MessageAction {
  line: number;
  action: ActionName;
  /** ASMs of the same dates end as well (an SSM with `XASM`). */
  endsAdHoc: boolean;
  /** The flight goes back to its basic schedule (an ASM with the reason `RTNS`). */
  returnsToBasic: boolean;
  /** Codes such as `OPER`, `TECH`. */
  reasons: readonly string[];
  flights: readonly NamedFlight[];
  periods: readonly MessagePeriod[];
  equipment: readonly MessageEquipment[];
  legs: readonly MessageLeg[];
  segments: readonly MessageSegment[];
  /** The number that FLT gives. */
  newFlight: FlightName | null;
}

export interface ScheduleMessage {
  kind: MessageKind;
  /** Of its first line in the text, from 1. */
  line: number;
  timeMode: "L" | "U";
  reference: MessageReference | null;
  actions: readonly MessageAction[];
}
