"use client";

import { useTranslations } from "next-intl";
import { type KeyboardEvent, type RefObject, useEffect, useState } from "react";
import { TextField } from "@/components/ui/fields/text-field";
import type { SearchValues } from "../search-form-schema";
import { useReadLine } from "./use-read-line";

interface OneLineProps {
  onSearch: (search: SearchValues) => void;
  inputRef: RefObject<HTMLInputElement | null>;
  /** Whether it has the focus once it is there: where it was asked for, not where a page begins with it. */
  takesFocus: boolean;
}

/** The whole search in one line, for whoever knows it by heart. What was understood stands under it before Enter searches. */
export function OneLine({ onSearch, inputRef, takesFocus }: OneLineProps) {
  const t = useTranslations("line");
  const [text, setText] = useState("");
  const [isAsked, setAsked] = useState(false);
  const { search, understood, problem, isLooking, askAgain } = useReadLine(text);
  const pressKey = (event: KeyboardEvent) => {
    if (event.key !== "Enter") return;
    event.preventDefault();
    setAsked(true);
    askAgain?.();
  };
  // Who knows the line by heart presses Enter before its cities are looked up: the search waits for them.
  useEffect(() => {
    if (!isAsked || !search) return;
    setAsked(false);
    onSearch(search);
  }, [isAsked, search, onSearch]);
  const status = understood ?? (isLooking ? t("looking") : t("help"));
  return (
    <TextField
      label={t("label")}
      value={text}
      onChange={(typed) => {
        setText(typed);
        setAsked(false);
      }}
      onKeyDown={pressKey}
      autoFocus={takesFocus}
      inputRef={inputRef}
      autoComplete="off"
      spellCheck="false"
      placeholder={t("hint")}
      inputClassName="num"
      description={<span aria-live="polite">{status}</span>}
      // While one types, a line is not wrong but unfinished.
      error={isAsked ? problem : undefined}
    />
  );
}
