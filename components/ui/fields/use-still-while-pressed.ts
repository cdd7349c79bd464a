"use client";

import { type PointerEvent, useEffect, useState } from "react";

/** A press is taken as a choice by its click, which follows the release, or is made 80 ms later where none follows. */
const UNTIL_CHOSEN_MS = 150;

interface StillList<Item> {
  /** The items to show. */
  shown: readonly Item[];
  /** Handler for the list. */
  onPointerDownCapture: (event: PointerEvent) => void;
  /** Shows the present items again, whatever is pressed. */
  release: () => void;
}

/**
 * What a list shows while a pointer is pressed on it: what it showed when the press began. Else the answer to what was typed, coming
 * between press and choice, would put another item, or none, under the finger.
 */
export function useStillWhilePressed<Item>(items: readonly Item[]): StillList<Item> {
  const [pressed, setPressed] = useState<readonly Item[] | null>(null);
  const release = () => setPressed(null);
  useEffect(() => {
    if (!pressed) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const letGo = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setPressed(null), UNTIL_CHOSEN_MS);
    };
    const cancel = () => setPressed(null);
    window.addEventListener("pointerup", letGo);
    window.addEventListener("pointercancel", cancel);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("pointerup", letGo);
      window.removeEventListener("pointercancel", cancel);
    };
  }, [pressed]);
  const onPointerDownCapture = ({ button, isPrimary }: PointerEvent) => {
    if (button === 0 && isPrimary) setPressed((still) => still ?? items);
  };
  return { shown: pressed ?? items, onPointerDownCapture, release };
}
