import { bagTitle } from "@/lib/domain/bags/bag-texts";
import type { SnapshotPrice } from "@/lib/domain/booking/booking-snapshot";
import { sum } from "@/lib/domain/money";
import type { FareConditions, Penalty, TaxLine } from "@/lib/domain/offer";
import { amountsOf, totalOf } from "@/lib/domain/pricing/price-lines";
import type { Field, ReceiptDocument, ReceiptTable } from "./document";
import { formatMoney } from "./format";
import type { ReceiptSource } from "./source";
import { RECEIPT_TEXTS, type ReceiptTexts } from "./texts";
import { ticketName } from "./ticket-name";

/** Codes that carriers file for their own surcharges; all others are taxes and airport charges. */
const CARRIER_SURCHARGES: readonly string[] = ["YQ", "YR"];

/** A price before its amounts are written. */
interface Priced {
  lines: { label: string; amountMinor: number }[];
  /** What is in the price beside; its amounts are not shown. */
  included: Field[];
  totalMinor: number;
}

/**
 * What the customer pays. Where the agency makes its own price it stands alone, unless the agency wants its parts: every part beside it would say what the agency
 * has paid.
 * @throws RangeError where the lines of a price that is shown in parts do not add up to the total
 */
export function receiptPrice(source: ReceiptSource): ReceiptDocument["price"] {
  const { lines, included, totalMinor } = pricedOf(source);
  return written(source, lines, included, totalMinor);
}

/**
 * What is paid for all of several passengers: parts of the same name are added up, and where there are none each has a line.
 * @param sources of the same booking, in the same language
 * @throws RangeError as receiptPrice
 */
export function jointPrice(first: ReceiptSource, sources: readonly ReceiptSource[]): ReceiptDocument["price"] {
  const prices = sources.map((source) => ({ source, ...pricedOf(source) }));
  const totalMinor = sum(prices.map((price) => price.totalMinor));
  if (prices.every(({ lines }) => lines.length > 1))
    return written(first, mergeByLabel(prices.flatMap(({ lines }) => lines)), [], totalMinor);
  const lines = prices.map((price) => ({ label: ticketName(price.source.passenger), amountMinor: price.totalMinor }));
  return written(
    first,
    lines,
    prices.flatMap(({ included }) => included),
    totalMinor,
  );
}

function written(source: ReceiptSource, lines: Priced["lines"], included: Field[], totalMinor: number): ReceiptDocument["price"] {
  const texts = RECEIPT_TEXTS[source.locale];
  const money = (minor: number) => formatMoney(minor, source.snapshot.currency, source.locale);
  const shown = lines.map(({ label, amountMinor }) => ({ label, value: money(amountMinor) }));
  const note = source.refunded.length > 0 ? texts.priceBeforeRefunds : null;
  return { heading: texts.price, note, lines: [...shown, ...included], total: { label: texts.grandTotal, value: money(totalMinor) } };
}

function pricedOf(source: ReceiptSource): Priced {
  const { sellingMinor } = source.passenger;
  if (sellingMinor === null) return partsOfPrice(source);
  return (source.printsParts ? partsOfSelling(source, sellingMinor) : null) ?? wholePrice(source, sellingMinor);
}

/** The agency's own price with taxes by their codes, and what it earns within the fare; null where the price does not cover them. */
function partsOfSelling(source: ReceiptSource, sellingMinor: number): Priced | null {
  const texts = RECEIPT_TEXTS[source.locale];
  const { taxes = [], bags = [] } = source.snapshot.prices[source.passenger.position] ?? {};
  const beside = [...taxLines(taxes, texts), ...bagLines(source, bags)];
  const fareMinor = sellingMinor - sum(beside.map(({ amountMinor }) => amountMinor));
  if (fareMinor <= 0) return null;
  return { lines: [{ label: texts.fareWithFee, amountMinor: fareMinor }, ...beside], included: [], totalMinor: sellingMinor };
}

function wholePrice(source: ReceiptSource, sellingMinor: number): Priced {
  const texts = RECEIPT_TEXTS[source.locale];
  const bags = source.snapshot.prices[source.passenger.position]?.bags ?? [];
  return {
    lines: [{ label: texts.allIncluded, amountMinor: sellingMinor }],
    included: bagLines(source, bags).map(({ label }) => ({ label, value: texts.included })),
    totalMinor: sellingMinor,
  };
}

/**
 * Fare, every tax, extra bags, fee and total of one passenger.
 * @throws RangeError where the lines do not add up to the total: such a receipt must not leave the house
 */
function partsOfPrice(source: ReceiptSource): Priced {
  const texts = RECEIPT_TEXTS[source.locale];
  const price = priceOf(source);
  const fee = price.serviceFeeMinor > 0 ? [{ label: texts.serviceFee, amountMinor: price.serviceFeeMinor }] : [];
  const lines = [
    { label: texts.fare, amountMinor: price.fareMinor },
    ...taxLines(price.taxes, texts),
    ...bagLines(source, price.bags),
    ...fee,
  ];
  return { lines, included: [], totalMinor: price.totalMinor };
}

/** A journey pays the same tax at several airports; a receipt has one line per code, in the order of the first. */
function taxLines(taxes: readonly TaxLine[], texts: ReceiptTexts): Priced["lines"] {
  return mergeByLabel(taxes.map(({ code, amountMinor }) => ({ label: taxLabel(code, texts), amountMinor })));
}

function bagLines({ snapshot, locale }: ReceiptSource, bags: SnapshotPrice["bags"]): Priced["lines"] {
  return bags.map((bag) => ({ label: bagTitle(bag, snapshot.directions)[locale], amountMinor: bag.amountMinor }));
}

function mergeByLabel(lines: Priced["lines"]): Priced["lines"] {
  const amounts = new Map<string, number>();
  for (const { label, amountMinor } of lines) amounts.set(label, (amounts.get(label) ?? 0) + amountMinor);
  return [...amounts].map(([label, amountMinor]) => ({ label, amountMinor }));
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

function taxLabel(code: string, texts: ReceiptTexts): string {
  return CARRIER_SURCHARGES.includes(code) ? texts.carrierSurcharge(code) : texts.tax(code);
}

function conditionRow(source: ReceiptSource, fare: FareConditions): string[] {
  const text = (penalty: Penalty) => penaltyText(source, penalty);
  const name = `${fare.origin} – ${fare.destination} · ${fare.carrier} ${fare.brand} · ${fare.fareBasis}`;
  return [name, text(fare.refundBefore), text(fare.refundAfter), text(fare.changeBefore), text(fare.changeAfter)];
}

function penaltyText(source: ReceiptSource, penalty: Penalty): string {
  const texts = RECEIPT_TEXTS[source.locale];
  if (!penalty.permitted) return texts.notPermitted;
  if (penalty.feeMinor === 0) return texts.free;
  return texts.fee(formatMoney(penalty.feeMinor, source.snapshot.currency, source.locale));
}
