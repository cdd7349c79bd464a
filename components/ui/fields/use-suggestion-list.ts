"use client";

import { type KeyboardEvent, useState } from "react";

interface SuggestionList<Item> {
  isOpen: boolean;
  /** The one that Enter would take; null where none is. */
  marked: Item | null;
  open: () => void;
  close: () => void;
  mark: (id: string) => void;
  pressKey: (event: KeyboardEvent) => void;
}

/** Whether the suggestions of a field are shown, and which of them is marked. The arrow keys go round; Escape closes. */
export function useSuggestionList<Item extends { id: string }>(items: readonly Item[]): SuggestionList<Item> {
  const [isOpen, setOpen] = useState(false);
  const [markedId, setMarkedId] = useState<string | null>(null);
  const at = isOpen ? items.findIndex(({ id }) => id === markedId) : -1;
  const show = (isNowOpen: boolean) => {
    setOpen(isNowOpen);
    setMarkedId(null);
  };
  const step = (by: 1 | -1) => {
    const next = at < 0 ? (by > 0 ? 0 : items.length - 1) : (at + by + items.length) % items.length;
    setOpen(true);
    setMarkedId(items[next]?.id ?? null);
  };
  const pressKey = (event: KeyboardEvent) => {
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      step(event.key === "ArrowDown" ? 1 : -1);
    }
    if (event.key === "Escape" && isOpen) {
      // The list closes, and not the window around it.
      event.stopPropagation();
      show(false);
    }
  };
  return { isOpen, marked: items[at] ?? null, open: () => show(true), close: () => show(false), mark: setMarkedId, pressKey };
}
