"use client";

import { useEffect, useRef } from "react";

const ASKED = "parvoz:palette";

/** Opens the palette from a button that stands elsewhere. */
export function openPalette(): void {
  document.dispatchEvent(new Event(ASKED));
}

/** Opens the palette with Ctrl+K or ⌘K: in the middle of typing too, but not over another window. */
export function usePaletteKey(open: () => void): void {
  const latest = useRef(open);
  useEffect(() => {
    latest.current = open;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.code !== "KeyK" || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
      event.preventDefault();
      if (!event.repeat && !document.querySelector("[data-modal]")) latest.current();
    };
    const asked = () => latest.current();
    document.addEventListener("keydown", press);
    document.addEventListener(ASKED, asked);
    return () => {
      document.removeEventListener("keydown", press);
      document.removeEventListener(ASKED, asked);
    };
  }, []);
}
