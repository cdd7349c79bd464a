"use client";

import { useLocale, useTranslations } from "next-intl";
import { Banner } from "@/components/ui/banner";
import type { RefundRequestDetail } from "@/lib/contracts/operator";
import { formatInstant, formatMoney } from "@/lib/i18n/formats";

/** What was decided, when, and what the partner was told. */
export function DecidedCard({ request }: { request: RefundRequestDetail }) {
  const t = useTranslations("operator");
  const locale = useLocale();
  const { refund_amount: amount, decided, note, currency } = request;
  return (
    <Banner
      tone={amount === null ? "info" : "good"}
      title={amount === null ? t("decided.rejected") : t("decided.settled", { amount: formatMoney(amount, currency, locale) })}
    >
      {decided ? <p className="num">{t("decided.at", { date: formatInstant(decided, locale) })}</p> : null}
      {note ? (
        <p className="mt-1 whitespace-pre-line break-words text-ink">
          {t("decided.note")} {note}
        </p>
      ) : null}
    </Banner>
  );
}
