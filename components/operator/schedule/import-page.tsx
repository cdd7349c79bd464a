"use client";

import { useQuery } from "@tanstack/react-query";
import { SearchX } from "lucide-react";
import { useSearchParams } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import { BackLink } from "@/components/ui/back-link";
import { LinkButton } from "@/components/ui/press/link-button";
import { SectionCard } from "@/components/ui/section-card";
import { EmptyState } from "@/components/ui/states/empty-state";
import { ErrorState } from "@/components/ui/states/error-state";
import { ListSkeleton } from "@/components/ui/states/skeleton";
import { isGone } from "@/lib/client/calls/api-error";
import { pages } from "@/lib/client/calls/paths";
import { useErrorText } from "@/lib/client/calls/use-error-text";
import type { ScheduleImportDetail } from "@/lib/contracts/operator/operator-schedule";
import { formatDate, formatInstant } from "@/lib/i18n/formats";
import { ChangeList } from "./change-list";
import { FlightsCard } from "./flights-card";
import { importQuery } from "./queries";
import { readChangeFilter } from "./read-change-filter";
import { AnswerBadges, TouchedText } from "./schedule-parts";
import { UndoImport } from "./undo-import";

/** One import or message: what it touches, flight by flight, and the answers of its bookings. */
export function ImportPage({ importId }: { importId: string }) {
  const t = useTranslations("office.detail");
  return (
    <>
      <BackLink href={pages.scheduleImports()}>{t("back")}</BackLink>
      <LoadedImport importId={importId} />
    </>
  );
}

function LoadedImport({ importId }: { importId: string }) {
  const t = useTranslations("office.detail");
  const locale = useLocale();
  const errorText = useErrorText();
  const { data, error, refetch } = useQuery(importQuery(importId, locale));
  if (data) return <ImportView detail={data} />;
  if (!error) return <ListSkeleton rows={4} />;
  if (isGone(error))
    return (
      <EmptyState
        icon={<SearchX className="size-8" aria-hidden="true" />}
        title={t("notFound")}
        action={<LinkButton href={pages.scheduleImports()}>{t("back")}</LinkButton>}
      >
        {t("notFoundText")}
      </EmptyState>
    );
  return <ErrorState {...errorText(error)} onRetry={() => void refetch()} />;
}

function ImportView({ detail }: { detail: ScheduleImportDetail }) {
  const t = useTranslations("office.detail");
  const { state, flight, page } = readChangeFilter(useSearchParams());
  const shown = { ...(state ? { state } : {}), ...(flight ? { flight } : {}), ...(page ? { page } : {}) };
  return (
    <>
      <ImportHeader detail={detail} />
      <div className="space-y-4">
        <ChangesCard changes={detail.changes} />
        <FlightsCard detail={detail} chosen={flight ?? null} />
        <OversalesCard oversales={detail.oversales} />
        {detail.touched.bookings > 0 ? (
          <section aria-labelledby="bookings">
            <h2 id="bookings" className="mb-2 font-semibold text-lg">
              {flight ? `${t("bookings")}: ${flight}` : t("bookings")}
            </h2>
            <ChangeList
              key={JSON.stringify(shown)}
              filter={{ ...shown, import: detail.id }}
              addressOf={(target) => pages.scheduleImport(detail.id, { ...shown, page: target })}
            />
          </section>
        ) : null}
      </div>
    </>
  );
}

function ImportHeader({ detail }: { detail: ScheduleImportDetail }) {
  const t = useTranslations("office");
  const locale = useLocale();
  const { source, kind, actor, created, undone, touched } = detail;
  return (
    <header className="mt-1 mb-5 flex flex-wrap items-start justify-between gap-3">
      <div className="min-w-0">
        <h1 className="wrap-anywhere font-semibold text-2xl md:text-3xl">{source}</h1>
        <p className="num text-ink-soft">
          {t("detail.meta", { kind: t(`imports.kind.${kind}`), actor, date: formatInstant(created, locale) })}
        </p>
        {undone ? <p className="num text-warm">{t("imports.undone", { date: formatInstant(undone, locale) })}</p> : null}
        <p className="num mt-1 flex flex-wrap items-center gap-2">
          <TouchedText touched={touched} />
          <AnswerBadges touched={touched} />
        </p>
      </div>
      <UndoImport item={detail} />
    </header>
  );
}

/** What it changed, by carrier; nothing where the schedule stayed the same. */
function ChangesCard({ changes }: Pick<ScheduleImportDetail, "changes">) {
  const t = useTranslations("office");
  if (changes.length === 0) return null;
  return (
    <SectionCard title={t("detail.changes")}>
      <ul className="num space-y-0.5 text-sm">
        {changes.map(({ carrier, change, dates, seats }) => (
          <li key={`${carrier}${change}`}>
            {t(`messages.change.${change}`, { carrier, dates })}, <strong className="font-semibold">{t("messages.sold", { seats })}</strong>
          </li>
        ))}
      </ul>
    </SectionCard>
  );
}

/** Departures with fewer seats than were sold, and whom to ask to leave, in which order; nothing where there are none. */
function OversalesCard({ oversales }: Pick<ScheduleImportDetail, "oversales">) {
  const t = useTranslations();
  const locale = useLocale();
  if (oversales.length === 0) return null;
  return (
    <SectionCard title={t("office.detail.oversales")}>
      <ul className="space-y-3">
        {oversales.map(({ bookings, cabin, date, ...departure }) => (
          <li key={`${departure.flight}${date}${departure.origin}${cabin}`}>
            <p className="num font-medium">
              {t("office.detail.oversale", { ...departure, date: formatDate(date, locale), cabin: t(`common.cabins.${cabin}`) })}
            </p>
            <p className="text-ink-soft text-sm">{t("office.detail.order")}</p>
            <ol className="num list-decimal pl-5 text-sm">
              {bookings.map(({ booking_number, seats, volunteer }) => (
                <li key={booking_number}>
                  {booking_number}, {t("office.detail.seats", { count: seats })}
                  {volunteer ? `, ${t("office.detail.volunteer")}` : ""}
                </li>
              ))}
            </ol>
          </li>
        ))}
      </ul>
    </SectionCard>
  );
}
