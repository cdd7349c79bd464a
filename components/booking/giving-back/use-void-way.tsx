"use client";

import { useLocale, useTranslations } from "next-intl";
import { formatInstant, formatMoney } from "@/lib/i18n/formats";
import { useDeciding } from "../cancel/use-deciding";
import { voidBooking } from "../queries";
import { customerPart, type Way, type WayProps } from "./way";

/** All that is left of the price back, while the time to void runs. */
export function useVoidWay({ booking, extras, voidUntil, onDone }: WayProps): Way {
  const t = useTranslations("booking.void");
  const locale = useLocale();
  const { whole_back: deposit, customer_back } = extras;
  const amount = formatMoney(deposit, booking.price.currency, locale);
  const deciding = useDeciding({ run: (headers) => voidBooking(booking.id, headers), done: t("done", { amount }), onDone });
  return {
    ...{ id: "void", deciding, confirm: t("confirm"), working: t("working"), isBlocked: voidUntil === null },
    title: voidUntil ? t("until", { date: formatInstant(voidUntil, locale) }) : t("action"),
    hint: t("hint"),
    reason: voidUntil ? "" : t("over"),
    sums: { deposit, customer: customerPart(extras, deposit, customer_back?.void), kept: 0 },
    says: <p>{t(booking.status === "paid" ? "effectPaid" : "effect")}</p>,
  };
}
