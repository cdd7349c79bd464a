import { type Currency, toMajor } from "../money";
import type { MarkupRule } from "./markup";

/** A rule that has no id yet. */
export type PlacedRule = Omit<MarkupRule, "id">;

/** A rule in one line of codes and numbers, the same in every language: `20 · SINOV · HY · TAS⇄IST · TY · +3.5 %`. What holds for any is left out. */
export function markupText(rule: PlacedRule, agency: string | null): string {
  const parts = [String(rule.place), agency, rule.carrier, wayOf(rule), rule.bookingClasses, amountOf(rule), daysOf(rule)];
  return parts.filter((part) => part !== null && part !== "").join(" · ");
}

function wayOf({ origin, destination, bothWays }: PlacedRule): string | null {
  if (origin === null && destination === null) return null;
  return `${origin ?? "*"}${bothWays ? "⇄" : "→"}${destination ?? "*"}`;
}

function amountOf({ amount, currency }: PlacedRule): string {
  const size = currency === null ? `${Math.abs(amount) / 10} %` : `${toMajor(Math.abs(amount))} ${currency}`;
  return `${amount < 0 ? "−" : "+"}${size}`;
}

function daysOf({ saleFrom, saleTo }: PlacedRule): string | null {
  return saleFrom === null && saleTo === null ? null : `${saleFrom ?? ""}…${saleTo ?? ""}`;
}

/** A share is held against the limits of the house as of a fare of so much: a million soums, minor units. */
const MEASURE_MINOR = 100_000_000;

/** Whether some fare may meet both rules: then the one that is tried first keeps the other from holding. Places are not looked at: a city has many. */
export function mayMeet(one: MarkupRule, other: MarkupRule): boolean {
  const agree = (left: string | null, right: string | null) => left === null || right === null || left === right;
  if (!agree(one.partnerId, other.partnerId) || !agree(one.carrier, other.carrier)) return false;
  if (one.bookingClasses === "" || other.bookingClasses === "") return true;
  return [...one.bookingClasses].some((letter) => other.bookingClasses.includes(letter));
}

/** What a rule is held against the limits of the house with, minor units of soums: its size, of whatever sign. @param toSoums by the rates of now, minor units */
export function markupStake(
  { amount, currency }: Pick<MarkupRule, "amount" | "currency">,
  toSoums: (minor: number, from: Currency) => number,
): number {
  const size = Math.abs(amount);
  return currency === null ? (MEASURE_MINOR * size) / 1000 : toSoums(size, currency);
}
