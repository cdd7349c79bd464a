"use client";

import { useLocale, useTranslations } from "next-intl";
import type { UploadTableChange, UploadTableReport } from "@/lib/contracts/operator/uploads";
import { formatNumber } from "@/lib/i18n/formats";
import { Facts, Lines } from "./report-parts";

/** What a file of fares or of another table changes, a carrier after the other. */
export function TableReport({ report }: { report: UploadTableReport }) {
  const t = useTranslations("uploads");
  const locale = useLocale();
  return (
    <>
      <Facts
        facts={[
          [t("table.read"), formatNumber(report.rows_read, locale)],
          [t("table.written"), formatNumber(report.rows_written, locale)],
          [t("table.replaced"), formatNumber(report.rows_replaced, locale)],
        ]}
      />
      {report.changes.map((change) => (
        <ScopeChange key={change.scope} change={change} />
      ))}
      <Lines
        title={t("schedule.notSold")}
        lines={[
          ...report.not_on_sale.map((carrier) => t("notOnSale", { carrier })),
          ...report.without_way.map((carrier) => t("withoutWay", { carrier })),
          ...report.without_paper.map((carrier) => t("withoutPaper", { carrier })),
        ]}
      />
    </>
  );
}

/** What becomes of one carrier's rows, or of the whole table. */
export function ScopeChange({ change }: { change: UploadTableChange }) {
  const t = useTranslations("uploads");
  const locale = useLocale();
  const number = (count: number) => formatNumber(count, locale);
  const { scope, before, after, added, removed, changed } = change;
  const counts = { before: number(before), after: number(after), added: number(added), removed: number(removed), changed: number(changed) };
  const isSame = added + removed + changed === 0;
  const named = change.names.map(({ what, names, count }) => {
    const more = count > names.length ? t("andMore", { count: number(count - names.length) }) : "";
    return `${t(`named.${what}`)} (${number(count)}): ${names.join(", ")}${more}`;
  });
  const terms = change.terms.map(({ term, rows, values, more }) => {
    const unsaid = more > 0 ? t("andMore", { count: number(more) }) : "";
    return `${term} (${number(rows)}): ${values.join(", ")}${unsaid}`;
  });
  return (
    <section>
      <h3 className="font-semibold">{scope === "" ? t("table.whole") : scope}</h3>
      <p className="num text-sm">{isSame ? t("table.same") : t("table.counts", counts)}</p>
      <Lines lines={named} />
      <Lines
        title={t("table.prices")}
        level={4}
        lines={change.prices.map(({ of, before: was, after: is }) => `${of}: ${was} → ${is}`)}
        more={change.price_count - change.prices.length}
      />
      <Lines title={t("table.terms")} level={4} lines={terms} />
    </section>
  );
}
