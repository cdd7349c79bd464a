"use client";

import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { FieldError } from "react-aria-components/FieldError";
import { Label } from "react-aria-components/Label";
import { Text } from "react-aria-components/Text";

/** Frame of everything that takes an entry: fields, selects, date fields. 16 px on a phone, or iOS zooms in. */
export const controlClass =
  "h-11 w-full min-w-0 rounded-lg border border-line-strong bg-surface px-3 text-[1rem] text-ink transition-colors placeholder:text-ink-faint hover:border-ink-soft focus-visible:border-accent disabled:border-line disabled:bg-sunken disabled:text-ink-faint data-[invalid]:border-bad group-data-[invalid]:border-bad md:h-10 md:text-base";

export interface FieldTexts {
  label: string;
  /** Keeps the label for screen readers only. */
  isLabelHidden?: boolean;
  description?: ReactNode;
  /** Shown, and tied to the field, where it is not empty. */
  error?: string | undefined;
}

/** A label over a control, its hint and its error under it. Must stand inside a react-aria field. */
export function FieldFrame({ label, isLabelHidden = false, description, error, children }: FieldTexts & { children: ReactNode }) {
  return (
    <>
      <Label className={isLabelHidden ? "sr-only" : "mb-1 block text-sm text-ink-soft"}>{label}</Label>
      {children}
      {description && !error ? (
        <Text slot="description" className="mt-1 block text-xs text-ink-faint">
          {description}
        </Text>
      ) : null}
      <FieldError className="mt-1 flex items-start gap-1 text-xs text-bad">
        <CircleAlert className="mt-0.5 size-3.5 shrink-0" aria-hidden="true" />
        {error}
      </FieldError>
    </>
  );
}
