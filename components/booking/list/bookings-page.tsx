"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { ErrorState } from "@/components/ui/error-state";
import { useErrorText } from "@/lib/client/use-error-text";
import { type BookingFilter, bookingListQuery } from "../queries";
import { BookingCards } from "./booking-cards";
import { BookingFilters } from "./booking-filters";
import { BookingTable } from "./booking-table";
import { BookingsEmpty } from "./bookings-empty";
import { BookingsSkeleton } from "./bookings-skeleton";
import { Pagination } from "./pagination";
import { useBookingFilter } from "./use-booking-filter";

/** All bookings of the agency, newest first. */
export function BookingsPage() {
  const t = useTranslations("booking.list");
  const { filter, change } = useBookingFilter();
  return (
    <>
      <h1 className="mb-4 font-semibold text-2xl md:text-3xl">{t("title")}</h1>
      <BookingFilters filter={filter} onChange={change} />
      <BookingList filter={filter} onChange={change} />
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
  if (!data) return <BookingsSkeleton />;
  const isFiltered = Boolean(filter.search || filter.status);
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
