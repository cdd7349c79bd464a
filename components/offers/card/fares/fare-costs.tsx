"use client";

import { useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Skeleton } from "@/components/ui/states/skeleton";
import { useCustomerMode } from "@/lib/client/customer-mode";
import { type RefundFigures, useRefundSold } from "@/lib/client/money/selling";
import type { Offer } from "@/lib/contracts/interface/offers";
import type { CostsAt, OfferCosts } from "@/lib/contracts/portal/offers/offer-costs";
import { formatMoney } from "@/lib/i18n/formats";
import { offerCostsOptions, offerRulesOptions } from "../../queries";

interface CostProps {
  offerId: string;
  at: "today" | "day_before";
}

/** What of a fare's price would come back: of what it costs the agency, or, while a customer looks on, of what they pay. */
export function useRefundShown(): (fare: Offer, costs: CostsAt) => RefundFigures {
  const { isOn: isForCustomer } = useCustomerMode();
  const refundSold = useRefundSold();
  return (fare, { refund }) => (isForCustomer ? refundSold(fare, refund) : refund);
}

/** What of the price would come back. */
export function RefundCost({ fare, at }: Pick<CostProps, "at"> & { fare: Offer }) {
  const t = useTranslations("search.compare");
  const locale = useLocale();
  const refundShown = useRefundShown();
  return (
    <Counted offerId={fare.id} at={at}>
      {(costs, currency) => {
        const { back, kept } = refundShown(fare, costs);
        if (back === 0) return <span className="text-ink-faint">{t("noRefund")}</span>;
        return t("refundText", { back: formatMoney(back, currency, locale), kept: formatMoney(kept, currency, locale) });
      }}
    </Counted>
  );
}

/** What changing the flights would cost. */
export function ChangeCost({ offerId, at }: CostProps) {
  const t = useTranslations("search");
  const locale = useLocale();
  return (
    <Counted offerId={offerId} at={at}>
      {({ change }, currency) => {
        if (change === null) return <span className="text-ink-faint">{t("fares.forbidden")}</span>;
        return change === 0 ? t("compare.changeFree") : t("compare.changeText", { amount: formatMoney(change, currency, locale) });
      }}
    </Counted>
  );
}

interface CountedProps extends CostProps {
  children: (costs: CostsAt, currency: OfferCosts["currency"]) => ReactNode;
}

function Counted({ offerId, at, children }: CountedProps) {
  const t = useTranslations("search.compare");
  const { data, isError } = useQuery(offerCostsOptions(offerId));
  if (isError) return <span className="text-bad">{t("failed")}</span>;
  if (!data) return <Skeleton className="h-5 w-full" />;
  const costs = data[at];
  return costs ? children(costs, data.currency) : <span className="text-ink-faint">{t("passed")}</span>;
}

/** The conditions of every fare in words. */
export function FullRules({ offerId }: { offerId: string }) {
  const t = useTranslations("search.fares");
  const locale = useLocale();
  const { data: rules, isError } = useQuery(offerRulesOptions(offerId, locale));
  if (isError) return <span className="text-bad">{t("rulesError")}</span>;
  if (!rules) return <Skeleton className="h-16 w-full" />;
  return rules.map(({ direction, departure_airport, arrival_airport, fare_basis, text }) => (
    <span key={`${direction}${departure_airport}${fare_basis}`} className="block text-left text-xs [&+&]:mt-2">
      {departure_airport} – {arrival_airport}. {text[locale]}
    </span>
  ));
}
