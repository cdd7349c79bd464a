"use client";

import { useLocale, useTranslations } from "next-intl";
import type { UploadScheduleReport } from "@/lib/contracts/operator/uploads";
import { formatDate, formatNumber } from "@/lib/i18n/formats";
import { Facts, Lines } from "./report-parts";

/** What a schedule file changes: by carrier, then flights with seats sold, then what cannot be sold. */
export function ScheduleReport({ report }: { report: UploadScheduleReport }) {
  const t = useTranslations("uploads");
  const tChange = useTranslations("office.messages");
  const locale = useLocale();
  const number = (count: number) => formatNumber(count, locale);
  const until = (date: string | null) => (date === null ? t("schedule.noEnd") : formatDate(date, locale));
  return (
    <>
      <Facts
        facts={[
          [t("schedule.legs"), t("schedule.legsOf", { kept: number(report.legs_kept), read: number(report.legs_read) })],
          [t("schedule.flights"), t("schedule.flightsOf", { dates: number(report.dated_flights), flights: number(report.flights) })],
        ]}
      />
      <Lines
        title={t("schedule.sets")}
        lines={report.sets.map(({ carrier, season, legs, ...valid }) =>
          t("schedule.set", {
            set: `${carrier} ${season}`.trim(),
            from: formatDate(valid.valid_from, locale),
            to: until(valid.valid_to),
            legs: number(legs),
          }),
        )}
      />
      <Lines
        title={t("changes")}
        empty={tChange("nothing")}
        lines={report.changes.map(
          ({ change, carrier, dates, seats }) => `${tChange(`change.${change}`, { carrier, dates })}, ${tChange("sold", { seats })}`,
        )}
      />
      <Lines
        title={t("schedule.sold")}
        lines={report.sold_flights.map(
          ({ flight, seats, changes }) =>
            `${changes.map(({ change, dates }) => tChange(`change.${change}`, { carrier: flight, dates })).join("; ")}: ${tChange("sold", { seats })}`,
        )}
        more={report.sold_flight_count - report.sold_flights.length}
      />
      <Lines
        title={t("schedule.notSold")}
        lines={[
          ...report.without_fares.map((each) => t("schedule.withoutFares", each)),
          ...report.not_on_sale.map((carrier) => t("notOnSale", { carrier })),
          ...report.without_way.map((carrier) => t("withoutWay", { carrier })),
          ...report.without_paper.map((carrier) => t("withoutPaper", { carrier })),
        ]}
      />
      <Lines title={t("schedule.seats")} lines={report.assumed_seats.map(({ source, ...seats }) => tChange(`seats.${source}`, seats))} />
    </>
  );
}
