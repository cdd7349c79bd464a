"use client";

import { useLocale, useTranslations } from "next-intl";
import { useWatch } from "react-hook-form";
import { routeOf } from "@/components/travel/journey/itinerary";
import { Select } from "@/components/ui/fields/select";
import { SectionCard } from "@/components/ui/section-card";
import type { AdditionalService, Offer } from "@/lib/contracts/interface/offers";
import type { Locale } from "@/lib/domain/localized";
import { formatMoney } from "@/lib/i18n/formats";
import { type BookingFields, capitalName } from "../booking-fields";
import { FieldSlot, type TextPath, useFormField } from "../form-field";
import { choiceOf } from "./bag-choice";

/** Bags beyond what the fare includes, by passenger and direction; nothing where none are on sale. */
export function ExtraBagsCard({ offer }: { offer: Offer }) {
  const t = useTranslations("booking.bags");
  const services = offer.additional_services ?? [];
  const owners = offer.passengers.map((_, index) => index).filter((index) => services.some(({ passenger }) => passenger === index));
  if (owners.length === 0) return null;
  return (
    <SectionCard title={t("title")} lead={t("lead")}>
      <ul className="divide-y divide-line">
        {owners.map((index) => (
          <li key={index}>
            <PassengerBags index={index} directions={offer.directions} services={services.filter(({ passenger }) => passenger === index)} />
          </li>
        ))}
      </ul>
    </SectionCard>
  );
}

interface PassengerBagsProps extends Pick<Offer, "directions"> {
  index: number;
  services: readonly AdditionalService[];
}

function PassengerBags({ index, directions, services }: PassengerBagsProps) {
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
          const name = `bags.${index}.byDirection.${position}` as const;
          return choices.length > 0 ? <BagField key={name} name={name} label={routeOf(direction)} choices={choices} /> : null;
        })}
      </div>
    </div>
  );
}

const NONE = "none";

interface BagFieldProps {
  name: TextPath;
  /** `TAS – IST` */
  label: string;
  choices: readonly AdditionalService[];
}

/** How many extra bags on one direction, each choice with its price. */
function BagField({ name, label, choices }: BagFieldProps) {
  const t = useTranslations("booking.bags");
  const locale = useLocale();
  const { value, onChange, error } = useFormField(name);
  const options = choices.map((service) => ({ id: choiceOf(service), label: t("choice", texts(service, locale)) }));
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

function texts({ piece, weight, price }: AdditionalService, locale: Locale) {
  return { pieces: piece, weight, price: formatMoney(price.amount, price.currency, locale) };
}
