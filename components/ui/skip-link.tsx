import type { MouseEventHandler, ReactNode } from "react";

interface SkipLinkProps {
  /** A part of the page that can take the focus. */
  to?: string;
  /** Leads closer than to the whole part; it prevents the default where it has. */
  onClick?: MouseEventHandler;
  children: ReactNode;
}

/** Leads a keyboard past the head of the page, to `#content`, or on to what the page is opened for. Seen only while it has the focus. */
export function SkipLink({ to = "content", onClick, children }: SkipLinkProps) {
  return (
    <a
      href={`#${to}`}
      onClick={onClick}
      className="sr-only z-50 rounded-lg bg-accent px-4 py-2 text-filled focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
    >
      {children}
    </a>
  );
}
