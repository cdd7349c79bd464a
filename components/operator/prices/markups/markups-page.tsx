"use client";

import { useQuery } from "@tanstack/react-query";
import { Percent } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { BackLink } from "@/components/ui/back-link";
import { Button } from "@/components/ui/press/button";
import { EmptyState } from "@/components/ui/states/empty-state";
import { ErrorState } from "@/components/ui/states/error-state";
import { ListSkeleton } from "@/components/ui/states/skeleton";
import { pages } from "@/lib/client/calls/paths";
import { useErrorText } from "@/lib/client/calls/use-error-text";
import { useMayInHouse } from "@/lib/client/house";
import type { Markup } from "@/lib/contracts/operator/markups";
import { OpenProposals } from "../../proposals/open-proposals";
import { EndMarkupDialog } from "./end-markup-dialog";
import { MarkupDialog } from "./markup-dialog";
import { MarkupTable } from "./markup-table";
import { markupsQuery } from "./markups-query";

/** What is asked for: a new rule, another in place of one, or the end of one. */
type Asked = { act: "add"; place: number } | { act: "edit" | "end"; rule: Markup };

/** Between rules that are added one after another there is room for others. */
const ROOM = 10;

/** The house's markups in the order in which they are tried, those that wait for a second person, and those that ended. */
export function MarkupsPage() {
  const t = useTranslations("markups");
  const errorText = useErrorText();
  const may = { change: useMayInHouse("prices", "change"), propose: useMayInHouse("agencies", "see") };
  const mayChange = may.change && may.propose;
  const [asked, setAsked] = useState<Asked | null>(null);
  const { data, error, refetch } = useQuery(markupsQuery());
  const close = () => setAsked(null);
  const last = Math.max(0, ...(data?.items.map(({ place }) => place) ?? []));
  return (
    <>
      <BackLink href={pages.prices()}>{t("back")}</BackLink>
      <header className="mt-1 mb-4 flex flex-wrap items-end justify-between gap-3">
        <div className="min-w-0">
          <h1 className="font-semibold text-2xl md:text-3xl">{t("title")}</h1>
          <p className="max-w-3xl text-ink-soft">{t("lead")}</p>
        </div>
        {mayChange ? <Button onPress={() => setAsked({ act: "add", place: last + ROOM })}>{t("add")}</Button> : null}
      </header>
      <div className="space-y-6">
        {may.propose ? <OpenProposals kind="markup" /> : null}
        {error && !data ? <ErrorState {...errorText(error)} onRetry={() => void refetch()} /> : null}
        {data || error ? null : <ListSkeleton rows={4} />}
        {data?.items.length === 0 ? (
          <EmptyState icon={<Percent className="size-8" aria-hidden="true" />} title={t("empty")}>
            {t("emptyText")}
          </EmptyState>
        ) : null}
        {data && data.items.length > 0 ? (
          <MarkupTable items={data.items} {...(mayChange && { onAsk: (act, rule) => setAsked({ act, rule }) })} />
        ) : null}
        {data && data.ended.length > 0 ? (
          <section aria-labelledby="ended">
            <h2 id="ended" className="mb-2 font-semibold text-lg">
              {t("ended")}
            </h2>
            <MarkupTable items={data.ended} />
          </section>
        ) : null}
      </div>
      {asked?.act === "add" ? <MarkupDialog rule={null} place={asked.place} onClose={close} /> : null}
      {asked?.act === "edit" ? <MarkupDialog rule={asked.rule} place={asked.rule.place} onClose={close} /> : null}
      {asked?.act === "end" ? <EndMarkupDialog rule={asked.rule} onClose={close} /> : null}
    </>
  );
}
