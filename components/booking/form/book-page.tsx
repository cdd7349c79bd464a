"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { TicketX } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { BackLink } from "@/components/ui/back-link";
import { Card } from "@/components/ui/card";
import { LinkButton } from "@/components/ui/press/link-button";
import { EmptyState } from "@/components/ui/states/empty-state";
import { ErrorState } from "@/components/ui/states/error-state";
import { Skeleton } from "@/components/ui/states/skeleton";
import { Spinner } from "@/components/ui/states/spinner";
import { ApiError } from "@/lib/client/calls/api-error";
import { pages } from "@/lib/client/calls/paths";
import { useErrorText } from "@/lib/client/calls/use-error-text";
import { sellingOptions } from "@/lib/client/money/selling";
import type { MailSettingsShown } from "@/lib/contracts/portal/mail";
import type { CountryOption } from "@/lib/contracts/portal/places";
import { offerCheckQuery } from "../queries";
import { BookingForm } from "./booking-form";
import type { PriceTerms } from "./price/form-price";
import type { Chosen } from "./price/price-change";
import { TimesChange } from "./price/times-change";
import { type GoneReason, refusalOf } from "./server-errors";

interface BookPageProps {
  offerId: string;
  chosen: Chosen;
  quoted: PriceTerms["quoted"];
  /** The search that led here, as its page's address has it. */
  search: string;
  countries: readonly CountryOption[];
  /** What the agency sends to payers by itself. */
  sending: MailSettingsShown;
  /** Address of the agency, which stands for a payer without one. */
  ownEmail: string;
  /** Who types. */
  agentId: string;
  /** Whether the agency saves whoever it books to its book. */
  isSaved: boolean;
}

/** Checks the offer on arrival, then asks who flies. */
export function BookPage({ search, ...rest }: BookPageProps) {
  const t = useTranslations("booking.form");
  const searchPath = pages.search(search);
  return (
    <>
      <BackLink href={searchPath}>{t("back")}</BackLink>
      <h1 className="mt-1 mb-4 font-semibold text-2xl md:text-3xl">{t("title")}</h1>
      <CheckedOffer searchPath={searchPath} along={new URLSearchParams(search).get("along") ?? ""} {...rest} />
    </>
  );
}

interface CheckedOfferProps extends Omit<BookPageProps, "search"> {
  searchPath: string;
  /** Id of the booking whose passengers the search was for. */
  along: string;
}

function CheckedOffer({ offerId: chosenId, searchPath, quoted, ...rest }: CheckedOfferProps) {
  const locale = useLocale();
  const errorText = useErrorText();
  // The flights of the chosen offer may come to leave at other times, under another id. The form stays meanwhile, with all that was typed.
  const [offerId, setOfferId] = useState(chosenId);
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...offerCheckQuery(offerId, locale),
    placeholderData: keepPreviousData,
  });
  // The button says what the customer pays: without the agency's rules nobody knows.
  const selling = useQuery(sellingOptions());
  const offers = { goOn: setOfferId, isComing: isPlaceholderData, searchPath };
  if (data && selling.data)
    return <BookingForm offer={data} terms={{ policy: selling.data, quoted }} recheck={refetch} {...offers} {...rest} />;
  if (data && selling.error) return <ErrorState {...errorText(selling.error)} onRetry={() => void selling.refetch()} />;
  if (!error) return <BookSkeleton />;
  const refusal = error instanceof ApiError ? refusalOf(error) : null;
  if (refusal?.kind === "gone") return <OfferGone reason={refusal.reason} searchPath={searchPath} />;
  if (refusal?.kind === "times")
    return <TimesChange change={refusal.change} onAccept={setOfferId} isPending={false} searchPath={searchPath} />;
  return <ErrorState {...errorText(error)} onRetry={() => void refetch()} />;
}

function OfferGone({ reason, searchPath }: { reason: GoneReason; searchPath: string }) {
  const t = useTranslations("booking.gone");
  return (
    <EmptyState
      icon={<TicketX className="size-8" aria-hidden="true" />}
      title={t(`${reason}Title`)}
      action={<LinkButton href={searchPath}>{t("search")}</LinkButton>}
    >
      {t(`${reason}Text`)}
    </EmptyState>
  );
}

/** While seats and price are being checked: the form's shape, and what is going on. */
function BookSkeleton() {
  const t = useTranslations("booking.form");
  return (
    <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1fr)_21rem] lg:gap-x-6">
      <div className="space-y-4">
        <p role="status" className="flex items-center gap-2 text-ink-soft">
          <Spinner /> {t("checking")}
        </p>
        <Card className="grid gap-4 p-5 sm:grid-cols-3">
          {["a", "b", "c", "d", "e", "f", "g", "h", "i"].map((key) => (
            <div key={key} className="space-y-2">
              <Skeleton className="h-4 w-20" />
              <Skeleton className="h-10 w-full" />
            </div>
          ))}
        </Card>
      </div>
      <Card className="hidden space-y-3 p-5 lg:block">
        <Skeleton className="h-5 w-40" />
        <Skeleton className="h-4 w-56" />
        <Skeleton className="h-4 w-48" />
        <Skeleton className="h-12 w-full" />
      </Card>
    </div>
  );
}
