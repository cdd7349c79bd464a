"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { ArrowRightLeft, Search } from "lucide-react";
import { useTranslations } from "next-intl";
import type { RefObject } from "react";
import { useForm, useWatch } from "react-hook-form";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { IconButton } from "@/components/ui/icon-button";
import { RadioGroup } from "@/components/ui/radio-group";
import { Select } from "@/components/ui/select";
import { DatesField } from "./dates-field";
import { PartyField } from "./party-field";
import { PlaceField } from "./place-field";
import { type SearchValues, searchFormSchema } from "./search-form-schema";
import { useSearchErrors } from "./use-search-errors";

interface SearchFormProps {
  initial: SearchValues;
  onSearch: (search: SearchValues) => void;
  isPending: boolean;
  /** The first field, for the key that leads to the search. */
  originRef: RefObject<HTMLInputElement | null>;
}

/** Where, when and who. One row on a desk, a column on a phone. */
export function SearchForm({ initial, onSearch, isPending, originRef }: SearchFormProps) {
  const t = useTranslations("search.form");
  const form = useForm<SearchValues>({ resolver: zodResolver(searchFormSchema), defaultValues: initial });
  const errorOf = useSearchErrors(form.formState.errors);
  const [trip, from, to, out, back] = useWatch({ control: form.control, name: ["trip", "from", "to", "out", "back"] });
  const [cabin, party] = useWatch({ control: form.control, name: ["cabin", "party"] });
  const isRoundTrip = trip === "round-trip";
  const shouldValidate = form.formState.isSubmitted;

  const setPlace = (end: "from" | "to", code: string) => form.setValue(end, code, { shouldValidate });
  const setDates = (dates: { out: string; back: string }) => {
    form.setValue("out", dates.out);
    form.setValue("back", dates.back);
    if (shouldValidate) void form.trigger();
  };
  const swap = () => {
    form.setValue("from", to);
    form.setValue("to", from, { shouldValidate });
  };

  return (
    <Card className="p-4 md:p-5">
      <search>
        <form aria-label={t("label")} onSubmit={form.handleSubmit(onSearch)} noValidate className="flex flex-col gap-3 md:gap-4">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <TripField value={trip} onChange={(chosen) => form.setValue("trip", chosen)} />
            <CabinField value={cabin} onChange={(chosen) => form.setValue("cabin", chosen)} />
          </div>
          <div className="grid gap-3 md:grid-cols-2 lg:grid-cols-[minmax(0,1.3fr)_minmax(0,1.3fr)_minmax(0,1.3fr)_minmax(0,1.1fr)_auto]">
            <div className="relative">
              <PlaceField
                label={t("from")}
                value={from}
                onChange={(code) => setPlace("from", code)}
                error={errorOf("from")}
                inputRef={originRef}
              />
              <SwapButton onPress={swap} />
            </div>
            <PlaceField
              label={t("to")}
              value={to}
              onChange={(code) => setPlace("to", code)}
              error={errorOf("to")}
              inputClassName="md:pl-6"
            />
            <div>
              <DatesField isRoundTrip={isRoundTrip} out={out} back={back} onChange={setDates} error={errorOf("out") ?? errorOf("back")} />
            </div>
            <div>
              <PartyField party={party} onChange={(changed) => form.setValue("party", changed)} />
            </div>
            <Button type="submit" isPending={isPending} className="md:col-span-2 lg:col-span-1 lg:mt-6 lg:self-start lg:px-6">
              {isPending ? null : <Search className="size-4" aria-hidden="true" />}
              {t("submit")}
            </Button>
          </div>
        </form>
      </search>
    </Card>
  );
}

/** Sits on the border between the two places. */
function SwapButton({ onPress }: { onPress: () => void }) {
  const t = useTranslations("search.form");
  return (
    <IconButton
      label={t("swap")}
      onPress={onPress}
      className="absolute right-3 -bottom-8.5 z-10 border border-line-strong bg-surface md:top-6.5 md:-right-6 md:bottom-auto"
    >
      <ArrowRightLeft className="size-3.5 rotate-90 md:rotate-0" aria-hidden="true" />
    </IconButton>
  );
}

function TripField({ value, onChange }: { value: SearchValues["trip"]; onChange: (trip: SearchValues["trip"]) => void }) {
  const t = useTranslations("search.form");
  const options = [
    { id: "round-trip", label: t("roundTrip") },
    { id: "one-way", label: t("oneWay") },
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
