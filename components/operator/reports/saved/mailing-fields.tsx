"use client";

import { useTranslations } from "next-intl";
import { CheckboxGroup } from "@/components/ui/fields/checkbox-group";
import { Select } from "@/components/ui/fields/select";
import { TextField } from "@/components/ui/fields/text-field";
import type { SavedReports } from "@/lib/contracts/operator/reports/saved";
import { RHYTHMS, type Rhythm } from "@/lib/domain/reports/saved";

const CHOICES = ["never", ...RHYTHMS] as const;

/** By which rhythm, at which time of Tashkent, and to whom. */
export interface Mailing {
  rhythm: Rhythm | "never";
  at: string;
  recipients: string[];
}

export const NO_MAILING: Mailing = { rhythm: "never", at: "08:00", recipients: [] };

interface MailingFieldsProps {
  mailing: Mailing;
  people: SavedReports["people"];
  onChange: (mailing: Mailing) => void;
}

/** Fields for when a report is mailed, and to which colleagues. */
export function MailingFields({ mailing, people, onChange }: MailingFieldsProps) {
  const t = useTranslations("reports.saved");
  return (
    <div className="space-y-3">
      <Select
        label={t("mailing")}
        options={CHOICES.map((id) => ({ id, label: t(`rhythm.${id}`) }))}
        value={mailing.rhythm}
        onChange={(rhythm) => onChange({ ...mailing, rhythm })}
      />
      {mailing.rhythm === "never" ? null : (
        <>
          <TextField label={t("at")} type="time" value={mailing.at} onChange={(at) => onChange({ ...mailing, at })} inputClassName="num" />
          <CheckboxGroup
            label={t("recipients")}
            options={people.map(({ id, name }) => ({ id, label: name }))}
            values={mailing.recipients}
            onChange={(recipients) => onChange({ ...mailing, recipients })}
          />
        </>
      )}
    </div>
  );
}
