import { db } from "@/lib/db";
import { AppError } from "@/lib/domain/errors";
import { type Currency, fromMajor, isMajor, sum } from "@/lib/domain/money";
import { boundsOf } from "@/lib/domain/selling/selling-price";
import { log, traceOf } from "@/lib/log";
import type { Doer } from "../audit/doer";
import { recordAudit } from "../audit/record-audit";
import { amountText, checkAmount } from "./check-amount";
import { type SellingTerms, sellNewBooking, type ToSell } from "./sell-booking";
import { otherPriceNow } from "./texts";

/**
 * The price that an agent has set for a booking that is being made, within the partner's bounds.
 * @param shown what the page has shown that the customer pays, bags included, major units
 * @returns minor units; null where it is what the terms make by themselves
 * @throws AppError validation (`selling_price`): nothing is ever sold for another price than the one shown
 */
export function setPriceOf(terms: SellingTerms, { offer, prices, shown }: ToSell & { shown: number }): number | null {
  const costMinor = sum(prices.map(({ totalMinor }) => totalMinor));
  const sold = sellNewBooking(terms, { offer, prices });
  const termsMinor = sold ? sum(sold.map(({ sellingMinor }) => sellingMinor)) : costMinor;
  if (isMajor(shown) && fromMajor(shown) === termsMinor) return null;
  const bounds = terms.policy?.bounds;
  if (bounds) return checkAmount({ field: "selling_price", amount: shown, currency: offer.currency, ...boundsOf(bounds, costMinor) });
  throw new AppError("validation", { fields: { selling_price: [otherPriceNow(amountText(termsMinor, offer.currency))] }, mayPass: true });
}

interface SetPrice {
  partnerId: string;
  bookingId: string;
  amountMinor: number;
  currency: Currency;
  by: Doer;
  now: Date;
}

/** Records who has set the price of a new booking. Never throws: the booking is made at that price, whatever is noted of it. */
export async function noteSetPrice({ amountMinor, currency, ...done }: SetPrice): Promise<void> {
  try {
    await recordAudit(db(), { ...done, action: "selling_price_set", detail: { amount_minor: amountMinor, currency } });
  } catch (error) {
    log.warn({ bookingId: done.bookingId, error: traceOf(error) }, "who set the price of a booking could not be recorded");
  }
}
