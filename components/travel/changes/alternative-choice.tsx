"use client";

import { useLocale, useTranslations } from "next-intl";
import { ChoiceList } from "@/components/ui/fields/choice-list";
import { flightsOf } from "@/lib/client/travel/schedule-change";
import type { ScheduleChange } from "@/lib/contracts/interface/schedule-changes";
import { formatDuration } from "@/lib/i18n/formats";
import { FlightLines, FlightTimes } from "./flight-lines";

type Alternative = ScheduleChange["options"]["alternatives"][number];

interface AlternativeChoiceProps {
  change: ScheduleChange;
  chosen: string | null;
  onChange: (id: string) => void;
  /** How airports are called: agents know their codes, travellers the cities. */
  airportAs: "code" | "city";
}

/** The flights as they were sold, and a choice of those that the airline offers in their place. */
export function AlternativeChoice({ change, chosen, onChange, airportAs }: AlternativeChoiceProps) {
  const t = useTranslations("changes.choose");
  return (
    <>
      <div className="text-ink-soft text-sm">
        <p>{t("until")}</p>
        <FlightLines flights={flightsOf(change).old} />
      </div>
      <ChoiceList
        label={t("flights")}
        choices={change.options.alternatives.map((alternative, index) => ({
          id: alternative.id,
          title: t("option", { number: index + 1, flights: namesOf(alternative) }),
          details: <AlternativeFlights alternative={alternative} airportAs={airportAs} />,
        }))}
        value={chosen}
        onChange={onChange}
        description={chosen ? undefined : t("pick")}
      />
    </>
  );
}

/** `HY 273, TK 1979` */
function namesOf({ directions }: Alternative): string {
  return directions.flatMap(({ segments }) => segments.map(({ airline, flight_number }) => `${airline.code} ${flight_number}`)).join(", ");
}

/** Each direction of an alternative: its flights in a line each, how long it takes, and how often passengers change. */
function AlternativeFlights({ alternative, airportAs }: { alternative: Alternative } & Pick<AlternativeChoiceProps, "airportAs">) {
  const t = useTranslations("changes.choose");
  const locale = useLocale();
  return alternative.directions.map(({ direction, segments }) => (
    <span key={direction} className="num block">
      {segments.map(({ departure, arrival, airline }) => (
        <span key={departure.datetime} className="block">
          <FlightTimes
            departs={departure.datetime}
            from={departure.airport[airportAs]}
            arrives={arrival.datetime}
            to={arrival.airport[airportAs]}
          />{" "}
          · {airline.title}
        </span>
      ))}
      <span className="block text-ink-soft">
        {t("way", { duration: formatDuration(minutesOf(segments), locale), connections: segments.length - 1 })}
      </span>
    </span>
  ));
}

/** From the first departure of a direction to its last arrival, minutes. */
function minutesOf(segments: Alternative["directions"][number]["segments"]): number {
  return segments.reduce((sum, { travel_time, transfer_time }) => sum + travel_time + (transfer_time ?? 0), 0);
}
