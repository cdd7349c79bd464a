import type { ReactNode } from "react";

/** The frame of a table that may be wider than the screen; it scrolls sideways, also by keyboard. */
export function ScrollRegion({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section tabIndex={0} aria-label={label} className="overflow-x-auto rounded-lg border border-line bg-surface">
      {children}
    </section>
  );
}
