"use client";

import { useLocale, useTranslations } from "next-intl";
import { AgencyOnly } from "@/lib/client/customer-mode";
import { type PriceFigures, useSellOffer } from "@/lib/client/money/selling";
import type { ListedOffer } from "@/lib/client/offers/unfold-offers";
import type { Currency } from "@/lib/domain/money";
import { formatMoney, formatNumber } from "@/lib/i18n/formats";

interface OfferPriceProps {
  offer: ListedOffer;
  /** Class of the first figure's size. */
  size?: string;
}

/** What the customer pays; under it, in one line, what it costs the agency and what that leaves, where it makes prices of its own. */
export function OfferPrice({ offer, size = "text-xl" }: OfferPriceProps) {
  const locale = useLocale();
  const figures = useSellOffer()(offer);
  const { amount, currency } = offer.price;
  return (
    <>
      <span className={`num block whitespace-nowrap font-semibold ${size}`}>
        {formatMoney(figures?.selling ?? amount, currency, locale)}
      </span>
      {figures ? (
        <AgencyOnly>
          <CostLine figures={figures} currency={currency} />
        </AgencyOnly>
      ) : null}
    </>
  );
}

/** `cost 12,099,040 + 847,960`: the words of it all are heard, and seen under the pointer. */
function CostLine({ figures: { cost, margin }, currency }: { figures: PriceFigures; currency: Currency }) {
  const t = useTranslations("selling");
  const locale = useLocale();
  const words = `${t("costIs", { amount: formatMoney(cost, currency, locale) })}, ${t("marginIs", { amount: formatMoney(margin, currency, locale) })}`;
  return (
    <span className="num block whitespace-nowrap text-ink-soft text-xs xl:leading-4" title={words}>
      <span className="sr-only">{words}</span>
      <span aria-hidden="true">{t("costAndMargin", { cost: formatNumber(cost, locale), margin: formatNumber(margin, locale) })}</span>
    </span>
  );
}
