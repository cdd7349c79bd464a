import type { CustomerQuote } from "@/lib/contracts/portal/quotes";
import { db } from "@/lib/db";
import { AppError } from "@/lib/domain/errors";
import type { Locale } from "@/lib/domain/localized";
import { fromMajor, isMajor, toMajor } from "@/lib/domain/money";
import { isOpenQuote } from "@/lib/domain/quotes/quote-state";
import { parseChoices } from "./kept-choice";
import { presentCustomerQuote } from "./present-customer-quote";
import { findQuoteByToken } from "./quote-record";
import { refreshPrices } from "./refresh-prices";

interface ChooseChoice {
  token: string;
  /** Number of the choice, from 0. */
  choice: number;
  /** What the customer was shown for it, major units. */
  amount: number;
  locale: Locale;
  now: Date;
}

/**
 * The customer takes one of the choices, at the price that they have seen, until the quote has ended; another time another one.
 * @throws AppError quote_not_found; quote_ended, also while the agency is suspended; quote_choice_gone; quote_price_changed with the price of now; carrier_unconfirmed
 */
export async function chooseChoice({ token, choice, amount, locale, now }: ChooseChoice): Promise<CustomerQuote> {
  const row = await refreshPrices(await findQuoteByToken(token), now);
  if (row.partner.suspendedAt || !isOpenQuote(row, now)) throw new AppError("quote_ended");
  const taken = parseChoices(row.choices)[choice];
  if (!taken?.now) throw new AppError("quote_choice_gone");
  const { sellingMinor } = taken.now;
  if (!isMajor(amount) || fromMajor(amount) !== sellingMinor)
    throw new AppError("quote_price_changed", { data: { amount: toMajor(sellingMinor), currency: taken.currency } });
  const chosen = { chosen: choice, chosenMinor: BigInt(sellingMinor), chosenAt: now };
  // Somebody may withdraw or book it meanwhile.
  const { count } = await db().quote.updateMany({ where: { id: row.id, withdrawnAt: null, bookingId: null }, data: chosen });
  if (count === 0) throw new AppError("quote_ended");
  return presentCustomerQuote({ ...row, ...chosen }, { locale, now });
}
