"use client";

import { useLocale, useTranslations } from "next-intl";
import { routeOf } from "@/components/travel/journey/itinerary";
import { usePassengerName } from "@/components/travel/passenger-name";
import { Select } from "@/components/ui/fields/select";
import type { BookingBags } from "@/lib/contracts/interface/booking-bags";
import type { Booking } from "@/lib/contracts/interface/bookings";
import { formatMoney } from "@/lib/i18n/formats";
import { type ChosenBags, choiceOf, placeOf } from "./bag-orders";
import type { BagPrices } from "./use-bag-prices";

const NONE = "none";

interface BagFieldsProps {
  booking: Booking;
  bags: BookingBags;
  chosen: ChosenBags;
  /** Null before they are known: then the choices stand without. */
  prices: BagPrices | null;
  onChange: (chosen: ChosenBags) => void;
}

/** A field per passenger and direction, with what may still be bought there. */
export function BagFields({ booking, bags, chosen, prices, onChange }: BagFieldsProps) {
  const t = useTranslations("booking.bags");
  const locale = useLocale();
  const nameOf = usePassengerName(booking);
  const buyers = bags.passengers.filter((passenger) => passenger.bags.length > 0);
  return buyers.map(({ key, bags: choices }) => (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot stand beside its fields
    <div key={key} role="group" aria-label={nameOf(key)}>
      <p className="font-medium">{nameOf(key)}</p>
      <div className="mt-1 grid gap-3 sm:grid-cols-2">
        {booking.directions.map((direction, position) => {
          const place = placeOf(key, position);
          const options = choices
            .filter((choice) => choice.direction === position)
            .map((choice) => {
              const bag = { pieces: choice.piece, weight: choice.weight };
              const { amount, currency } = choice.price;
              const price = prices && formatMoney(prices.priceOf(key, amount), currency, locale);
              return { id: choiceOf(choice), label: price === null ? t("choicePlain", bag) : t("choice", { ...bag, price }) };
            });
          if (options.length === 0) return null;
          const value = chosen[place] ?? NONE;
          return (
            <Select
              key={place}
              label={routeOf(direction)}
              options={[{ id: NONE, label: t("none") }, ...options]}
              value={options.some(({ id }) => id === value) ? value : NONE}
              onChange={(id) => onChange({ ...chosen, [place]: id })}
            />
          );
        })}
      </div>
    </div>
  ));
}
