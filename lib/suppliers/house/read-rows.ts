import type { BagPrice } from "@/lib/domain/bags/bag-price";
import { CURRENCIES, type Currency } from "@/lib/domain/money";
import type { AuthorisationRule } from "@/lib/domain/nesting";
import type { Cabin } from "@/lib/domain/offer";
import type { Fare } from "@/lib/domain/pricing/fare";
import type { TaxRule } from "@/lib/domain/pricing/taxes";
import type { LegPattern } from "@/lib/domain/schedule";
import type { BaggagePrice, Fare as FareRow, InventoryRule, ScheduleLeg, TaxRule as TaxRow } from "@/lib/generated/prisma/client";

/** Rows of the database as the domain's own shapes. The importers let nothing else in, so anything else is a fault. */

export function toLegPattern({ season, ...row }: ScheduleLeg & { season: { timeMode: string } }): LegPattern {
  return { ...row, timeMode: season.timeMode === "U" ? "U" : "L", frequency: row.frequency === 2 ? 2 : 1 };
}

export function toFare({ id: _, ...row }: FareRow): Fare {
  return {
    ...row,
    cabin: cabinOf(row.cabin),
    currency: currencyOf(row.currency),
    amountMinor: Number(row.amountMinor),
    refundBeforeMinor: toNumber(row.refundBeforeMinor),
    refundAfterMinor: toNumber(row.refundAfterMinor),
    changeBeforeMinor: toNumber(row.changeBeforeMinor),
    changeAfterMinor: toNumber(row.changeAfterMinor),
  };
}

export function toRule(row: InventoryRule): AuthorisationRule {
  return { ...row, cabin: cabinOf(row.cabin) };
}

export function toTaxRule(row: TaxRow): TaxRule {
  return {
    ...row,
    scope: scopeOf(row.scope),
    adultMinor: Number(row.adultMinor),
    childMinor: Number(row.childMinor),
    infantMinor: Number(row.infantMinor),
    currency: currencyOf(row.currency),
  };
}

export function toBagPrice(row: BaggagePrice): BagPrice {
  return { ...row, scope: scopeOf(row.scope), amountMinor: Number(row.amountMinor), currency: currencyOf(row.currency) };
}

function toNumber(minor: bigint | null): number | null {
  return minor === null ? null : Number(minor);
}

function scopeOf(code: string): "D" | "I" | "A" {
  return code === "D" || code === "I" ? code : "A";
}

function cabinOf(code: string): Cabin {
  return code === "B" ? "B" : "E";
}

function currencyOf(code: string): Currency {
  const known = CURRENCIES.find((currency) => currency === code);
  if (!known) throw new Error(`unknown currency ${code}`);
  return known;
}
