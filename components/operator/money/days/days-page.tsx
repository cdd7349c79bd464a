"use client";

import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import { PageLink } from "@/components/ui/page-link";
import { SectionCard } from "@/components/ui/section-card";
import { ErrorState } from "@/components/ui/states/error-state";
import { ListSkeleton } from "@/components/ui/states/skeleton";
import { pages } from "@/lib/client/calls/paths";
import { useErrorText } from "@/lib/client/calls/use-error-text";
import type { ClosedDay } from "@/lib/contracts/operator/money/closed-days";
import { formatDate, formatInstant } from "@/lib/i18n/formats";
import { MoneyTabs } from "../money-tabs";
import { Differences } from "./differences";
import { NextDay } from "./next-day";
import { closedDayQuery, closedDaysQuery } from "./queries";
import { SumTable, TotalLines } from "./sum-table";

/** The day to close, and those that are closed. */
export function DaysPage() {
  const t = useTranslations("closedDays");
  const errorText = useErrorText();
  const { data, error, refetch } = useQuery(closedDaysQuery());
  return (
    <div className="space-y-4">
      <h1 className="font-semibold text-2xl md:text-3xl">{t("title")}</h1>
      <MoneyTabs part="days" />
      <p className="max-w-3xl text-ink-soft">{t("lead")}</p>
      {error && !data ? <ErrorState {...errorText(error)} onRetry={() => void refetch()} /> : null}
      {data || error ? null : <ListSkeleton rows={5} />}
      {data ? data.next ? <NextDay next={data.next} /> : <p className="font-medium">{t("nothing")}</p> : null}
      {data ? <ClosedDays items={data.items} /> : null}
    </div>
  );
}

function ClosedDays({ items }: { items: readonly ClosedDay[] }) {
  const t = useTranslations("closedDays");
  const shown = useSearchParams().get("day");
  return (
    <SectionCard title={t("closed")}>
      {items.length === 0 ? <p className="text-ink-soft text-sm">{t("none")}</p> : null}
      <ul className="divide-y divide-line">
        {items.map((item) => (
          <ClosedItem key={item.day} item={item} isShown={item.day === shown} />
        ))}
      </ul>
    </SectionCard>
  );
}

function ClosedItem({ item, isShown }: { item: ClosedDay; isShown: boolean }) {
  const t = useTranslations("closedDays");
  const locale = useLocale();
  const { day, by, at, remark, totals, unmatched_lines, waiting_proposals } = item;
  const date = formatDate(day, locale);
  return (
    <li className="space-y-2 py-3 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <PageLink
          href={isShown ? pages.closedDays() : pages.closedDays({ day })}
          aria-expanded={isShown}
          className="num inline-block min-h-6 font-medium text-accent hover:underline"
        >
          <span className="sr-only">{t(isShown ? "hide" : "show", { date })}</span>
          <span aria-hidden="true">{date}</span>
        </PageLink>
        <span className="num text-ink-soft text-sm">{t("by", { who: by ?? t("unknown"), when: formatInstant(at, locale) })}</span>
      </div>
      <TotalLines totals={totals} />
      {remark ? (
        <div className="text-sm">
          <Differences differences={{ unmatched_lines, waiting_proposals, unequal: 0 }} />
          <p className="break-words text-ink-soft">{remark}</p>
        </div>
      ) : null}
      {isShown ? <ByAgency day={day} /> : null}
    </li>
  );
}

function ByAgency({ day }: { day: string }) {
  const { data } = useQuery(closedDayQuery(day));
  return data ? <SumTable sums={data.sums} /> : <ListSkeleton rows={3} />;
}
