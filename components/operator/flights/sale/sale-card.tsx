"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/press/button";
import { SectionCard } from "@/components/ui/section-card";
import { useMayInHouse } from "@/lib/client/house";
import type { DepartureDetail } from "@/lib/contracts/operator/departures/operator-flights";
import type { SaleLimitItem } from "@/lib/contracts/operator/departures/sale-limits";
import { formatInstant } from "@/lib/i18n/formats";
import { AskReason } from "../ask-reason";
import { LimitDialog } from "./limit-dialog";
import { liftLimit } from "./queries";

/** What the house lets a departure sell, and until when. */
export function SaleCard({ departure }: { departure: DepartureDetail }) {
  const t = useTranslations("flights.sale");
  const mayChange = useMayInHouse("flights", "change");
  const [isAsked, setAsked] = useState(false);
  const { limits, state, id } = departure;
  if (state !== "scheduled" && limits.length === 0) return null;
  const maySet = mayChange && state === "scheduled";
  return (
    <SectionCard
      title={t("title")}
      aside={
        maySet ? (
          <Button variant="secondary" size="sm" onPress={() => setAsked(true)}>
            {t("set")}
          </Button>
        ) : null
      }
    >
      {limits.length === 0 ? (
        <p className="text-ink-soft">{t("open")}</p>
      ) : (
        <ul className="divide-y divide-line">
          {limits.map((limit) => (
            <LimitItem key={limit.booking_class ?? ""} departureId={id} limit={limit} mayChange={mayChange} />
          ))}
        </ul>
      )}
      {isAsked ? <LimitDialog departure={departure} onClose={() => setAsked(false)} /> : null}
    </SectionCard>
  );
}

interface LimitItemProps {
  departureId: string;
  limit: SaleLimitItem;
  mayChange: boolean;
}

function LimitItem({ departureId, limit, mayChange }: LimitItemProps) {
  const t = useTranslations("flights.sale");
  const locale = useLocale();
  const [isAsked, setAsked] = useState(false);
  const { booking_class: bookingClass, seats, until, reason, set, set_by: by } = limit;
  const what = bookingClass === null ? t("whole") : t("ofClass", { bookingClass });
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-3 gap-y-2 py-2">
      <div className="min-w-0 flex-1">
        <p className="num font-medium">
          {what}: {seats === 0 ? t("closed") : t("atMost", { count: seats })}
        </p>
        <p className="num text-ink-soft text-sm">{until === null ? t("forGood") : t("until", { date: formatInstant(until, locale) })}</p>
        <p className="wrap-anywhere text-ink-soft text-sm">
          {reason} · {by.name ?? t("house")}, {formatInstant(set, locale)}
        </p>
      </div>
      {mayChange ? (
        <Button variant="secondary" size="sm" aria-label={t("liftNamed", { what })} onPress={() => setAsked(true)}>
          {t("lift")}
        </Button>
      ) : null}
      {isAsked ? (
        <AskReason
          title={t("liftTitle", { what })}
          label={t("reason")}
          confirm={t("liftConfirm")}
          act={(why) => liftLimit(departureId, { booking_class: bookingClass, reason: why })}
          done={() => t("liftDone")}
          onClose={() => setAsked(false)}
        >
          <p>{t("liftText")}</p>
        </AskReason>
      ) : null}
    </li>
  );
}
