"use client";

import { useTranslations } from "next-intl";
import { SectionCard } from "@/components/ui/section-card";
import type { DepartureDetail } from "@/lib/contracts/operator/departures/operator-flights";
import { LoadBar } from "./departure-parts";

/** Sold, held and free, as a whole and by class. */
export function SeatsCard({ departure }: { departure: DepartureDetail }) {
  const t = useTranslations("flights.detail");
  const { sold, held, free, capacity, invented, through, classes } = departure;
  return (
    <SectionCard title={t("seats")} aside={<LoadBar item={departure} />}>
      <p className="num">{t("seatsText", { sold, held, free, capacity })}</p>
      {invented > 0 ? <p className="num text-ink-soft text-sm">{t("invented", { count: invented })}</p> : null}
      {through > 0 ? <p className="num text-ink-soft text-sm">{t("through", { count: through })}</p> : null}
      {classes.length > 0 ? <ClassTable classes={classes} /> : null}
    </SectionCard>
  );
}

function ClassTable({ classes }: Pick<DepartureDetail, "classes">) {
  const t = useTranslations();
  const right = "py-1.5 pl-3 text-right font-medium";
  return (
    <table className="num mt-3 w-full text-left text-sm">
      <thead className="border-line border-b text-ink-soft">
        <tr>
          <th scope="col" className="py-1.5 font-medium">
            {t("flights.detail.bookingClass")}
          </th>
          <th scope="col" className="py-1.5 pl-3 font-medium">
            {t("flights.detail.cabin")}
          </th>
          <th scope="col" className={right}>
            {t("flights.column.sold")}
          </th>
          <th scope="col" className={right}>
            {t("flights.column.held")}
          </th>
          <th scope="col" className={right}>
            {t("flights.column.free")}
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {classes.map(({ booking_class: bookingClass, cabin, sold, held, free }) => (
          <tr key={bookingClass}>
            <th scope="row" className="py-1.5 font-semibold">
              {bookingClass}
            </th>
            <td className="py-1.5 pl-3 text-ink-soft">{t(`common.cabins.${cabin}`)}</td>
            <td className="py-1.5 pl-3 text-right">{sold}</td>
            <td className="py-1.5 pl-3 text-right">{held}</td>
            <td className="py-1.5 pl-3 text-right">{free ?? "–"}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
