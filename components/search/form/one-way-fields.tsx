"use client";

import { ArrowRightLeft } from "lucide-react";
import { useTranslations } from "next-intl";
import { useWatch } from "react-hook-form";
import { IconButton } from "@/components/ui/press/icon-button";
import { changeEnd, swapEnds } from "./change-trip";
import { DatesField } from "./dates-field";
import { PartyField } from "./party-field";
import { PlaceField } from "./place-field";
import type { SearchFieldsProps } from "./search-fields";
import { SubmitButton, useSearchErrors } from "./search-fields";
import type { WayValues } from "./search-form-schema";

/** The places and dates of one direction, and the way back of a round trip. */
export function OneWayFields({ form, isPending, originRef }: SearchFieldsProps) {
  const t = useTranslations("search.form");
  const errorText = useSearchErrors();
  const [trip, way, back, party, cabin, currency] = useWatch({
    control: form.control,
    name: ["trip", "ways.0", "back", "party", "cabin", "currency"],
  });
  const { errors, isSubmitted: shouldValidate } = form.formState;
  const wrong = errors.ways?.[0];
  const setWay = (changed: WayValues) => form.setValue("ways.0", changed, { shouldValidate });
  const setDates = (dates: { out: string; back: string }) => {
    form.setValue("ways.0.date", dates.out);
    form.setValue("back", dates.back);
    if (shouldValidate) void form.trigger();
  };
  return (
    <div className="grid gap-3 md:grid-cols-2 lg:grid-cols-[minmax(0,1.3fr)_minmax(0,1.3fr)_minmax(0,1.3fr)_minmax(0,1.1fr)_auto]">
      <div className="relative">
        <PlaceField
          label={t("from")}
          value={way.from}
          other={way.to}
          onChange={(code) => setWay(changeEnd(way, "from", code))}
          beside={{ codes: way.fromAlso, onChange: (fromAlso) => setWay({ ...way, fromAlso }) }}
          error={errorText(wrong?.from)}
          inputRef={originRef}
        />
        <SwapButton onPress={() => setWay(swapEnds(way))} />
      </div>
      <PlaceField
        label={t("to")}
        value={way.to}
        other={way.from}
        onChange={(code) => setWay(changeEnd(way, "to", code))}
        beside={{ codes: way.toAlso, onChange: (toAlso) => setWay({ ...way, toAlso }) }}
        error={errorText(wrong?.to)}
        inputClassName="md:pl-6"
      />
      <div>
        <DatesField
          isRoundTrip={trip === "round-trip"}
          out={way.date}
          back={back}
          onChange={setDates}
          search={{ trip, ways: [way], back, party, cabin, currency }}
          error={errorText(wrong?.date) ?? errorText(errors.back)}
        />
      </div>
      <div>
        <PartyField party={party} onChange={(changed) => form.setValue("party", changed)} />
      </div>
      <SubmitButton isPending={isPending} className="md:col-span-2 lg:col-span-1 lg:mt-6 lg:self-start lg:px-6" />
    </div>
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
