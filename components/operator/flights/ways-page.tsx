"use client";

import { useQuery } from "@tanstack/react-query";
import { Send } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { BackLink } from "@/components/ui/back-link";
import { Banner } from "@/components/ui/states/banner";
import { EmptyState } from "@/components/ui/states/empty-state";
import { ErrorState } from "@/components/ui/states/error-state";
import { ListSkeleton } from "@/components/ui/states/skeleton";
import { pages } from "@/lib/client/calls/paths";
import { useErrorText } from "@/lib/client/calls/use-error-text";
import { useMayInHouse } from "@/lib/client/house";
import type { ListWays } from "@/lib/contracts/operator/carriers/list-ways";
import { DeclareWay } from "./declare-way";
import { listWaysQuery } from "./queries";
import { WayTable } from "./way-table";

/** How each carrier gets the names of its passengers. */
export function WaysPage() {
  const t = useTranslations("flights");
  const locale = useLocale();
  const errorText = useErrorText();
  const mayChange = useMayInHouse("flights", "change");
  const { data, error, refetch } = useQuery(listWaysQuery(locale));
  return (
    <>
      <BackLink href={pages.departures()}>{t("waysPage.back")}</BackLink>
      <header className="mt-1 mb-4 flex flex-wrap items-end justify-between gap-3">
        <div className="min-w-0 flex-1 basis-72">
          <h1 className="font-semibold text-2xl md:text-3xl">{t("ways")}</h1>
          <p className="text-ink-soft">{t("waysPage.lead")}</p>
        </div>
        {mayChange ? <DeclareWay /> : null}
      </header>
      {data ? <FoundWays found={data} /> : null}
      {data || error ? null : <ListSkeleton rows={4} />}
      {error && !data ? <ErrorState {...errorText(error)} onRetry={() => void refetch()} /> : null}
    </>
  );
}

function FoundWays({ found: { ways, missing } }: { found: ListWays }) {
  const t = useTranslations("flights.waysPage");
  return (
    <>
      {missing.length > 0 ? <Banner tone="warm" title={t("missing", { carriers: missing.join(", ") })} className="mb-3" /> : null}
      {ways.some(({ state }) => state === "taken_over") ? <Banner title={t("takenOver")} className="mb-3" /> : null}
      {ways.length === 0 ? (
        <EmptyState icon={<Send className="size-8" aria-hidden="true" />} title={t("empty")}>
          {t("emptyText")}
        </EmptyState>
      ) : (
        <WayTable ways={ways} />
      )}
    </>
  );
}
