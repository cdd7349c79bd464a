"use client";

import { useLocale, useTranslations } from "next-intl";
import type { Trip } from "@/lib/contracts/trip";
import { formatMoney } from "@/lib/i18n/formats";

/** What an agent or a carrier will ask for. */
export function TripFacts({ trip }: { trip: Trip }) {
  const t = useTranslations("trip.facts");
  const locale = useLocale();
  const pnrs = [...new Set(trip.passengers.flatMap(({ tickets }) => tickets.map(({ pnr }) => pnr)))];
  const facts: [string, string][] = [
    [t("bookingNumber"), trip.booking_number],
    [t("pnr"), pnrs.join(", ")],
    [t("agency"), trip.agency],
    [t("total"), formatMoney(trip.price.amount, trip.price.currency, locale)],
  ];
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-3 px-1 md:grid-cols-4">
      {facts.map(([label, value]) => (
        <div key={label} className="min-w-0">
          <dt className="text-ink-faint text-xs">{label}</dt>
          <dd className="num break-words font-medium">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
