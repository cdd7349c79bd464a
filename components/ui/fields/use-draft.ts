"use client";

import { type KeyboardEvent, useRef, useState } from "react";

interface DraftOptions {
  /** What the field shows while nothing is being typed. */
  shown: string;
  /** What leaving the field, or Enter without a marked suggestion, takes for a text; undefined keeps the choice as it is. */
  settle: (text: string) => string | undefined | Promise<string | undefined>;
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
  const latest = useRef<string | null>(null);
  const type = (text: string | null) => {
    latest.current = text;
    setDraft(text);
  };
  const propsOf = ({ shown, settle, onChoose }: DraftOptions): DraftProps => {
    const settleDraft = async () => {
      if (draft === null) return;
      const id = await settle(draft);
      // Something else has been typed, or chosen, since.
      if (latest.current !== draft) return;
      if (id !== undefined) onChoose(id);
      type(null);
    };
    return {
      inputValue: draft ?? shown,
      onInputChange: (text) => type(text === shown ? null : text),
      onSelect: (item) => {
        if (!item) return;
        onChoose(item.id);
        type(null);
      },
      onKeyDown: (event) => {
        const isMarked = event.currentTarget.getAttribute("aria-activedescendant") !== null;
        if (event.key !== "Enter" || !draft || isMarked) return;
        event.preventDefault();
        void settleDraft();
      },
      onBlur: () => void settleDraft(),
    };
  };
  return { draft, propsOf };
}
