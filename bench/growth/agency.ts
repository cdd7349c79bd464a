import type { PartnerContext } from "@/lib/services/access/partners/partner-context";

export interface Agency {
  id: string;
  /** As booking events name them. */
  agents: string[];
}

/** Every agency has these terms. */
export const TERMS = { currency: "UZS", serviceFeeMinor: 2_500_000, recommendedMarkupBp: 300 } as const;

/** An agency as use cases are told of it. */
export function partnerOf(id: string): PartnerContext {
  return { id, mode: "live", rateLimits: {}, furtherTerms: [], ...TERMS };
}
