"use client";

import { useLocale, useTranslations } from "next-intl";
import { SectionCard } from "@/components/ui/section-card";
import type { FareRule } from "@/lib/contracts/interface/offers";
import { formatMoney } from "@/lib/i18n/formats";

/** What each fare says of refunds; in full behind a press. */
export function RulesCard({ rules }: { rules: readonly FareRule[] }) {
  const t = useTranslations("operator.rules");
  const locale = useLocale();
  return (
    <SectionCard title={t("title")}>
      <ul className="divide-y divide-line">
        {rules.map((rule) => (
          <li key={`${rule.direction}${rule.departure_airport}${rule.fare_basis}`} className="py-3 text-sm first:pt-0 last:pb-0">
            <p className="num font-medium text-base">
              {rule.departure_airport} – {rule.arrival_airport} · {rule.airline.title}
            </p>
            <p className="text-ink-soft">
              {rule.fare_family_type}, {rule.booking_class}, {rule.fare_basis}
            </p>
            <dl className="num mt-1 grid gap-x-6 sm:grid-cols-2">
              <Condition label={t("before")} penalty={rule.refund.before_departure} />
              <Condition label={t("after")} penalty={rule.refund.after_departure} />
            </dl>
            <details className="mt-1">
              <summary className="cursor-pointer text-accent">{t("words")}</summary>
              <p className="mt-1 whitespace-pre-line text-ink-soft">{rule.text[locale]}</p>
            </details>
          </li>
        ))}
      </ul>
      <p className="mt-3 text-ink-faint text-xs">{t("perPassenger")}</p>
    </SectionCard>
  );
}

function Condition({ label, penalty }: { label: string; penalty: FareRule["refund"]["before_departure"] }) {
  const t = useTranslations("operator.rules");
  const locale = useLocale();
  const { allowed, amount, currency } = penalty;
  const kept =
    !allowed || amount === null ? t("none") : amount === 0 ? t("free") : t("fee", { amount: formatMoney(amount, currency, locale) });
  return (
    <div className="flex gap-1.5">
      <dt className="text-ink-soft">{label}:</dt>
      <dd>{kept}</dd>
    </div>
  );
}
