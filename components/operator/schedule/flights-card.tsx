"use client";

import { useTranslations } from "next-intl";
import { Card } from "@/components/ui/card";
import { PageLink } from "@/components/ui/page-link";
import { SectionCard } from "@/components/ui/section-card";
import { pages } from "@/lib/client/calls/paths";
import type { ScheduleImportDetail } from "@/lib/contracts/operator/operator-schedule";
import { AnswerBadges, TouchedText } from "./schedule-parts";

interface FlightsCardProps {
  detail: ScheduleImportDetail;
  /** The flight whose bookings are listed below; null for all. */
  chosen: string | null;
}

/** The sold flights that an import touches; each leads to its bookings. */
export function FlightsCard({ detail: { id, flights }, chosen }: FlightsCardProps) {
  const t = useTranslations();
  if (flights.length === 0) return <Card className="p-4 text-ink-soft md:p-5">{t("office.detail.noFlights")}</Card>;
  return (
    <SectionCard
      title={t("office.detail.flights")}
      aside={
        chosen ? (
          <PageLink href={pages.scheduleImport(id)} scroll={false} className="font-medium text-accent">
            {t("office.detail.all")}
          </PageLink>
        ) : null
      }
    >
      <ul className="divide-y divide-line">
        {flights.map(({ flight, kinds, touched }) => (
          <li key={flight} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
            <PageLink
              href={pages.scheduleImport(id, { flight })}
              scroll={false}
              aria-current={flight === chosen ? "true" : undefined}
              className="num min-w-20 font-semibold text-accent aria-[current]:underline"
            >
              <span className="sr-only">{t("office.detail.show", { flight })}</span>
              <span aria-hidden="true">{flight}</span>
            </PageLink>
            <span className="min-w-40 flex-1">{kinds.map((kind) => t(`changes.short.${kind}`)).join(", ")}</span>
            <span className="num text-ink-soft text-sm">
              <TouchedText touched={touched} />
            </span>
            <AnswerBadges touched={touched} />
          </li>
        ))}
      </ul>
    </SectionCard>
  );
}
