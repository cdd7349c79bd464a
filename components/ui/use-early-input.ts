"use client";

import { type RefObject, useEffectEvent, useLayoutEffect, useRef, useState, useSyncExternalStore } from "react";

/**
 * Passes on what a person, or the browser's memory of passwords, did in a served field before the page's program ran. The program would
 * show the field empty again, and would not know that it has the focus: no suggestions would open.
 * @param onTyped gets the text that stands in the field
 * @returns for the element around the field
 */
export function useEarlyInput<Frame extends HTMLElement>(onTyped: (text: string) => void): RefObject<Frame | null> {
  const frame = useRef<Frame>(null);
  const [isServed] = useState(useSyncExternalStore(neverChanges, isNotServed, wasServed));
  const passOn = useEffectEvent(() => {
    const input = frame.current?.querySelector("input");
    if (!input) return;
    if (input.value !== input.defaultValue) onTyped(input.value);
    if (document.activeElement === input) input.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
  });
  // Before the first change is drawn: it would take the text away.
  useLayoutEffect(() => {
    if (isServed) passOn();
  }, [isServed]);
  return frame;
}

const neverChanges = (): (() => void) => () => undefined;
const isNotServed = (): boolean => false;
const wasServed = (): boolean => true;
