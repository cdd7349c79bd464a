"use client";

import { type KeyboardEvent, useState } from "react";

interface DraftOptions {
  /** What the field shows while nothing is being typed. */
  shown: string;
  /** What leaving the field, or Enter without a marked suggestion, takes; undefined keeps the choice as it is. */
  settled: string | undefined;
  onChoose: (id: string) => void;
}

/** What a ComboBox needs of a draft. */
interface DraftProps {
  inputValue: string;
  onInputChange: (text: string) => void;
  onSelect: (item: { id: string } | null) => void;
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
  onBlur: () => void;
}

/** What is being typed into a field that suggests; `draft` is null while the field shows its choice. */
export function useDraft(): { draft: string | null; propsOf: (options: DraftOptions) => DraftProps } {
  const [draft, setDraft] = useState<string | null>(null);
  const propsOf = ({ shown, settled, onChoose }: DraftOptions): DraftProps => {
    const choose = (id: string | undefined) => {
      if (id !== undefined) onChoose(id);
      setDraft(null);
    };
    return {
      inputValue: draft ?? shown,
      onInputChange: (text) => setDraft(text === shown ? null : text),
      onSelect: (item) => item && choose(item.id),
      onKeyDown: (event) => {
        const isMarked = event.currentTarget.getAttribute("aria-activedescendant") !== null;
        if (event.key !== "Enter" || !draft || isMarked) return;
        event.preventDefault();
        choose(settled);
      },
      onBlur: () => choose(settled),
    };
  };
  return { draft, propsOf };
}
