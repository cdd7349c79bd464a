import type { CheckedPassenger, JourneyRules, PassengerDraft } from "./drafts";
import { loyaltyParts } from "./loyalty";
import { isSameName } from "./name-correction";
import { readPassenger } from "./passenger";
import { type Problem, type Report, refuseProblems, reportTo } from "./problem";
import { TEXTS } from "./texts";
import { plainName } from "./transliterate";

/** Fields that are judged together: who sends one of them has all of them looked at. */
const GROUPS = [
  ["first_name", "last_name", "middle_name"],
  ["tel"],
  ["email"],
  ["citizenship", "doc_type", "doc_number", "doc_expire"],
  ["loyalty_numbers"],
] as const;
type ChangedField = (typeof GROUPS)[number][number];

/** What of a passenger may be changed, as a request has it: what is absent stays. */
export type PassengerChangeDraft = Pick<PassengerDraft, ChangedField>;

interface Changing {
  passenger: CheckedPassenger;
  /** The others of the booking. */
  others: readonly CheckedPassenger[];
  rules: Omit<JourneyRules, "party">;
  /** E-mail address that stands for one that is taken away. */
  payerEmail: string;
}

/**
 * A passenger with what is changed, by the rules of a booking request; problems are named as the change names its fields.
 * @throws AppError the codes of PASSENGER_CHANGE_ERRORS
 */
export function readPassengerChange(change: PassengerChangeDraft, { passenger, others, rules, payerEmail }: Changing): CheckedPassenger {
  const problems: Problem[] = [];
  const note = reportTo(problems);
  const judged = new Set<string>(GROUPS.filter((fields) => fields.some((field) => change[field] !== undefined)).flat());
  const report: Report = (kind, path, text) => {
    const field = path.slice(path.indexOf(".") + 1);
    return judged.has(field.split(".")[0] ?? "") ? note(kind, field, text) : null;
  };
  const read = readPassenger({ ...draftOf(passenger), ...given(change) }, "passenger", { ...rules, party: NOBODY }, report);
  const { lastName, firstName, middleName, tel, citizenship, docType, docNumber, docExpire } = passenger;
  const changed: CheckedPassenger = {
    ...passenger,
    ...{ lastName: read.lastName ?? lastName, firstName: read.firstName ?? firstName },
    middleName: read.middleName === null ? middleName : read.middleName || null,
    ...{ tel: read.tel ?? tel, email: read.email ?? (judged.has("email") ? payerEmail : passenger.email) },
    ...{ citizenship: read.citizenship ?? citizenship, docType: read.docType ?? docType },
    ...{ docNumber: read.docNumber ?? docNumber, docExpire: read.docExpire ?? docExpire },
    loyalty: judged.has("loyalty_numbers") ? read.loyalty : passenger.loyalty,
  };
  reportTwins(changed, others, report);
  refuseProblems(problems);
  return changed;
}

/** Counts are not judged. */
const NOBODY = { adt: 0, chd: 0, inf: 0, ins: 0 };

function reportTwins(changed: CheckedPassenger, others: readonly CheckedPassenger[], report: Report): void {
  if (others.some((other) => isSameName(changed, other) && changed.birthdate === other.birthdate))
    report("check_names_and_documents", "passenger.first_name", TEXTS.sameName);
  if (others.some(({ docNumber }) => docNumber === changed.docNumber))
    report("check_names_and_documents", "passenger.doc_number", TEXTS.sameDocument);
}

/** Whether a change gives a passenger another name, as far as letters go. */
export function changesName(passenger: CheckedPassenger, { first_name, last_name, middle_name }: PassengerChangeDraft): boolean {
  const { firstName, lastName, middleName } = passenger;
  const named = { firstName: first_name ?? firstName, lastName: last_name ?? lastName };
  const middle = middle_name === undefined ? middleName : middle_name;
  return !isSameName(passenger, named) || plainName(middle ?? "") !== plainName(middleName ?? "");
}

/** A field that is there without a value is absent. */
function given(change: PassengerChangeDraft): PassengerChangeDraft {
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
}

function draftOf(passenger: CheckedPassenger): PassengerDraft {
  return {
    ...{ first_name: passenger.firstName, last_name: passenger.lastName, middle_name: passenger.middleName },
    ...{ age: passenger.age, gender: passenger.gender, birthdate: passenger.birthdate, citizenship: passenger.citizenship },
    ...{ tel: passenger.tel, email: passenger.email },
    ...{ doc_type: passenger.docType, doc_number: passenger.docNumber, doc_expire: passenger.docExpire },
    loyalty_numbers: passenger.loyalty.map(loyaltyParts),
  };
}
