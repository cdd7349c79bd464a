"use client";

import { Bookmark } from "lucide-react";
import { useTranslations } from "next-intl";
import { PageLink } from "@/components/ui/page-link";
import type { WorkFilter } from "@/lib/contracts/portal/work-list";
import type { SavedWorkView } from "@/lib/contracts/portal/work-views";
import { WORK_VIEWS } from "@/lib/domain/booking/work-list";

const TAB =
  "flex min-h-11 items-center whitespace-nowrap border-b-2 border-transparent px-3 text-ink-soft text-sm -outline-offset-2 hover:text-ink aria-[current]:border-accent aria-[current]:font-medium aria-[current]:text-ink md:min-h-9";

interface WorkViewsProps {
  filter: WorkFilter;
  /** Views that the person has saved; `shown` is the current one of them. */
  own: readonly SavedWorkView[];
  shown: SavedWorkView | undefined;
  /** Of the list with a filter. */
  addressOf: (filter: WorkFilter) => string;
}

/** Saved views of the list: those that everybody has, then one's own. Each begins anew: its own filter and order. */
export function WorkViews({ filter: { view = "all", mode }, own, shown, addressOf }: WorkViewsProps) {
  const t = useTranslations("work");
  return (
    <nav aria-label={t("views")} className="-mx-4 mb-3 overflow-x-auto border-line border-b px-4 lg:mx-0 lg:px-0">
      <ul className="flex">
        {WORK_VIEWS.map((each) => (
          <li key={each}>
            <PageLink
              href={addressOf({ mode, view: each === "all" ? undefined : each })}
              aria-current={!shown && each === view ? "page" : undefined}
              className={TAB}
            >
              {t(`view.${each}`)}
            </PageLink>
          </li>
        ))}
        {own.map((each) => (
          <li key={each.id}>
            <PageLink href={addressOf(each.filter)} aria-current={each.id === shown?.id ? "page" : undefined} className={TAB}>
              <Bookmark className="mr-1.5 size-3.5" aria-hidden="true" />
              {each.name}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
