import type { ReactNode } from "react";

/** Leads a keyboard past the head of the page, to `#content`. Seen only while it has the focus. */
export function SkipLink({ children }: { children: ReactNode }) {
  return (
    <a
      href="#content"
      className="sr-only z-50 rounded-lg bg-accent px-4 py-2 text-filled focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
    >
      {children}
    </a>
  );
}
