"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { CalendarClock } from "lucide-react";
import { useSearchParams } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import { PageLinks } from "@/components/ui/page-links";
import { LinkButton } from "@/components/ui/press/link-button";
import { EmptyState } from "@/components/ui/states/empty-state";
import { ErrorState } from "@/components/ui/states/error-state";
import { ListSkeleton } from "@/components/ui/states/skeleton";
import { pages as addresses } from "@/lib/client/calls/paths";
import { useErrorText } from "@/lib/client/calls/use-error-text";
import { useMayInHouse } from "@/lib/client/house";
import { ImportTable } from "./import-table";
import { importListQuery } from "./queries";
import { readPage } from "./read-change-filter";

/** What has changed the schedule: when, by whom, and how many bookings it touched. */
export function ImportsPage() {
  const t = useTranslations("office.imports");
  const mayChange = useMayInHouse("schedule", "change");
  return (
    <>
      <header className="mb-4 flex flex-wrap items-end justify-between gap-3">
        <div>
          <h1 className="font-semibold text-2xl md:text-3xl">{t("title")}</h1>
          <p className="text-ink-soft">{t("lead")}</p>
        </div>
        <div className="flex flex-wrap gap-2">
          <LinkButton variant="secondary" href={addresses.scheduleMessages()}>
            {t("apply")}
          </LinkButton>
          <LinkButton variant="secondary" href={addresses.changeRules()}>
            {t("limits")}
          </LinkButton>
          <LinkButton variant="secondary" href={addresses.scheduleSeries()}>
            {t("series")}
          </LinkButton>
          {mayChange ? <LinkButton href={addresses.scheduleUpload()}>{t("upload")}</LinkButton> : null}
        </div>
      </header>
      <ImportList />
    </>
  );
}

function ImportList() {
  const t = useTranslations("office.imports");
  const tList = useTranslations("operator");
  const locale = useLocale();
  const errorText = useErrorText();
  const wanted = readPage(useSearchParams());
  const { data, error, isPlaceholderData, refetch } = useQuery({ ...importListQuery(wanted, locale), placeholderData: keepPreviousData });
  if (error && !data) return <ErrorState {...errorText(error)} onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton rows={4} />;
  const { items, page, pages, total } = data;
  if (items.length === 0)
    return (
      <EmptyState icon={<CalendarClock className="size-8" aria-hidden="true" />} title={t("empty")}>
        {t("emptyText")}
      </EmptyState>
    );
  const texts = { label: tList("pages"), previous: tList("prev"), next: tList("next"), page: tList("page", { page, pages }) };
  return (
    <div aria-busy={isPlaceholderData} className={isPlaceholderData ? "opacity-60 transition-opacity" : ""}>
      <p role="status" className="num mb-2 text-ink-soft text-sm">
        {t("found", { count: total })}
      </p>
      <ImportTable items={items} />
      <PageLinks page={page} pages={pages} addressOf={(target) => addresses.scheduleImports({ page: target })} texts={texts} />
    </div>
  );
}
