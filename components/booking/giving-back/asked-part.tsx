"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { routeOf } from "@/components/travel/journey/itinerary";
import { usePassengerName } from "@/components/travel/passenger-name";
import { CheckboxGroup } from "@/components/ui/fields/checkbox-group";
import type { Booking } from "@/lib/contracts/interface/bookings";
import type { PortalBooking } from "@/lib/contracts/portal/portal-booking";

/** What of whom the back office is asked about. At first it is everything: what is left unchosen narrows it. */
export interface AskedChoice {
  /** Keys of passengers, and directions from 0, that may be chosen. */
  people: readonly string[];
  ways: readonly number[];
  passengers: readonly string[];
  directions: readonly number[];
  setPassengers: (passengers: readonly string[]) => void;
  setDirections: (directions: readonly number[]) => void;
  /** Fields of the request; what is not narrowed is left out. */
  body: { passengers?: string[]; directions?: number[] };
  /** Directions that are asked about of a passenger, by key: all of theirs where the directions are not narrowed. */
  givenBy: (key: string) => readonly number[];
  /** Whether nobody, or no direction, is chosen. */
  isNothing: boolean;
  /** Key of one who is chosen and has given back a chosen direction before: that cannot be asked together. */
  lacking: string | null;
}

/** @returns null where it can be asked about everything alone */
export function useAskedChoice(askable: PortalBooking["askable"]): AskedChoice | null {
  const [notPassengers, setNotPassengers] = useState<readonly string[]>([]);
  const [notDirections, setNotDirections] = useState<readonly number[]>([]);
  if (!askable) return null;
  const people = askable.passengers.map(({ key }) => key);
  const found = [...new Set(askable.passengers.flatMap(({ directions }) => directions))].sort((one, other) => one - other);
  const ways = askable.is_by_direction && found.length > 1 ? found : [];
  const passengers = people.filter((key) => !notPassengers.includes(key));
  const directions = ways.filter((way) => !notDirections.includes(way));
  const leftOf = (key: string) => askable.passengers.find((each) => each.key === key)?.directions ?? [];
  const isLacking = (key: string) => directions.some((way) => !leftOf(key).includes(way));
  const isNarrowed = directions.length < ways.length;
  const givenBy = (key: string) => {
    if (!passengers.includes(key)) return [];
    return isNarrowed ? directions : leftOf(key);
  };
  return {
    ...{ people, ways, passengers, directions, givenBy },
    lacking: isNarrowed ? (passengers.find(isLacking) ?? null) : null,
    setPassengers: (chosen) => setNotPassengers(people.filter((key) => !chosen.includes(key))),
    setDirections: (chosen) => setNotDirections(ways.filter((way) => !chosen.includes(way))),
    body: {
      ...(passengers.length < people.length && { passengers }),
      ...(isNarrowed && { directions }),
    },
    isNothing: passengers.length === 0 || (ways.length > 0 && directions.length === 0),
  };
}

interface AskedPartProps {
  booking: Booking;
  choice: AskedChoice;
  /** Result of `leavesWithoutAdult`. */
  needsAdult: boolean;
  /** Whether it was to be sent as it is: what is missing is marked from then on. */
  isTried: boolean;
  /** Called with each change of the choice. */
  onChoose: () => void;
}

/** Choice of the passengers and flights that the request is about. */
export function AskedPart({ booking, choice, needsAdult, isTried, onChoose }: AskedPartProps) {
  const t = useTranslations("booking.manual");
  const nameOf = usePassengerName(booking);
  const tPart = useTranslations("booking.part");
  const { people, ways, passengers, directions, setPassengers, setDirections, lacking } = choice;
  const isNobody = isTried && passengers.length === 0;
  const isNoWay = isTried && directions.length === 0;
  return (
    <>
      {people.length > 1 ? (
        <CheckboxGroup
          label={t("passengers")}
          description={t("partHint")}
          options={people.map((id) => ({ id, label: nameOf(id) }))}
          values={passengers}
          onChange={(chosen) => {
            onChoose();
            setPassengers(chosen);
          }}
          error={isNobody ? t("nobody") : needsAdult && passengers.length > 0 ? tPart("needsAdult") : undefined}
        />
      ) : null}
      {ways.length > 0 ? (
        <CheckboxGroup
          label={t("directions")}
          description={people.length > 1 ? undefined : t("partHint")}
          options={ways.map((way) => ({ id: String(way), label: routeOf(booking.directions[way]) }))}
          values={directions.map(String)}
          onChange={(values) => {
            onChoose();
            setDirections(values.map(Number));
          }}
          error={isNoWay ? t("noDirection") : lacking === null ? undefined : tPart("lacking", { name: nameOf(lacking) })}
        />
      ) : null}
    </>
  );
}
