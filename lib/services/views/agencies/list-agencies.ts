import type { AgencyList } from "@/lib/contracts/operator/agencies";
import { readAgencyRows } from "./agency-rows";

/** All live agencies with what is on their deposits: some hundreds at most, so that pages search and sort them themselves. */
export async function listAgencies({ now }: { now: Date }): Promise<AgencyList> {
  const rows = await readAgencyRows({}, now);
  return { items: rows.map(({ id: _, ...item }) => item) };
}
