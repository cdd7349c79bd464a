"use client";

import { useTranslations } from "next-intl";
import { SectionCard } from "@/components/ui/section-card";
import { useMayInHouse } from "@/lib/client/house";
import type { DepartureDetail } from "@/lib/contracts/operator/departures/operator-flights";
import { AgencyLink } from "../money/agency-link";

/** Who has sold how much of a departure, the most first. */
export function AgenciesCard({ agencies }: Pick<DepartureDetail, "agencies">) {
  const t = useTranslations("flights");
  const seesAgencies = useMayInHouse("agencies", "see");
  return (
    <SectionCard title={t("detail.agencies")}>
      {agencies.length === 0 ? (
        <p className="text-ink-soft">{t("detail.noAgencies")}</p>
      ) : (
        <ul className="divide-y divide-line">
          {agencies.map(({ code, name, bookings, sold, held }) => (
            <li key={code} className="flex flex-wrap justify-between gap-x-4 py-2">
              <span className="wrap-anywhere font-medium">{seesAgencies ? <AgencyLink agency={{ code, name }} isHead /> : name}</span>
              <span className="num text-ink-soft text-sm">
                {t("detail.bookings")} {bookings} · {t("column.sold")} {sold} · {t("column.held")} {held}
              </span>
            </li>
          ))}
        </ul>
      )}
    </SectionCard>
  );
}
