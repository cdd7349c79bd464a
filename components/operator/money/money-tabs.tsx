"use client";

import { useTranslations } from "next-intl";
import { PageLink } from "@/components/ui/page-link";
import { pages } from "@/lib/client/calls/paths";

const PARTS = ["postings", "bank", "days"] as const;
const ADDRESSES = { postings: pages.houseMoney, bank: pages.bank, days: pages.closedDays } as const;
const TAB =
  "flex min-h-11 items-center whitespace-nowrap border-b-2 border-transparent px-3 text-ink-soft text-sm -outline-offset-2 hover:text-ink aria-[current]:border-accent aria-[current]:font-medium aria-[current]:text-ink md:min-h-9";

/** The way from one part of money to the other. */
export function MoneyTabs({ part }: { part: (typeof PARTS)[number] }) {
  const t = useTranslations("bank.tabs");
  return (
    <nav aria-label={t("label")} className="border-line border-b">
      <ul className="flex overflow-x-auto">
        {PARTS.map((each) => (
          <li key={each}>
            <PageLink href={ADDRESSES[each]()} aria-current={each === part ? "page" : undefined} className={TAB}>
              {t(each)}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
