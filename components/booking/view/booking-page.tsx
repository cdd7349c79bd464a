"use client";

import { useQuery } from "@tanstack/react-query";
import { ArrowLeft, SearchX } from "lucide-react";
import Link from "next/link";
import { useLocale, useTranslations } from "next-intl";
import { Banner } from "@/components/ui/banner";
import { EmptyState } from "@/components/ui/empty-state";
import { ErrorState } from "@/components/ui/error-state";
import { LinkButton } from "@/components/ui/link-button";
import { ApiError } from "@/lib/client/api-error";
import { pages } from "@/lib/client/paths";
import { useErrorText } from "@/lib/client/use-error-text";
import { bookingQuery } from "../queries";
import { BookingSkeleton } from "./booking-skeleton";
import { BookingView } from "./booking-view";

/** One booking, kept up to date for as long as it can change by itself. */
export function BookingPage({ bookingId }: { bookingId: string }) {
  const t = useTranslations("booking.page");
  return (
    <div className="mx-auto max-w-6xl">
      <Link href={pages.bookings()} className="inline-flex min-h-11 items-center gap-1.5 text-accent text-sm hover:underline md:min-h-8">
        <ArrowLeft className="size-4" aria-hidden="true" />
        {t("toList")}
      </Link>
      <LoadedBooking bookingId={bookingId} />
    </div>
  );
}

function LoadedBooking({ bookingId }: { bookingId: string }) {
  const t = useTranslations("booking.page");
  const locale = useLocale();
  const errorText = useErrorText();
  const { data, error, refetch } = useQuery(bookingQuery(bookingId, locale));
  if (data)
    return (
      <>
        {error ? (
          <Banner tone="warm" className="mb-4">
            {t("stale")}
          </Banner>
        ) : null}
        <BookingView booking={data} />
      </>
    );
  if (!error) return <BookingSkeleton />;
  if (error instanceof ApiError && error.status === 404)
    return (
      <EmptyState
        icon={<SearchX className="size-8" aria-hidden="true" />}
        title={t("notFound")}
        action={<LinkButton href={pages.bookings()}>{t("toList")}</LinkButton>}
      >
        {t("notFoundText")}
      </EmptyState>
    );
  return <ErrorState {...errorText(error)} onRetry={() => void refetch()} />;
}
