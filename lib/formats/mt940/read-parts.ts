import { bankAmount } from "@/lib/domain/bank/bank-amount";
import { StatementFault } from "@/lib/domain/bank/bank-line";
import { isDate } from "@/lib/domain/dates";
import type { Field } from "./read-fields";

/** Field 60 or 62. */
export interface Balance {
  /** Minor units, below zero where the account owes. */
  amountMinor: number;
  currency: string;
}

/** Field 61. Days are `YYYY-MM-DD`. */
export interface Movement {
  valueDate: string;
  bookedOn: string;
  /** Minor units; above zero where money came in. */
  amountMinor: number;
  /** The owner's reference, for which the standard has NONREF where there is none: then that of the bank. */
  reference: string;
}

/** Mark, day, currency, amount. */
const BALANCE = /^([DC])(\d{6})([A-Z]{3})(\d+,\d{0,2})$/;
/**
 * Value date, day of booking, mark (a reversal is of a credit, RC, or of a debit, RD), third letter of the currency, amount, kind with its code, reference of
 * the owner, and of the bank.
 */
const MOVEMENT = /^(\d{6})(\d{4})?(R?[DC])([A-Z])?(\d+,\d{0,2})([NFS][A-Z0-9]{3})([^/]*(?:\/(?!\/)[^/]*)*)(?:\/\/(.*))?$/;

/** @throws StatementFault */
export function readBalance(field: Field): Balance {
  const [, mark, day = "", currency = "", amount = ""] = BALANCE.exec(field.lines[0]?.trim() ?? "") ?? [];
  const amountMinor = bankAmount(amount);
  if (mark === undefined || dayOf(day) === undefined || amountMinor === undefined) throw fault(field);
  return { amountMinor: mark === "D" ? -amountMinor || 0 : amountMinor, currency };
}

/** @throws StatementFault */
export function readMovement(field: Field): Movement {
  const parts = MOVEMENT.exec(field.lines[0]?.trim() ?? "");
  const [, value = "", entry, mark = "", , amount = "", , owner = "", bank = ""] = parts ?? [];
  const valueDate = dayOf(value);
  const amountMinor = bankAmount(amount);
  if (!parts || valueDate === undefined || amountMinor === undefined) throw fault(field);
  const bookedOn = entry === undefined ? valueDate : nearestDay(entry, valueDate);
  if (bookedOn === undefined) throw fault(field);
  const named = owner.trim();
  const reference = named === "" || named === "NONREF" ? bank.trim() : named;
  return { valueDate, bookedOn, amountMinor: mark === "C" || mark === "RD" ? amountMinor : -amountMinor || 0, reference };
}

/** Messages have two digits of a year; the service books nothing of the century before. */
function dayOf(text: string): string | undefined {
  const day = `20${text.slice(0, 2)}-${text.slice(2, 4)}-${text.slice(4, 6)}`;
  return isDate(day) ? day : undefined;
}

/** The day of booking has no year: that of the days so called which is nearest to the value date. */
function nearestDay(monthDay: string, valueDate: string): string | undefined {
  const year = Number(valueDate.slice(0, 4));
  const days = [year - 1, year, year + 1].map((each) => `${each}-${monthDay.slice(0, 2)}-${monthDay.slice(2)}`).filter(isDate);
  const distance = (day: string) => Math.abs(Date.parse(day) - Date.parse(valueDate));
  return days.toSorted((left, right) => distance(left) - distance(right))[0];
}

function fault({ line, tag, lines }: Field): StatementFault {
  return new StatementFault("bad_field", line, `:${tag}:${lines[0] ?? ""}`);
}
