import { db } from "@/lib/db";
import { TEST_AIRLINE } from "@/lib/domain/mode";
import type { Stock } from "./stock";

/** Every stock that was declared, the carrier's together, the oldest first; test mode's own is none of them. */
export async function listStocks(): Promise<Stock[]> {
  return db().ticketStock.findMany({ where: { carrier: { not: TEST_AIRLINE } }, orderBy: [{ carrier: "asc" }, { id: "asc" }] });
}
