import { assertMinor, CURRENCIES, type FiledCurrency, priceStep } from "../../money";
import type { Fare } from "../fare";
import type { Season } from "../fare-changes/fare-names";

/** A fare that is filed, with the number by which it is asked for. */
export interface FiledFare {
  id: string;
  fare: Fare;
}

/** What is done to chosen fares; `hundredths` are hundredths of a percent, so that 2.5 % is 250. */
export type FareEdit =
  | { kind: "amounts"; amountMinor: ReadonlyMap<string, number> }
  | { kind: "percent"; hundredths: number }
  | { kind: "copy_season"; from: Period; to: Period; hundredths: number };

/** Days of every year, or of one: one of both; null on all sides is all year. */
export type Period = Season & Pick<Fare, "travelFrom" | "travelTo">;

/** Fares as they would be, and how many of them are others or new. */
export interface EditedFares {
  fares: Fare[];
  touched: number;
}

const WHOLE = 10_000n;

/**
 * Carriers' fares after an edit, in their order of filing; what is copied stands behind what it was copied from.
 * @param isChosen says which the edit is for; of amounts, those that are named are
 */
export function editFares(filed: readonly FiledFare[], edit: FareEdit, isChosen: (id: string) => boolean): EditedFares {
  const edited = filed.map((each) => (isChosen(each.id) ? madeOf(each, edit) : [each.fare]));
  const touched = edited.flatMap((made, index) => made.filter((fare) => fare !== filed[index]?.fare)).length;
  return { fares: edited.flat(), touched };
}

/** What becomes of one chosen fare: itself where nothing changes. */
function madeOf({ id, fare }: FiledFare, edit: FareEdit): Fare[] {
  if (edit.kind === "copy_season") return isOf(fare, edit.from) ? [fare, copied(fare, edit)] : [fare];
  const amountMinor = edit.kind === "amounts" ? (edit.amountMinor.get(id) ?? fare.amountMinor) : changedBy(fare, edit.hundredths);
  return [amountMinor === fare.amountMinor ? fare : { ...fare, amountMinor }];
}

function isOf(fare: Fare, { seasonFrom, seasonTo, travelFrom, travelTo }: Period): boolean {
  if (fare.seasonFrom !== seasonFrom || fare.seasonTo !== seasonTo) return false;
  return fare.travelFrom === travelFrom && fare.travelTo === travelTo;
}

function copied(fare: Fare, { to, hundredths }: { to: Period; hundredths: number }): Fare {
  return { ...fare, ...to, amountMinor: changedBy(fare, hundredths) };
}

/**
 * The amount of a fare, higher or lower by a share, to the nearest step that prices in its currency are made of (whole units of UZS and RUB,
 * hundredths of the others), halves up; never less than one step, for a fare of nothing would be sold.
 * @param hundredths of a percent, more than −10 000
 */
export function changedBy({ amountMinor, currency }: Pick<Fare, "amountMinor" | "currency">, hundredths: number): number {
  assertMinor(amountMinor);
  if (hundredths === 0) return amountMinor;
  const step = BigInt(stepOf(currency));
  const unit = WHOLE * step;
  const product = BigInt(amountMinor) * (WHOLE + BigInt(hundredths));
  const steps = (product * 2n + unit) / (unit * 2n);
  const changed = Number((steps < 1n ? 1n : steps) * step);
  assertMinor(changed);
  return changed;
}

/** What is only filed in a currency, and sold in another, keeps its hundredths. */
function stepOf(currency: FiledCurrency): number {
  const sold = CURRENCIES.find((each) => each === currency);
  return sold ? priceStep(sold) : 1;
}
