"use client";

import { useLocale, useTranslations } from "next-intl";
import { Banner } from "@/components/ui/states/banner";
import type { RefundOptions } from "@/lib/contracts/interface/refunds";
import { formatMoney } from "@/lib/i18n/formats";

/** What is kept of the chosen part, and what comes back to the deposit. */
export function PartFigures({ totals, currency }: { totals: { refund: number; kept: number }; currency: RefundOptions["currency"] }) {
  const t = useTranslations("booking.part");
  const tRefund = useTranslations("booking.refund");
  const locale = useLocale();
  if (totals.refund === 0) return <Banner tone="warm" isAlert title={t("nothing")} />;
  return (
    <dl className="num space-y-2" aria-live="polite">
      <div className="flex items-center justify-between gap-4">
        <dt className="text-ink-soft">{tRefund("kept")}</dt>
        <dd className="whitespace-nowrap">{formatMoney(totals.kept === 0 ? 0 : -totals.kept, currency, locale)}</dd>
      </div>
      <div className="flex items-center justify-between gap-4 border-line border-t pt-2 font-semibold text-lg">
        <dt>{tRefund("back")}</dt>
        <dd className="whitespace-nowrap">{formatMoney(totals.refund, currency, locale)}</dd>
      </div>
    </dl>
  );
}
