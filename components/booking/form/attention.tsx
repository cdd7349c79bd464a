"use client";

import { type ReactNode, useEffect, useRef } from "react";

/** News that must be seen: comes into view and takes the focus when it appears, wherever the page was scrolled to; unless something else is wanted first. */
export function Attention({ isWanted = true, children }: { isWanted?: boolean; children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isWanted) return;
    ref.current?.focus({ preventScroll: true });
    ref.current?.scrollIntoView({ block: "center" });
  }, [isWanted]);
  return (
    <div ref={ref} tabIndex={-1} data-ring="none">
      {children}
    </div>
  );
}
