"use client";

import { useTranslations } from "next-intl";
import { Select } from "@/components/ui/fields/select";
import { TextField } from "@/components/ui/fields/text-field";
import type { DraftSeries, SeriesRemarks } from "./draft-series";

interface AircraftFieldsProps {
  draft: DraftSeries;
  remarks: SeriesRemarks;
  onChange: (change: Partial<DraftSeries>) => void;
}

const KINDS = ["scheduled", "charter"] as const;

/** By what it is flown, and how many seats that has. */
export function AircraftFields({ draft, remarks, onChange }: AircraftFieldsProps) {
  const t = useTranslations("series");
  const seats = remarks.has("seats") ? t("wrong.seats") : undefined;
  return (
    <div className="grid grid-cols-2 gap-3 md:grid-cols-5">
      <Select
        label={t("kind")}
        options={KINDS.map((id) => ({ id, label: t(`kinds.${id}`) }))}
        value={draft.kind}
        onChange={(kind) => onChange({ kind })}
      />
      <TextField
        label={t("aircraftType")}
        description={t("aircraftHint")}
        value={draft.aircraft}
        onChange={(aircraft) => onChange({ aircraft })}
        error={remarks.has("aircraft") ? t("wrong.aircraft") : undefined}
        inputClassName="uppercase"
        maxLength={3}
        autoComplete="off"
        isRequired
      />
      <TextField
        label={t("business")}
        value={draft.business}
        onChange={(business) => onChange({ business })}
        inputMode="numeric"
        maxLength={3}
        autoComplete="off"
      />
      <TextField
        label={t("economy")}
        value={draft.economy}
        onChange={(economy) => onChange({ economy })}
        error={seats}
        inputMode="numeric"
        maxLength={3}
        autoComplete="off"
      />
      <TextField
        label={t("classes")}
        description={t("classesHint")}
        value={draft.classes}
        onChange={(classes) => onChange({ classes })}
        inputClassName="uppercase"
        maxLength={26}
        autoComplete="off"
      />
    </div>
  );
}
