"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { SearchX, Tickets } from "lucide-react";
import { usePathname, useRouter, useSearchParams } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { ErrorState } from "@/components/ui/error-state";
import { LinkButton } from "@/components/ui/link-button";
import { PageLinks } from "@/components/ui/page-links";
import { ListSkeleton } from "@/components/ui/skeleton";
import { pages as addresses, pages } from "@/lib/client/paths";
import { useErrorText } from "@/lib/client/use-error-text";
import { type BookingFilter, bookingListQuery } from "../queries";
import { BookingFilters } from "./booking-filters";
import { BookingCards, BookingTable } from "./booking-table";
import { readBookingFilter, readSearch } from "./read-booking-filter";

/** All bookings of the agency, newest first. */
export function BookingsPage() {
  const t = useTranslations("booking.list");
  const { filter, change, isRead } = useBookingFilter();
  return (
    <>
      <h1 className="mb-4 font-semibold text-2xl md:text-3xl">{t("title")}</h1>
      <BookingFilters filter={filter} onChange={change} />
      {isRead ? <BookingList filter={filter} onChange={change} /> : <ListSkeleton rows={7} />}
    </>
  );
}

interface BookingListProps {
  filter: BookingFilter;
  onChange: (change: BookingFilter) => void;
}

function BookingList({ filter, onChange }: BookingListProps) {
  const t = useTranslations("booking.list");
  const locale = useLocale();
  const errorText = useErrorText();
  const { data, error, isPlaceholderData, refetch } = useQuery({ ...bookingListQuery(filter, locale), placeholderData: keepPreviousData });
  if (error && !data) return <ErrorState {...errorText(error)} onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton rows={7} />;
  const isFiltered = Boolean(filter.search || filter.status || filter.changed);
  if (data.items.length === 0) return <BookingsEmpty isFiltered={isFiltered} onClear={() => onChange({})} />;
  return (
    <div aria-busy={isPlaceholderData} className={isPlaceholderData ? "opacity-60 transition-opacity" : ""}>
      <p role="status" className="num mb-2 text-ink-soft text-sm">
        {t("found", { count: data.total })}
      </p>
      <BookingTable items={data.items} />
      <BookingCards items={data.items} />
      <Pagination page={data.page} pages={data.pages} filter={filter} />
    </div>
  );
}

/** Nothing yet, or nothing that fits: two different matters with two ways on. */
function BookingsEmpty({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  const t = useTranslations("booking.list");
  if (isFiltered)
    return (
      <EmptyState
        icon={<SearchX className="size-8" aria-hidden="true" />}
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
  return (
    <EmptyState
      icon={<Tickets className="size-8" aria-hidden="true" />}
      title={t("empty")}
      action={<LinkButton href={pages.search()}>{t("emptyAction")}</LinkButton>}
    >
      {t("emptyText")}
    </EmptyState>
  );
}

function Pagination({ page, pages, filter }: { page: number; pages: number; filter: BookingFilter }) {
  const t = useTranslations("booking.list");
  const texts = { label: t("pages"), previous: t("previous"), next: t("next"), page: t("page", { page, pages }) };
  return <PageLinks page={page} pages={pages} addressOf={(target) => addresses.bookings({ ...filter, page: target })} texts={texts} />;
}

interface AddressedFilter {
  filter: BookingFilter;
  change: (filter: BookingFilter) => void;
  /** Whether the whole address has been read: what is searched is known to the browser alone. */
  isRead: boolean;
}

/** The list's filter lives in the address: a reload, a bookmark and the back button keep it. */
function useBookingFilter(): AddressedFilter {
  const router = useRouter();
  const pathname = usePathname();
  const [search, setSearch] = useState<string | null>(null);
  const parameters = useSearchParams();
  useEffect(() => {
    const read = () => setSearch(readSearch(window.location.hash));
    read();
    window.addEventListener("hashchange", read);
    return () => window.removeEventListener("hashchange", read);
  }, []);
  const change = (next: BookingFilter) => {
    if (pathname !== pages.bookings()) return;
    setSearch(next.search ?? "");
    router.replace(pages.bookings(next), { scroll: false });
  };
  return { filter: readBookingFilter(parameters, search ?? ""), change, isRead: search !== null };
}
