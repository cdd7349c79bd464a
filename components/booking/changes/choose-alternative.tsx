"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { FlightLines } from "@/components/travel/flight-lines";
import { ChoiceList } from "@/components/ui/fields/choice-list";
import { Button } from "@/components/ui/press/button";
import { flightsOf } from "@/lib/client/travel/schedule-change";
import type { ScheduleChange } from "@/lib/contracts/interface/schedule-changes";
import { formatDayOffset, formatTime, formatWeekdayDate } from "@/lib/i18n/formats";
import { DecisionDialog, useDecision } from "../cancel/decision-dialog";
import { answerChange } from "../queries";
import type { ChangeProps } from "./change-props";

type Alternative = ScheduleChange["options"]["alternatives"][number];

/** Takes other flights in place of the changed ones, one of those that the airline offers. */
export function ChooseAlternative({ booking, change }: ChangeProps) {
  const t = useTranslations("changes");
  const [chosen, setChosen] = useState<string | null>(null);
  const { alternatives } = change.options;
  const picked = alternatives.find(({ id }) => id === chosen) ?? null;
  const decision = useDecision({
    run: (headers) => answerChange(booking.id, change.id, "choose", headers, { alternative: picked?.id }),
    done: t("choose.done"),
  });
  if (alternatives.length === 0) return <p className="w-full text-ink-soft text-sm">{t("choose.none")}</p>;
  const texts = { title: t("choose.title"), keep: t("keep"), confirm: t("choose.confirm"), working: t("choose.working") };
  return (
    <>
      <Button variant="secondary" onPress={decision.open}>
        {t("choose.action")}
      </Button>
      <DecisionDialog decision={decision} texts={texts} isHarmless isBlocked={!picked}>
        <p>{t("choose.lead")}</p>
        <div className="text-ink-soft text-sm">
          <p>{t("choose.until")}</p>
          <FlightLines flights={flightsOf(change).old} />
        </div>
        <ChoiceList
          label={t("choose.label")}
          choices={alternatives.map((alternative, index) => ({
            id: alternative.id,
            title: t("choose.option", { number: index + 1, flights: namesOf(alternative) }),
            details: <AlternativeFlights alternative={alternative} />,
          }))}
          value={picked?.id ?? null}
          onChange={setChosen}
          description={picked ? undefined : t("choose.pick")}
        />
      </DecisionDialog>
    </>
  );
}

/** `HY 273, TK 1979` */
function namesOf({ directions }: Alternative): string {
  return directions.flatMap(({ segments }) => segments.map(({ airline, flight_number }) => `${airline.code} ${flight_number}`)).join(", ");
}

/** Every flight of an alternative in a line. */
function AlternativeFlights({ alternative }: { alternative: Alternative }) {
  const locale = useLocale();
  const segments = alternative.directions.flatMap((direction) => direction.segments);
  return segments.map(({ departure, arrival, airline }) => (
    <span key={departure.datetime} className="num block">
      {formatWeekdayDate(departure.datetime, locale)}, {formatTime(departure.datetime)} {departure.airport.code} –{" "}
      {formatTime(arrival.datetime)}
      <sup>{formatDayOffset(departure.datetime, arrival.datetime)}</sup> {arrival.airport.code} · {airline.title}
    </span>
  ));
}
