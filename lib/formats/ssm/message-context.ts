import type { BadLine } from "../imports/bad-line";

/** What a message is read by. */
export interface MessageContext {
  /** ISO date on which the message is read: dates without a year are those nearest to it. */
  today: string;
  isKnownAirport: (code: string) => boolean;
  report: (bad: BadLine) => void;
}

/** A line with its number in the text. */
export interface NumberedLine {
  text: string;
  number: number;
}
