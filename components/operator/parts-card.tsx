"use client";

import { useLocale, useTranslations } from "next-intl";
import { SectionCard } from "@/components/ui/section-card";
import type { RefundRequestDetail } from "@/lib/contracts/operator/operator";
import { formatMoney, formatNumber } from "@/lib/i18n/formats";

const ROWS = ["fare", "bags", "taxes", "fee"] as const;
const CELL = "py-1.5 text-right whitespace-nowrap";

/** What was paid, and what the fare rules give back at this moment, part by part. */
export function PartsCard({ request }: { request: RefundRequestDetail }) {
  const t = useTranslations("operator");
  const locale = useLocale();
  const { paid, by_rules: rules, currency } = request;
  const rows = ROWS.filter((row) => row !== "bags" || paid.bags > 0);
  return (
    <SectionCard title={t("money")}>
      <table className="num w-full">
        <thead className="text-ink-soft text-sm">
          <tr>
            <td />
            <th scope="col" className={`${CELL} font-medium`}>
              {t("column.paid")}
            </th>
            {rules ? (
              <th scope="col" className={`${CELL} pl-3 font-medium`}>
                {t("byRules")}
              </th>
            ) : null}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row} className={row === "bags" ? "text-ink-soft text-sm" : ""}>
              <th scope="row" className="py-1.5 text-left font-normal text-ink-soft">
                {t(`part.${row}`)}
              </th>
              <td className={CELL}>{formatNumber(paid[row], locale)}</td>
              {rules ? <td className={`${CELL} pl-3`}>{formatNumber(rules[row], locale)}</td> : null}
            </tr>
          ))}
          <tr className="border-line border-t font-semibold">
            <th scope="row" className="py-1.5 text-left">
              {t("part.total")}
            </th>
            <td className={CELL}>{formatMoney(paid.total, currency, locale)}</td>
            {rules ? <td className={`${CELL} pl-3`}>{formatMoney(rules.total, currency, locale)}</td> : null}
          </tr>
        </tbody>
      </table>
      {rules?.partly_used ? <p className="mt-2 text-sm text-warm">{t("partlyUsed")}</p> : null}
      {rules && rules.total === 0 ? <p className="mt-2 text-ink-soft text-sm">{t("nothingByRules")}</p> : null}
    </SectionCard>
  );
}
