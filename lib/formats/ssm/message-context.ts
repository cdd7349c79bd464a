import type { BadLine } from "../imports/bad-line";
import type { IgnoredText } from "./message";

/** What a message is read by. */
export interface MessageContext {
  /** ISO date on which the message is read: dates without a year are those nearest to it. */
  today: string;
  isKnownAirport: (code: string) => boolean;
  /** The airport that took the place of a closed one. */
  successorOf?: (code: string) => string | undefined;
  report: (bad: BadLine) => void;
}

/** What the lines of a message are read by. */
export interface LineRules extends MessageContext {
  /** ISO date of the message. */
  written: string;
  ignore: (text: IgnoredText) => void;
}

/** A line with its number in the text. */
export interface NumberedLine {
  text: string;
  number: number;
}
