"use client";

import { useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { Button } from "@/components/ui/press/button";
import { LoadError } from "@/components/ui/states/load-error";
import { Skeleton } from "@/components/ui/states/skeleton";
import { useErrorText } from "@/lib/client/calls/use-error-text";
import type { Booking } from "@/lib/contracts/interface/bookings";
import { formatMoney } from "@/lib/i18n/formats";
import { bookingExtrasQuery, refundByRules } from "../queries";
import { DecisionDialog, useDecision } from "./decision-dialog";

/** The airline cancelled the flight: all that is left of the price may be had back, and nothing speaks against it. */
export function TakeAllBack({ booking }: { booking: Booking }) {
  const t = useTranslations("booking.whole");
  const tCancel = useTranslations("booking.cancel");
  const tRefund = useTranslations("booking.refund");
  const locale = useLocale();
  const errorText = useErrorText();
  const { data, error, refetch } = useQuery(bookingExtrasQuery(booking.id, booking.status));
  const amount = data ? formatMoney(data.whole_back, booking.price.currency, locale) : "…";
  const decision = useDecision({ run: (headers) => refundByRules(booking.id, headers), done: tRefund("done") });
  const texts = {
    title: t("question", { amount }),
    keep: tCancel("later"),
    confirm: tRefund("confirm", { amount }),
    working: tRefund("working"),
  };
  return (
    <>
      <Button onPress={decision.open}>{t("action", { amount })}</Button>
      <DecisionDialog decision={decision} texts={texts} isHarmless isBlocked={!data}>
        {data ? <p className="font-medium">{t("back", { amount })}</p> : null}
        {error && !data ? <LoadError text={errorText(error).message} onRetry={() => void refetch()} /> : null}
        {data || error ? null : <Skeleton className="h-5 w-3/4" />}
        <p>{t("effect")}</p>
      </DecisionDialog>
    </>
  );
}
