"use client";

import { useLocale, useTranslations } from "next-intl";
import { routeOf } from "@/components/travel/journey/itinerary";
import { CheckboxGroup } from "@/components/ui/fields/checkbox-group";
import type { Booking } from "@/lib/contracts/interface/bookings";
import type { RefundOptions } from "@/lib/contracts/interface/refunds";
import { formatMoney } from "@/lib/i18n/formats";
import { usePassengerName } from "../passenger-name";
import { type ChosenPart, directionsApart } from "./part-totals";

interface PartChoiceProps {
  booking: Booking;
  options: RefundOptions;
  chosen: ChosenPart;
  /** Result of `whoLacks`. */
  lacking: string | undefined;
  /** Result of `leavesWithoutAdult`. */
  needsAdult: boolean;
  onChoose: (chosen: ChosenPart) => void;
}

/** Who of a booking gives something back, and which directions, each with what comes back and what is kept. */
export function PartChoice({ booking, options, chosen, lacking, needsAdult, onChoose }: PartChoiceProps) {
  const t = useTranslations("booking.part");
  const locale = useLocale();
  const nameOf = usePassengerName(booking);
  const apart = directionsApart(options);
  const people = options.passengers.map(({ key, refund, kept }) => {
    const money = (amount: number) => formatMoney(amount, options.currency, locale);
    return { id: key, label: nameOf(key), text: t("person", { back: money(refund), kept: money(kept) }) };
  });
  const ways = apart.map((place) => ({ id: String(place), label: routeOf(booking.directions[place]) }));
  // All directions are meant until some are chosen.
  const choosePeople = (passengers: string[]) =>
    onChoose({ passengers, directions: chosen.directions.length === 0 ? apart : chosen.directions });
  // Who flies alone is meant with each direction.
  const only = people.length === 1 && apart.length > 0 ? people[0]?.id : undefined;
  const whoOf = (directions: number[]) => (directions.length > 0 && only ? [only] : []);
  const chooseWays = (directions: number[]) => onChoose({ passengers: only ? whoOf(directions) : chosen.passengers, directions });
  const isNobody = chosen.passengers.length === 0 && chosen.directions.length > 0;
  const isNoWay = chosen.passengers.length > 0 && chosen.directions.length === 0;
  return (
    <>
      {only ? null : (
        <CheckboxGroup
          label={t("passengers")}
          options={people}
          values={chosen.passengers}
          onChange={choosePeople}
          error={isNobody ? t("nobody") : needsAdult ? t("needsAdult") : undefined}
        />
      )}
      {apart.length > 0 ? (
        <CheckboxGroup
          label={t("directions")}
          description={t("directionsHint")}
          options={ways}
          values={chosen.directions.map(String)}
          onChange={(values) => chooseWays(values.map(Number))}
          error={isNoWay ? t("noDirection") : lacking === undefined ? undefined : t("lacking", { name: nameOf(lacking) })}
        />
      ) : null}
    </>
  );
}
