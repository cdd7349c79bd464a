import { relayJobsSoon } from "@/lib/services/ground/outbox/relay-jobs";
import { withdrawAgreedTerms } from "@/lib/services/terms/partners/withdraw-agreed-terms";
import { tellAgency } from "./tell-agency";

/** Withdraws as `withdrawAgreedTerms` does; the agency is written to, in the same transaction. @throws what withdrawAgreedTerms throws */
export async function withdrawTermsForHouse(act: Parameters<typeof withdrawAgreedTerms>[0]): Promise<void> {
  await withdrawAgreedTerms({ ...act, tell: tellAgency(act) });
  relayJobsSoon();
}
