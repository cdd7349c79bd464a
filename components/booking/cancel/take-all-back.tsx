"use client";

import { useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { Button } from "@/components/ui/press/button";
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
  const { data } = useQuery(bookingExtrasQuery(booking.id, booking.status));
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
        <p className="font-medium">{t("back", { amount })}</p>
        <p>{t("effect")}</p>
      </DecisionDialog>
    </>
  );
}
