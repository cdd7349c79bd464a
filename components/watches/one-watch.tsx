"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { FindingText } from "@/components/travel/watch/finding-text";
import { watchQuery } from "@/components/travel/watch/watch-queries";
import { BackLink } from "@/components/ui/back-link";
import { SectionCard } from "@/components/ui/section-card";
import { EmptyState } from "@/components/ui/states/empty-state";
import { ErrorState } from "@/components/ui/states/error-state";
import { Skeleton } from "@/components/ui/states/skeleton";
import { isGone } from "@/lib/client/calls/api-error";
import { pages } from "@/lib/client/calls/paths";
import { useErrorText } from "@/lib/client/calls/use-error-text";
import { WatchCard } from "./watch-card";

/** One watch, and every fall that was told. */
export function OneWatch({ watchId }: { watchId: string }) {
  const t = useTranslations("watches");
  const errorText = useErrorText();
  const { data, error, refetch } = useQuery(watchQuery(watchId));
  const earlier = data?.findings.slice(1) ?? [];
  return (
    <>
      <BackLink href={pages.watches()}>{t("toAll")}</BackLink>
      {error && !data ? <NotShown error={error} message={errorText(error)} onRetry={() => void refetch()} /> : null}
      {data || error ? null : <Skeleton className="h-40 w-full rounded-xl" />}
      {data ? <WatchCard watch={data} /> : null}
      {earlier.length > 0 ? (
        <SectionCard title={t("allFound")} className="mt-4">
          <ul className="space-y-3">
            {earlier.map((finding) => (
              <li key={finding.id}>
                <FindingText finding={finding} />
              </li>
            ))}
          </ul>
        </SectionCard>
      ) : null}
    </>
  );
}

interface NotShownProps {
  error: Error;
  message: ReturnType<ReturnType<typeof useErrorText>>;
  onRetry: () => void;
}

function NotShown({ error, message, onRetry }: NotShownProps) {
  const t = useTranslations("watches");
  return isGone(error) ? <EmptyState title={t("gone")} /> : <ErrorState {...message} onRetry={onRetry} />;
}
