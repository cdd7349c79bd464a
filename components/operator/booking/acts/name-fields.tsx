"use client";

import { useTranslations } from "next-intl";
import { Select } from "@/components/ui/fields/select";
import { TextField } from "@/components/ui/fields/text-field";
import type { OfficeBooking } from "@/lib/contracts/operator/bookings/office-booking";

export interface CorrectedName {
  /** `key` of the passenger. */
  passenger: string;
  first_name: string;
  last_name: string;
}

interface NameFieldsProps {
  passengers: OfficeBooking["booking"]["passengers"];
  name: CorrectedName;
  onChange: (name: CorrectedName) => void;
}

/** Whose name, and how it is right. */
export function NameFields({ passengers, name, onChange }: NameFieldsProps) {
  const t = useTranslations("officeBooking.acts");
  const options = passengers.map(({ key, last_name, first_name }) => ({ id: key, label: `${last_name} ${first_name}` }));
  const choose = (key: string) => {
    const found = passengers.find((each) => each.key === key);
    if (found) onChange({ passenger: key, first_name: found.first_name, last_name: found.last_name });
  };
  return (
    <>
      <Select label={t("passenger")} options={options} value={name.passenger} onChange={choose} />
      <TextField
        label={t("lastName")}
        value={name.last_name}
        onChange={(last_name) => onChange({ ...name, last_name })}
        autoComplete="off"
        spellCheck="false"
      />
      <TextField
        label={t("firstName")}
        value={name.first_name}
        onChange={(first_name) => onChange({ ...name, first_name })}
        autoComplete="off"
        spellCheck="false"
      />
    </>
  );
}
