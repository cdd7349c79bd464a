"use client";

import { useLocale, useTranslations } from "next-intl";
import { useWatch } from "react-hook-form";
import { routeOf } from "@/components/travel/journey/itinerary";
import { Select } from "@/components/ui/fields/select";
import { SectionCard } from "@/components/ui/section-card";
import { useCustomerMode } from "@/lib/client/customer-mode";
import type { AdditionalService, Offer } from "@/lib/contracts/interface/offers";
import { formatMoney } from "@/lib/i18n/formats";
import { cents } from "../../pay/payment-figures";
import { type BookingFields, capitalName } from "../booking-fields";
import { FieldSlot, useFormField } from "../form-field";
import { type BagFields, type BagPlace, choiceOf, withBag } from "./bag-choice";

/** What the customer pays for the offer with these bags, major units. */
type SoldWith = (bags: BagFields) => number;

/** Bags beyond what the fare includes, by passenger and direction; nothing where none are on sale. */
export function ExtraBagsCard({ offer, soldWith }: { offer: Offer; soldWith: SoldWith }) {
  const t = useTranslations("booking.bags");
  const services = offer.additional_services ?? [];
  const owners = offer.passengers.map((_, index) => index).filter((index) => services.some(({ passenger }) => passenger === index));
  if (owners.length === 0) return null;
  return (
    <SectionCard title={t("title")} lead={t("lead")}>
      <ul className="divide-y divide-line">
        {owners.map((index) => (
          <li key={index}>
            <PassengerBags
              index={index}
              directions={offer.directions}
              services={services.filter(({ passenger }) => passenger === index)}
              soldWith={soldWith}
            />
          </li>
        ))}
      </ul>
    </SectionCard>
  );
}

interface PassengerBagsProps extends Pick<Offer, "directions"> {
  index: number;
  services: readonly AdditionalService[];
  soldWith: SoldWith;
}

function PassengerBags({ index, directions, services, soldWith }: PassengerBagsProps) {
  const t = useTranslations("booking.form");
  const [last, first] = useWatch<BookingFields, [`passengers.${number}.last_name`, `passengers.${number}.first_name`]>({
    name: [`passengers.${index}.last_name`, `passengers.${index}.first_name`],
  });
  const headingId = `bags-${index}`;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot stand beside its fields
    <div role="group" aria-labelledby={headingId} className="grid items-center gap-x-4 gap-y-2 py-3 sm:grid-cols-[11rem_minmax(0,1fr)]">
      <p id={headingId} className="min-w-0">
        <span className="block text-ink-soft text-sm">{t("passenger", { number: index + 1 })}</span>
        <span className="block truncate font-medium">{capitalName(`${last} ${first}`)}</span>
      </p>
      <div className="grid gap-3 md:grid-cols-2">
        {directions.map((direction, position) => {
          const choices = services.filter((service) => service.direction === position);
          if (choices.length === 0) return null;
          const place = { passenger: index, direction: position };
          return (
            <BagField key={direction.departure.datetime} place={place} label={routeOf(direction)} choices={choices} soldWith={soldWith} />
          );
        })}
      </div>
    </div>
  );
}

const NONE = "none";

interface BagFieldProps {
  place: BagPlace;
  /** `TAS – IST` */
  label: string;
  choices: readonly AdditionalService[];
  soldWith: SoldWith;
}

/** How many extra bags on one direction, each choice with its price: what it costs the agency, or, while a customer looks on, what they pay more. */
function BagField({ place, label, choices, soldWith }: BagFieldProps) {
  const t = useTranslations("booking.bags");
  const locale = useLocale();
  const { isOn: isForCustomer } = useCustomerMode();
  const bags = useWatch<BookingFields, "bags">({ name: "bags" });
  const name = `bags.${place.passenger}.byDirection.${place.direction}` as const;
  const { value, onChange, error } = useFormField(name);
  const sold = (choice: string) => soldWith(withBag(bags, place, choice));
  const priceOf = (service: AdditionalService) => (isForCustomer ? cents(sold(choiceOf(service)) - sold("")) : service.price.amount);
  const options = choices.map((service) => {
    const { piece, weight, price } = service;
    return {
      id: choiceOf(service),
      label: t("choice", { pieces: piece, weight, price: formatMoney(priceOf(service), price.currency, locale) }),
    };
  });
  const isGone = value !== "" && options.every(({ id }) => id !== value);
  return (
    <FieldSlot name={name}>
      <Select
        label={label}
        options={[{ id: NONE, label: t("none") }, ...options]}
        value={value || NONE}
        onChange={(id) => onChange(id === NONE ? "" : id)}
        error={isGone ? t("gone") : error}
      />
    </FieldSlot>
  );
}
