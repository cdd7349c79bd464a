import { z } from "zod";
import { AGE_GROUPS, AGE_THRESHOLDS, type AgeGroup, ageOn, GENDERS } from "@/lib/domain/passengers";
import { PHONE_START, tidyName, tidyPhone } from "./booking-fields";
import { readTypedDate } from "./typed-date";

/** What can be wrong with a field, before the server is asked. */
export type Problem =
  | { kind: "required" | "latin" | "nameLength" | "date" | "future" | "infantAdult" | "docNumber" | "docNumberUz" | "citizenship" | "tel" | "email" | "samePassport" }
  | { kind: "ageGroup"; group: AgeGroup; age: number }
  | { kind: "docExpire" };

interface SchemaOptions {
  /** The problem in the reader's language, with the remedy. */
  say: (problem: Problem) => string;
  /** `YYYY-MM-DD`, local date of the last flight: ages and documents are judged by it (interface-facts, reference list `age`). */
  lastFlight: string;
  /** `YYYY-MM-DD` */
  today: string;
}

const BAND: Record<AgeGroup, { min: number; max: number }> = {
  adt: AGE_THRESHOLDS.adult,
  chd: AGE_THRESHOLDS.child,
  inf: AGE_THRESHOLDS.infant,
  ins: AGE_THRESHOLDS.infant,
};
/** Age of the adult that every infant needs (interface-facts, code 1183). */
const ADULT_WITH_INFANT = 18;
const LATIN_NAME = /^[A-Za-z][A-Za-z '’-]*$/;
const OPTIONAL_LATIN_NAME = /^([A-Za-z][A-Za-z '’-]*)?$/;
const UZ_PASSPORT = /^[A-Z]{2}\d{7}$/;

/** The form's rules: the server's, told early. */
export function bookingSchema(options: SchemaOptions) {
  const { say } = options;
  const passenger = passengerSchema(options);
  return z
    .object({
      passengers: z.array(passenger),
      payer_name: z.string().trim().min(1, say({ kind: "required" })),
      payer_email: z
        .string()
        .trim()
        .min(1, say({ kind: "required" }))
        .regex(/^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/, say({ kind: "email" })),
      payer_tel: phone(say),
      share_contacts: z.boolean(),
    })
    .superRefine(({ passengers }, context) => {
      for (const index of lackingAdults(passengers, options.lastFlight))
        context.addIssue({ code: "custom", path: ["passengers", index, "birthdate"], message: say({ kind: "infantAdult" }) });
      for (const index of repeatedDocuments(passengers))
        context.addIssue({ code: "custom", path: ["passengers", index, "doc_number"], message: say({ kind: "samePassport" }) });
    });
}

type CheckedPassenger = z.output<ReturnType<typeof passengerSchema>>;

function passengerSchema({ say, lastFlight, today }: SchemaOptions) {
  const name = z
    .string()
    .trim()
    .min(1, say({ kind: "required" }))
    .regex(LATIN_NAME, say({ kind: "latin" }))
    .max(25, say({ kind: "nameLength" }));
  const typedDate = z
    .string()
    .trim()
    .min(1, say({ kind: "required" }))
    .refine((text) => readTypedDate(text) !== null, say({ kind: "date" }));
  return z
    .object({
      age: z.enum(AGE_GROUPS),
      last_name: name,
      first_name: name,
      middle_name: z.string().trim().regex(OPTIONAL_LATIN_NAME, say({ kind: "latin" })).max(25, say({ kind: "nameLength" })),
      birthdate: typedDate,
      gender: z.string().refine((value) => GENDERS.some((gender) => gender === value), say({ kind: "required" })),
      citizenship: z.string().min(1, say({ kind: "citizenship" })),
      doc_type: z.string().min(1, say({ kind: "required" })),
      doc_number: z.string().trim().min(1, say({ kind: "required" })).regex(/^[A-Za-z\d -]+$/, say({ kind: "docNumber" })),
      doc_expire: typedDate,
      tel: z.string(),
      same_tel: z.boolean(),
    })
    .superRefine((passenger, context) => {
      const problems = passengerProblems(passenger, lastFlight, today);
      for (const [field, problem] of problems) context.addIssue({ code: "custom", path: [field], message: say(problem) });
    });
}

function phone(say: SchemaOptions["say"]) {
  return z
    .string()
    .refine((text) => !isPhoneEmpty(text), say({ kind: "required" }))
    .refine((text) => /^\+[1-9]\d{9,14}$/.test(tidyPhone(text)), say({ kind: "tel" }));
}

function isPhoneEmpty(text: string): boolean {
  return ["", "+", PHONE_START].includes(tidyPhone(text));
}

/** Rules between fields of one passenger. */
function passengerProblems(passenger: CheckedPassenger, lastFlight: string, today: string): [keyof CheckedPassenger, Problem][] {
  const problems: [keyof CheckedPassenger, Problem][] = [];
  const birthdate = readTypedDate(passenger.birthdate);
  if (birthdate && birthdate > today) problems.push(["birthdate", { kind: "future" }]);
  else if (birthdate) {
    const age = ageOn(birthdate, lastFlight);
    const band = BAND[passenger.age];
    if (age < band.min || age > band.max) problems.push(["birthdate", { kind: "ageGroup", group: passenger.age, age }]);
  }
  const expire = readTypedDate(passenger.doc_expire);
  if (expire && expire < lastFlight) problems.push(["doc_expire", { kind: "docExpire" }]);
  const number = tidyName(passenger.doc_number).replaceAll(" ", "");
  if (passenger.citizenship === "UZ" && passenger.doc_type === "A" && /^[A-Z\d-]+$/.test(number) && !UZ_PASSPORT.test(number))
    problems.push(["doc_number", { kind: "docNumberUz" }]);
  if (!passenger.same_tel && isPhoneEmpty(passenger.tel)) problems.push(["tel", { kind: "required" }]);
  else if (!passenger.same_tel && !/^\+[1-9]\d{9,14}$/.test(tidyPhone(passenger.tel))) problems.push(["tel", { kind: "tel" }]);
  return problems;
}

/** Adults under 18 whom an infant on a lap would need: where the others are too few. */
function lackingAdults(passengers: readonly CheckedPassenger[], lastFlight: string): number[] {
  const infants = passengers.filter(({ age }) => age === "inf").length;
  const adults = passengers.flatMap(({ age, birthdate }, index) => {
    const date = readTypedDate(birthdate);
    return age === "adt" && date ? [{ index, age: ageOn(date, lastFlight) }] : [];
  });
  const unknown = passengers.filter(({ age }) => age === "adt").length - adults.length;
  const young = adults.filter(({ age }) => age < ADULT_WITH_INFANT);
  return adults.length - young.length + unknown < infants ? young.map(({ index }) => index) : [];
}

function repeatedDocuments(passengers: readonly CheckedPassenger[]): number[] {
  const numbers = passengers.map(({ doc_number }) => tidyName(doc_number).replaceAll(" ", ""));
  return numbers.flatMap((number, index) => (number !== "" && numbers.indexOf(number) < index ? [index] : []));
}
