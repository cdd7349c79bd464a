"use client";

import { useRested } from "@/lib/client/use-rested";

/** Below it nothing is asked for: half the agency begins with one letter. */
const SHORTEST = 2;
/** Of what the work list and the passenger book take. */
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
  return { text, isSought: isWanted && text.length >= SHORTEST && text.length <= LONGEST, isRested };
}
