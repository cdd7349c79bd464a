import { AppError } from "@/lib/domain/errors";
import { type LocalizedText, t } from "@/lib/domain/localized";
import type { Currency } from "@/lib/domain/money";
import type { CurrencyTerms, PartnerContext } from "./partner-context";

/** What a partner pays in each of its currencies, its own first. */
export function termsOf(partner: PartnerContext): CurrencyTerms[] {
  return [partner, ...partner.furtherTerms];
}

/**
 * A partner's terms in one of its currencies, its own where none is named.
 * @throws AppError currency_not_held, with those that it has
 */
export function termsIn(partner: PartnerContext, currency?: Currency): CurrencyTerms {
  return heldIn(termsOf(partner), currency);
}

/**
 * What is held in one of a partner's currencies, in the first where none is named.
 * @param held one for each currency, the partner's own first
 * @throws AppError currency_not_held, with those that it has
 */
export function heldIn<Held extends { currency: Currency }>(held: readonly Held[], currency?: Currency): Held {
  const found = currency === undefined ? held[0] : held.find((each) => each.currency === currency);
  return found ?? refuseCurrency(held);
}

function refuseCurrency(held: readonly { currency: Currency }[]): never {
  const names = held.map(({ currency }) => currency).join(", ");
  const text: LocalizedText = t(
    `Give one of your currencies: ${names}.`,
    `Укажите одну из ваших валют: ${names}.`,
    `Valyutalaringizdan birini kiriting: ${names}.`,
  );
  throw new AppError("currency_not_held", { fields: { currency: [text] } });
}
