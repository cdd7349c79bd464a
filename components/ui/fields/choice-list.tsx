"use client";

import type { ReactNode } from "react";
import { RadioGroup as AriaRadioGroup, Radio } from "react-aria-components/RadioGroup";
import { FieldFrame, type FieldTexts } from "./field";

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
  return (
    <AriaRadioGroup value={value} onChange={onChange} isRequired isInvalid={Boolean(texts.error)} validationBehavior="aria">
      <FieldFrame {...texts}>
        <div className="space-y-2">
          {choices.map(({ id, title, details }) => (
            <Radio
              key={id}
              value={id}
              className="group flex cursor-pointer gap-3 rounded-xl border border-line-strong bg-surface p-3 transition-colors hover:bg-paper data-[selected]:border-accent data-[selected]:bg-accent-soft"
            >
              <span
                aria-hidden="true"
                className="mt-1 size-4 shrink-0 rounded-full border-2 border-line-strong bg-surface group-data-[selected]:border-5 group-data-[selected]:border-accent"
              />
              <span className="min-w-0 flex-1">
                <span className="block font-medium">{title}</span>
                <span className="block text-ink-soft text-sm">{details}</span>
              </span>
            </Radio>
          ))}
        </div>
      </FieldFrame>
    </AriaRadioGroup>
  );
}
