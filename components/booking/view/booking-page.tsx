"use client";

import { useQuery } from "@tanstack/react-query";
import { SearchX } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { BackLink } from "@/components/ui/back-link";
import { Card } from "@/components/ui/card";
import { LinkButton } from "@/components/ui/press/link-button";
import { Banner } from "@/components/ui/states/banner";
import { EmptyState } from "@/components/ui/states/empty-state";
import { ErrorState } from "@/components/ui/states/error-state";
import { Skeleton } from "@/components/ui/states/skeleton";
import { Spinner } from "@/components/ui/states/spinner";
import { ApiError } from "@/lib/client/calls/api-error";
import { pages } from "@/lib/client/calls/paths";
import { useErrorText } from "@/lib/client/calls/use-error-text";
import { useMay } from "@/lib/client/role";
import { RepeatBooking } from "../people/repeat-booking";
import { bookingQuery } from "../queries";
import { BookingView } from "./booking-view";

interface BookingPageProps {
  bookingId: string;
  /** What is said with the back office about its refund. */
  conversation: ReactNode;
  /** Who looks at it: what is taken along to another search is kept for nobody else. */
  agentId: string;
}

/** One booking, kept up to date for as long as it can change by itself. */
export function BookingPage(props: BookingPageProps) {
  const t = useTranslations("booking.page");
  return (
    <>
      <BackLink href={pages.bookings()}>{t("toList")}</BackLink>
      <LoadedBooking {...props} />
    </>
  );
}

function LoadedBooking({ bookingId, conversation, agentId }: BookingPageProps) {
  const t = useTranslations("booking.page");
  const locale = useLocale();
  const errorText = useErrorText();
  const maySell = useMay("sell");
  const { data, error, refetch } = useQuery(bookingQuery(bookingId, locale));
  if (data)
    return (
      <>
        {error ? (
          <Banner tone="warm" className="mb-4">
            {t("stale")}
          </Banner>
        ) : null}
        <BookingView
          booking={data}
          conversation={conversation}
          again={maySell && !data.personal_data_erased ? <RepeatBooking booking={data} agentId={agentId} /> : null}
        />
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

/** The shape of a booking that is on its way. */
function BookingSkeleton() {
  const t = useTranslations("common.ui");
  return (
    <div className="mt-2">
      <Spinner label={t("loading")} className="size-0" />
      <Skeleton className="h-8 w-56" />
      <div className="mt-6 grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1fr)_21rem] lg:gap-x-6">
        <Card className="space-y-4 p-6">
          {["a", "b", "c", "d", "e", "f"].map((key) => (
            <Skeleton key={key} className="h-5 w-full max-w-md" />
          ))}
        </Card>
        <Card className="space-y-3 p-5">
          <Skeleton className="h-8 w-40" />
          <Skeleton className="h-11 w-full" />
        </Card>
      </div>
    </div>
  );
}
