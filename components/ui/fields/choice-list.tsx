"use client";

import { type ReactNode, useId } from "react";
import { FieldFrame, type FieldTexts, useField } from "./field";

interface Choice {
  id: string;
  /** What it is, in one line. */
  title: string;
  /** All there is to know before choosing it. */
  details: ReactNode;
}

interface ChoiceListProps extends FieldTexts {
  choices: readonly Choice[];
  value: string | null;
  onChange: (id: string) => void;
}

/** Choices that need more than a word, one below the other: one of them is taken. */
export function ChoiceList({ choices, value, onChange, ...texts }: ChoiceListProps) {
  const { ids, mark, aria } = useField(texts);
  const name = useId();
  return (
    <div role="radiogroup" aria-labelledby={ids.label} aria-required="true" {...aria} {...mark}>
      <FieldFrame {...texts} isGroup ids={ids}>
        <div className="space-y-2">
          {choices.map(({ id, title, details }) => (
            <label
              key={id}
              className="group relative flex cursor-pointer gap-3 rounded-xl border border-line-strong bg-surface p-3 transition-colors hover:bg-paper has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-2"
            >
              <input type="radio" name={name} value={id} checked={id === value} onChange={() => onChange(id)} className="sr-only" />
              <span
                aria-hidden="true"
                className="mt-1 size-4 shrink-0 rounded-full border-2 border-line-strong bg-surface group-has-checked:border-5 group-has-checked:border-accent"
              />
              <span className="min-w-0 flex-1">
                <span className="block font-medium">{title}</span>
                <span className="block text-ink-soft text-sm">{details}</span>
              </span>
            </label>
          ))}
        </div>
      </FieldFrame>
    </div>
  );
}
