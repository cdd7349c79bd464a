"use client";

import { Plus, X } from "lucide-react";
import { useTranslations } from "next-intl";
import { Select } from "@/components/ui/fields/select";
import { TextField } from "@/components/ui/fields/text-field";
import { Button } from "@/components/ui/press/button";
import { IconButton } from "@/components/ui/press/icon-button";
import { MOST_SERIES_LEGS } from "@/lib/domain/schedule/series";
import { type DraftLeg, type DraftSeries, EMPTY_LEG, type SeriesRemarks } from "./draft-series";

interface LegFieldsProps {
  draft: DraftSeries;
  remarks: SeriesRemarks;
  onChange: (change: Partial<DraftSeries>) => void;
}

/** Where to and when, leg by leg, by the clocks of the airports. */
export function LegFields({ draft: { legs }, remarks, onChange }: LegFieldsProps) {
  const t = useTranslations("series");
  const set = (index: number, change: Partial<DraftLeg>) =>
    onChange({ legs: legs.map((leg, place) => (place === index ? { ...leg, ...change } : leg)) });
  // The next leg begins where the one before has ended.
  const add = () => onChange({ legs: [...legs, { ...EMPTY_LEG, origin: legs.at(-1)?.destination ?? "" }] });
  return (
    <fieldset className="space-y-3">
      <legend className="mb-2 font-semibold">{t("legs")}</legend>
      {legs.map((leg, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a leg is its place in the flight
        <div key={index} className="flex items-start gap-2">
          <OneLeg leg={leg} index={index} remarks={remarks} onChange={(change) => set(index, change)} />
          {legs.length > 1 ? (
            <IconButton
              label={t("removeLeg", { number: index + 1 })}
              className="mt-6"
              onPress={() => onChange({ legs: legs.filter((_, place) => place !== index) })}
            >
              <X className="size-4" aria-hidden="true" />
            </IconButton>
          ) : null}
        </div>
      ))}
      {legs.length < MOST_SERIES_LEGS ? (
        <Button variant="secondary" size="sm" onPress={add}>
          <Plus className="size-4" aria-hidden="true" />
          {t("addLeg")}
        </Button>
      ) : null}
    </fieldset>
  );
}

interface OneLegProps {
  leg: DraftLeg;
  index: number;
  remarks: SeriesRemarks;
  onChange: (change: Partial<DraftLeg>) => void;
}

const DAYS = [0, 1, 2, 3] as const;

function OneLeg({ leg, index, remarks, onChange }: OneLegProps) {
  const t = useTranslations("series");
  const error = (name: "origin" | "destination" | "departs" | "arrives", what: "airport" | "clock") =>
    remarks.has(`${name}.${index}`) ? t(`wrong.${what}`) : undefined;
  const days = DAYS.map((day) => ({ id: String(day), label: t("dayLater", { count: day }) }));
  return (
    <fieldset aria-label={t("leg", { number: index + 1 })} className="grid min-w-0 flex-1 grid-cols-2 gap-3 md:grid-cols-6">
      <TextField
        label={t("origin")}
        value={leg.origin}
        onChange={(origin) => onChange({ origin })}
        error={error("origin", "airport")}
        inputClassName="uppercase"
        maxLength={3}
        autoComplete="off"
      />
      <TextField
        label={t("departs")}
        value={leg.departs}
        onChange={(departs) => onChange({ departs })}
        error={error("departs", "clock")}
        inputClassName="num"
        maxLength={5}
        autoComplete="off"
      />
      <Select
        label={t("departsDay")}
        options={days}
        value={String(leg.departsDay)}
        onChange={(day) => onChange({ departsDay: Number(day) })}
      />
      <TextField
        label={t("destination")}
        value={leg.destination}
        onChange={(destination) => onChange({ destination })}
        error={error("destination", "airport")}
        inputClassName="uppercase"
        maxLength={3}
        autoComplete="off"
      />
      <TextField
        label={t("arrives")}
        value={leg.arrives}
        onChange={(arrives) => onChange({ arrives })}
        error={error("arrives", "clock")}
        inputClassName="num"
        maxLength={5}
        autoComplete="off"
      />
      <Select
        label={t("arrivesDay")}
        options={days}
        value={String(leg.arrivesDay)}
        onChange={(day) => onChange({ arrivesDay: Number(day) })}
      />
    </fieldset>
  );
}
