import { randomInt } from "node:crypto";

function letters(count: number): string {
  return Array.from({ length: count }, () => String.fromCharCode(65 + randomInt(26))).join("");
}

function digits(count: number): string {
  return Array.from({ length: count }, () => String(randomInt(10))).join("");
}

function yearsAgo(years: number): string {
  const date = new Date();
  date.setUTCFullYear(date.getUTCFullYear() - years);
  return date.toISOString().slice(0, 10);
}

export interface Person {
  first_name: string;
  last_name: string;
  age: "adt" | "chd" | "inf" | "ins";
  birthdate: string;
  gender: "M" | "F";
  citizenship: string;
  tel: string;
  doc_type: string;
  doc_number: string;
  doc_expire: string;
}

const YEARS = { adt: 34, chd: 7, inf: 1, ins: 1 };

/** An invented passenger whom no other test has: random letters as names, a random Uzbek passport. */
export function makePerson(age: Person["age"], changes: Record<string, string> = {}): Person {
  return {
    first_name: `Namuna${letters(5)}`,
    last_name: `Sinov${letters(6)}`,
    age,
    birthdate: yearsAgo(YEARS[age]),
    gender: randomInt(2) === 0 ? "M" : "F",
    citizenship: "UZ",
    tel: `+99890${digits(7)}`,
    doc_type: "A",
    doc_number: `${letters(2)}${digits(7)}`,
    doc_expire: yearsAgo(-6),
    ...changes,
  };
}

/** Body of a booking for these passengers. */
export function bookingOf(passengers: object[], changes: Record<string, unknown> = {}): Record<string, unknown> {
  return { payer_name: "Namuna Tolovchi", payer_email: "payer@parvoz.example", payer_tel: "+998901234567", passengers, ...changes };
}
