"use client";

import { type RefObject, useLayoutEffect } from "react";

/** Sets `--room` of an element while something opens from it: how wide that may be to end within the window, whatever becomes of its size. */
export function useRoom(element: RefObject<HTMLElement | null>, isOpen: boolean): void {
  useLayoutEffect(() => {
    if (!isOpen) return;
    const measure = () => {
      const left = element.current?.getBoundingClientRect().left ?? 0;
      element.current?.style.setProperty("--room", `calc(100vw - ${left}px - 1rem)`);
    };
    measure();
    window.addEventListener("resize", measure);
    return () => window.removeEventListener("resize", measure);
  }, [element, isOpen]);
}
