"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { PageLink } from "@/components/ui/page-link";
import { pages } from "@/lib/client/calls/paths";
import type { MoneyPeriod } from "@/lib/contracts/portal/account-statement";

const PARTS = ["statement", "sales"] as const;
const ADDRESSES = { statement: pages.money, sales: pages.sales } as const;
const TAB =
  "flex min-h-11 items-center whitespace-nowrap border-b-2 border-transparent px-3 text-ink-soft text-sm -outline-offset-2 hover:text-ink aria-[current]:border-accent aria-[current]:font-medium aria-[current]:text-ink md:min-h-9";

interface MoneyFrameProps {
  part: (typeof PARTS)[number];
  /** Goes along from one page to the other. */
  period: MoneyPeriod;
  children: ReactNode;
}

/** What the pages about money share: the heading, and the way from one to the other. */
export function MoneyFrame({ part, period: { from, to, currency }, children }: MoneyFrameProps) {
  const t = useTranslations("money");
  return (
    <>
      <h1 className="font-semibold text-2xl md:text-3xl">{t(`title.${part}`)}</h1>
      <nav aria-label={t("parts")} className="mt-1 mb-3 border-line border-b">
        <ul className="flex">
          {PARTS.map((each) => (
            <li key={each}>
              <PageLink href={ADDRESSES[each]({ from, to, currency })} aria-current={each === part ? "page" : undefined} className={TAB}>
                {t(`tab.${each}`)}
              </PageLink>
            </li>
          ))}
        </ul>
      </nav>
      <p className="mb-3 text-ink-soft text-sm">{t("zone")}</p>
      {children}
    </>
  );
}
