"use client";

import { useTranslations } from "next-intl";
import { TextArea } from "@/components/ui/fields/text-area";

/** Fewer letters say nothing. */
const LEAST = 3;

export function isReason(text: string): boolean {
  return text.trim().length >= LEAST;
}

interface ReasonFieldProps {
  label?: string;
  value: string;
  onChange: (text: string) => void;
  /** Whether it was tried to go on: then it is said that it is missing. */
  isTried: boolean;
}

/** Why something is done. */
export function ReasonField({ label, value, onChange, isTried }: ReasonFieldProps) {
  const t = useTranslations("proposals.ask");
  return (
    <TextArea
      label={label ?? t("reason")}
      description={t("reasonHint")}
      rows={2}
      maxLength={500}
      value={value}
      onChange={onChange}
      error={isTried && !isReason(value) ? t("reasonMissing") : undefined}
    />
  );
}
