"use client";

import { useLocale, useTranslations } from "next-intl";
import { AgencyOnly } from "@/lib/client/customer-mode";
import type { WatchFinding } from "@/lib/contracts/portal/watches";
import { formatInstant, formatMoney } from "@/lib/i18n/formats";
import { FallText } from "./fall-text";

/** By how much something fell: what the customer pays before and now, the penalty taken off, and for the agency alone what it costs. */
export function FindingText({ finding }: { finding: WatchFinding }) {
  const t = useTranslations("watch");
  const locale = useLocale();
  const { at, currency, was, now, penalty, is_customer_told } = finding;
  const money = (amount: number) => formatMoney(amount, currency, locale);
  const parts = [
    ...(was ? [t("oldToNew", { was: money(was.amount), now: money(now.amount) })] : []),
    ...(penalty.amount > 0 ? [t("lessPenalty", { amount: money(penalty.amount) })] : []),
  ];
  const isNetOther = was !== null && (was.cost !== was.amount || now.cost !== now.amount);
  return (
    <div className="num">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="font-semibold text-good">
          <FallText finding={finding} />
        </span>
        <span>{parts.join(", ")}</span>
      </p>
      <p className="text-ink-soft text-sm">
        {formatInstant(at, locale)}
        <AgencyOnly>{isNetOther ? <> · {t("net", { was: money(was.cost), now: money(now.cost) })}</> : null}</AgencyOnly>
        {is_customer_told ? <> · {t("customerTold")}</> : null}
      </p>
    </div>
  );
}
