"use client";

import { Pencil } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { Button } from "react-aria-components/Button";
import { headCount } from "@/lib/domain/passengers/passengers";
import { formatDayMonth } from "@/lib/i18n/formats";
import type { SearchValues } from "./form/search-form-schema";
import { RouteCities } from "./route-cities";
import { datesOf } from "./search-dates";

/** The search in one line, on a phone; a press opens the form. */
export function SearchSummary({ search, onPress }: { search: SearchValues; onPress: () => void }) {
  const t = useTranslations("search.party");
  const locale = useLocale();
  const dates = datesOf(search).map((date) => formatDayMonth(date, locale));
  return (
    <Button
      onPress={onPress}
      className="flex min-h-14 w-full cursor-pointer items-center gap-3 rounded-xl border border-line bg-surface px-4 py-2 text-left shadow-card md:hidden"
    >
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-center gap-x-1.5 font-medium">
          <RouteCities ways={search.ways} />
        </span>
        <span className="num block truncate text-ink-soft text-sm">
          {dates.join(" – ")} · {t("count", { count: headCount(search.party) })}
        </span>
      </span>
      <Pencil className="size-4 shrink-0 text-accent" aria-hidden="true" />
    </Button>
  );
}
