import type { Currency } from "@/lib/domain/money";

/** What a use case needs to know about the sales partner that asks. */
export interface PartnerContext {
  id: string;
  /** Currency of every price that the partner sees. */
  currency: Currency;
  /** The service's fee per passenger, minor units of `currency`. */
  serviceFeeMinor: number;
  /** What the carrier recommends end consumers pay above the total, basis points. */
  recommendedMarkupBp: number;
}
