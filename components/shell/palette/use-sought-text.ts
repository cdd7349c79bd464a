"use client";

import { useRested } from "@/lib/client/use-rested";
import { SHORTEST_SOUGHT } from "@/lib/domain/passengers/book/sought-person";

/** The work list and the passenger book take no longer text. */
const LONGEST = 60;

interface SoughtText {
  text: string;
  /** Whether the service is asked for it, now or in a moment. */
  isSought: boolean;
  /** Whether the typing rests, so that it is asked now. */
  isRested: boolean;
}

/** What is typed, as the service may be asked for it. @param isWanted whether it may mean what is looked for */
export function useSoughtText(typed: string, isWanted: boolean): SoughtText {
  const text = typed.trim();
  const isRested = useRested(text) === text;
  return { text, isSought: isWanted && text.length >= SHORTEST_SOUGHT && text.length <= LONGEST, isRested };
}
