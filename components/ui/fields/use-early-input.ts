"use client";

import { type RefObject, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from "react";

/** What happened in a field before the page's program ran. */
interface EarlyInput {
  input: HTMLInputElement;
  /** The text that stands in it, null where nobody has changed it. */
  typed: string | null;
  isFocused: boolean;
}

/**
 * Passes on what a person, or the browser's memory of passwords, did in a served field before the page's program ran. The program would
 * show the field empty again, and would not know that it has the focus: no suggestions would open.
 * @param hear called once, where the field was served; a focus follows as an event
 * @returns for the element around the field
 */
export function useEarlyInput<Frame extends HTMLElement>(hear: (early: EarlyInput) => void): RefObject<Frame | null> {
  const frame = useRef<Frame>(null);
  const [isServed] = useState(useSyncExternalStore(neverChanges, isNotServed, wasServed));
  const passOn = useEffectEvent(() => {
    const input = frame.current?.querySelector("input");
    if (!input) return;
    const isFocused = document.activeElement === input;
    hear({ input, typed: input.value === input.defaultValue ? null : input.value, isFocused });
    if (isFocused) input.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
  });
  // Once forms listen to their fields, which they do in layout effects; and before the next rendering, which would take the text away.
  useEffect(() => {
    if (isServed) passOn();
  }, [isServed]);
  return frame;
}

const neverChanges = (): (() => void) => () => undefined;
const isNotServed = (): boolean => false;
const wasServed = (): boolean => true;
