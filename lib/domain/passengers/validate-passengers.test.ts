import { expect, test } from "vitest";
import { ERRORS } from "@/lib/contracts/errors";
import { AppError } from "../errors";
import { LOCALES } from "../localized";
import type { BookingDraft, JourneyRules, PassengerDraft } from "./drafts";
import { validateBooking } from "./validate-passengers";

const adult: PassengerDraft = {
  first_name: "Anvar",
  last_name: "Karimov",
  age: "adt",
  birthdate: "1990-05-01",
  gender: "M",
  citizenship: "UZ",
  tel: "+998901234567",
  doc_type: "A",
  doc_number: "AA1234567",
  doc_expire: "2030-01-01",
};
const other: PassengerDraft = { ...adult, first_name: "Nodira", gender: "F", doc_number: "AB7654321" };
const infant: PassengerDraft = { ...adult, first_name: "Ali", age: "inf", birthdate: "2025-12-15", doc_number: "AC1112223" };

const body: BookingDraft = {
  payer_name: "Karimov Anvar",
  payer_email: "a@parvoz.example",
  payer_tel: "+998901234567",
  passengers: [adult],
};
const rules: JourneyRules = {
  party: { adt: 1, chd: 0, inf: 0, ins: 0 },
  lastFlight: "2026-12-20",
  today: "2026-12-01",
  documents: { adt: ["A", "NP", "PSP"], chd: ["A", "NP", "PSP"], inf: ["A", "NP", "PSP"], ins: ["A"] },
  isCountry: (code) => ["UZ", "RU", "TR"].includes(code),
};
const withInfant = { ...rules, party: { adt: 1, chd: 0, inf: 1, ins: 0 } };

function refusal(draft: BookingDraft, by: JourneyRules = rules): AppError {
  try {
    validateBooking(draft, by);
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
  throw new Error("the booking was accepted");
}

function refused(change: Partial<PassengerDraft>): [number, string[]] {
  const error = refusal({ ...body, passengers: [{ ...adult, ...change }] });
  return [ERRORS[error.kind].code, Object.keys(error.fields ?? {})];
}

test("a right booking comes back tidied, the payer's address standing in for the passenger's", () => {
  const spaced = { ...adult, last_name: "Oʻktamov", tel: "+998 90 123-45-67", doc_number: "aa 1234567" };
  const { passengers, shareContacts } = validateBooking({ ...body, order_note: "specialbuyercontacts", passengers: [spaced] }, rules);
  expect(shareContacts).toBe(true);
  expect(passengers).toMatchObject([
    { lastName: "O'ktamov", middleName: null, tel: "+998901234567", docNumber: "AA1234567", email: "a@parvoz.example" },
  ]);
});

test.each([
  ["first_name", 1018],
  ["last_name", 1019],
  ["birthdate", 1020],
  ["doc_type", 1021],
  ["doc_number", 1021],
  ["doc_expire", 1021],
  ["age", 1022],
  ["gender", 1022],
  ["citizenship", 1022],
  ["tel", 1022],
] as const)("without %s: %i", (field, code) => {
  const [given, fields] = refused({ [field]: undefined });
  expect(given).toBe(code);
  expect(fields).toContain(`passengers.0.${field}`);
});

test.each([
  ["payer_email", 1023],
  ["payer_tel", 1024],
  ["payer_name", 8],
] as const)("without %s: %i", (field, code) => {
  const error = refusal({ ...body, [field]: undefined });
  expect([ERRORS[error.kind].code, Object.keys(error.fields ?? {})]).toEqual([code, [field]]);
});

test.each<[string, number, Partial<PassengerDraft>, string]>([
  ["an empty first name", 1124, { first_name: "" }, "first_name"],
  ["a name of 26 letters", 1124, { last_name: "A".repeat(26) }, "last_name"],
  ["a Cyrillic name", 1155, { first_name: "Анвар" }, "first_name"],
  ["a Cyrillic middle name", 1155, { middle_name: "Ўктамович" }, "middle_name"],
  ["a Cyrillic letter in the document number", 1155, { doc_number: "АA1234567" }, "doc_number"],
  ["a digit in a name", 1025, { first_name: "Anvar2" }, "first_name"],
  ["an accent in a name", 1025, { last_name: "Núñez" }, "last_name"],
  ["names too long together", 1125, { last_name: "A".repeat(25), first_name: "B".repeat(25) }, "last_name"],
  ["a long middle name", 1125, { middle_name: "Abdurahmon ogli ".repeat(3) }, "last_name"],
  ["a birth date that does not exist", 1025, { birthdate: "1990-02-30" }, "birthdate"],
  ["a birth date in the future", 1154, { birthdate: "2026-12-02" }, "birthdate"],
  ["a birth date of another age of the world", 1154, { birthdate: "1090-01-01" }, "birthdate"],
  ["a birth date of somebody who would be 146", 1154, { birthdate: "1880-01-01" }, "birthdate"],
  ["a birth date of somebody who would be 121", 1154, { birthdate: "1905-11-30" }, "birthdate"],
  ["an unknown age group", 1154, { age: "yth" }, "age"],
  ["an unknown gender", 1154, { gender: "X" }, "gender"],
  ["a country in three letters", 1025, { citizenship: "UZB" }, "citizenship"],
  ["a country that does not exist", 1154, { citizenship: "ZZ" }, "citizenship"],
  ["a phone without its country", 1025, { tel: "901234567" }, "tel"],
  ["a phone too short", 1025, { tel: "+99890123" }, "tel"],
  ["an e-mail address without a domain", 1025, { email: "anvar@" }, "email"],
  ["an unknown document type", 1154, { doc_type: "XX" }, "doc_type"],
  ["a document these flights do not take", 1157, { doc_type: "IC" }, "doc_type"],
  ["an Uzbek passport with six digits", 1025, { doc_number: "AA123456" }, "doc_number"],
  ["an Uzbek national passport with three letters", 1025, { doc_type: "NP", doc_number: "AAA123456" }, "doc_number"],
  ["a Russian passport of an Uzbek citizen", 1153, { doc_type: "PSP" }, "citizenship"],
  ["a document that has expired", 1169, { doc_expire: "2026-12-19" }, "doc_expire"],
  ["an expiry that does not exist", 1025, { doc_expire: "2030-13-01" }, "doc_expire"],
  ["a child among the adults", 1168, { birthdate: "2014-12-21" }, "birthdate"],
])("%s: %i", (_, code, change, field) => {
  expect(refused(change)).toEqual([code, [`passengers.0.${field}`]]);
});

test("a Russian internal passport: 1157 for a Russian, 1153 for anybody else", () => {
  expect(refused({ doc_type: "PS", doc_number: "4510123456", citizenship: "RU" })).toEqual([1157, ["passengers.0.doc_type"]]);
  expect(refused({ doc_type: "PS", doc_number: "4510123456" })).toEqual([1153, ["passengers.0.doc_type", "passengers.0.citizenship"]]);
});

function toldOf(change: Partial<PassengerDraft>, field: string): string[] {
  const error = refusal({ ...body, passengers: [{ ...adult, ...change }] });
  return (error.fields?.[`passengers.0.${field}`] ?? []).map((text) => text.en);
}

test.each([
  ["by citizenship", { last_name: "Юлдашев" }, "last_name", "YULDASHEV"],
  ["by another one", { last_name: "Гончар", citizenship: "UA" }, "last_name", "HONCHAR"],
  ["of a letter with a mark", { last_name: "Müller", citizenship: "DE" }, "last_name", "MUELLER"],
  ["of a middle name", { middle_name: "José" }, "middle_name", "JOSE"],
] as const)("the spelling that is offered goes %s", (_, change, field, spelling) => {
  expect(toldOf(change, field).join()).toContain(spelling);
});

test.each([undefined, "", " ", "-", ".", "N/A", "XXX", "no name", "нет"])("whoever has no first name (%s) is told of FNU", (first_name) => {
  expect(toldOf({ first_name }, "first_name").join()).toContain("FNU");
});

test.each([
  ["ALI MR", "MR"],
  ["Mrs. Anna", "MRS"],
  ["ALI-MSTR", "MSTR"],
  ["SURNAME", "SURNAME"],
  ["First name: Ali", "FIRST NAME"],
  ["Ф.И.О.", "Ф И О"],
  ["Фамилия", "ФАМИЛИЯ"],
  ["NAME ALI", "NAME"],
  ["Passport ALI", "PASSPORT"],
])("what is no part of the name %s is asked about", (name, word) => {
  expect(toldOf({ first_name: name }, "first_name").join()).toContain(`Is ${word} part of the name?`);
});

test.each(["tel:+998901234567", "＋998 90 123 45 67", "№ +998901234567", "+998 90\u2011123\u201145\u201167"])(
  "the phone %s is read as meant",
  (tel) => {
    expect(validateBooking({ ...body, passengers: [{ ...adult, tel }] }, rules).passengers).toMatchObject([{ tel: "+998901234567" }]);
  },
);

test("names that hold such words are names", () => {
  for (const name of ["AMR", "MRSULA", "MISSAK", "FNU", "NO", "NA", "ISMI", "FIO"])
    expect(validateBooking({ ...body, passengers: [{ ...adult, first_name: name }] }, rules).passengers).toHaveLength(1);
  for (const name of ["SHARIFI", "NULL", "NA"])
    expect(validateBooking({ ...body, passengers: [{ ...adult, last_name: name }] }, rules).passengers).toHaveLength(1);
});

test("46 letters of names together are taken, blanks counted, and the 47th is refused with the bound", () => {
  const names = { last_name: "A".repeat(21), first_name: "B".repeat(20) };
  expect(validateBooking({ ...body, passengers: [{ ...adult, ...names, middle_name: "CCCC" }] }, rules).passengers).toHaveLength(1);
  expect(toldOf({ ...names, middle_name: "CCCCC" }, "last_name").join()).toContain("at most 46 letters together");
});

test("a document is taken by what it is, whatever its country calls it", () => {
  const russian = { ...adult, citizenship: "RU", doc_type: "PSP", doc_number: "71 № 1234567" };
  const abroad = { ...rules, documents: { adt: ["A", "NP"] } };
  expect(validateBooking({ ...body, passengers: [russian] }, abroad).passengers[0]).toMatchObject({
    docType: "PSP",
    docNumber: "711234567",
  });
  expect(
    validateBooking({ ...body, passengers: [{ ...russian, doc_type: "A" }] }, { ...rules, documents: { adt: ["PSP"] } }).passengers,
  ).toHaveLength(1);
});

test("what was copied with characters that nobody sees is read as it is seen", () => {
  const copied = {
    last_name: "KARIMOV\u202c",
    tel: "\u202a+998901234567\u202c",
    doc_number: "AB\u200b1234567",
    first_name: "Anna\u00a0Maria",
  };
  expect(
    validateBooking({ ...body, payer_name: "Karimov\u200b Anvar", passengers: [{ ...adult, ...copied }] }, rules).passengers,
  ).toMatchObject([{ lastName: "KARIMOV", firstName: "Anna Maria", tel: "+998901234567", docNumber: "AB1234567" }]);
});

test("what the last flight's date decides is decided on that day", () => {
  expect(validateBooking({ ...body, passengers: [{ ...adult, doc_expire: "2026-12-20" }] }, rules).passengers).toHaveLength(1);
  // Twelve on the very day of the last flight.
  expect(validateBooking({ ...body, passengers: [{ ...adult, birthdate: "2014-12-20" }] }, rules).passengers).toHaveLength(1);
});

test("a foreign passport has a number of its own form", () => {
  const turk = { ...adult, citizenship: "TR", doc_number: "U12345678" };
  expect(validateBooking({ ...body, passengers: [turk] }, rules).passengers).toHaveLength(1);
});

test("an infant who turns two before the last flight: 1011, on a lap or with a seat", () => {
  const older = { ...infant, birthdate: "2024-12-20" };
  expect(refusal({ ...body, passengers: [adult, older] }, withInfant).kind).toBe("infant_too_old");
  const seated = { ...rules, party: { adt: 1, chd: 0, inf: 0, ins: 1 } };
  expect(refusal({ ...body, passengers: [adult, { ...older, age: "ins" }] }, seated).kind).toBe("infant_too_old");
  expect(validateBooking({ ...body, passengers: [adult, { ...infant, birthdate: "2024-12-21" }] }, withInfant).passengers).toHaveLength(2);
});

test("the adult with an infant under 18: 1183, and each lap infant needs an adult of its own", () => {
  const youth = { ...other, birthdate: "2009-01-01" };
  expect(refusal({ ...body, passengers: [youth, infant] }, withInfant).kind).toBe("infant_needs_adult");
  const twins = [infant, { ...infant, first_name: "Vali", doc_number: "AC9998887" }];
  const two = { ...rules, party: { adt: 2, chd: 0, inf: 2, ins: 0 } };
  const error = refusal({ ...body, passengers: [adult, youth, ...twins] }, two);
  expect(error.kind).toBe("infant_needs_adult");
  expect(Object.keys(error.fields ?? {})).toEqual(["passengers.1.birthdate"]);
  expect(validateBooking({ ...body, passengers: [adult, other, ...twins] }, two).passengers).toHaveLength(4);
});

test("an infant with a seat needs an adult of 18 too", () => {
  const seated = { ...rules, party: { adt: 1, chd: 0, inf: 0, ins: 1 } };
  const youth = { ...adult, birthdate: "2009-01-01" };
  expect(refusal({ ...body, passengers: [youth, { ...infant, age: "ins" }] }, seated).kind).toBe("infant_needs_adult");
});

test("other counts than were searched: 1126", () => {
  expect(refusal({ ...body, passengers: [adult, other] }).kind).toBe("counts_mismatch");
  expect(refusal({ ...body, passengers: [adult] }, withInfant).kind).toBe("counts_mismatch");
});

test("one person or one document twice: 1156", () => {
  const pair = { ...rules, party: { adt: 2, chd: 0, inf: 0, ins: 0 } };
  const again = refusal({ ...body, passengers: [adult, { ...adult, first_name: "ANVAR", doc_number: "AB7654321" }] }, pair);
  expect([again.kind, Object.keys(again.fields ?? {})]).toEqual(["check_names_and_documents", ["passengers.1.first_name"]]);
  const papers = refusal({ ...body, passengers: [adult, { ...other, doc_number: "aa1234567" }] }, pair);
  expect([papers.kind, Object.keys(papers.fields ?? {})]).toEqual(["check_names_and_documents", ["passengers.1.doc_number"]]);
});

test("the payer may write in any script, but nothing invisible: 8", () => {
  expect(validateBooking({ ...body, payer_name: "ООО «Сафар»" }, rules).payer.name).toBe("ООО «Сафар»");
  expect(refusal({ ...body, payer_name: "Karimov\u0000" }).kind).toBe("validation");
});

test("a note or a service that does not exist: 8", () => {
  expect(refusal({ ...body, order_note: "please hurry" }).kind).toBe("validation");
  expect(refusal({ ...body, additional_services: ["meal"] }).kind).toBe("validation");
});

test("of several problems the missing field leads, and every field is named", () => {
  const error = refusal({ ...body, passengers: [{ ...adult, last_name: undefined, first_name: "Анвар", doc_expire: "2020-01-01" }] });
  expect(error.kind).toBe("last_name_missing");
  expect(Object.keys(error.fields ?? {}).sort()).toEqual(["doc_expire", "first_name", "last_name"].map((field) => `passengers.0.${field}`));
});

test("a Cyrillic name is answered with its Latin spelling, in every language", () => {
  const { fields } = refusal({ ...body, passengers: [{ ...adult, last_name: "Қодиров" }] });
  const text = fields?.["passengers.0.last_name"]?.[0];
  for (const locale of LOCALES) expect(text?.[locale]).toContain("QODIROV");
});
