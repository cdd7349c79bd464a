"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/press/button";
import { SectionCard } from "@/components/ui/section-card";
import { useMayInHouse } from "@/lib/client/house";
import type { DepartureDetail } from "@/lib/contracts/operator/departures/operator-flights";
import { ReleaseDialog } from "./release-dialog";

/** Seats that are held without being paid, and how they are released; nothing where there are none. */
export function HoldsCard({ departure: { id, held } }: { departure: DepartureDetail }) {
  const t = useTranslations("flights.holds");
  const mayChange = useMayInHouse("bookings", "change");
  const [isAsked, setAsked] = useState(false);
  if (held === 0) return null;
  return (
    <SectionCard
      title={t("title")}
      aside={
        mayChange ? (
          <Button variant="secondary" size="sm" onPress={() => setAsked(true)}>
            {t("release")}
          </Button>
        ) : null
      }
    >
      <p className="num">{t("held", { count: held })}</p>
      {isAsked ? <ReleaseDialog departureId={id} onClose={() => setAsked(false)} /> : null}
    </SectionCard>
  );
}
