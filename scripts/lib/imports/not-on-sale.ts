import type { NotOnSale } from "@/lib/services/booking/ticket-stock/carriers-not-on-sale";

/** What to tell of carriers that fly and are not sold; nothing where there are none. */
export function notOnSale({ withoutStock, withoutWay, withoutPaper }: NotOnSale): string[] {
  const lines = [];
  if (withoutStock.length > 0)
    lines.push(
      `not on sale, no ticket stock: ${withoutStock.join(", ")}. Declare one: npx parvoz stock declare CARRIER FIRST LAST (or: declare CARRIER own)`,
    );
  if (withoutWay.length > 0)
    lines.push(
      `not on sale, nobody has confirmed how they get their passengers: ${withoutWay.join(", ")}. Declare it: npx parvoz passenger-lists declare CARRIER fetched (or: mail ADDRESS)`,
    );
  if (withoutPaper.length > 0)
    lines.push(
      `not on sale, no confirmed document of the charter: ${withoutPaper.join(", ")}. Attach it in the back office under Ticket stock, Documents of charters, and have somebody else confirm it`,
    );
  return lines;
}
