import { actionOf, isAnswer } from "../action-needs";
import { isElement } from "../data-elements";
import { parseStations } from "../message-lines";

// Tells lines of a message from what people write to each other. What is read as neither stays with the message, which is refused then.

/** Letters and digits together, as in `QX451/18DEC`, `06DEC26`, `SIN2145`, and in such a word that is mistyped. */
const CODE = /^(?=.*\d)(?=.*[A-Z])[A-Z0-9/]+$/;
/** A flight with a blank in its designator, which no message has and people write: `HY 273/28NOV26`, `HY 273`. */
const PARTED_FLIGHT = /^(?=.?[A-Z])[A-Z0-9]{2} +\d{1,4}[A-Z]?(\/\d{2}([A-Z]{3}.*)?)?$/;
const EQUIPMENT = /^[A-Z] +(?=\S*\d)[A-Z0-9]{3}( |$)/;
const SEGMENT = /^[A-Z]{6} +\d{1,3}\//;
const TEXT = /^SI( |$)/;

/** Whether a line has the form of one that says something of a flight, whatever its values. @param line as it is written */
export function isPlainlyMessage(line: string): boolean {
  const text = raised(line);
  if (text === undefined) return false;
  const [first = "", second] = text.split(/ +/);
  if (PARTED_FLIGHT.test(text) || EQUIPMENT.test(text) || SEGMENT.test(text) || TEXT.test(text)) return true;
  const isCode = CODE.test(first) || isElement(first) || parseStations(first) !== undefined;
  return isCode && (second === undefined || /[\d/]/.test(second));
}

/** Whether a line is a sentence in small letters, as no line of a message in capitals is. */
export function isSentence(line: string): boolean {
  return raised(line) === undefined;
}

/** Words that a message may have on a line of their own, and which say nothing of a flight yet. */
const HEAD = /^(LT|UTC|\d{2}[A-Z]{3}\d{5}[CE]\d{3}(\/.*)?)$/;
/** Two stations. */
const SPAN = /^[A-Z]{6}$/;
const COURTESY = ["THANKS", "PLEASE"];

/** Whether a line may be one of a message without saying something of a flight: its head, an action, the two stations of a leg. */
export function isWeakForm(line: string): boolean {
  const text = raised(line) ?? "";
  const [first = ""] = text.split(/[ /]+/);
  return HEAD.test(text) || actionOf(first) !== undefined || isAnswer(first) || (SPAN.test(text) && !COURTESY.includes(text));
}

/**
 * The line in capitals; undefined where it is a sentence: in small letters, without a word at its head that a message may begin a line with. Names in
 * data elements may be in small letters.
 */
function raised(line: string): string | undefined {
  const text = line.trim();
  const capitals = text.toUpperCase();
  const words = text.split(/ +/);
  const isTerse = words.every((word) => word.length <= 3 || /\d/.test(word));
  const isMessage = text === capitals || isTerse || CODE.test(words[0]?.toUpperCase() ?? "") || SEGMENT.test(capitals) || TEXT.test(text);
  return isMessage ? capitals : undefined;
}
