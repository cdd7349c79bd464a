"use client";

import { useTranslations } from "next-intl";
import { type KeyboardEvent, useState } from "react";
import { TextField } from "@/components/ui/fields/text-field";
import type { SearchValues } from "./search-form-schema";
import { useReadLine } from "./use-read-line";

/** The whole search in one line, for whoever knows it by heart. What was understood stands under it before Enter searches. */
export function OneLine({ onSearch }: { onSearch: (search: SearchValues) => void }) {
  const t = useTranslations("search.line");
  const [text, setText] = useState("");
  const [isAsked, setAsked] = useState(false);
  const { search, understood, problem, isLooking } = useReadLine(text);
  const pressKey = (event: KeyboardEvent) => {
    if (event.key !== "Enter") return;
    event.preventDefault();
    if (search) onSearch(search);
    else setAsked(true);
  };
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
      autoFocus
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
