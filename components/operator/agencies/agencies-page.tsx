"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { TextField } from "@/components/ui/fields/text-field";
import { LinkButton } from "@/components/ui/press/link-button";
import { EmptyState } from "@/components/ui/states/empty-state";
import { ErrorState } from "@/components/ui/states/error-state";
import { ListSkeleton } from "@/components/ui/states/skeleton";
import { pages } from "@/lib/client/calls/paths";
import { useErrorText } from "@/lib/client/calls/use-error-text";
import { useMayInHouse } from "@/lib/client/house";
import { AgencyTable } from "./agency-table";
import { agenciesQuery } from "./queries";
import { type AgencyOrder, sortAgencies } from "./sort-agencies";

/** All live agencies, searched and sorted on the page. */
export function AgenciesPage() {
  const t = useTranslations("agencies");
  const mayAdd = useMayInHouse("agencies", "change");
  return (
    <div className="space-y-4">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div>
          <h1 className="font-semibold text-2xl md:text-3xl">{t("title")}</h1>
          <p className="max-w-3xl text-ink-soft">{t("lead")}</p>
        </div>
        {mayAdd ? <LinkButton href={pages.newAgency()}>{t("add")}</LinkButton> : null}
      </div>
      <AgencyList />
    </div>
  );
}

function AgencyList() {
  const t = useTranslations("agencies");
  const errorText = useErrorText();
  const [search, setSearch] = useState("");
  const [sorted, setSorted] = useState<{ order: AgencyOrder; isDown: boolean }>({ order: "agency", isDown: false });
  const { data, error, refetch } = useQuery(agenciesQuery());
  if (error && !data) return <ErrorState {...errorText(error)} onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton rows={6} />;
  if (data.items.length === 0) return <EmptyState title={t("none")}>{t("noneText")}</EmptyState>;
  const items = sortAgencies(data.items, { search, ...sorted });
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-3">
        <TextField
          type="search"
          label={t("search")}
          value={search}
          onChange={setSearch}
          autoComplete="off"
          spellCheck="false"
          className="w-full max-w-80"
        />
        <p role="status" className="num text-ink-soft text-sm">
          {t("found", { count: items.length })}
        </p>
      </div>
      {items.length === 0 ? (
        <EmptyState title={t("notFound")}>{t("notFoundText")}</EmptyState>
      ) : (
        <AgencyTable items={items} {...sorted} onOrder={(order, isDown) => setSorted({ order, isDown })} />
      )}
    </>
  );
}
