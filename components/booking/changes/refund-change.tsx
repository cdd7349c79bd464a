"use client";

import { useLocale, useTranslations } from "next-intl";
import { Button } from "@/components/ui/press/button";
import { formatMoney } from "@/lib/i18n/formats";
import { DecisionDialog, useDecision } from "../cancel/decision-dialog";
import { answerChange } from "../queries";
import type { ChangeProps } from "./change-props";

/** Gives the booking up without charge: everything paid comes back. */
export function RefundChange({ booking, change }: ChangeProps) {
  const t = useTranslations("changes");
  const locale = useLocale();
  const way = booking.status === "booked" ? "Unpaid" : "Paid";
  const amount = formatMoney(booking.price.amount, booking.price.currency, locale);
  const decision = useDecision({ run: (headers) => answerChange(booking.id, change.id, "refund", headers), done: t(`refund.done${way}`) });
  const texts = {
    title: t(`refund.title${way}`),
    keep: t("keep"),
    confirm: t(`refund.confirm${way}`, { amount }),
    working: t("refund.working"),
  };
  return (
    <>
      <Button variant="secondary" onPress={decision.open}>
        {t(`refund.action${way}`)}
      </Button>
      <DecisionDialog decision={decision} texts={texts}>
        <p>{t(`refund.text${way}`, { amount })}</p>
      </DecisionDialog>
    </>
  );
}
