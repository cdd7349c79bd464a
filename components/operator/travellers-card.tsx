"use client";

import { useLocale, useTranslations } from "next-intl";
import { SectionCard } from "@/components/ui/section-card";
import { Badge, type Tone } from "@/components/ui/states/badge";
import type { RefundRequestDetail } from "@/lib/contracts/operator/operator";
import type { CouponState } from "@/lib/domain/refund/coupons";
import { formatDate, formatMoney, formatTime } from "@/lib/i18n/formats";

type Traveller = RefundRequestDetail["travellers"][number];

const TONES: Record<CouponState, Tone> = { open: "good", flown: "neutral", no_show: "warm", refunded: "neutral" };

/** Who was to fly, on which tickets, and which flights are used. */
export function TravellersCard({ request }: { request: RefundRequestDetail }) {
  const t = useTranslations("operator");
  const tCommon = useTranslations("common");
  const locale = useLocale();
  return (
    <SectionCard title={t("travellers")}>
      <ul className="divide-y divide-line">
        {request.travellers.map((traveller) => (
          <li key={traveller.ticket_numbers.join() || traveller.last_name + traveller.first_name} className="py-3 first:pt-0 last:pb-0">
            <div className="flex flex-wrap items-baseline justify-between gap-x-4">
              <p className="min-w-0 break-words font-medium">
                {`${traveller.last_name} ${traveller.first_name}`.trim() || tCommon("personalDataErased")}{" "}
                <span className="font-normal text-ink-soft">· {tCommon(`ageGroups.${traveller.age}`)}</span>
              </p>
              <p className="num whitespace-nowrap">{formatMoney(traveller.paid, request.currency, locale)}</p>
            </div>
            <p className="num text-ink-soft text-sm">
              {traveller.ticket_numbers.length > 0 ? t("tickets", { numbers: traveller.ticket_numbers.join(", ") }) : t("noTickets")}
            </p>
            <ul className="mt-2 space-y-1">
              {traveller.flights.map((flight) => (
                <FlightLine key={`${flight.flight}${flight.departure.local}`} flight={flight} />
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </SectionCard>
  );
}

function FlightLine({ flight }: { flight: Traveller["flights"][number] }) {
  const t = useTranslations("operator.coupon");
  const locale = useLocale();
  const tOperator = useTranslations("operator");
  const { departure, arrival, state, is_asked } = flight;
  return (
    <li className={`num flex flex-wrap items-center gap-x-3 gap-y-0.5 text-sm ${is_asked ? "" : "text-ink-soft"}`}>
      <span className="w-16 font-medium">{flight.flight}</span>
      <span>
        {departure.airport} {formatTime(departure.local)} – {arrival.airport} {formatTime(arrival.local)}
      </span>
      <span className="text-ink-soft">{formatDate(departure.local, locale)}</span>
      <Badge tone={TONES[state]}>{t(state)}</Badge>
      {is_asked ? null : <span>{tOperator("notAsked")}</span>}
    </li>
  );
}
