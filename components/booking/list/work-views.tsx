"use client";

import Link from "next/link";
import { useTranslations } from "next-intl";
import { pages } from "@/lib/client/paths";
import type { WorkFilter } from "@/lib/contracts/work-list";
import { WORK_VIEWS } from "@/lib/domain/booking/work-list";

const TAB =
  "flex min-h-11 items-center whitespace-nowrap border-b-2 border-transparent px-3 text-ink-soft text-sm -outline-offset-2 hover:text-ink aria-[current]:border-accent aria-[current]:font-medium aria-[current]:text-ink md:min-h-9";

/** Saved views of the list. Each begins anew: its own filter and order. */
export function WorkViews({ filter: { view = "all", mode } }: { filter: WorkFilter }) {
  const t = useTranslations("work");
  return (
    <nav aria-label={t("views")} className="-mx-4 mb-3 overflow-x-auto border-line border-b px-4 lg:mx-0 lg:px-0">
      <ul className="flex">
        {WORK_VIEWS.map((each) => (
          <li key={each}>
            <Link
              href={pages.bookings({ mode, view: each === "all" ? undefined : each })}
              aria-current={each === view ? "page" : undefined}
              className={TAB}
            >
              {t(`view.${each}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
