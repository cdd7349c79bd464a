"use client";

import { useTranslations } from "next-intl";
import { ErrorState } from "@/components/ui/error-state";
import { LinkButton } from "@/components/ui/link-button";
import { publicPages } from "@/lib/client/public-paths";
import { UNAVAILABLE_DIGEST } from "@/lib/util/unavailable";

/** A customer's page that failed to render; the way out leads to the customer's own start, not the agents'. */
export default function TripError({ error, reset }: { error: Error & { digest?: string }; reset: () => void }) {
  const t = useTranslations();
  const isAway = error.digest === UNAVAILABLE_DIGEST;
  const words = isAway
    ? { title: t("common.errors.awayTitle"), message: t("common.errors.away") }
    : { message: t("common.errors.unknown") };
  const reference = error.digest && !isAway ? { reference: t("common.errors.reference", { id: error.digest }) } : {};
  const find = (
    <LinkButton href={publicPages.findTrip()} variant="quiet">
      {t("trip.notFound.action")}
    </LinkButton>
  );
  return <ErrorState {...words} {...reference} onRetry={reset} action={find} />;
}
