"use client";

import { useLocale, useTranslations } from "next-intl";
import { SectionCard } from "@/components/ui/section-card";
import type { AgencyBalance } from "@/lib/contracts/operator/agencies";
import { formatMoney } from "@/lib/i18n/formats";

const PARTS = ["balance", "credit", "available", "sold"] as const;

/** What is on its deposits, by currency. */
export function MoneyCard({ balances }: { balances: readonly AgencyBalance[] }) {
  const t = useTranslations("agencies.money");
  const locale = useLocale();
  return (
    <SectionCard title={t("title")}>
      <div className="divide-y divide-line">
        {balances.map((each) => (
          <dl key={each.currency} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1 py-3 first:pt-0 last:pb-0">
            {PARTS.map((part) => (
              <div key={part} className="contents">
                <dt className="text-ink-soft text-sm">{t(part)}</dt>
                <dd className={`num text-right ${part === "balance" ? "font-semibold text-lg" : ""} ${each[part] < 0 ? "text-bad" : ""}`}>
                  {formatMoney(each[part], each.currency, locale)}
                </dd>
              </div>
            ))}
          </dl>
        ))}
      </div>
    </SectionCard>
  );
}
