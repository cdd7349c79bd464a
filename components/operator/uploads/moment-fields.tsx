"use client";

import { useTranslations } from "next-intl";
import { DateField } from "@/components/ui/fields/dates/date-field";
import { RadioGroup } from "@/components/ui/fields/radio-group";
import { TextField } from "@/components/ui/fields/text-field";

/** When prices are to count, as it is typed: a day and an hour of Tashkent's clock. */
export interface TypedMoment {
  isLater: boolean;
  /** `YYYY-MM-DD` */
  day: string;
  /** `HH:MM` */
  time: string;
}

export const AT_ONCE: TypedMoment = { isLater: false, day: "", time: "00:00" };

/** The moment with its offset; undefined at once, null where what is typed is none. */
export function momentOf({ isLater, day, time }: TypedMoment): string | null | undefined {
  if (!isLater) return undefined;
  const text = `${day}T${time}:00+05:00`;
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d:00/.test(text) && !Number.isNaN(Date.parse(text)) ? text : null;
}

interface MomentFieldsProps {
  moment: TypedMoment;
  onChange: (moment: TypedMoment) => void;
  isWrong: boolean;
  isDisabled: boolean;
}

/** At once, or at a moment. */
export function MomentFields({ moment, onChange, isWrong, isDisabled }: MomentFieldsProps) {
  const t = useTranslations("uploads.moment");
  return (
    <div className="space-y-3">
      <RadioGroup
        label={t("when")}
        options={[
          { id: "now", label: t("now") },
          { id: "later", label: t("later") },
        ]}
        value={moment.isLater ? "later" : "now"}
        onChange={(id) => onChange({ ...moment, isLater: id === "later" })}
        isDisabled={isDisabled}
      />
      {moment.isLater ? (
        <div className="flex flex-wrap items-start gap-3">
          <DateField
            use="travel"
            label={t("day")}
            error={isWrong ? t("wrong") : undefined}
            value={moment.day}
            onChange={(day) => onChange({ ...moment, day })}
            isDisabled={isDisabled}
          />
          <TextField
            type="time"
            label={t("time")}
            description={t("zone")}
            value={moment.time}
            onChange={(time) => onChange({ ...moment, time })}
            isDisabled={isDisabled}
          />
        </div>
      ) : null}
    </div>
  );
}
