"use client";

import { ArrowRight } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import type { ShownChange } from "@/lib/contracts/operator/proposals";
import { isCount } from "@/lib/domain/proposals/proposal";
import { formatMoney, formatNumber, formatPercent } from "@/lib/i18n/formats";

/** Before and after, a line a number. */
export function ChangeLines({ changes }: { changes: readonly ShownChange[] }) {
  const t = useTranslations("proposals");
  const locale = useLocale();
  if (changes.length === 0) return null;
  const written = (amount: number, { field, currency }: ShownChange) => {
    if (isCount(field)) return formatNumber(amount, locale);
    return currency === null ? formatPercent(amount / 100, locale, 2) : formatMoney(amount, currency, locale);
  };
  return (
    <dl className="space-y-1">
      {changes.map((change) => (
        <div key={`${change.field} ${change.currency} ${change.about ?? ""}`} className="flex flex-wrap items-baseline gap-x-3">
          <dt className="text-ink-soft text-sm">
            {t(`field.${change.field}`)}
            {change.about ? <span className="num"> {change.about}</span> : null}
          </dt>
          <dd className="num flex flex-wrap items-baseline gap-x-2">
            <span>{written(change.before, change)}</span>
            {change.after === change.before ? null : (
              <>
                <ArrowRight className="size-4 self-center text-ink-faint" aria-hidden="true" />
                <span className="sr-only">{t("becomes")}</span>
                <span className="font-semibold">{written(change.after, change)}</span>
              </>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
