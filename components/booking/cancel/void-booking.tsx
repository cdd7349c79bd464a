"use client";

import { useLocale, useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import type { Booking } from "@/lib/contracts/bookings";
import { formatInstant, formatMoney } from "@/lib/i18n/formats";
import { voidBooking } from "../queries";
import { DecisionDialog } from "./decision-dialog";
import { ReturnOption } from "./return-option";
import { useDecision } from "./use-decision";

/** The whole price back, while the void window is open. */
export function VoidBooking({ booking, until }: { booking: Booking; until: string }) {
  const t = useTranslations("booking.void");
  const tCancel = useTranslations("booking.cancel");
  const locale = useLocale();
  const amount = formatMoney(booking.price.amount, booking.price.currency, locale);
  const decision = useDecision({ run: (headers) => voidBooking(booking.id, headers), done: t("done", { amount }) });
  const texts = { title: t("title"), keep: tCancel("keep"), confirm: t("confirm"), working: t("working") };
  return (
    <ReturnOption hint={t("hint", { amount, date: formatInstant(until, locale) })}>
      <Button variant="secondary" className="w-full" onPress={decision.open}>
        {t("action")}
      </Button>
      <DecisionDialog decision={decision} texts={texts}>
        <p className="font-medium">{t("text", { amount })}</p>
        <p>{t(booking.status === "paid" ? "effectPaid" : "effect")}</p>
      </DecisionDialog>
    </ReturnOption>
  );
}
