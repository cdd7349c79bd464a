"use client";

import { useEffect, useState } from "react";

/**
 * What a list shows while a pointer is pressed on it: what it showed when the press began. Else the answer to what was typed, coming
 * between press and release, would put another item, or none, under the finger.
 * @returns the items to show, and what to call where a press on the list begins
 */
export function useStillWhilePressed<Item>(items: readonly Item[]): { shown: readonly Item[]; onPointerDownCapture: () => void } {
  const [pressed, setPressed] = useState<readonly Item[] | null>(null);
  useEffect(() => {
    if (!pressed) return;
    const release = () => setPressed(null);
    const ends = ["pointerup", "pointercancel"] as const;
    for (const end of ends) window.addEventListener(end, release);
    return () => {
      for (const end of ends) window.removeEventListener(end, release);
    };
  }, [pressed]);
  return { shown: pressed ?? items, onPointerDownCapture: () => setPressed(items) };
}
