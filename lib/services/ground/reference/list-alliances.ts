import { allAirlines } from "@/lib/reference/airlines";

/** The alliances of all carriers that belong to one, by their code. */
export function listAlliances(): Record<string, string> {
  return Object.fromEntries(allAirlines().flatMap(({ code, alliance }) => (alliance ? [[code, alliance]] : [])));
}
