"use client";

import { CircleAlert } from "lucide-react";
import { type ReactNode, useId } from "react";

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

/** Ids that tie a control to its texts. */
interface FieldIds {
  control: string;
  label: string;
  description: string;
  error: string;
}

interface Field {
  ids: FieldIds;
  /** `data-invalid` of what stands around the control: its class is `group`. */
  mark: { "data-invalid"?: true };
  /** Attributes for the control, or for the group of them. */
  aria: { "aria-describedby"?: string; "aria-invalid"?: true };
}

/** What a control and its frame have to know of each other. */
export function useField({ description, error }: Pick<FieldTexts, "description" | "error">): Field {
  const id = useId();
  const ids = { control: `${id}-control`, label: `${id}-label`, description: `${id}-description`, error: `${id}-error` };
  if (error) return { ids, mark: { "data-invalid": true }, aria: { "aria-describedby": ids.error, "aria-invalid": true } };
  return { ids, mark: {}, aria: description ? { "aria-describedby": ids.description } : {} };
}

interface FieldFrameProps extends FieldTexts {
  ids: FieldIds;
  /** Whether there are several controls, which `ids.label` labels together. */
  isGroup?: boolean;
  children: ReactNode;
}

/** A label over a control, its hint and its error under it. */
export function FieldFrame({ ids, isGroup = false, label, isLabelHidden = false, description, error, children }: FieldFrameProps) {
  const look = isLabelHidden ? "sr-only" : "mb-1 block text-ink-soft text-sm";
  return (
    <>
      {isGroup ? (
        <span id={ids.label} className={look}>
          {label}
        </span>
      ) : (
        <label id={ids.label} htmlFor={ids.control} className={look}>
          {label}
        </label>
      )}
      {children}
      {description && !error ? (
        <span id={ids.description} className="mt-1 block text-ink-faint text-xs">
          {description}
        </span>
      ) : null}
      {error ? (
        <span id={ids.error} className="mt-1 flex items-start gap-1 text-bad text-xs">
          <CircleAlert className="mt-0.5 size-3.5 shrink-0" aria-hidden="true" />
          {error}
        </span>
      ) : null}
    </>
  );
}
