import { findAlternatives } from "@/lib/suppliers/find-alternatives";
import type { Alternative, AlternativesRequest } from "@/lib/suppliers/port";
import { hold } from "../reprice/hold";
import { search } from "../search/search";
import { currentSnapshot } from "../snapshot/current-snapshot";

/** Flights of the carrier that issued the ticket, and of those that it has an agreement with. */
export async function alternatives(request: AlternativesRequest): Promise<Alternative[]> {
  const { agreed } = await currentSnapshot(request.now);
  return findAlternatives({ ...request, supplier: { search, hold }, agreed });
}
