"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import { Inbox } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { BackLink } from "@/components/ui/back-link";
import { Card } from "@/components/ui/card";
import { Button } from "@/components/ui/press/button";
import { MoreButton } from "@/components/ui/press/more-button";
import { EmptyState } from "@/components/ui/states/empty-state";
import { ErrorState } from "@/components/ui/states/error-state";
import { ListSkeleton } from "@/components/ui/states/skeleton";
import { pages } from "@/lib/client/calls/paths";
import { useErrorText } from "@/lib/client/calls/use-error-text";
import { useServerClock } from "@/lib/client/server-clock";
import type { ApiKey } from "@/lib/contracts/portal/keys";
import { formatInstant } from "@/lib/i18n/formats";
import { ModeBadge } from "../parts/mode";
import { keyCallsQuery } from "../queries";
import { KeyCallTable } from "./key-call-table";
import { CreatedText, KeyStateBadge, ScopeNames } from "./key-parts";

/** One key: what it was made with, and what was called with it. */
export function KeyCallsPage({ keyId }: { keyId: string }) {
  const t = useTranslations("settings.keyCalls");
  const errorText = useErrorText();
  const { data, error, refetch, isRefetching, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(keyCallsQuery(keyId));
  const calls = data?.pages.flatMap(({ items }) => items) ?? [];
  const key = data?.pages[0]?.item;
  return (
    <>
      <BackLink href={pages.keys()}>{t("toList")}</BackLink>
      {!data && error ? <ErrorState {...errorText(error)} onRetry={() => void refetch()} /> : null}
      {!data && !error ? <ListSkeleton rows={4} /> : null}
      {key ? <KeyFacts apiKey={key} /> : null}
      {data ? (
        <section aria-labelledby="calls" className="mt-8">
          <div className="mb-3 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
            <div>
              <h2 id="calls" className="font-semibold text-xl">
                {t("title")}
              </h2>
              <p className="text-ink-soft text-sm">{t("lead")}</p>
            </div>
            <Button variant="secondary" isPending={isRefetching} onPress={() => void refetch()}>
              {t("refresh")}
            </Button>
          </div>
          {calls.length === 0 ? <NoCalls /> : <KeyCallTable calls={calls} />}
          <MoreButton query={{ hasNextPage, isFetchingNextPage, fetchNextPage }} text={t("more")} />
          {!hasNextPage && calls.length > 0 ? <p className="mt-4 text-center text-ink-faint text-sm">{t("end")}</p> : null}
        </section>
      ) : null}
    </>
  );
}

function NoCalls() {
  const t = useTranslations("settings.keyCalls");
  return (
    <EmptyState icon={<Inbox className="size-8" aria-hidden="true" />} title={t("empty")}>
      {t("emptyText")}
    </EmptyState>
  );
}

const CLOCK_MS = 15_000;

function KeyFacts({ apiKey }: { apiKey: ApiKey }) {
  const t = useTranslations("settings.keyCalls.facts");
  const locale = useLocale();
  const now = useServerClock({ everyMs: CLOCK_MS });
  const { name, prefix, mode, scopes, expires, networks } = apiKey;
  const facts = [
    [t("scopes"), <ScopeNames key="scopes" scopes={scopes} />],
    [t("created"), <CreatedText key="created" apiKey={apiKey} />],
    [t("expires"), expires === null ? t("forever") : formatInstant(expires, locale)],
    [t("networks"), networks.length === 0 ? t("everywhere") : networks.join(", ")],
  ] as const;
  return (
    <Card aria-labelledby="key" className="mt-1 p-4 md:p-5">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <h2 id="key" className="break-words font-semibold text-xl">
            {name}
          </h2>
          <code className="font-mono text-ink-soft text-xs">{prefix}…</code>
        </div>
        <div className="flex flex-wrap gap-1.5">
          <ModeBadge mode={mode} />
          <KeyStateBadge apiKey={apiKey} now={now} />
        </div>
      </div>
      <dl className="mt-3 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-sm">
        {facts.map(([label, value]) => (
          <div key={label} className="col-span-2 grid grid-cols-subgrid">
            <dt className="text-ink-faint">{label}</dt>
            <dd className="break-words">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
