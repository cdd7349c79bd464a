import type { Mode } from "@/lib/domain/mode";
import type { Currency } from "@/lib/domain/money";

/** What a partner pays in one of its currencies. */
export interface CurrencyTerms {
  currency: Currency;
  /** The service's fee per passenger, minor units of `currency`. */
  serviceFeeMinor: number;
}

/** What a use case needs to know about the sales partner that asks. */
export interface PartnerContext extends CurrencyTerms {
  /** Id of the partner, in test mode of its test twin: nothing of one mode can be reached from the other. */
  id: string;
  mode: Mode;
  /** Terms in the currencies that it may pay in besides its own. */
  furtherTerms: readonly CurrencyTerms[];
  /** What the carrier recommends end consumers pay above the total, basis points. */
  recommendedMarkupBp: number;
  /** Requests per second by path class, as the partner's row has them; read by lib/contracts/interface/rate-classes.ts. */
  rateLimits: unknown;
}
