"use client";

import { useLocale, useTranslations } from "next-intl";
import { useSellOffer } from "@/lib/client/selling";
import type { Offer } from "@/lib/contracts/offers";
import { formatMoney } from "@/lib/i18n/formats";

interface OfferPriceProps {
  offer: Offer;
  /** Class of the first figure's size. */
  size?: string;
}

/** What the customer pays; under it what it costs the agency and its margin, where it makes prices of its own. */
export function OfferPrice({ offer, size = "text-xl" }: OfferPriceProps) {
  const t = useTranslations("selling");
  const locale = useLocale();
  const figures = useSellOffer()(offer);
  const { amount, currency } = offer.price;
  const money = (each: number) => formatMoney(each, currency, locale);
  return (
    <>
      <span className={`num block whitespace-nowrap font-semibold ${size}`}>{money(figures?.selling ?? amount)}</span>
      {figures ? (
        <span className="num block text-ink-soft text-xs">
          <span className="block whitespace-nowrap">{t("costIs", { amount: money(figures.cost) })}</span>
          <span className="block whitespace-nowrap">{t("marginIs", { amount: money(figures.margin) })}</span>
        </span>
      ) : null}
    </>
  );
}
