"use client";

import { keepPreviousData, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { SearchX, Tickets } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { BookingTable } from "@/components/travel/work/booking-table";
import { useWorkFilter } from "@/components/travel/work/use-work-filter";
import { readWorkFilter } from "@/components/travel/work/work-address";
import { WorkFilters } from "@/components/travel/work/work-filters";
import { ExportWork, ModeSwitch, TotalsLine } from "@/components/travel/work/work-totals";
import { WorkViews } from "@/components/travel/work/work-views";
import { Button } from "@/components/ui/press/button";
import { LinkButton } from "@/components/ui/press/link-button";
import { MoreButton } from "@/components/ui/press/more-button";
import { Banner } from "@/components/ui/states/banner";
import { EmptyState } from "@/components/ui/states/empty-state";
import { ErrorState } from "@/components/ui/states/error-state";
import { ListSkeleton } from "@/components/ui/states/skeleton";
import { pages } from "@/lib/client/calls/paths";
import { useAddressErrorText } from "@/lib/client/calls/use-error-text";
import { useMay } from "@/lib/client/role";
import type { WorkFilter, WorkItem } from "@/lib/contracts/portal/work-list";
import { exportWorkList, workChoicesQuery, workListQuery, workViewsQuery } from "../queries";
import { ChosenBar } from "./chosen-bar";
import { ColumnsButton } from "./columns-button";
import { OwnViewActions } from "./own-view-actions";
import { ownViewOf } from "./own-views";
import { useHiddenColumns } from "./use-hidden-columns";

/** The agency's bookings as a list of what is to be done. */
export function BookingsPage() {
  const t = useTranslations("booking.list");
  const tWork = useTranslations("work");
  const locale = useLocale();
  const { filter, change, isRead } = useWorkFilter({ addressOf: pages.bookings, read: readWorkFilter });
  const { data } = useQuery(workViewsQuery());
  const own = data?.views ?? [];
  const shown = ownViewOf(own, filter);
  return (
    <>
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h1 className="font-semibold text-2xl md:text-3xl">{t("title")}</h1>
        <ModeSwitch mode={filter.mode} onChange={(mode) => change({ view: filter.view, ...(mode && { mode }) })} />
      </div>
      {filter.mode === "test" ? (
        <div className="mb-3">
          <Banner tone="warm">{tWork("testText")}</Banner>
        </div>
      ) : null}
      <WorkViews filter={filter} own={own} shown={shown} addressOf={pages.bookings} />
      <WorkFilters
        key={`${filter.view} ${filter.mode}`}
        filter={filter}
        onChange={change}
        choices={workChoicesQuery(filter.mode, locale)}
        actions={data ? <OwnViewActions filter={filter} own={shown} onDeleted={() => change({})} /> : null}
      />
      {isRead ? <BookingList filter={filter} onChange={change} /> : <ListSkeleton rows={7} />}
    </>
  );
}

interface BookingListProps {
  filter: WorkFilter;
  onChange: (change: WorkFilter) => void;
}

function BookingList({ filter, onChange }: BookingListProps) {
  const t = useTranslations("work");
  const locale = useLocale();
  const errorText = useAddressErrorText();
  const mayExport = useMay("readMoney");
  const [hidden, setHidden] = useHiddenColumns();
  const [chosenIds, setChosenIds] = useState<ReadonlySet<string>>(new Set());
  const query = useInfiniteQuery({ ...workListQuery(filter, locale), placeholderData: keepPreviousData });
  const { data, error, isPlaceholderData, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = query;
  if (error && !data) return <ErrorState {...errorText(error)} onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton rows={7} />;
  const exported = mayExport ? <ExportWork make={(format) => exportWorkList(filter, format)} /> : null;
  const items = data.pages.flatMap((page) => page.items);
  const totals = data.pages[0]?.totals;
  const chosen = items.filter(({ id }) => chosenIds.has(id));
  const { mode, view } = filter;
  if (items.length === 0)
    return <BookingsEmpty filter={filter} onClear={() => onChange({ ...(mode && { mode }), ...(view && { view }) })} />;
  return (
    <div aria-busy={isPlaceholderData} className={isPlaceholderData ? "opacity-60 transition-opacity" : ""}>
      <div className="mb-2 flex flex-wrap items-center justify-between gap-2">
        {totals ? <TotalsLine totals={totals} /> : <span />}
        <div className="flex flex-wrap gap-1 max-lg:hidden">
          <ColumnsButton hidden={hidden} onChange={setHidden} />
          {exported}
        </div>
      </div>
      <BookingTable
        items={items}
        filter={filter}
        onChange={onChange}
        addressOf={pageOf}
        hidden={hidden}
        {...(mode === "test" ? {} : { choosing: { chosen: chosenIds, onToggle: (id) => setChosenIds(toggled(chosenIds, id)) } })}
      />
      <MoreButton query={{ hasNextPage, isFetchingNextPage, fetchNextPage }} text={t("more")} />
      {/* On a phone bookings come first. */}
      <div className="mt-3 lg:hidden">{exported}</div>
      {chosen.length > 0 ? <ChosenBar chosen={chosen} onChange={(ids) => setChosenIds(new Set(ids))} /> : null}
    </div>
  );
}

function toggled(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return next;
}

/** A test booking has no page in the portal. */
function pageOf({ id, mode }: WorkItem): string | null {
  return mode === "test" ? null : pages.booking(id);
}

/** Nothing yet, nothing to do, or nothing that fits: three different matters with their ways on. */
function BookingsEmpty({ filter: { view = "all", mode = "live", ...narrowed }, onClear }: { filter: WorkFilter; onClear: () => void }) {
  const t = useTranslations("booking.list");
  const tWork = useTranslations("work");
  const maySell = useMay("sell");
  const { sort: _, order: _order, ...conditions } = narrowed;
  const icon = <SearchX className="size-8" aria-hidden="true" />;
  if (Object.values(conditions).some(Boolean))
    return (
      <EmptyState
        icon={icon}
        title={t("nothing")}
        action={
          <Button variant="secondary" onPress={onClear}>
            {t("clear")}
          </Button>
        }
      >
        {t("nothingText")}
      </EmptyState>
    );
  if (view !== "all" || mode === "test")
    return (
      <EmptyState icon={<Tickets className="size-8" aria-hidden="true" />} title={tWork(view === "all" ? "emptyTest" : `empty.${view}`)} />
    );
  return (
    <EmptyState
      icon={<Tickets className="size-8" aria-hidden="true" />}
      title={t("empty")}
      action={maySell ? <LinkButton href={pages.search()}>{t("emptyAction")}</LinkButton> : null}
    >
      {maySell ? t("emptyText") : null}
    </EmptyState>
  );
}
