"use client";

import { useLocale, useTranslations } from "next-intl";
import { FlightTimes } from "@/components/travel/changes/flight-lines";
import { ChoiceList } from "@/components/ui/fields/choice-list";
import type { MoveOptions } from "@/lib/contracts/operator/bookings/moves";
import { formatWeekdayDate } from "@/lib/i18n/formats";

interface MoveChoiceProps {
  moves: MoveOptions;
  chosen: string | null;
  error: string | undefined;
  onChange: (id: string) => void;
}

type Flights = MoveOptions["sold"];

/** The flights that are free, each with its day and whether its seats are of the class that was sold. */
export function MoveChoice({ moves: { sold, options }, chosen, error, onChange }: MoveChoiceProps) {
  const t = useTranslations("officeBooking.move");
  const choices = options.map((option) => ({
    id: option.id,
    title: option.segments.map(({ airline, flight_number }) => `${airline.code} ${flight_number}`).join(", "),
    details: <MoveFlights flights={option} soldIn={sold.classes} />,
  }));
  return <ChoiceList label={t("flights")} description={t("free")} choices={choices} value={chosen} error={error} onChange={onChange} />;
}

function MoveFlights({ flights: { segments, classes }, soldIn }: { flights: Flights; soldIn: readonly string[] }) {
  const t = useTranslations("officeBooking.move");
  const locale = useLocale();
  const isSame = classes.every((each) => soldIn.includes(each));
  const named = { class: [...new Set(classes)].join(", "), sold: [...new Set(soldIn)].join(", ") };
  return (
    <span className="num block">
      {segments.map(({ departure, arrival }) => (
        <span key={departure.datetime} className="block">
          {formatWeekdayDate(departure.datetime.slice(0, 10), locale)} ·{" "}
          <FlightTimes departs={departure.datetime} from={departure.airport.code} arrives={arrival.datetime} to={arrival.airport.code} />
        </span>
      ))}
      <span className={`block ${isSame ? "" : "text-warm"}`}>{isSame ? t("sameClass", named) : t("otherClass", named)}</span>
    </span>
  );
}
