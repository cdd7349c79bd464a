import { checkAge, readAgeGroup, readBirthdate } from "./ages";
import { readEmail, readPhone } from "./contacts";
import { checkAccepted, checkCitizenship, readDocExpire, readDocNumber, readDocType } from "./document";
import type { CheckedPassenger, JourneyRules, PassengerDraft } from "./drafts";
import { readLoyalty } from "./loyalty";
import { namesFit, readMiddleName, readName } from "./names";
import { type AgeGroup, GENDERS, type Gender } from "./passengers";
import type { Report } from "./problem";
import { TEXTS } from "./texts";

export type ReadPassenger = ReturnType<typeof readPassenger>;

/** Reads every field of a passenger, reporting what is wrong; what was reported is null. */
export function readPassenger(draft: PassengerDraft, at: string, rules: JourneyRules, report: Report) {
  const { citizenship = "" } = draft;
  const lastName = readName(draft.last_name, `${at}.last_name`, "last_name_missing", { part: "last", citizenship }, report);
  const firstName = readName(draft.first_name, `${at}.first_name`, "first_name_missing", { part: "first", citizenship }, report);
  const middleName = readMiddleName(draft.middle_name, `${at}.middle_name`, citizenship, report);
  if (lastName && firstName && middleName !== null && !namesFit(firstName, middleName, lastName))
    report("names_too_long", `${at}.last_name`, TEXTS.namesTooLong);
  const age = readAgeGroup(draft.age, `${at}.age`, report);
  const birthdate = readBirthdate(draft.birthdate, `${at}.birthdate`, rules.today, report);
  checkAge({ age, birthdate }, at, rules.lastFlight, report);
  const gender = readGender(draft.gender, `${at}.gender`, report);
  const tel = readPhone(draft.tel, `${at}.tel`, "passenger_field_missing", report);
  const email = draft.email ? readEmail(draft.email, `${at}.email`, report) : null;
  const loyalty = readLoyalty(draft.loyalty_numbers ?? [], `${at}.loyalty_numbers`, rules.carriers ?? [], report);
  return { lastName, firstName, middleName, age, birthdate, gender, tel, email, loyalty, ...readPapers(draft, age, at, rules, report) };
}

function readPapers(draft: PassengerDraft, age: AgeGroup | null, at: string, rules: JourneyRules, report: Report) {
  const docType = readDocType(draft.doc_type, `${at}.doc_type`, report);
  // Without an age group there is no list to judge the document by.
  if (age) checkAccepted(docType, rules.documents[age] ?? [], `${at}.doc_type`, report);
  const docNumber = readDocNumber(draft.doc_number, `${at}.doc_number`, report);
  const docExpire = readDocExpire(draft.doc_expire, `${at}.doc_expire`, rules.lastFlight, report);
  const citizenship = readCountry(draft.citizenship, `${at}.citizenship`, rules, report);
  checkCitizenship(docType, docNumber, citizenship, at, report);
  return { docType, docNumber, docExpire, citizenship };
}

function readGender(raw: string | undefined, field: string, report: Report): Gender | null {
  if (!raw) return report("passenger_field_missing", field, TEXTS.gender);
  return GENDERS.find((gender) => gender === raw) ?? report("passenger_invalid", field, TEXTS.gender);
}

function readCountry(raw: string | undefined, field: string, rules: JourneyRules, report: Report): string | null {
  if (!raw) return report("passenger_field_missing", field, TEXTS.country);
  if (!/^[A-Z]{2}$/.test(raw)) return report("bad_format", field, TEXTS.country);
  return rules.isCountry(raw) ? raw : report("passenger_invalid", field, TEXTS.country);
}

/** The passenger with nothing missing, or null. */
export function complete(read: ReadPassenger, payerEmail: string | null): CheckedPassenger | null {
  const { lastName, firstName, middleName, age, birthdate, gender, tel, citizenship, docType, docNumber, docExpire, loyalty } = read;
  const email = read.email ?? payerEmail;
  if (!lastName || !firstName || !age || !birthdate || !gender || !tel || !email) return null;
  if (!citizenship || !docType || !docNumber || !docExpire) return null;
  return {
    lastName,
    firstName,
    middleName: middleName || null,
    age,
    birthdate,
    gender,
    tel,
    email,
    citizenship,
    docType,
    docNumber,
    docExpire,
    loyalty,
  };
}
