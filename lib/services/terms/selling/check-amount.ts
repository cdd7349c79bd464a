import { AppError } from "@/lib/domain/errors";
import { type Currency, fromMajor, isMajor, toMajor } from "@/lib/domain/money";
import { outOfBounds } from "./texts";

interface AskedAmount {
  /** Of the request. */
  field: string;
  /** Major units. */
  amount: number;
  currency: Currency;
  lowestMinor: number;
  highestMinor: number;
}

/**
 * A price that an agent asks for, minor units.
 * @throws AppError validation (the field) where it is outside of the bounds, or no amount
 */
export function checkAmount({ field, amount, currency, lowestMinor, highestMinor }: AskedAmount): number {
  const minor = isMajor(amount) ? fromMajor(amount) : null;
  if (minor !== null && lowestMinor <= minor && minor <= highestMinor) return minor;
  const text = outOfBounds(amountText(lowestMinor, currency), amountText(highestMinor, currency));
  throw new AppError("validation", { fields: { [field]: [text] } });
}

/** `1250000.00 UZS`, as all languages read it. */
export function amountText(minor: number, currency: Currency): string {
  return `${toMajor(minor).toFixed(2)} ${currency}`;
}
