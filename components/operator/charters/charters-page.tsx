"use client";

import { useQuery } from "@tanstack/react-query";
import { FileCheck2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { BackLink } from "@/components/ui/back-link";
import { Banner } from "@/components/ui/states/banner";
import { EmptyState } from "@/components/ui/states/empty-state";
import { ErrorState } from "@/components/ui/states/error-state";
import { ListSkeleton } from "@/components/ui/states/skeleton";
import { pages } from "@/lib/client/calls/paths";
import { useErrorText } from "@/lib/client/calls/use-error-text";
import { useMayInHouse } from "@/lib/client/house";
import type { CharterPapers } from "@/lib/contracts/operator/carriers/charter-papers";
import { DeclarePaper } from "./declare-paper";
import { PaperTable } from "./paper-table";
import { papersQuery } from "./queries";

/** Documents by which charters are sold, and who is not on sale for want of one. */
export function ChartersPage() {
  const t = useTranslations("charters");
  const errorText = useErrorText();
  const mayChange = useMayInHouse("stock", "change");
  const { data, error, refetch } = useQuery(papersQuery());
  return (
    <>
      <BackLink href={pages.operatorStock()}>{t("back")}</BackLink>
      <header className="mt-1 mb-4 flex flex-wrap items-end justify-between gap-3">
        <div className="min-w-0 flex-1 basis-72">
          <h1 className="font-semibold text-2xl md:text-3xl">{t("title")}</h1>
          <p className="max-w-3xl text-ink-soft">{t("lead")}</p>
        </div>
        {mayChange ? <DeclarePaper /> : null}
      </header>
      {data ? <FoundPapers found={data} /> : null}
      {data || error ? null : <ListSkeleton rows={3} />}
      {error && !data ? <ErrorState {...errorText(error)} onRetry={() => void refetch()} /> : null}
    </>
  );
}

function FoundPapers({ found: { papers, missing, warning_days: days } }: { found: CharterPapers }) {
  const t = useTranslations("charters");
  const soon = papers.filter(({ ends_soon }) => ends_soon).length;
  return (
    <>
      {missing.length > 0 ? <Banner tone="bad" title={t("missing", { carriers: missing.join(", ") })} className="mb-3" /> : null}
      {soon > 0 ? <Banner tone="warm" title={t("soon", { count: soon, days })} className="mb-3" /> : null}
      {papers.some(({ state }) => state === "taken_over") ? <Banner tone="warm" title={t("takenOver")} className="mb-3" /> : null}
      {papers.length === 0 ? (
        <EmptyState icon={<FileCheck2 className="size-8" aria-hidden="true" />} title={t("empty")}>
          {t("emptyText")}
        </EmptyState>
      ) : (
        <PaperTable papers={papers} />
      )}
    </>
  );
}
