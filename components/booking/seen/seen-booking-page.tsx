"use client";

import { QueryClient, QueryClientProvider, useQuery } from "@tanstack/react-query";
import { SearchX } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { BackLink } from "@/components/ui/back-link";
import { LinkButton } from "@/components/ui/press/link-button";
import { Banner } from "@/components/ui/states/banner";
import { EmptyState } from "@/components/ui/states/empty-state";
import { ErrorState } from "@/components/ui/states/error-state";
import { ListSkeleton } from "@/components/ui/states/skeleton";
import { isGone } from "@/lib/client/calls/api-error";
import { pages } from "@/lib/client/calls/paths";
import { useErrorText } from "@/lib/client/calls/use-error-text";
import { RoleProvider } from "@/lib/client/role";
import type { AgencyView } from "@/lib/contracts/operator/agency-view";
import type { Role } from "@/lib/contracts/scopes";
import type { Locale } from "@/lib/domain/localized";
import { agencyViewQuery, bookingExtrasQuery, bookingQuery, bookingRulesQuery } from "../queries";
import { BookingView } from "../view/booking-view";

/** Who reads at an agency, and does nothing. */
const READER: Role = "viewer";

/** An agency's page of a booking as the back office looks at it: nothing can be done there, and each opening is written down. */
export function SeenBookingPage({ bookingId }: { bookingId: string }) {
  const t = useTranslations("officeBooking");
  const locale = useLocale();
  const errorText = useErrorText();
  const { data, error, refetch } = useQuery(agencyViewQuery(bookingId, locale));
  const back = pages.officeBooking(bookingId);
  return (
    <>
      <BackLink href={back}>{t("asAgency.back")}</BackLink>
      {data ? <SeenBooking key={locale} view={data} locale={locale} /> : null}
      {error && isGone(error) ? (
        <EmptyState
          icon={<SearchX className="size-8" aria-hidden="true" />}
          title={t("notFound")}
          action={<LinkButton href={pages.find()}>{t("find")}</LinkButton>}
        >
          {t("notFoundText")}
        </EmptyState>
      ) : null}
      {error && !isGone(error) ? <ErrorState {...errorText(error)} onRetry={() => void refetch()} /> : null}
      {data || error ? null : <ListSkeleton rows={6} />}
    </>
  );
}

function SeenBooking({ view, locale }: { view: AgencyView; locale: Locale }) {
  const t = useTranslations("officeBooking.asAgency");
  const [cache] = useState(() => cacheOf(view, locale));
  return (
    <>
      <Banner tone="warm" title={t("banner", { agency: view.agency.name })} className="mb-4">
        {t("bannerText")}
      </Banner>
      <QueryClientProvider client={cache}>
        <RoleProvider role={READER}>
          <BookingView booking={view.booking} conversation={null} isSeenOnly />
        </RoleProvider>
      </QueryClientProvider>
    </>
  );
}

/** All that the page reads, and nothing asks for more: the agency's own addresses answer whoever is signed in there. */
function cacheOf({ booking, extras, rules }: AgencyView, locale: Locale): QueryClient {
  const cache = new QueryClient({ defaultOptions: { queries: { enabled: false, staleTime: Number.POSITIVE_INFINITY } } });
  cache.setQueryData(bookingQuery(booking.id, locale).queryKey, booking);
  cache.setQueryData(bookingExtrasQuery(booking.id, booking.status).queryKey, extras);
  cache.setQueryData(bookingRulesQuery(booking.id, locale).queryKey, rules);
  return cache;
}
