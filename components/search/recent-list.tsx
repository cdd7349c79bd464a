"use client";

import { History } from "lucide-react";
import Link from "next/link";
import { useLocale, useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { Button } from "@/components/ui/button";
import { pages } from "@/lib/client/paths";
import { headCount } from "@/lib/domain/passengers/passengers";
import { formatWeekdayDate, tashkentToday } from "@/lib/i18n/formats";
import type { SearchValues } from "./form/search-form-schema";
import { clearSearches, readRecent } from "./recent-searches";
import { RouteCities } from "./route-cities";
import { datesOf, formatSearch } from "./search-address";

/** The latest searches of this browser, one press away. */
export function RecentList() {
  const t = useTranslations("search.recent");
  const [recent, setRecent] = useState<SearchValues[]>([]);
  // Only the browser knows them, so they come after the first paint.
  useEffect(() => setRecent(readRecent(window.localStorage, tashkentToday(new Date()))), []);
  if (recent.length === 0) return null;
  const clear = () => {
    clearSearches(window.localStorage);
    setRecent([]);
  };
  return (
    <section>
      <div className="flex items-center justify-between">
        <h2 className="flex items-center gap-2 font-medium text-ink-soft text-sm">
          <History className="size-4" aria-hidden="true" />
          {t("title")}
        </h2>
        <Button variant="quiet" size="sm" onPress={clear}>
          {t("forget")}
        </Button>
      </div>
      <ul className="mt-1 grid gap-2 sm:grid-cols-2 lg:grid-cols-3">
        {recent.map((search) => (
          <RecentItem key={formatSearch(search)} search={search} />
        ))}
      </ul>
    </section>
  );
}

function RecentItem({ search }: { search: SearchValues }) {
  const t = useTranslations();
  const locale = useLocale();
  const dates = datesOf(search).map((date) => formatWeekdayDate(date, locale));
  return (
    <li>
      <Link
        href={pages.search(formatSearch(search))}
        className="block rounded-xl border border-line bg-surface px-4 py-3 transition-colors hover:border-accent-line hover:bg-accent-soft"
      >
        <span className="flex flex-wrap items-center gap-x-2 font-medium">
          <RouteCities ways={search.ways} />
        </span>
        <span className="num block text-ink-soft text-sm">
          {dates.join(" – ")} · {t("search.party.count", { count: headCount(search.party) })} · {t(`common.cabins.${search.cabin}`)}
          {search.currency ? ` · ${search.currency}` : null}
        </span>
      </Link>
    </li>
  );
}
