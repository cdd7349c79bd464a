"use client";

import { Ban, Clock } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { Card } from "@/components/ui/card";
import type { CustomerQuote } from "@/lib/contracts/portal/quotes";
import { formatDate, formatInstant } from "@/lib/i18n/formats";

interface EndedQuoteProps {
  quote: CustomerQuote;
  state: "withdrawn" | "expired";
  /** Who was to fly, in words. */
  party: string;
}

/** A quote that offers nothing any more: why, which journey it was of, and that the agency makes a new one. */
export function EndedQuote({ quote, state, party }: EndedQuoteProps) {
  const t = useTranslations("quotes.customer");
  const locale = useLocale();
  const Icon = state === "expired" ? Clock : Ban;
  const facts = [...(state === "expired" ? [[t("wasValid"), formatInstant(quote.valid_until, locale)]] : []), [t("travellers"), party]];
  return (
    <Card aria-labelledby="ended-quote" className="p-5 md:p-6">
      <header className="flex gap-4">
        <Icon className="mt-1 size-6 shrink-0 text-warm" aria-hidden="true" />
        <div>
          <h1 id="ended-quote" className="font-semibold text-2xl">
            {t(`ended.${state}.title`)}
          </h1>
          <p className="mt-1 text-ink-soft">{t(`ended.${state}.text`, { agency: quote.agency })}</p>
        </div>
      </header>
      <ul className="mt-5 space-y-2 border-line border-t pt-4">
        {quote.journey.map(({ from, to, date }) => (
          <li key={date + from} className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span className="font-semibold text-lg">
              {from} → {to}
            </span>
            <span className="num text-ink-soft">{formatDate(date, locale)}</span>
          </li>
        ))}
      </ul>
      <dl className="num mt-4 grid gap-x-6 gap-y-3 sm:grid-cols-2">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt className="text-ink-faint text-xs">{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
