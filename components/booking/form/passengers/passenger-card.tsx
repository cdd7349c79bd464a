"use client";

import { useLocale, useTranslations } from "next-intl";
import { useController, useFormContext, useWatch } from "react-hook-form";
import { Checkbox } from "@/components/ui/fields/checkbox";
import { RadioGroup } from "@/components/ui/fields/radio-group";
import { Select } from "@/components/ui/fields/select";
import { SectionCard } from "@/components/ui/section-card";
import type { OfferDirection } from "@/lib/contracts/interface/offers";
import type { CountryOption } from "@/lib/contracts/portal/places";
import { isDate } from "@/lib/domain/dates";
import { type AgeGroup, ageOn, GENDERS } from "@/lib/domain/passengers/passengers";
import { plainNumber } from "@/lib/domain/text/plain-text";
import { formatDate } from "@/lib/i18n/formats";
import { documentName } from "../../parts/document-name";
import { type BookingFields, tidyPhone } from "../booking-fields";
import { DocumentDateField, FieldSlot, PlainField, useFormField } from "../form-field";
import { CountryField } from "./country-field";
import { MrzPaste } from "./mrz-paste";
import { NameField, SurnameField } from "./name-field";
import { PassengerEntry } from "./passenger-entry";
import { useMrz } from "./use-mrz";

interface PassengerCardProps {
  index: number;
  age: AgeGroup;
  /** Document types that these flights accept for the age group. */
  documents: readonly string[];
  countries: readonly CountryOption[];
  /** `YYYY-MM-DD`, on which ages are counted. */
  lastFlight: string;
  /** Directions that the passenger flies. */
  directions: readonly OfferDirection[];
}

/** One passenger: names, birth, papers, phone, in the order in which a passport is read. */
export function PassengerCard({ index, age, documents, countries, lastFlight, directions }: PassengerCardProps) {
  const t = useTranslations("booking.form");
  const tBooking = useTranslations("booking");
  const tAges = useTranslations("common.ageGroups");
  const at = `passengers.${index}` as const;
  const mrz = useMrz(index, documents);
  return (
    <SectionCard
      title={
        <>
          <span>{t("passenger", { number: index + 1 })}</span>{" "}
          <span className="font-normal text-base text-ink-soft">
            {tAges(age)}, {tBooking(`ageRange.${age}`)}
          </span>
        </>
      }
      onPasteCapture={mrz.takePaste}
    >
      <MrzPaste {...mrz} />
      <div className="grid items-start gap-x-4 gap-y-4 sm:grid-cols-2 lg:grid-cols-3">
        <SurnameField index={index} label={t("lastName")} />
        <NameField index={index} name={`${at}.first_name`} label={t("firstName")} isRequired />
        <NameField index={index} name={`${at}.middle_name`} label={t("middleName")} />
        <BirthdateField index={index} lastFlight={lastFlight} />
        <GenderField index={index} />
        <CountryField name={`${at}.citizenship`} label={t("citizenship")} countries={countries} />
        <DocumentTypeField index={index} documents={documents} />
        <DocumentNumberField index={index} />
        <DocumentDateField name={`${at}.doc_expire`} label={t("docExpire")} use="expiry" />
        <PhoneFields index={index} />
      </div>
      <PassengerEntry index={index} directions={directions} />
    </SectionCard>
  );
}

function BirthdateField({ index, lastFlight }: { index: number; lastFlight: string }) {
  const t = useTranslations("booking.form");
  const locale = useLocale();
  const birthdate = useWatch<BookingFields, `passengers.${number}.birthdate`>({ name: `passengers.${index}.birthdate` });
  const years = isDate(birthdate) && birthdate <= lastFlight ? ageOn(birthdate, lastFlight) : null;
  const description = years === null ? undefined : t("ageOn", { age: years, date: formatDate(lastFlight, locale) });
  return <DocumentDateField name={`passengers.${index}.birthdate`} label={t("birthdate")} use="birth" description={description} />;
}

function GenderField({ index }: { index: number }) {
  const t = useTranslations("booking");
  const name = `passengers.${index}.gender` as const;
  const { value, onChange, error } = useFormField(name);
  const options = GENDERS.map((gender) => ({ id: gender, label: t(`gender.${gender}`) }));
  return (
    <FieldSlot name={name}>
      <RadioGroup
        label={t("form.gender")}
        options={options}
        value={GENDERS.find((gender) => gender === value) ?? null}
        onChange={onChange}
        error={error}
        isRequired
      />
    </FieldSlot>
  );
}

function DocumentTypeField({ index, documents }: { index: number; documents: readonly string[] }) {
  const t = useTranslations("booking");
  const name = `passengers.${index}.doc_type` as const;
  const { value, onChange, error } = useFormField(name);
  const options = documents.map((code) => ({ id: code, label: documentName(code, t) }));
  return (
    <FieldSlot name={name}>
      <Select
        label={t("form.docType")}
        options={options}
        value={value || null}
        onChange={onChange}
        error={error}
        isDisabled={options.length < 2}
        isRequired
      />
    </FieldSlot>
  );
}

function DocumentNumberField({ index }: { index: number }) {
  const t = useTranslations("booking.form");
  const [type, citizenship] = useWatch<BookingFields, [`passengers.${number}.doc_type`, `passengers.${number}.citizenship`]>({
    name: [`passengers.${index}.doc_type`, `passengers.${index}.citizenship`],
  });
  const hint = type === "A" && citizenship === "UZ" ? t("docNumberHint") : undefined;
  return (
    <PlainField
      name={`passengers.${index}.doc_number`}
      label={t("docNumber")}
      description={hint}
      tidy={plainNumber}
      inputClassName="num uppercase"
      isRequired
    />
  );
}

/** Companions travel with the first passenger's phone unless they have their own. */
function PhoneFields({ index }: { index: number }) {
  const t = useTranslations("booking.form");
  const { control } = useFormContext<BookingFields>();
  const { field } = useController({ control, name: `passengers.${index}.same_tel` });
  const isSame = index > 0 && field.value;
  return (
    <div className="flex flex-wrap items-start gap-x-4 gap-y-2 sm:col-span-2 lg:col-span-3">
      {isSame ? null : (
        <PlainField
          name={`passengers.${index}.tel`}
          label={t("tel")}
          type="tel"
          tidy={tidyPhone}
          inputClassName="num"
          className="w-full sm:max-w-64"
          isRequired
        />
      )}
      {index > 0 ? (
        <Checkbox isSelected={field.value} onChange={field.onChange} className={isSame ? "" : "sm:mt-6"}>
          {t("sameTel")}
        </Checkbox>
      ) : null}
    </div>
  );
}
