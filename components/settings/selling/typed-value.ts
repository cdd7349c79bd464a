import { amountTyped, percentTyped } from "@/lib/client/money/typed-amount";
import type { SellingShown } from "@/lib/contracts/portal/selling";
import { fromMajor, toMajor } from "@/lib/domain/money";

type Value = SellingShown["keeps"];
export type ValueKind = Value["kind"];

const MOST_BP = 10_000;

/** What a form's field of an amount or a percent says. @returns null where it says neither */
export function valueTyped(kind: ValueKind, text: string): Value | null {
  if (kind === "amount") {
    const amount = amountTyped(text);
    return amount === null ? null : { kind, minor: fromMajor(amount) };
  }
  const basisPoints = percentTyped(text);
  return basisPoints === null || basisPoints < 0 || basisPoints > MOST_BP ? null : { kind, basisPoints };
}

/** The same as a person would have typed it. */
export function textOf(value: Value): string {
  return String(value.kind === "amount" ? toMajor(value.minor) : value.basisPoints / 100);
}
