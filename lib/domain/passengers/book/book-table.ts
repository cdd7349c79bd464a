import { isDate } from "@/lib/domain/dates";
import { phonesIn } from "@/lib/domain/finding/phone-digits";
import { plainNumber } from "@/lib/domain/text/plain-text";
import { DOC_TYPES, type DocType, isDocType, UZ_PASSPORT } from "../doc-types";
import { DOCUMENT_NAMES } from "../document-names";
import { PASSENGER_FIELDS, type PassengerField } from "../passenger-fields";
import type { Gender } from "../passengers";
import { offeredSpelling, tidyName } from "../transliterate";

// A table of people whom an agency brings from elsewhere, as its columns are usually called in three languages.

/** Columns that are read; the others are passed over. */
export const BOOK_COLUMNS = PASSENGER_FIELDS;
export type BookColumn = PassengerField;

/** Without these nobody can be booked. */
export const NEEDED_COLUMNS = [
  "last_name",
  "first_name",
  "birthdate",
  "gender",
  "citizenship",
  "doc_number",
  "doc_expire",
] as const satisfies readonly BookColumn[];

const HEADINGS: Readonly<Record<BookColumn, readonly string[]>> = {
  last_name: ["last name", "surname", "familiya", "familiyasi", "фамилия"],
  first_name: ["first name", "given name", "name", "ism", "ismi", "имя"],
  middle_name: ["middle name", "patronymic", "otasining ismi", "sharifi", "отчество"],
  birthdate: ["date of birth", "birth date", "birthdate", "birthday", "tug'ilgan sana", "tug'ilgan sanasi", "дата рождения"],
  gender: ["gender", "sex", "jinsi", "jins", "пол"],
  citizenship: ["citizenship", "nationality", "country", "fuqarolik", "fuqaroligi", "гражданство"],
  doc_type: ["doc type", "document", "document type", "hujjat", "hujjat turi", "документ", "тип документа"],
  doc_number: [
    "doc number",
    "document number",
    "passport",
    "passport number",
    "hujjat raqami",
    "pasport",
    "pasport raqami",
    "номер документа",
    "паспорт",
    "номер паспорта",
  ],
  doc_expire: ["doc expire", "valid until", "expiry", "expiry date", "expires", "amal qilish muddati", "действителен до", "срок действия"],
  tel: ["tel", "phone", "telephone", "mobile", "telefon", "telefon raqami", "телефон"],
};

/** Which column a heading names; null where none. */
export function columnOf(heading: string): BookColumn | null {
  const plain = tidyName(heading).toLowerCase().replaceAll("_", " ");
  return BOOK_COLUMNS.find((column) => HEADINGS[column].includes(plain)) ?? null;
}

/** What is wrong with a cell. */
export const CELL_PROBLEMS = [
  "missing",
  "latin_name",
  "date",
  "born_later",
  "gender",
  "country",
  "doc_type",
  "document_number",
  "uz_passport",
  "phone",
  "repeated",
] as const;
export type CellProblem = (typeof CELL_PROBLEMS)[number];

export interface CellFault {
  column: BookColumn;
  problem: CellProblem;
  /** What stands there. */
  value: string;
  /** What is offered instead, or what it contradicts; empty where nothing is. */
  other: string;
}

/** Somebody of the table. */
export interface TablePerson {
  last_name: string;
  first_name: string;
  /** Empty where the table says none. */
  middle_name: string;
  birthdate: string;
  gender: Gender;
  citizenship: string;
  /** Null where the table says none. */
  doc_type: DocType | null;
  doc_number: string;
  doc_expire: string;
  /** Empty where the table says none. */
  tel: string;
}

interface Reading {
  /** Code of a country by its code or name; null where there is none. */
  countryOf: (text: string) => string | null;
  /** `YYYY-MM-DD` */
  today: string;
}

type Cells = Readonly<Partial<Record<BookColumn, string>>>;

/**
 * Whether the number cannot be that of an Uzbek passport, which the document is. Where a table says no type, the book may know one: only then it can be judged.
 */
export function isOddNumber({
  citizenship,
  doc_type,
  doc_number,
}: {
  citizenship: string;
  doc_type: DocType;
  doc_number: string;
}): boolean {
  return citizenship === "UZ" && ["A", "NP"].includes(doc_type) && !UZ_PASSPORT.test(doc_number);
}

/** Reads a row; a person only where nothing is wrong. The number of a document whose type it does not say is not held against a type. */
export function readBookRow(cells: Cells, { countryOf, today }: Reading): { person: TablePerson | null; faults: CellFault[] } {
  const faults: CellFault[] = [];
  const textOf = (column: BookColumn) => cells[column]?.trim() ?? "";
  const fault = (column: BookColumn, problem: CellProblem, other = "") => {
    faults.push({ column, problem, value: textOf(column), other });
    return null;
  };
  const needed = <Value>(column: BookColumn, problem: CellProblem, read: (text: string) => Value | null): Value | null => {
    const text = textOf(column);
    if (text === "") return fault(column, "missing");
    return read(text) ?? fault(column, problem);
  };
  const citizenship = needed("citizenship", "country", countryOf);
  const name = (column: "last_name" | "first_name" | "middle_name") => {
    const text = tidyName(textOf(column)).toUpperCase();
    if (text === "") return column === "middle_name" ? "" : fault(column, "missing");
    return LATIN.test(text) ? text : fault(column, "latin_name", offeredSpelling(text, citizenship ?? "") ?? "");
  };
  const [last_name, first_name, middle_name] = [name("last_name"), name("first_name"), name("middle_name")];
  const birthdate = needed("birthdate", "date", readTableDate);
  if (birthdate && birthdate > today) fault("birthdate", "born_later");
  const gender = needed("gender", "gender", genderOf);
  const doc_type = textOf("doc_type") === "" ? null : (docTypeOf(textOf("doc_type")) ?? fault("doc_type", "doc_type"));
  const doc_number = needed("doc_number", "document_number", documentNumber);
  if (citizenship && doc_type && doc_number && isOddNumber({ citizenship, doc_type, doc_number })) fault("doc_number", "uz_passport");
  const doc_expire = needed("doc_expire", "date", readTableDate);
  const tel = textOf("tel") === "" ? "" : (phoneOf(textOf("tel")) ?? fault("tel", "phone"));
  if (faults.length > 0 || !last_name || !first_name || middle_name === null || !birthdate || !gender || !citizenship)
    return { person: null, faults };
  if (!doc_number || !doc_expire || tel === null) return { person: null, faults };
  return { person: { last_name, first_name, middle_name, birthdate, gender, citizenship, doc_type, doc_number, doc_expire, tel }, faults };
}

/** As the book has names: no longer than tickets do. */
const LATIN = /^[A-Z][A-Z' -]{0,24}$/;

const GENDERS_SAID: Readonly<Record<Gender, readonly string[]>> = {
  M: ["m", "male", "м", "муж", "мужской", "erkak"],
  F: ["f", "female", "ж", "жен", "женский", "ayol"],
};

function genderOf(text: string): Gender | null {
  const said = text.toLowerCase().replace(/\.$/, "");
  if (GENDERS_SAID.M.includes(said)) return "M";
  return GENDERS_SAID.F.includes(said) ? "F" : null;
}

/** By its code, or by its name in any of the languages. */
function docTypeOf(text: string): DocType | null {
  const code = text.toUpperCase();
  if (isDocType(code)) return code;
  const said = tidyName(text).toLowerCase();
  return DOC_TYPES.find((type) => Object.values(DOCUMENT_NAMES[type]).some((name) => tidyName(name).toLowerCase() === said)) ?? null;
}

function documentNumber(text: string): string | null {
  const number = plainNumber(text);
  return /^[A-Z0-9]{5,20}$/.test(number) ? number : null;
}

function phoneOf(text: string): string | null {
  const [digits] = phonesIn(text);
  return digits ? `+${digits}` : null;
}

/** Day 0 of spreadsheets, as days of 1970. */
const SHEET_ZERO = -25_569;
const DAY_MS = 86_400_000;

/** `YYYY-MM-DD` of a day with a year of four digits, the day before the month, or of a spreadsheet's own count of days (five digits). */
export function readTableDate(text: string): string | null {
  const [, serial] = /^(\d{5})(?:\.\d+)?$/.exec(text) ?? [];
  if (serial) return new Date((Number(serial) + SHEET_ZERO) * DAY_MS).toISOString().slice(0, 10);
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})(?:[T ][\d:.]+)?$/.exec(text) ?? [];
  if (year) return dayOrNull(`${year}-${month}-${day}`);
  const [, d = "", m = "", y] = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})$/.exec(text) ?? [];
  return y ? dayOrNull(`${y}-${m.padStart(2, "0")}-${d.padStart(2, "0")}`) : null;
}

function dayOrNull(day: string): string | null {
  return isDate(day) ? day : null;
}
