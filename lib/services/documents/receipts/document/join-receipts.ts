import { buildReceipt } from "./build-receipt";
import type { Field, ReceiptDirection, ReceiptDocument, ReceiptTable } from "./document";
import { jointPrice } from "./price";
import type { ReceiptSource } from "./source";
import { RECEIPT_TEXTS } from "./texts";

/**
 * One receipt of all passengers of a booking: the flights stand once, and what differs between them names whom it is of.
 * @param sources in the order of the booking, in one language
 * @returns null of a single one, and where one has given back a direction that another flies
 * @throws RangeError as buildReceipt
 */
export function joinReceipts(sources: readonly ReceiptSource[]): ReceiptDocument | null {
  const receipts = sources.map((source) => ({ source, receipt: buildReceipt(source) }));
  const [first, ...others] = receipts;
  if (!first || others.length === 0 || new Set(sources.map(({ refunded }) => refunded.toSorted().join())).size > 1) return null;
  const texts = RECEIPT_TEXTS[first.source.locale];
  const { receipt } = first;
  return {
    ...receipt,
    passenger: { ...receipt.passenger, label: texts.passengers },
    companions: others.map((other) => ({ name: other.receipt.passenger.name, note: other.receipt.passenger.note })),
    tickets: { ...receipt.tickets, table: ticketsOf(receipts.map((each) => each.receipt)) },
    itinerary: { ...receipt.itinerary, directions: directionsOf(receipts) },
    price: jointPrice(first.source, sources),
    legal: { ...receipt.legal, paragraphs: [...new Set(receipts.flatMap((each) => each.receipt.legal.paragraphs))] },
    footer: `${receipt.passenger.name} + ${others.length} · ${texts.bookingNumber} ${first.source.bookingNumber}`,
  };
}

/** Each passenger's tickets, behind the name. */
function ticketsOf(receipts: readonly ReceiptDocument[]): ReceiptTable {
  const [first] = receipts;
  const name = first?.passenger.label ?? "";
  return {
    columns: [name, ...(first?.tickets.table.columns ?? [])],
    rows: receipts.flatMap(({ passenger, tickets }) => tickets.table.rows.map((row) => [passenger.name, ...row])),
  };
}

interface Joined {
  source: ReceiptSource;
  receipt: ReceiptDocument;
}

function directionsOf(receipts: readonly Joined[]): ReceiptDirection[] {
  const [first] = receipts;
  return (first?.receipt.itinerary.directions ?? []).map((direction, place) => ({
    ...direction,
    items: direction.items.map((item, position) => {
      if (item.kind !== "flight") return item;
      const details = item.details.map(({ label }) => ({ label, value: valueFor(receipts, label, place, position) }));
      return { ...item, details };
    }),
  }));
}

/** What holds for most of them stands alone; what others have is behind their first names. */
function valueFor(receipts: readonly Joined[], label: string, place: number, position: number): string {
  const namesOf = new Map<string, string[]>();
  for (const { source, receipt } of receipts) {
    const item = receipt.itinerary.directions[place]?.items[position];
    const value = item?.kind === "flight" ? (fieldOf(item.details, label)?.value ?? "") : "";
    namesOf.set(value, [...(namesOf.get(value) ?? []), source.passenger.firstName]);
  }
  const [most, ...rest] = [...namesOf].toSorted(([, one], [, other]) => other.length - one.length);
  return [most?.[0] ?? "", ...rest.map(([value, names]) => `${names.join(", ")}: ${value}`)].join("\n");
}

function fieldOf(fields: readonly Field[], label: string): Field | undefined {
  return fields.find((field) => field.label === label);
}
