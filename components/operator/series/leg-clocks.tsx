"use client";

import { useLocale, useTranslations } from "next-intl";
import { SectionCard } from "@/components/ui/section-card";
import type { SeriesReport } from "@/lib/contracts/operator/schedule-series";
import { formatDate } from "@/lib/i18n/formats";

/** The legs of the first date by the clocks of both ends, and the message that says the same. */
export function LegClocks({ seen: { legs, message } }: { seen: SeriesReport }) {
  const t = useTranslations("series");
  const locale = useLocale();
  const [first] = legs;
  return (
    <SectionCard title={t("clocks")} lead={first ? formatDate(first.date, locale) : undefined}>
      <div className="space-y-3">
        <ol className="num space-y-1">
          {legs.map((leg) => (
            <li key={`${leg.origin}${leg.departs_day}${leg.departs}`}>
              <LegLine leg={leg} />
            </li>
          ))}
        </ol>
        <details>
          <summary className="cursor-pointer text-ink-soft text-sm">{t("message")}</summary>
          <pre className="mt-2 overflow-x-auto rounded-lg bg-sunken p-3 font-mono text-sm">{message}</pre>
        </details>
      </div>
    </SectionCard>
  );
}

function LegLine({ leg }: { leg: SeriesReport["legs"][number] }) {
  const t = useTranslations("series");
  if (leg.minutes <= 0) return <span className="text-bad">{t("backwards")}</span>;
  const later = (day: number) => (day > 0 ? ` (+${day})` : "");
  return t("clock", {
    ...{ from: leg.origin, departs: leg.departs + later(leg.departs_day), departsZone: zone(leg.departure_offset) },
    ...{ to: leg.destination, arrives: leg.arrives + later(leg.arrives_day), arrivesZone: zone(leg.arrival_offset) },
    ...{ hours: Math.floor(leg.minutes / 60), minutes: leg.minutes % 60 },
  });
}

/** `+5`, `+5:30`. */
function zone(minutes: number): string {
  const [whole, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  return `${minutes < 0 ? "−" : "+"}${whole}${rest === 0 ? "" : `:${String(rest).padStart(2, "0")}`}`;
}
