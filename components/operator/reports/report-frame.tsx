"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { PageLink } from "@/components/ui/page-link";
import type { ReportPeriod } from "@/lib/contracts/operator/reports/money";
import { REPORT_ADDRESSES } from "./report-addresses";
import { SaveReport, type ShownReport } from "./saved/save-report";

const PARTS = ["sales", "refunds", "tickets", "commissions", "debts", "rebooked", "load", "acts", "saved"] as const;
/** These reports are not asked for days and agencies as the others are. */
const APART: readonly (typeof PARTS)[number][] = ["load", "acts", "saved"];
const TAB =
  "flex min-h-11 items-center whitespace-nowrap border-b-2 border-transparent px-3 text-ink-soft text-sm -outline-offset-2 hover:text-ink aria-[current]:border-accent aria-[current]:font-medium aria-[current]:text-ink md:min-h-9";

interface ReportFrameProps {
  part: (typeof PARTS)[number];
  /** Goes along from one report to the other; null of one that counts other days. */
  period: ReportPeriod | null;
  /** What is shown, where that can be saved. */
  shown?: ShownReport;
  children: ReactNode;
}

/** What reports share: the heading, the way from one to the other, and what is counted. */
export function ReportFrame({ part, period, shown, children }: ReportFrameProps) {
  const t = useTranslations("reports");
  return (
    <>
      <h1 className="font-semibold text-2xl md:text-3xl">{t("title")}</h1>
      <nav aria-label={t("parts")} className="mt-1 mb-3 border-line border-b">
        <ul className="flex overflow-x-auto">
          {PARTS.map((each) => (
            <li key={each}>
              <PageLink
                href={REPORT_ADDRESSES[each](APART.includes(each) ? {} : counted(period))}
                aria-current={each === part ? "page" : undefined}
                className={TAB}
              >
                {t(`tab.${each}`)}
              </PageLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className="mb-3 flex flex-wrap items-start justify-between gap-3">
        <p className="max-w-3xl text-ink-soft text-sm">{t(`how.${part}`)}</p>
        {shown ? <SaveReport {...shown} /> : null}
      </div>
      {children}
    </>
  );
}

function counted(period: ReportPeriod | null): Partial<ReportPeriod> {
  if (!period) return {};
  const { from, to, currency, agency } = period;
  return { from, to, currency, agency };
}
