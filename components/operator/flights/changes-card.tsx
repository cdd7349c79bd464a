"use client";

import { useTranslations } from "next-intl";
import { PageLink } from "@/components/ui/page-link";
import { SectionCard } from "@/components/ui/section-card";
import { Badge } from "@/components/ui/states/badge";
import { pages } from "@/lib/client/calls/paths";
import type { DepartureDetail } from "@/lib/contracts/operator/departures/operator-flights";

/** What the airline has changed of a departure, and where too few seats are left; nothing where it is flown as it was sold. */
export function ChangesCard({ departure }: { departure: DepartureDetail }) {
  const t = useTranslations();
  const { changes, oversales, flight } = departure;
  if (changes.length + oversales.length === 0) return null;
  return (
    <SectionCard
      title={t(changes.length > 0 ? "flights.detail.changes" : "flights.detail.oversale")}
      aside={
        <PageLink href={pages.scheduleChanges({ flight })} className="font-medium text-accent text-sm">
          {t("flights.detail.allChanges")}
        </PageLink>
      }
    >
      <ul className="divide-y divide-line">
        {changes.map(({ kind, state, bookings }) => (
          <li key={`${kind}${state}`} className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 py-2">
            <span>{t(`changes.short.${kind}`)}</span>
            <span className="num flex items-center gap-2 text-ink-soft text-sm">
              {t("flights.detail.changeOf", { count: bookings })}
              <Badge tone={state === "open" ? "warm" : "neutral"}>{t(`office.changes.states.${state}`)}</Badge>
            </span>
          </li>
        ))}
      </ul>
      {oversales.map(({ cabin, sold, authorised, bookings }) => (
        <p key={cabin} className="num mt-2 text-bad">
          {t("flights.detail.oversaleText", { cabin: t(`common.cabins.${cabin}`), sold, authorised, bookings: bookings.join(", ") })}
        </p>
      ))}
    </SectionCard>
  );
}
