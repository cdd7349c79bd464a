"use client";

import { History } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { PageLink } from "@/components/ui/page-link";
import { Button } from "@/components/ui/press/button";
import { pages } from "@/lib/client/calls/paths";
import { toast } from "@/lib/client/calls/toast";
import { useErrorText } from "@/lib/client/calls/use-error-text";
import { formatSearch } from "@/lib/client/travel/format-search";
import type { RecentSearches } from "@/lib/contracts/portal/recent-searches";
import { headCount } from "@/lib/domain/passengers/passengers";
import { formatWeekdayDate } from "@/lib/i18n/formats";
import type { SearchValues } from "./form/search-form-schema";
import { useRecentSearches } from "./recent-searches";
import { RouteCities } from "./route-cities";
import { datesOf } from "./search-address";

/** A person's latest searches, one press away. @param given as they were when the page was served */
export function RecentList({ given }: { given: RecentSearches }) {
  const t = useTranslations("search.recent");
  const errorText = useErrorText();
  const { searches, forget } = useRecentSearches(given);
  if (searches.length === 0) return null;
  const clear = () => forget().catch((error) => toast.error(errorText(error).message));
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
        {searches.map((search) => (
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
    <li className="max-sm:nth-[n+6]:hidden">
      <PageLink
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
      </PageLink>
    </li>
  );
}
