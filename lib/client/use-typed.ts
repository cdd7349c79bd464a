"use client";

import { useEffect, useState } from "react";

const PAUSE_MS = 350;

/**
 * A field's text, applied when the agent pauses; another text comes from outside when the filter was cleared or the back button was pressed.
 * @param read what the text means; null while it is not whole
 */
export function useTyped(current: string, read: (text: string) => string | null, apply: (value: string) => void) {
  const [text, setText] = useState(current);
  const [seen, setSeen] = useState(current);
  const [applied, setApplied] = useState(current);
  if (current !== seen) {
    setSeen(current);
    if (current !== applied) setText(current);
  }
  const value = read(text);
  useEffect(() => {
    if (value === null || (value === applied && value === current)) return;
    const timer = window.setTimeout(() => {
      setApplied(value);
      if (value !== current) apply(value);
    }, PAUSE_MS);
    return () => window.clearTimeout(timer);
  });
  return [text, setText] as const;
}
