"use client";

import { keepPreviousData, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { SearchX, Tickets } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { BookingTable } from "@/components/travel/work/booking-table";
import { useWorkFilter } from "@/components/travel/work/use-work-filter";
import { understood } from "@/components/travel/work/work-address";
import { WorkFilters } from "@/components/travel/work/work-filters";
import { ExportWork, ModeSwitch, TotalsLine } from "@/components/travel/work/work-totals";
import { WorkViews } from "@/components/travel/work/work-views";
import { Select } from "@/components/ui/fields/select";
import { Button } from "@/components/ui/press/button";
import { MoreButton } from "@/components/ui/press/more-button";
import { Banner } from "@/components/ui/states/banner";
import { EmptyState } from "@/components/ui/states/empty-state";
import { ErrorState } from "@/components/ui/states/error-state";
import { ListSkeleton } from "@/components/ui/states/skeleton";
import { pages } from "@/lib/client/calls/paths";
import { useAddressErrorText } from "@/lib/client/calls/use-error-text";
import { type OfficeWorkFilter, officeWorkFilter } from "@/lib/contracts/operator/bookings/office-bookings";
import { exportOfficeWork, officeChoicesQuery, officeWorkQuery } from "./queries";

interface FilterProps {
  filter: OfficeWorkFilter;
  onChange: (filter: OfficeWorkFilter) => void;
}

/** The bookings of all agencies, with the lists and filters that agencies have for theirs. */
export function OfficeBookingsPage() {
  const t = useTranslations("finding");
  const locale = useLocale();
  const { filter, change, isRead } = useWorkFilter<OfficeWorkFilter>({ addressOf: pages.officeBookings, read: readFilter });
  const { view, mode, agency } = filter;
  return (
    <>
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h1 className="font-semibold text-2xl md:text-3xl">{t("list")}</h1>
        <ModeSwitch mode={mode} onChange={(next) => change({ view, ...(next && { mode: next }) })} />
      </div>
      {mode === "test" ? (
        <div className="mb-3">
          <Banner tone="warm">{t("testText")}</Banner>
        </div>
      ) : null}
      <WorkViews filter={filter} own={[]} shown={undefined} addressOf={(next) => pages.officeBookings({ ...next, agency })} />
      <WorkFilters
        key={`${view} ${mode}`}
        filter={filter}
        onChange={change}
        choices={officeChoicesQuery(filter, locale)}
        first={<AgencyFilter filter={filter} onChange={change} />}
        actions={null}
      />
      {isRead ? <OfficeList filter={filter} onChange={change} /> : <ListSkeleton rows={7} />}
    </>
  );
}

function readFilter(parameters: URLSearchParams, search: string): OfficeWorkFilter {
  return officeWorkFilter.parse(understood(officeWorkFilter, parameters, search));
}

const ANY = "any";

/** Agents are one agency's: who chooses another one asks for nobody in particular. */
function AgencyFilter({ filter, onChange }: FilterProps) {
  const t = useTranslations("finding");
  const tWork = useTranslations("work");
  const { data } = useQuery(officeChoicesQuery(filter, useLocale()));
  const options = (data?.agencies ?? []).map(({ code, name }) => ({ id: code, label: name }));
  const { agency } = filter;
  const unknown = agency && !options.some(({ id }) => id === agency) ? [{ id: agency, label: agency }] : [];
  return (
    <Select
      label={tWork("agency")}
      options={[{ id: ANY, label: t("anyAgency") }, ...options, ...unknown]}
      value={agency ?? ANY}
      onChange={(code) => onChange({ ...filter, agent: undefined, agency: code === ANY ? undefined : code })}
    />
  );
}

function OfficeList({ filter, onChange }: FilterProps) {
  const t = useTranslations("work");
  const locale = useLocale();
  const errorText = useAddressErrorText();
  const query = useInfiniteQuery({ ...officeWorkQuery(filter, locale), placeholderData: keepPreviousData });
  const { data, error, isPlaceholderData, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = query;
  if (error && !data) return <ErrorState {...errorText(error)} onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton rows={7} />;
  const items = data.pages.flatMap((page) => page.items);
  const totals = data.pages[0]?.totals;
  if (items.length === 0) return <OfficeEmpty filter={filter} onChange={onChange} />;
  return (
    <div aria-busy={isPlaceholderData} className={isPlaceholderData ? "opacity-60 transition-opacity" : ""}>
      <div className="mb-2 flex flex-wrap items-center justify-between gap-2">
        {totals ? <TotalsLine totals={totals} /> : <span />}
        <ExportWork make={(format) => exportOfficeWork(filter, format)} />
      </div>
      <BookingTable items={items} filter={filter} onChange={onChange} addressOf={({ id }) => pages.officeBooking(id)} hasAgencies />
      <MoreButton query={{ hasNextPage, isFetchingNextPage, fetchNextPage }} text={t("more")} />
    </div>
  );
}

/** Nothing that fits, nothing of a view, or nothing at all. */
function OfficeEmpty({ filter: { view = "all", mode, ...narrowed }, onChange }: FilterProps) {
  const t = useTranslations("finding");
  const tList = useTranslations("booking.list");
  const tWork = useTranslations("work");
  const { sort: _, order: _order, ...conditions } = narrowed;
  const clear = () => onChange({ ...(mode && { mode }), ...(view !== "all" && { view }) });
  if (Object.values(conditions).some(Boolean))
    return (
      <EmptyState
        icon={<SearchX className="size-8" aria-hidden="true" />}
        title={tList("nothing")}
        action={
          <Button variant="secondary" onPress={clear}>
            {tList("clear")}
          </Button>
        }
      >
        {tList("nothingText")}
      </EmptyState>
    );
  const title = view === "all" ? t("empty") : tWork(`empty.${view}`);
  return <EmptyState icon={<Tickets className="size-8" aria-hidden="true" />} title={title} />;
}
