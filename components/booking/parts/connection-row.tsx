"use client";

import { useLocale, useTranslations } from "next-intl";
import { SELF_TRANSFER, tellsSelfTransfer } from "@/lib/domain/self-transfer";
import { formatDuration } from "@/lib/i18n/formats";
import type { Segment } from "./segment-row";

/** The wait between two flights, and whether it means another airport. */
export function ConnectionRow({ arriving, departing }: { arriving: Segment; departing: Segment }) {
  const t = useTranslations("booking.itinerary");
  const locale = useLocale();
  const from = arriving.arrival.airport;
  const to = departing.departure.airport;
  const wait = arriving.transfer_time ?? 0;
  return (
    <li className="my-3 rounded-lg bg-sunken px-3 py-2 text-ink-soft text-sm">
      {t("layover", { city: from.city, duration: formatDuration(wait, locale) })}
      {from.code === to.code ? null : (
        <span className="block font-medium text-warm">
          {t("changeAirport", { from: `${from.title} (${from.code})`, to: `${to.title} (${to.code})` })}
        </span>
      )}
      {tellsSelfTransfer(arriving.information_for_clients) ? (
        <span className="block font-medium text-warm">{SELF_TRANSFER[locale]}</span>
      ) : null}
    </li>
  );
}
