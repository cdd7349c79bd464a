"use client";

import { useLocale, useTranslations } from "next-intl";
import { SectionCard } from "@/components/ui/section-card";
import type { AgencyDetail } from "@/lib/contracts/operator/agencies";
import { formatInstant, formatMoney, formatPercent } from "@/lib/i18n/formats";
import { ComingTerms, WithdrawnTerms } from "./terms-to-come";

/** What it pays by now, and how that was set. */
export function TermsCard({ agency }: { agency: AgencyDetail }) {
  const { terms, currency, history } = agency;
  const t = useTranslations("agencies.terms");
  const locale = useLocale();
  const written = ({ fee, markup_bp, credit }: AgencyDetail["terms"]) => ({
    fee: formatMoney(fee, currency, locale),
    markup: formatPercent(markup_bp / 10_000, locale, 2),
    credit: formatMoney(credit, currency, locale),
  });
  const now = written(terms);
  return (
    <SectionCard title={t("title")}>
      <dl className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1">
        {(["fee", "markup", "credit"] as const).map((part) => (
          <div key={part} className="contents">
            <dt className="text-ink-soft text-sm">{t(part)}</dt>
            <dd className="num text-right">{now[part]}</dd>
          </div>
        ))}
      </dl>
      <ComingTerms agency={agency} />
      <h3 className="mt-4 mb-1 font-medium text-ink-soft text-sm">{t("history")}</h3>
      {history.length === 0 ? <p className="text-sm">{t("unchanged")}</p> : null}
      <ul className="divide-y divide-line">
        {history.map((each) => {
          const set = written(each.terms);
          return (
            <li key={each.since} className="num py-2 text-sm">
              <span className="font-medium">{formatInstant(each.since, locale)}</span> · {each.by ?? t("command")}
              <span className="block text-ink-soft">
                {t("fee")} {set.fee} · {t("markup")} {set.markup} · {t("credit")} {set.credit}
              </span>
            </li>
          );
        })}
      </ul>
      <WithdrawnTerms agency={agency} />
    </SectionCard>
  );
}
