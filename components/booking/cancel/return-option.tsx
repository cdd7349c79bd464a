import type { ReactNode } from "react";

/** One way to give the tickets back: its button, and what it means. */
export function ReturnOption({ hint, children }: { hint: string; children: ReactNode }) {
  return (
    <div>
      {children}
      <p className="mt-1.5 text-ink-soft text-sm">{hint}</p>
    </div>
  );
}
