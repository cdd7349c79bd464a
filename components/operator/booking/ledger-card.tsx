"use client";

import { useLocale, useTranslations } from "next-intl";
import { SectionCard } from "@/components/ui/section-card";
import type { OfficeBooking } from "@/lib/contracts/operator/bookings/office-booking";
import { formatInstant, formatMoney } from "@/lib/i18n/formats";

/** What was posted for the booking, and between which accounts. */
export function LedgerCard({ data: { ledger } }: { data: OfficeBooking }) {
  const t = useTranslations("officeBooking.ledger");
  const locale = useLocale();
  return (
    <SectionCard title={t("title")}>
      {ledger.length === 0 ? <p className="text-ink-soft text-sm">{t("empty")}</p> : null}
      <ol className="divide-y divide-line text-sm">
        {ledger.map(({ at, kind, memo, entries }) => (
          <li key={`${at}${memo}`} className="py-2 first:pt-0 last:pb-0">
            <p className="flex flex-wrap gap-x-3">
              <time dateTime={at} className="num text-ink-soft">
                {formatInstant(at, locale)}
              </time>
              <span>{t(`kinds.${kind}`)}</span>
            </p>
            <dl className="num mt-1 space-y-0.5">
              {entries.map(({ account, amount, currency }) => (
                <div key={`${account}${currency}${amount}`} className="flex justify-between gap-4">
                  <dt className="text-ink-soft">{t(`accounts.${account}`)}</dt>
                  <dd className="whitespace-nowrap">{formatMoney(amount, currency, locale)}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ol>
    </SectionCard>
  );
}
