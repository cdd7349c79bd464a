"use client";

import { useQuery } from "@tanstack/react-query";
import { CircleCheck } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/press/button";
import { Banner } from "@/components/ui/states/banner";
import { LoadError } from "@/components/ui/states/load-error";
import { Spinner } from "@/components/ui/states/spinner";
import { ApiError, FLIGHT_CANCELLED, FLIGHT_TIMES_CHANGED, isGone } from "@/lib/client/calls/api-error";
import { useErrorText } from "@/lib/client/calls/use-error-text";
import { useSellOffer } from "@/lib/client/money/selling";
import type { ListedOffer } from "@/lib/client/offers/unfold-offers";
import { useRepeatSearch } from "@/lib/client/travel/use-repeat-search";
import { formatMoney } from "@/lib/i18n/formats";
import { offerCheckOptions } from "../queries";

/** Tells how the offer stands now against what the search showed: confirmed, at another price, or gone. */
export function OfferCheck({ offer }: { offer: ListedOffer }) {
  const t = useTranslations("search.details");
  const locale = useLocale();
  const { data: checked, error, refetch } = useQuery(offerCheckOptions(offer.id, locale));
  const errorText = useErrorText();
  const repeatSearch = useRepeatSearch();
  const sell = useSellOffer();
  const end = endOf(error);
  if (end) {
    return (
      <Banner tone="bad" isAlert title={t(`${end}Title`)} action={<Button onPress={repeatSearch}>{t("searchAgain")}</Button>}>
        {t(`${end}Text`)}
      </Banner>
    );
  }
  if (error) return <LoadError text={errorText(error).message} onRetry={() => void refetch()} />;
  if (!checked) return <Line icon={<Spinner />}>{t("checking")}</Line>;
  const priceOf = (each: ListedOffer) => sell(each)?.selling ?? each.price.amount;
  const difference = priceOf(checked) - priceOf(offer);
  if (difference === 0) return <Line icon={<CircleCheck className="size-4 text-good" aria-hidden="true" />}>{t("confirmed")}</Line>;
  const money = (amount: number) => formatMoney(amount, checked.price.currency, locale);
  const title = t(difference > 0 ? "roseTitle" : "fellTitle", { difference: money(Math.abs(difference)) });
  return (
    <Banner tone={difference > 0 ? "warm" : "good"} isAlert title={title}>
      {t("changedText", { was: money(priceOf(offer)), now: money(priceOf(checked)) })}
    </Banner>
  );
}

/** Why the offer cannot be had as the search showed it; null where it can, or where asking failed. */
function endOf(error: unknown): "times" | "cancelled" | "gone" | null {
  const code = error instanceof ApiError ? error.code : 0;
  if (code === FLIGHT_TIMES_CHANGED) return "times";
  if (code === FLIGHT_CANCELLED) return "cancelled";
  return isGone(error) ? "gone" : null;
}

function Line({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <p role="status" className="flex items-center gap-2 text-ink-soft text-sm">
      {icon}
      {children}
    </p>
  );
}
