import { z } from "zod";
import { isDate } from "@/lib/domain/dates";
import { FILED_CURRENCIES, type FiledCurrency, MINOR_PER_MAJOR, toMajor } from "@/lib/domain/money";
import type { Cabin } from "@/lib/domain/offer";
import type { ProblemName } from "@/lib/formats/imports/bad-line";

/** Gives undefined for a text that it cannot read. */
type ParseCell<T> = (text: string) => T | undefined;

/**
 * A field that must be filled in.
 * @param other what the problem's text says about the field's bounds
 */
export function cell<T>(parse: ParseCell<T>, problem: ProblemName, other = "") {
  return z.string().transform((text, context): T => {
    const value = text === "" ? undefined : parse(text);
    if (value !== undefined) return value;
    context.addIssue({ code: "custom", message: text === "" ? "required" : problem, params: { value: text, other } });
    return z.NEVER;
  });
}

/** A field that may be empty. */
export function optionalCell<T, E>(parse: ParseCell<T>, problem: ProblemName, whenEmpty: E, other = "") {
  return z.string().transform((text, context): T | E => {
    if (text === "") return whenEmpty;
    const value = parse(text);
    if (value !== undefined) return value;
    context.addIssue({ code: "custom", message: problem, params: { value: text, other } });
    return z.NEVER;
  });
}

// The fields that the tables are made of. Empty and wrong ones are reported with a problem of lib/formats/imports/csv-problems.ts.

/** IATA airline designator. */
export const carrierCell = cell(matching(/^[A-Z0-9]{2}$/), "carrier");

/** A carrier, or empty. */
export const optionalCarrierCell = optionalCell(matching(/^[A-Z0-9]{2}$/), "carrier", "");

/** One letter. */
export const bookingClassCell = cell(matching(/^[A-Z]$/), "booking_class");

export const cabinCell = cell((text): Cabin | undefined => (text === "E" || text === "B" ? text : undefined), "cabin");

/** Major units with at most two decimals, to minor units. */
export const amountCell = cell(parseAmount, "amount");

/** An amount above zero: a fare of nothing is a slip of the file, and would be sold. */
export const fareAmountCell = amountCell.check(({ value, issues }) => {
  if (value === 0) issues.push({ code: "custom", message: "fare_zero", params: { value: "0" }, input: value });
});

/** An amount, or null for `no`: not permitted. */
export const penaltyCell = cell((text) => (text === "no" ? null : parseAmount(text)), "penalty");

/** A currency that fares, taxes and bag prices are filed in. */
export const currencyCell = cell(
  (text): FiledCurrency | undefined => FILED_CURRENCIES.find((currency) => currency === text),
  "currency",
  FILED_CURRENCIES.join(", "),
);

/** Inside one country, across borders, or any. */
export const scopeCell = cell((text) => (["D", "I", "A"] as const).find((scope) => scope === text), "scope");

/** `yes` or `no`; empty is no. */
export const yesNoCell = optionalCell((text) => (text === "yes" ? true : text === "no" ? false : undefined), "yes_no", false);

/** ISO 3166-1 alpha-2. */
export function countryCell(isKnownCountry: (code: string) => boolean) {
  return cell((text) => (/^[A-Z]{2}$/.test(text) && isKnownCountry(text) ? text : undefined), "country");
}

/** Where flights of a closed airport have moved; undefined for all others. */
export type SuccessorOf = (code: string) => string | undefined;

/** Airport or metropolitan code; that of a closed airport is refused with its successor's. */
export function placeCell(isKnownPlace: (code: string) => boolean, successorOf: SuccessorOf) {
  const known = cell((text) => (/^[A-Z]{3}$/.test(text) && isKnownPlace(text) ? text : undefined), "place_unknown");
  const open = z.string().check(({ value, issues }) => {
    const successor = successorOf(value);
    if (successor !== undefined)
      issues.push({ code: "custom", message: "place_closed", params: { value, other: successor }, input: value, continue: false });
  });
  return open.pipe(known);
}

/** An airport or metropolitan code, or empty. */
export function optionalPlaceCell(isKnownPlace: (code: string) => boolean) {
  return optionalCell((text) => (/^[A-Z]{3}$/.test(text) && isKnownPlace(text) ? text : undefined), "place_unknown", "");
}

/** A whole number, both bounds included. */
export function wholeNumberCell(min: number, max: number) {
  return cell((text) => parseWhole(text, min, max), "whole_number", `${min}–${max}`);
}

/** A whole number, or null where empty. */
export function optionalNumberCell(min: number, max: number) {
  return optionalCell((text) => parseWhole(text, min, max), "whole_number", null, `${min}–${max}`);
}

/** Free text. */
export function textCell(longest: number) {
  return cell((text) => (text.length <= longest ? text : undefined), "too_long", String(longest));
}

/** Reads texts of one form as they are. */
export function matching(form: RegExp): ParseCell<string> {
  return (text) => (form.test(text) ? text : undefined);
}

/** `MM-DD` of a leap year, so that 29 February is a day. */
export function parseMonthDay(text: string): string | undefined {
  return isDate(`2000-${text}`) ? text : undefined;
}

/** `YYYY-MM-DD` or `YYYY-MM`. */
export function parseDateOrMonth(text: string): string | undefined {
  return isDate(text) || isDate(`${text}-01`) ? text : undefined;
}

/** `1357` to bits, Monday lowest; the digits ascend. */
export function parseWeekdays(text: string): number | undefined {
  if (!/^1?2?3?4?5?6?7?$/.test(text) || text === "") return undefined;
  return [...text].reduce((mask, digit) => mask | (1 << (Number(digit) - 1)), 0);
}

/** The digits that `parseWeekdays` reads. */
export function writeWeekdays(mask: number): string {
  return [..."1234567"].filter((_, day) => mask & (1 << day)).join("");
}

/** Minor units of an amount in major units, exactly: `199.9` is 19990, and so is `199,9`, as spreadsheets write it here. */
function parseAmount(text: string): number | undefined {
  const [, major = "", minor = ""] = /^(\d{1,13})(?:[.,](\d{1,2}))?$/.exec(text) ?? [];
  return major === "" ? undefined : Number(major) * MINOR_PER_MAJOR + Number(minor.padEnd(2, "0"));
}

/** The text that `parseAmount` reads. */
export function writeAmount(minor: number): string {
  return toMajor(minor).toFixed(2);
}

/** A comma before decimals, as spreadsheets write it here, as a point; undefined where it may as well stand between thousands. */
export function withPoint(text: string): string | undefined {
  return /^[1-9]\d{0,2},\d{3}$/.test(text) ? undefined : text.replace(/^(\d+),(\d+)$/, "$1.$2");
}

function parseWhole(text: string, min: number, max: number): number | undefined {
  if (!/^\d{1,9}$/.test(text)) return undefined;
  const value = Number(text);
  return value >= min && value <= max ? value : undefined;
}
