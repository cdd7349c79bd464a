"use client";

import { Pencil } from "lucide-react";
import { useRouter } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import { useRef, useState, useTransition } from "react";
import { SeenLater } from "@/components/travel/seen-later";
import { Press } from "@/components/ui/press/press";
import { pages } from "@/lib/client/calls/paths";
import { formatSearch } from "@/lib/client/travel/format-search";
import { useRepeatSearch } from "@/lib/client/travel/use-repeat-search";
import { useBareKeys } from "@/lib/client/use-bare-keys";
import { headCount } from "@/lib/domain/passengers/passengers";
import { formatDayMonth } from "@/lib/i18n/formats";
import { SearchForm } from "./form/search-form";
import type { SearchValues } from "./form/search-form-schema";
import { EMPTY_SEARCH } from "./form/search-values";
import { useRecentSearches } from "./recent-searches";
import { RouteCities } from "./route-cities";
import { datesOf, peopleKept, withoutPeople } from "./search-address";

interface SearchPanelProps {
  search: SearchValues | null;
  /** Whether it is written in one line. */
  isLine: boolean;
  /** Whether the form is open beside a search that is on: something is to be changed in it. */
  isOpen?: boolean;
}

/** The form of the search page. Once a search is on it folds to one line: on a phone, and everywhere where it is written in one line or has a row for every direction. */
export function SearchPanel({ search, isLine, isOpen = false }: SearchPanelProps) {
  const router = useRouter();
  const [isPending, startTransition] = useTransition();
  const [isUnfolded, setUnfolded] = useState(search === null || isOpen);
  const { remember } = useRecentSearches();
  const repeatSearch = useRepeatSearch();
  const originRef = useRef<HTMLInputElement>(null);
  const leadToSearch = () => {
    setUnfolded(true);
    // The folded form appears with the next paint.
    requestAnimationFrame(() => originRef.current?.focus());
  };
  useBareKeys({ "/": leadToSearch });
  const start = (typed: SearchValues) => {
    const values = search ? peopleKept(typed, search) : typed;
    remember(withoutPeople(values));
    setUnfolded(false);
    // The same address brings nothing new by itself.
    if (search && formatSearch(values) === formatSearch(search)) repeatSearch();
    startTransition(() => router.push(pages.search(formatSearch(values))));
  };
  // A desk has room for the form of one row beside its offers, not for a row of each direction, nor for a line that is empty again.
  const foldsOnDesk = isLine || search?.trip === "several-cities";
  return (
    <>
      {search && !isUnfolded ? (
        <SearchSummary search={search} onPress={() => setUnfolded(true)} className={foldsOnDesk ? "" : "md:hidden"} />
      ) : null}
      <SeenLater
        isAsked={isUnfolded}
        from={foldsOnDesk ? null : "md"}
        className={isUnfolded ? "" : foldsOnDesk ? "hidden" : "max-md:hidden"}
      >
        <SearchForm
          key={search ? formatSearch(search) : ""}
          initial={search ?? EMPTY_SEARCH}
          onSearch={start}
          isPending={isPending}
          originRef={originRef}
          isLine={isLine}
        />
      </SeenLater>
    </>
  );
}

interface SearchSummaryProps {
  search: SearchValues;
  onPress: () => void;
  /** Classes that say at which widths it is shown. */
  className: string;
}

/** The search in one line; a press opens the form. */
function SearchSummary({ search, onPress, className }: SearchSummaryProps) {
  const t = useTranslations("search.party");
  const locale = useLocale();
  const dates = datesOf(search).map((date) => formatDayMonth(date, locale));
  return (
    <Press
      onPress={onPress}
      className={`flex min-h-14 w-full cursor-pointer items-center gap-3 rounded-xl border border-line bg-surface px-4 py-2 text-left shadow-card ${className}`}
    >
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-center gap-x-1.5 font-medium">
          <RouteCities ways={search.ways} />
        </span>
        <span className="num block truncate text-ink-soft text-sm">
          {dates.join(" – ")} · {t("count", { count: headCount(search.party) })}
          {search.currency ? ` · ${search.currency}` : null}
        </span>
      </span>
      <Pencil className="size-4 shrink-0 text-accent" aria-hidden="true" />
    </Press>
  );
}
