"use client";

import { useQueries } from "@tanstack/react-query";
import { ArrowRight, Pencil } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { Button } from "react-aria-components/Button";
import { headCount } from "@/lib/domain/passengers";
import { formatDayMonth } from "@/lib/i18n/formats";
import { placeOptions } from "./queries";
import type { SearchValues } from "./search-form-schema";

/** The search in one line, on a phone; a press opens the form. */
export function SearchSummary({ search, onPress }: { search: SearchValues; onPress: () => void }) {
  const t = useTranslations("search.party");
  const locale = useLocale();
  const [from, to] = useQueries({ queries: [placeOptions(search.from, locale), placeOptions(search.to, locale)] });
  const dates = [search.out, search.back].filter(Boolean).map((date) => formatDayMonth(date, locale));
  return (
    <Button
      onPress={onPress}
      className="flex min-h-14 w-full cursor-pointer items-center gap-3 rounded-xl border border-line bg-surface px-4 py-2 text-left shadow-card md:hidden"
    >
      <span className="min-w-0 flex-1">
        <span className="flex items-center gap-1.5 font-medium">
          <span className="truncate">{from.data?.city ?? search.from}</span>
          <ArrowRight className="size-4 shrink-0 text-ink-faint" aria-hidden="true" />
          <span className="truncate">{to.data?.city ?? search.to}</span>
        </span>
        <span className="num block truncate text-ink-soft text-sm">
          {dates.join(" – ")} · {t("count", { count: headCount(search.party) })}
        </span>
      </span>
      <Pencil className="size-4 shrink-0 text-accent" aria-hidden="true" />
    </Button>
  );
}
