import { AppError } from "@/lib/domain/errors";
import type { LocalizedText } from "@/lib/domain/localized";
import type { Currency } from "@/lib/domain/money";
import type { CurrencyTerms, PartnerContext } from "./partner-context";

/**
 * A partner's terms in one of its currencies, its own where none is named.
 * @throws AppError currency_not_held, with those that it has
 */
export function termsIn(partner: PartnerContext, currency: Currency = partner.currency): CurrencyTerms {
  return findTerms(partner, currency) ?? refuseCurrency([partner, ...partner.furtherTerms]);
}

/** The same, of a partner that may have lost the currency. */
export function findTerms(partner: PartnerContext, currency: Currency): CurrencyTerms | undefined {
  return [partner, ...partner.furtherTerms].find((terms) => terms.currency === currency);
}

/** @throws AppError currency_not_held, always */
export function refuseCurrency(held: readonly Pick<CurrencyTerms, "currency">[]): never {
  const names = held.map(({ currency }) => currency).join(", ");
  const text: LocalizedText = {
    en: `Give one of your currencies: ${names}.`,
    ru: `Укажите одну из ваших валют: ${names}.`,
    uz: `Valyutalaringizdan birini kiriting: ${names}.`,
  };
  throw new AppError("currency_not_held", { fields: { currency: [text] } });
}
