"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/press/button";
import { useMayInHouse } from "@/lib/client/house";
import type { AgencyDetail, TermsToCome } from "@/lib/contracts/operator/agencies";
import type { Currency } from "@/lib/domain/money";
import { formatInstant, formatMoney, formatPercent } from "@/lib/i18n/formats";
import { AgencyActDialog } from "./agency-act-dialog";
import { withdrawTerms } from "./queries";

/** What is named of agreed terms, in words. */
function useAgreedText(currency: Currency): (terms: TermsToCome) => string {
  const t = useTranslations("agencies.terms");
  const locale = useLocale();
  return ({ fee, markup_bp, credit }) =>
    [
      fee === null ? null : `${t("fee")} ${formatMoney(fee, currency, locale)}`,
      markup_bp === null ? null : `${t("markup")} ${formatPercent(markup_bp / 10_000, locale, 2)}`,
      credit === null ? null : `${t("credit")} ${formatMoney(credit, currency, locale)}`,
    ]
      .filter((part) => part !== null)
      .join(" · ");
}

/** Terms that wait for their day, each to be withdrawn until then. */
export function ComingTerms({ agency: { code, currency, to_come } }: { agency: AgencyDetail }) {
  const t = useTranslations("agencies.terms");
  if (to_come.length === 0) return null;
  return (
    <>
      <h3 className="mt-4 mb-1 font-medium text-ink-soft text-sm">{t("toCome")}</h3>
      <ul className="divide-y divide-line">
        {to_come.map((each) => (
          <ComingItem key={each.id} code={code} currency={currency} terms={each} />
        ))}
      </ul>
    </>
  );
}

function ComingItem({ code, currency, terms }: { code: string; currency: Currency; terms: TermsToCome }) {
  const t = useTranslations("agencies.terms");
  const locale = useLocale();
  const mayChange = useMayInHouse("agencies", "change");
  const agreedText = useAgreedText(currency);
  const [isOpen, setOpen] = useState(false);
  const from = t("from", { date: formatInstant(terms.from, locale) });
  return (
    <li className="num flex flex-wrap items-start justify-between gap-x-3 gap-y-1 py-2 text-sm">
      <div className="min-w-0">
        <span className="font-medium">{from}</span>
        <span className="block text-ink-soft">{agreedText(terms)}</span>
      </div>
      {mayChange ? (
        <Button variant="quiet" size="sm" onPress={() => setOpen(true)}>
          {t("withdraw")}
        </Button>
      ) : null}
      {isOpen ? (
        <AgencyActDialog
          title={t("withdrawTitle")}
          confirm={t("withdrawNow")}
          isDanger
          act={(reason) => withdrawTerms({ code, id: terms.id, reason })}
          done={t("withdrawnDone")}
          onClose={() => setOpen(false)}
        >
          <p className="num font-medium">{from}</p>
          <p className="num">{agreedText(terms)}</p>
          <p>{t("withdrawText")}</p>
        </AgencyActDialog>
      ) : null}
    </li>
  );
}

/** Terms that were withdrawn before they began, and why. */
export function WithdrawnTerms({ agency: { currency, withdrawn } }: { agency: AgencyDetail }) {
  const t = useTranslations("agencies.terms");
  const locale = useLocale();
  const agreedText = useAgreedText(currency);
  if (withdrawn.length === 0) return null;
  return (
    <>
      <h3 className="mt-4 mb-1 font-medium text-ink-soft text-sm">{t("withdrawn")}</h3>
      <ul className="divide-y divide-line">
        {withdrawn.map(({ at, by, reason, ...terms }) => (
          <li key={terms.id} className="num py-2 text-sm">
            <span className="font-medium">{formatInstant(at, locale)}</span>
            {by === null ? "" : ` · ${by}`}
            <span className="block text-ink-soft">
              {t("from", { date: formatInstant(terms.from, locale) })} · {agreedText(terms)}
            </span>
            <span className="wrap-anywhere block">{reason}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
