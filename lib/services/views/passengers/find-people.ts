import type { FoundPassengers } from "@/lib/contracts/portal/people/passenger-book";
import { findPassengers } from "@/lib/services/access/passenger-book/find-passengers";
import { findBooked } from "./find-booked";

/**
 * Whom an agency knows: of its book, and of its bookings.
 * @param search a name, document or telephone; empty for whoever of the book was used last
 */
export async function findPeople({ partnerId, search }: { partnerId: string; search: string }): Promise<FoundPassengers> {
  const [families, booked] = await Promise.all([findPassengers({ partnerId, search }), findBooked({ partnerId, search })]);
  return { families, booked };
}
