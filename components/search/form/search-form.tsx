"use client";

import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { type RefObject, useRef, useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { Card } from "@/components/ui/card";
import { RadioGroup } from "@/components/ui/fields/radio-group";
import { Select } from "@/components/ui/fields/select";
import { Button } from "@/components/ui/press/button";
import { resolveLater } from "@/lib/client/calls/resolve-later";
import { changeTrip } from "./change-trip";
import { CurrencyField } from "./currency-field";
import { chosenLineMode, rememberLineMode } from "./line/line-mode";
import { OneWayFields } from "./one-way-fields";
import type { SearchValues } from "./search-form-schema";
import { SeveralFields } from "./several-fields";

interface SearchFormProps {
  initial: SearchValues;
  onSearch: (search: SearchValues) => void;
  isPending: boolean;
  /** The first field, for the key that leads to the search. */
  originRef: RefObject<HTMLInputElement | null>;
  /** Whether it is written in one line, as the page was served. */
  isLine: boolean;
}

/** For whoever knows it; most searches are made without. For those who made their last one with it, it is there from the first picture on. */
const OneLine = dynamic(async () => (await import("./line/one-line")).OneLine);

const resolver = resolveLater<SearchValues>(async () => (await import("./search-form-schema")).searchFormResolver);

/** Form for places, days and passengers: one row on a desk, a column on a phone, a row for every direction of several cities. */
export function SearchForm({ initial, onSearch, isPending, originRef, isLine }: SearchFormProps) {
  const t = useTranslations("search.form");
  const tLine = useTranslations("line");
  const form = useForm<SearchValues>({ resolver, defaultValues: initial });
  const [isLineOpen, setLineOpen] = useState(() => chosenLineMode() ?? isLine);
  const [isLineAsked, setLineAsked] = useState(false);
  const behindLine = useRef<HTMLInputElement>(null);
  const turnLine = () => {
    rememberLineMode(!isLineOpen);
    setLineOpen(!isLineOpen);
    setLineAsked(true);
  };
  const [trip, cabin, currency] = useWatch({ control: form.control, name: ["trip", "cabin", "currency"] });
  const setTrip = (chosen: SearchValues["trip"]) => {
    form.reset(changeTrip(form.getValues(), chosen), { keepDefaultValues: true });
  };
  const search = (read: SearchValues) => {
    const values = { ...read, ...(currency && { currency }), ...(initial.along && { along: initial.along }) };
    form.reset(values, { keepDefaultValues: true });
    onSearch(values);
  };
  const Fields = trip === "several-cities" ? SeveralFields : OneWayFields;
  return (
    <Card className="p-4 md:py-3">
      <search>
        <form aria-label={t("label")} onSubmit={form.handleSubmit(onSearch)} noValidate className="flex flex-col gap-3 md:gap-2">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <div className="flex flex-wrap items-center gap-2">
              <TripField value={trip} onChange={setTrip} />
              <Button variant="quiet" size="sm" aria-expanded={isLineOpen} onPress={turnLine}>
                {tLine("open")}
              </Button>
            </div>
            <div className="flex w-full gap-3 sm:w-auto">
              <CurrencyField
                value={currency}
                onChange={(chosen) => form.setValue("currency", chosen)}
                isLabelHidden
                className="w-28 shrink-0"
              />
              <CabinField value={cabin} onChange={(chosen) => form.setValue("cabin", chosen)} />
            </div>
          </div>
          {isLineOpen ? <OneLine onSearch={search} inputRef={originRef} takesFocus={isLineAsked} /> : null}
          <Fields form={form} isPending={isPending} originRef={isLineOpen ? behindLine : originRef} />
        </form>
      </search>
    </Card>
  );
}

function TripField({ value, onChange }: { value: SearchValues["trip"]; onChange: (trip: SearchValues["trip"]) => void }) {
  const t = useTranslations("search.form");
  const options = [
    { id: "round-trip", label: t("roundTrip") },
    { id: "one-way", label: t("oneWay") },
    { id: "several-cities", label: t("severalCities") },
  ] as const;
  return <RadioGroup label={t("tripType")} isLabelHidden options={options} value={value} onChange={onChange} className="grow sm:grow-0" />;
}

function CabinField({ value, onChange }: { value: SearchValues["cabin"]; onChange: (cabin: SearchValues["cabin"]) => void }) {
  const t = useTranslations();
  const options = (["E", "B", "A"] as const).map((id) => ({ id, label: t(`common.cabins.${id}`) }));
  return (
    <Select label={t("search.form.cabin")} isLabelHidden options={options} value={value} onChange={onChange} className="w-full sm:w-44" />
  );
}
