"use client";

import { useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { FallText } from "@/components/travel/watch/fall-text";
import { liveWatchesQuery } from "@/components/travel/watch/watch-queries";
import { Card } from "@/components/ui/card";
import { PageLink } from "@/components/ui/page-link";
import { pages } from "@/lib/client/calls/paths";
import { useMay } from "@/lib/client/role";
import { placesText } from "@/lib/client/travel/journey-text";
import type { WatchFinding, WatchItem } from "@/lib/contracts/portal/watches";
import { formatInstant, formatMoney } from "@/lib/i18n/formats";

const MOST_SHOWN = 4;

/** What is watched and costs less now, the latest first; nothing while nothing does. */
export function CheaperNow() {
  const t = useTranslations("desk");
  const { data = [] } = useQuery({ ...liveWatchesQuery(), enabled: useMay("sell") });
  const fallen = data.flatMap((watch) => (watch.last ? [{ watch, last: watch.last }] : []));
  if (fallen.length === 0) return null;
  const latest = fallen.toSorted((one, other) => other.last.at.localeCompare(one.last.at)).slice(0, MOST_SHOWN);
  return (
    <Card aria-labelledby="cheaper-now" className="p-4">
      <div className="mb-2 flex items-baseline justify-between gap-3">
        <h3 id="cheaper-now" className="font-medium">
          {t("cheaper")}
        </h3>
        <PageLink href={pages.watches()} aria-label={`${t("all")}: ${t("cheaper")}`} className="py-1 text-accent text-sm">
          {t("all")}
        </PageLink>
      </div>
      <ul className="divide-y divide-line">
        {latest.map(({ watch, last }) => (
          <FallLine key={watch.id} watch={watch} last={last} />
        ))}
      </ul>
    </Card>
  );
}

/** The whole line leads to the watch. */
function FallLine({ watch: { id, journey, booking, quote }, last }: { watch: WatchItem; last: WatchFinding }) {
  const t = useTranslations("watch");
  const locale = useLocale();
  const money = (amount: number) => formatMoney(amount, last.currency, locale);
  return (
    <li>
      <PageLink
        href={pages.watches({ watch: id })}
        className="flex flex-wrap items-baseline justify-between gap-x-3 py-2 text-sm hover:bg-paper"
      >
        <span className="min-w-0">
          <span className="num">{placesText(journey, " – ")}</span>{" "}
          <span className="text-ink-soft">{booking?.booking_number ?? quote?.label}</span>
        </span>
        <span className="num">
          <span className="font-medium text-good">
            <FallText finding={last} />
          </span>
          {last.was ? (
            <span className="text-ink-soft"> {t("oldToNew", { was: money(last.was.amount), now: money(last.now.amount) })}</span>
          ) : null}
          <span className="text-ink-soft"> · {formatInstant(last.at, locale)}</span>
        </span>
      </PageLink>
    </li>
  );
}
