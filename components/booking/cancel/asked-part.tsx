"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { CheckboxGroup } from "@/components/ui/fields/checkbox-group";
import type { Booking } from "@/lib/contracts/bookings";
import type { PortalBooking } from "@/lib/contracts/portal-booking";
import { routeOf } from "../parts/itinerary";
import { usePassengerName } from "../parts/passenger-name";

/** What of whom the back office is asked about. At first it is everything: what is left unchosen narrows it. */
export interface AskedChoice {
  /** Keys of passengers, and directions from 0, that may be chosen. */
  people: readonly string[];
  ways: readonly number[];
  passengers: readonly string[];
  directions: readonly number[];
  setPassengers: (passengers: readonly string[]) => void;
  setDirections: (directions: readonly number[]) => void;
  /** Of the request: what is not narrowed is left out. */
  body: { passengers?: string[]; directions?: number[] };
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
  const isLacking = (key: string) => {
    const left = askable.passengers.find((each) => each.key === key)?.directions ?? [];
    return directions.some((way) => !left.includes(way));
  };
  return {
    ...{ people, ways, passengers, directions },
    lacking: directions.length < ways.length ? (passengers.find(isLacking) ?? null) : null,
    setPassengers: (chosen) => setNotPassengers(people.filter((key) => !chosen.includes(key))),
    setDirections: (chosen) => setNotDirections(ways.filter((way) => !chosen.includes(way))),
    body: {
      ...(passengers.length < people.length && { passengers }),
      ...(directions.length < ways.length && { directions }),
    },
    isNothing: passengers.length === 0 || (ways.length > 0 && directions.length === 0),
  };
}

/** For whom and for which flights. */
export function AskedPart({ booking, choice }: { booking: Booking; choice: AskedChoice }) {
  const t = useTranslations("booking.manual");
  const nameOf = usePassengerName(booking);
  const tPart = useTranslations("booking.part");
  const { people, ways, passengers, directions, setPassengers, setDirections, lacking } = choice;
  return (
    <>
      {people.length > 1 ? (
        <CheckboxGroup
          label={t("passengers")}
          description={t("partHint")}
          options={people.map((id) => ({ id, label: nameOf(id) }))}
          values={passengers}
          onChange={setPassengers}
        />
      ) : null}
      {ways.length > 0 ? (
        <CheckboxGroup
          label={t("directions")}
          description={people.length > 1 ? undefined : t("partHint")}
          options={ways.map((way) => ({ id: String(way), label: routeOf(booking.directions[way]) }))}
          values={directions.map(String)}
          onChange={(values) => setDirections(values.map(Number))}
          error={lacking === null ? undefined : tPart("lacking", { name: nameOf(lacking) })}
        />
      ) : null}
    </>
  );
}
