"use client";

import { useLocale, useTranslations } from "next-intl";
import { AgencyOnly } from "@/lib/client/customer-mode";
import type { WatchFinding } from "@/lib/contracts/portal/watches";
import { formatInstant, formatMoney } from "@/lib/i18n/formats";

/** By how much something fell: what the customer pays before and now, the penalty taken off, and for the agency alone what it costs. */
export function FindingText({ finding: { at, currency, was, now, penalty, saving, is_customer_told } }: { finding: WatchFinding }) {
  const t = useTranslations("watch");
  const locale = useLocale();
  const money = (amount: number) => formatMoney(amount, currency, locale);
  // Where nothing could be had before, the first price is what is told.
  const isFirst = was.amount === 0;
  const parts = [
    ...(isFirst ? [] : [t("oldToNew", { was: money(was.amount), now: money(now.amount) })]),
    ...(penalty.amount > 0 ? [t("lessPenalty", { amount: money(penalty.amount) })] : []),
  ];
  return (
    <div className="num">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="font-semibold text-good">
          {isFirst ? t("firstPrice", { amount: money(now.amount) }) : t("cheaper", { amount: money(saving.amount) })}
        </span>
        <span>{parts.join(", ")}</span>
      </p>
      <p className="text-ink-soft text-sm">
        {formatInstant(at, locale)}
        <AgencyOnly>
          {isFirst || (was.cost === was.amount && now.cost === now.amount) ? null : (
            <> · {t("net", { was: money(was.cost), now: money(now.cost) })}</>
          )}
        </AgencyOnly>
        {is_customer_told ? <> · {t("customerTold")}</> : null}
      </p>
    </div>
  );
}
