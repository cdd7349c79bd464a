import type { Currency } from "@/lib/domain/money";
import { makeConvert } from "@/lib/domain/pricing/exchange";
import { makeFareAmounts } from "@/lib/domain/pricing/fare-amounts";
import { makeTaxes } from "@/lib/domain/pricing/taxes";
import type { HouseSnapshot, PriceList } from "./snapshot/snapshot";

/** The snapshot's price list in a currency; made when first asked for. */
export function priceListOf(snapshot: HouseSnapshot, currency: Currency): PriceList {
  const known = snapshot.priceLists.get(currency) ?? makePriceList(snapshot, currency);
  snapshot.priceLists.set(currency, known);
  return known;
}

function makePriceList({ tariff, taxRules, rates }: HouseSnapshot, currency: Currency): PriceList {
  const convert = makeConvert(rates, currency);
  return { currency, source: { tariff, amounts: makeFareAmounts(convert, currency) }, taxes: makeTaxes(taxRules, convert), convert };
}
