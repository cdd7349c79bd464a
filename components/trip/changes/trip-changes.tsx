"use client";

import { TriangleAlert } from "lucide-react";
import dynamic from "next/dynamic";
import { useLocale, useTranslations } from "next-intl";
import { FlightComparison } from "@/components/travel/flight-comparison";
import { ShiftText } from "@/components/travel/shift-text";
import { Card } from "@/components/ui/card";
import { Banner } from "@/components/ui/states/banner";
import { flightsToCompare, openChange, pastChanges } from "@/lib/client/travel/schedule-change";
import { formatInstant } from "@/lib/i18n/formats";
import type { TripChangeProps } from "./trip-change-props";

/** Few trips have something to answer: the others load no dialogs. */
const AnswerChange = dynamic(() => import("./answer-change").then((module) => module.AnswerChange));

/** What the airline has changed, in plain words: first what the traveller has to answer, then what is settled. */
export function TripChanges({ token, trip }: Omit<TripChangeProps, "change">) {
  const open = openChange(trip.schedule_changes);
  return (
    <>
      {open ? <OpenChange token={token} trip={trip} change={open} /> : null}
      {pastChanges(trip.schedule_changes).map((change) => (
        <PastChange key={change.id} change={change} />
      ))}
    </>
  );
}

function OpenChange({ token, trip, change }: TripChangeProps) {
  const t = useTranslations("changes");
  const locale = useLocale();
  const { kind, deadline } = change;
  return (
    <Card aria-labelledby="open-change" className="border-t-4 border-t-warm p-5">
      <header className="flex gap-3">
        <TriangleAlert className="mt-1 size-5 shrink-0 text-warm" aria-hidden="true" />
        <div>
          <h2 id="open-change" className="font-semibold text-lg">
            {t("trip.title")}
          </h2>
          <p className="font-medium">
            {t(`kind.${kind}`)}. <ShiftText minutes={change.minutes} />
          </p>
          <p className="text-ink-soft text-sm">{t("trip.lead", { agency: trip.agency })}</p>
        </div>
      </header>
      <div className="my-4">
        <ChangeFlights change={change} />
      </div>
      {deadline ? (
        <p className="text-ink-soft text-sm">
          <strong className="num font-semibold text-ink">{t("trip.deadline", { moment: formatInstant(deadline, locale) })}</strong>{" "}
          {change.options.unanswered ? t(`unanswered.${change.options.unanswered}`) : null}
        </p>
      ) : null}
      <AnswerChange token={token} trip={trip} change={change} />
    </Card>
  );
}

function PastChange({ change }: Pick<TripChangeProps, "change">) {
  const t = useTranslations("changes");
  const locale = useLocale();
  const { kind, state, created, settled, minutes } = change;
  const isFlown = state === "told" || state === "accepted";
  if (state === "open") return null;
  return (
    <Banner title={`${t("mark")} · ${t(`short.${kind}`)}`}>
      <p>
        {t(`past.${state}`)} {isFlown ? <ShiftText minutes={minutes} /> : null}{" "}
        <span className="num">{t("past.at", { moment: formatInstant(settled ?? created, locale) })}</span>
      </p>
      <details className="mt-1 print:hidden">
        <summary className="cursor-pointer font-medium text-accent">{t("past.details")}</summary>
        <div className="mt-2">
          <ChangeFlights change={change} />
        </div>
      </details>
    </Banner>
  );
}

function ChangeFlights({ change }: Pick<TripChangeProps, "change">) {
  return (
    <div className="space-y-4">
      {change.directions.map((direction) => (
        <FlightComparison key={direction.direction} {...flightsToCompare(direction)} />
      ))}
    </div>
  );
}
