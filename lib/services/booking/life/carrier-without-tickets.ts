import { parseSnapshot } from "@/lib/domain/booking/parse-snapshot";
import { supplierByCode } from "@/lib/suppliers/registry";

/**
 * The validating carrier whose tickets for a booking that is not paid yet cannot be issued, such as one whose ticket stock has too few numbers left; null
 * where all can. Payment and its permission both go by this.
 */
export async function carrierWithoutTickets({ snapshot: kept }: { snapshot: unknown }): Promise<string | null> {
  const snapshot = parseSnapshot(kept);
  // Each passenger of a booking that is not paid yet has a price; who leaves it takes the price along.
  return (await supplierByCode(snapshot.supplier)?.ordering.unableToTicket(snapshot, snapshot.prices.length)) ?? null;
}
