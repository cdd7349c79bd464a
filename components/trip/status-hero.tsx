"use client";

import { CircleCheck, CircleX, Clock3, TriangleAlert, Wallet } from "lucide-react";
import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { Card } from "@/components/ui/card";
import { citiesOf, journeyText } from "@/lib/client/travel/journey-text";
import { openChange } from "@/lib/client/travel/schedule-change";
import type { Trip } from "@/lib/contracts/trip/trip";
import { moodOf } from "./status-look";

const LOOKS = {
  changed: { chip: "bg-warm text-filled", edge: "border-t-warm", Icon: TriangleAlert },
  good: { chip: "bg-good text-filled", edge: "border-t-good", Icon: CircleCheck },
  waiting: { chip: "bg-accent text-filled", edge: "border-t-accent", Icon: Clock3 },
  action: { chip: "bg-warm text-filled", edge: "border-t-warm", Icon: Wallet },
  stopped: { chip: "bg-bad text-filled", edge: "border-t-bad", Icon: TriangleAlert },
  ended: { chip: "bg-ink-faint text-filled", edge: "border-t-ink-faint", Icon: CircleX },
} as const;

/** Trips that are paid count nothing down. */
const PayBy = dynamic(async () => (await import("./pay-by")).PayBy);

/** The answer to the first question: how does it stand? Read aloud when it changes. What the airline asks comes before what was. */
export function StatusHero({ trip, firstNow }: { trip: Trip; firstNow: number }) {
  const t = useTranslations("trip");
  const left = trip.directions.filter(({ refunded }) => !refunded);
  const isAsked = openChange(trip.schedule_changes) !== undefined;
  const { chip, edge, Icon } = LOOKS[isAsked ? "changed" : moodOf(trip.status)];
  const said = isAsked ? "changed" : trip.status;
  return (
    <Card className={`border-t-4 p-5 md:p-7 ${edge}`}>
      <p className="font-medium text-ink-soft">{journeyText(citiesOf(left.length > 0 ? left : trip.directions))}</p>
      <div role="status" className="mt-4 flex items-start gap-4">
        <span className={`flex size-12 shrink-0 items-center justify-center rounded-full print:hidden ${chip}`}>
          <Icon className="size-7" aria-hidden="true" />
        </span>
        <div className="min-w-0">
          <h1 className="font-semibold text-2xl md:text-3xl">{t(`status.${said}.title`)}</h1>
          <p className="mt-1 text-ink-soft">{t(`status.${said}.text`, { agency: trip.agency })}</p>
        </div>
      </div>
      {trip.expire ? <PayBy expire={trip.expire} firstNow={firstNow} /> : null}
    </Card>
  );
}
