import { chooseBags } from "../bags/choose-bags";
import { plainText } from "../text/plain-text";
import { checkCounts, checkGuardians } from "./ages";
import { readEmail, readPhone } from "./contacts";
import type { BookingDraft, CheckedBooking, JourneyRules } from "./drafts";
import { complete, type ReadPassenger, readPassenger } from "./passenger";
import { type Problem, type Report, refuseProblems, reportTo } from "./problem";
import { TEXTS } from "./texts";
import { plainName } from "./transliterate";

/**
 * Applies every rule to a booking request (interface-facts, "Error codes seen" and "Reference lists").
 * @throws AppError with the code that comes first in the order of problem.ts, and with the problems of all fields
 */
export function validateBooking(draft: BookingDraft, rules: JourneyRules): CheckedBooking {
  const problems: Problem[] = [];
  const report = reportTo(problems);
  const payer = readPayer(draft, report);
  const shareContacts = readNote(draft, report);
  const { party, bagOptions = [] } = rules;
  const bags = chooseBags(draft.additional_services ?? [], { party, bagOptions }, report);
  const read = draft.passengers.map((passenger, index) => readPassenger(passenger, `passengers.${index}`, rules, report));
  problems.push(...checkCounts(read, party), ...checkGuardians(read, rules.lastFlight), ...checkTwins(read));
  refuseProblems(problems);
  const passengers = read.map((passenger) => complete(passenger, payer?.email ?? null));
  if (!payer || passengers.includes(null)) throw new Error("a field is empty that no rule has reported");
  return { payer, shareContacts, passengers: passengers.filter((passenger) => passenger !== null), bags };
}

/** Any script, but nothing invisible: control characters have no place in a name, nor in the database. */
const PAYER_NAME = /^\P{C}{1,100}$/u;

function readPayer(draft: BookingDraft, report: Report): CheckedBooking["payer"] | null {
  const given = plainText(draft.payer_name ?? "").trim();
  const name = PAYER_NAME.test(given) ? given : report("validation", "payer_name", TEXTS.payerName);
  const email = draft.payer_email
    ? readEmail(draft.payer_email, "payer_email", report)
    : report("payer_email_missing", "payer_email", TEXTS.email);
  const tel = readPhone(draft.payer_tel, "payer_tel", "payer_phone_missing", report);
  return name && email && tel ? { name, email, tel } : null;
}

function readNote({ order_note }: BookingDraft, report: Report): boolean {
  if (order_note && order_note !== "specialbuyercontacts") report("validation", "order_note", TEXTS.orderNote);
  return order_note === "specialbuyercontacts";
}

/** Two passengers with the same names and birth date, or with the same document. The later one is named. */
function checkTwins(passengers: readonly ReadPassenger[]): Problem[] {
  const names = passengers.map(({ firstName, lastName, birthdate }) =>
    firstName && lastName && birthdate ? [plainName(lastName), plainName(firstName), birthdate].join("|") : null,
  );
  const documents = passengers.map(({ docNumber }) => docNumber);
  return passengers.flatMap((_, index): Problem[] => [
    ...(isRepeated(names, index)
      ? [{ kind: "check_names_and_documents", field: `passengers.${index}.first_name`, text: TEXTS.sameName } as const]
      : []),
    ...(isRepeated(documents, index)
      ? [{ kind: "check_names_and_documents", field: `passengers.${index}.doc_number`, text: TEXTS.sameDocument } as const]
      : []),
  ]);
}

function isRepeated(values: readonly (string | null)[], index: number): boolean {
  const value = values[index];
  return typeof value === "string" && values.indexOf(value) < index;
}
