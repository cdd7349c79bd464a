import { ELSEWHERE, parseAircraft, parseDesignators, parseLetter } from "../ssim/fields";
import { isElement, readElements } from "./data-elements";
import type { MessageEquipment } from "./message";
import type { LineRules, NumberedLine } from "./message-context";

/** Whether a line has the form of an equipment line, whatever its values. */
export function isEquipment(line: string): boolean {
  return /^[A-Z] +[A-Z0-9]{3}( |$)/.test(line);
}

/** Classes, modifiers behind a slash, configuration behind a point: `CYBM/NN.C20Y180`, `CYBM`, `.VV596`. */
const CAPACITY = /^([A-Z0-9]*)(\/[A-Z0-9]*)?(\.[A-Z0-9]+)?$/;
/** `UK32021`, `F-GKXA`, `N12345`. */
const REGISTRATION = /^(?:[A-Z0-9]{1,4}-[A-Z0-9]{1,6}|[A-Z0-9]{4,8})$/;
/** `C16Y150`, `Y150`, with containers, pallets or version behind: cabins with their seats, as only a configuration has them. */
const CABINS_WITH_SEATS = /^(?:[A-Z]\d{1,3})+(?:(?:LL|PP)\d*)*(?:VV[A-Z0-9]*)?$/;
/** Letters alone may be classes. */
const IS_PLAINLY_REGISTRATION = /[\d-]/;

interface Capacity {
  classes: string;
  modifiers: string;
  configuration: string;
}

/**
 * `J 789 CYBM/NN.C20Y180 UK78701 5/QY`: service type, aircraft, classes with their modifiers and configuration, registration, data elements. The
 * configuration may stand behind a blank, and all from the classes on is optional. Modifiers and registration are told as ignored; cabins with seats
 * in the place of a registration may be a configuration that lacks its point, and are refused.
 * @returns undefined where it cannot be read, which is reported
 */
export function readEquipment(line: NumberedLine, rules: LineRules): Omit<MessageEquipment, "spans"> | undefined {
  const [service = "", type = "", ...rest] = line.text.split(/ +/);
  const behind = rest.findIndex(isElement);
  const words = behind < 0 ? rest : rest.slice(0, behind);
  const elements = readElements(behind < 0 ? [] : rest.slice(behind), line, rules);
  const [serviceType, aircraft] = [parseLetter(service), parseAircraft(type)];
  const capacity = takeCapacity(words);
  const [registration] = words;
  if (registration !== undefined && CABINS_WITH_SEATS.test(registration)) {
    rules.report({ line: line.number, field: "equipment", problem: "configuration_without_point", value: registration, other: "" });
    return undefined;
  }
  const isRead = words.length === 0 || (words.length === 1 && REGISTRATION.test(registration ?? ""));
  if (serviceType === undefined || aircraft === undefined || !capacity || !isRead) {
    report("equipment_line", line, rules);
    return undefined;
  }
  if (!isDesignators(capacity.classes)) {
    report("booking_designators", line, rules);
    return undefined;
  }
  const { modifiers, classes, configuration } = capacity;
  if (modifiers !== "") rules.ignore({ line: line.number, kind: "modifiers", text: modifiers });
  if (registration !== undefined) rules.ignore({ line: line.number, kind: "registration", text: registration });
  return elements && { line: line.number, serviceType, aircraft, bookingDesignators: classes, configuration, elements };
}

function report(problem: "equipment_line" | "booking_designators", line: NumberedLine, rules: LineRules): void {
  rules.report({ line: line.number, field: "equipment", problem, value: line.text, other: "" });
}

/** Takes from the words what tells of classes and configuration. */
function takeCapacity(words: string[]): Capacity | undefined {
  const none = { classes: "", modifiers: "", configuration: "" };
  const [first] = words;
  if (first === undefined || isOnlyRegistration(first)) return none;
  const [, classes = "", modifiers = "", configuration = ""] = CAPACITY.exec(first) ?? [];
  if (!CAPACITY.test(first)) return undefined;
  words.shift();
  const apart = configuration === "" && words[0]?.startsWith(".") ? words.shift() : configuration;
  if (apart !== undefined && !/^(\.[A-Z0-9]+)?$/.test(apart)) return undefined;
  return { classes, modifiers: modifiers.slice(1), configuration: (apart ?? "").slice(1) };
}

function isOnlyRegistration(word: string): boolean {
  return REGISTRATION.test(word) && IS_PLAINLY_REGISTRATION.test(word) && !isDesignators(word);
}

function isDesignators(text: string): boolean {
  return text === ELSEWHERE || parseDesignators(text) !== undefined;
}
