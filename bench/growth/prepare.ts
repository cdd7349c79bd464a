/** A process that opens the agencies and sells what is copied afterwards; it ends, for a database is copied while nobody is connected to it. */
import type { PartnerContext } from "@/lib/services/access/partners/partner-context";
import { addWideFlight } from "../writing/wide-flight";
import { type Agency, openAgencies } from "./fill";
import { makeTemplates, type Template } from "./templates";

export interface Prepared {
  agencies: Agency[];
  templates: Template[];
}

async function prepare(folder: string): Promise<Prepared> {
  await addWideFlight(folder);
  const agencies = await openAgencies();
  const terms = { currency: "UZS", serviceFeeMinor: 2_500_000, recommendedMarkupBp: 300 } as const;
  const partner: PartnerContext = { id: agencies[0]?.id ?? "", mode: "live", rateLimits: {}, furtherTerms: [], ...terms };
  return { agencies, templates: await makeTemplates(partner, agencies[0]?.agents[0] ?? "") };
}

const prepared = await prepare(process.argv[2] ?? "");
process.send?.(prepared, () => process.exit());
