"use client";

import { useTranslations } from "next-intl";
import { PageLink } from "@/components/ui/page-link";
import { pages } from "@/lib/client/calls/paths";
import type { DayDifferences } from "@/lib/contracts/operator/money/closed-days";

const LINK = "inline-block min-h-6 text-accent hover:underline";

/** What is not settled, each with the way to it. */
export function Differences({ differences: { unmatched_lines, waiting_proposals, unequal } }: { differences: DayDifferences }) {
  const t = useTranslations("closedDays.differences");
  if (unmatched_lines + waiting_proposals + unequal === 0) return <p className="text-good text-sm">{t("none")}</p>;
  return (
    <ul className="space-y-1 text-sm">
      {unmatched_lines > 0 ? (
        <li>
          <PageLink href={pages.bank()} className={LINK}>
            {t("lines", { count: unmatched_lines })}
          </PageLink>
        </li>
      ) : null}
      {waiting_proposals > 0 ? (
        <li>
          <PageLink href={pages.houseMoney()} className={LINK}>
            {t("proposals", { count: waiting_proposals })}
          </PageLink>
        </li>
      ) : null}
      {unequal > 0 ? <li className="text-bad">{t("unequal", { count: unequal })}</li> : null}
    </ul>
  );
}
