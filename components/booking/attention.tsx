"use client";

import { type ReactNode, useEffect, useRef } from "react";

/** News that must be seen: comes into view and takes the focus when it appears, wherever the page was scrolled to. */
export function Attention({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    ref.current?.focus({ preventScroll: true });
    ref.current?.scrollIntoView({ block: "center" });
  }, []);
  return (
    <div ref={ref} tabIndex={-1} data-ring="none">
      {children}
    </div>
  );
}
