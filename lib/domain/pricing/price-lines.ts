import type { BookingSnapshot, SnapshotPrice } from "../booking/booking-snapshot";
import { sum } from "../money";
import type { FareConditions } from "../offer";
import { prorateWhole } from "../refund/prorate";

/** What a line of a price is for: the carrier's fare, a tax or charge, the service's own fee, extra bags. */
export const LINE_KINDS = ["fare", "tax", "fee", "bag"] as const;
export type LineKind = (typeof LINE_KINDS)[number];

/** One line of what a passenger was sold. */
interface PriceLine {
  kind: LineKind;
  /** Index of the direction that it is for; null where it is for the journey. */
  direction: number | null;
  /** Minor units of the booking's currency. */
  amountMinor: number;
}

/** What lines come to, kind by kind, minor units: a price, or a part of it that goes back. */
export type Amounts = Readonly<Record<LineKind, number>>;

export const NO_AMOUNTS: Amounts = eachKind(() => 0);

/** An amount for each kind. */
export function eachKind(amountOf: (kind: LineKind) => number): Amounts {
  return { fare: amountOf("fare"), tax: amountOf("tax"), fee: amountOf("fee"), bag: amountOf("bag") };
}

export function sumLines(lines: readonly PriceLine[]): Amounts {
  return eachKind((kind) => sum(lines.filter((line) => line.kind === kind).map(({ amountMinor }) => amountMinor)));
}

export function addAmounts(all: readonly Amounts[]): Amounts {
  return eachKind((kind) => sum(all.map((amounts) => amounts[kind])));
}

export function totalOf(amounts: Amounts): number {
  return sum(LINE_KINDS.map((kind) => amounts[kind]));
}

/** A fare with what a passenger has paid for it. */
export interface PaidFare {
  fare: FareConditions;
  paidMinor: number;
}

/** Each fare of the journey: a passenger's fare is split like that of adults over all of them, in whole soums where prices are whole. */
export function paidFares(
  { fareMinor }: SnapshotPrice,
  { conditions, currency }: Pick<BookingSnapshot, "conditions" | "currency">,
): PaidFare[] {
  const shares = prorateWhole(
    fareMinor,
    conditions.map((fare) => fare.adultFareMinor),
    currency,
  );
  return conditions.map((fare, index) => ({ fare, paidMinor: shares[index] ?? 0 }));
}

/** The lines of one passenger's price. They add up to it. */
export function linesOf(price: SnapshotPrice, snapshot: Pick<BookingSnapshot, "conditions" | "currency">): PriceLine[] {
  const taxes = price.taxes.flatMap(({ amountMinor, byDirection }): PriceLine[] =>
    byDirection
      ? byDirection.map((minor, direction) => ({ kind: "tax", direction, amountMinor: minor }))
      : [{ kind: "tax", direction: null, amountMinor }],
  );
  return [
    ...paidFares(price, snapshot).map(({ fare, paidMinor }) => ({
      kind: "fare" as const,
      direction: fare.direction,
      amountMinor: paidMinor,
    })),
    ...taxes,
    { kind: "fee", direction: null, amountMinor: price.serviceFeeMinor },
    ...price.bags.map(({ direction, amountMinor }) => ({ kind: "bag" as const, direction, amountMinor })),
  ];
}

/** What one passenger was sold, kind by kind. */
export function amountsOf(price: SnapshotPrice): Amounts {
  return {
    fare: price.fareMinor,
    tax: sum(price.taxes.map(({ amountMinor }) => amountMinor)),
    fee: price.serviceFeeMinor,
    bag: sum(price.bags.map(({ amountMinor }) => amountMinor)),
  };
}
