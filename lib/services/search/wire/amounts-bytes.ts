import { CURRENCIES, type Currency } from "@/lib/domain/money";
import { AGE_GROUPS, type AgeGroup } from "@/lib/domain/passengers/passengers";
import type { AgePrice } from "../price-offer";
import type { JsonWriter } from "./json-writer";

/** What stands between the amounts, written once. */
interface Between {
  total: Uint8Array;
  recommended: Uint8Array;
  taxes: Uint8Array;
}

const PRICE = Buffer.from('"price":{"amount":');
const END = Buffer.from("],");
const byCurrency = new Map(CURRENCIES.map((currency) => [currency, betweenIn(currency)]));
const byAge = new Map(AGE_GROUPS.map((age) => [age, passengerBytes(age)]));

/** What an offer costs its viewer, in minor units. */
export interface Amounts {
  currency: Currency;
  totalMinor: number;
  recommendedMinor: number;
  prices: readonly AgePrice[];
}

/** What an offer costs, a comma behind it: everybody together, by kind, and each passenger. */
export function writeAmounts(writer: JsonWriter, { currency, totalMinor, recommendedMinor, prices }: Amounts): void {
  const { total, recommended, taxes } = byCurrency.get(currency) ?? betweenIn(currency);
  let fareMinor = 0;
  for (const price of prices) fareMinor += price.count * price.fareMinor;
  writer.bytes(PRICE);
  writer.amount(totalMinor);
  writer.bytes(total);
  writer.amount(recommendedMinor);
  writer.bytes(recommended);
  writer.amount(totalMinor - fareMinor);
  writer.bytes(taxes);
  writePassengers(writer, prices);
  writer.bytes(END);
}

function writePassengers(writer: JsonWriter, prices: readonly AgePrice[]): void {
  let isFirst = true;
  for (const { age, count, totalMinor } of prices) {
    const start = byAge.get(age) ?? passengerBytes(age);
    for (let passenger = 0; passenger < count; passenger++) {
      if (!isFirst) writer.ascii(",");
      isFirst = false;
      writer.bytes(start);
      writer.amount(totalMinor);
      writer.ascii("}");
    }
  }
}

function betweenIn(currency: Currency): Between {
  const after = `,"currency":"${currency}"},`;
  return {
    total: Buffer.from(`${after}"recommended_price":{"amount":`),
    recommended: Buffer.from(`${after}"taxes_and_fees":{"amount":`),
    taxes: Buffer.from(`${after}"passengers":[`),
  };
}

function passengerBytes(age: AgeGroup): Uint8Array {
  return Buffer.from(`{"age":"${age}","price":`);
}
