"use client";

import { useQuery } from "@tanstack/react-query";
import { SearchX } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { BackLink } from "@/components/ui/back-link";
import { LinkButton } from "@/components/ui/press/link-button";
import { EmptyState } from "@/components/ui/states/empty-state";
import { ErrorState } from "@/components/ui/states/error-state";
import { Skeleton } from "@/components/ui/states/skeleton";
import { isGone } from "@/lib/client/calls/api-error";
import { pages } from "@/lib/client/calls/paths";
import { useErrorText } from "@/lib/client/calls/use-error-text";
import { OfficeBookingView } from "./office-booking-view";
import { officeBookingQuery } from "./queries";

/** One booking of whichever agency, with all that has to do with it. */
export function OfficeBookingPage({ bookingId }: { bookingId: string }) {
  const t = useTranslations("officeBooking");
  return (
    <>
      <BackLink href={pages.officeBookings()}>{t("toList")}</BackLink>
      <LoadedBooking bookingId={bookingId} />
    </>
  );
}

function LoadedBooking({ bookingId }: { bookingId: string }) {
  const t = useTranslations("officeBooking");
  const errorText = useErrorText();
  const { data, error, refetch } = useQuery(officeBookingQuery(bookingId, useLocale()));
  if (data) return <OfficeBookingView data={data} />;
  if (!error)
    return (
      <div className="mt-2 space-y-4" aria-hidden="true">
        <Skeleton className="h-9 w-64" />
        <Skeleton className="h-64 w-full" />
      </div>
    );
  if (isGone(error))
    return (
      <EmptyState
        icon={<SearchX className="size-8" aria-hidden="true" />}
        title={t("notFound")}
        action={<LinkButton href={pages.find()}>{t("find")}</LinkButton>}
      >
        {t("notFoundText")}
      </EmptyState>
    );
  return <ErrorState {...errorText(error)} onRetry={() => void refetch()} />;
}
