import { bagTitle } from "@/lib/domain/bags/bag-texts";
import type { SnapshotPrice } from "@/lib/domain/booking/booking-snapshot";
import type { FareConditions, Penalty, TaxLine } from "@/lib/domain/offer";
import { amountsOf, totalOf } from "@/lib/domain/pricing/price-lines";
import type { Field, ReceiptDocument, ReceiptTable } from "./document";
import { formatMoney } from "./format";
import type { ReceiptSource } from "./source";
import { RECEIPT_TEXTS, type ReceiptTexts } from "./texts";

/** Codes that carriers file for their own surcharges; all others are taxes and airport charges. */
const CARRIER_SURCHARGES: readonly string[] = ["YQ", "YR"];

/**
 * What the customer pays. Where the agency makes its own price it stands alone: every part beside it would say what the agency has paid.
 * @throws RangeError where the lines of a price that is shown in parts do not add up to the total
 */
export function receiptPrice(source: ReceiptSource): ReceiptDocument["price"] {
  const { sellingMinor } = source.passenger;
  return sellingMinor === null ? partsOfPrice(source) : wholePrice(source, sellingMinor);
}

function wholePrice(source: ReceiptSource, sellingMinor: number): ReceiptDocument["price"] {
  const texts = RECEIPT_TEXTS[source.locale];
  const value = formatMoney(sellingMinor, source.snapshot.currency, source.locale);
  const bags = source.snapshot.prices[source.passenger.position]?.bags ?? [];
  const lines: Field[] = [
    { label: texts.allIncluded, value },
    ...bags.map((bag) => ({ label: bagTitle(bag, source.snapshot.directions)[source.locale], value: texts.included })),
  ];
  return { heading: texts.price, note: noteOf(source), lines, total: { label: texts.grandTotal, value } };
}

function noteOf({ refunded, locale }: ReceiptSource): string | null {
  return refunded.length > 0 ? RECEIPT_TEXTS[locale].priceBeforeRefunds : null;
}

/**
 * Fare, every tax, extra bags, fee and total of one passenger.
 * @throws RangeError where the lines do not add up to the total: such a receipt must not leave the house
 */
function partsOfPrice(source: ReceiptSource): ReceiptDocument["price"] {
  const texts = RECEIPT_TEXTS[source.locale];
  const price = priceOf(source);
  const money = (minor: number) => formatMoney(minor, source.snapshot.currency, source.locale);
  const lines: Field[] = [
    { label: texts.fare, value: money(price.fareMinor) },
    ...mergeByCode(price.taxes).map((tax) => ({ label: taxLabel(tax.code, texts), value: money(tax.amountMinor) })),
    ...price.bags.map((bag) => ({ label: bagTitle(bag, source.snapshot.directions)[source.locale], value: money(bag.amountMinor) })),
  ];
  if (price.serviceFeeMinor > 0) lines.push({ label: texts.serviceFee, value: money(price.serviceFeeMinor) });
  return { heading: texts.price, note: noteOf(source), lines, total: { label: texts.grandTotal, value: money(price.totalMinor) } };
}

/** One row per fare of what is flown: what it prices, and what refund and change cost. */
export function receiptConditions(source: ReceiptSource): ReceiptDocument["conditions"] {
  const texts = RECEIPT_TEXTS[source.locale];
  const columns = texts.conditionColumns;
  const table: ReceiptTable = {
    columns: [columns.fare, columns.refundBefore, columns.refundAfter, columns.changeBefore, columns.changeAfter],
    rows: source.snapshot.conditions
      .filter(({ direction }) => !source.refunded.includes(direction))
      .map((fare) => conditionRow(source, fare)),
  };
  return { heading: texts.conditions, table, note: texts.conditionsNote };
}

function priceOf(source: ReceiptSource): SnapshotPrice {
  const price = source.snapshot.prices[source.passenger.position];
  if (!price) throw new RangeError(`no price for passenger ${source.passenger.position}`);
  const lines = totalOf(amountsOf(price));
  if (lines !== price.totalMinor) throw new RangeError(`price lines add up to ${lines}, not ${price.totalMinor}`);
  return price;
}

/** A journey pays the same tax at several airports; a receipt has one line per code, in the order of the first. */
function mergeByCode(taxes: readonly TaxLine[]): TaxLine[] {
  const amounts = new Map<string, number>();
  for (const tax of taxes) amounts.set(tax.code, (amounts.get(tax.code) ?? 0) + tax.amountMinor);
  return [...amounts].map(([code, amountMinor]) => ({ code, amountMinor }));
}

function taxLabel(code: string, texts: ReceiptTexts): string {
  return CARRIER_SURCHARGES.includes(code) ? texts.carrierSurcharge(code) : texts.tax(code);
}

function conditionRow(source: ReceiptSource, fare: FareConditions): string[] {
  const text = (penalty: Penalty) => penaltyText(source, penalty);
  const name = `${fare.origin} – ${fare.destination}\n${fare.carrier} ${fare.brand} · ${fare.fareBasis}`;
  return [name, text(fare.refundBefore), text(fare.refundAfter), text(fare.changeBefore), text(fare.changeAfter)];
}

function penaltyText(source: ReceiptSource, penalty: Penalty): string {
  const texts = RECEIPT_TEXTS[source.locale];
  if (!penalty.permitted) return texts.notPermitted;
  if (penalty.feeMinor === 0) return texts.free;
  return texts.fee(formatMoney(penalty.feeMinor, source.snapshot.currency, source.locale));
}
