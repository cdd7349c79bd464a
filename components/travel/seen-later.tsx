"use client";

import { type ReactNode, useState } from "react";
import { useMedia } from "@/lib/client/use-media";
import { WIDTHS, type Width } from "@/lib/client/widths";

interface SeenLaterProps {
  /** Whether it has been asked for: then windows of all widths show it. */
  isAsked: boolean;
  /** The width from which on a window shows it unasked; null where none does. */
  from: Width | null;
  /** Classes that hide it where it is neither asked for nor shown unasked. */
  className: string;
  children: ReactNode;
}

/**
 * A part that narrow windows show only once it is asked for. The server, which knows no widths, sends it to all of them. Where it is out of
 * sight its HTML stays as it came and nothing of it runs, which takes a telephone less time; once it is to be seen it is drawn, and stays.
 */
export function SeenLater({ isAsked, from, className, children }: SeenLaterProps) {
  const isWide = useMedia(from ?? "md") && from !== null;
  // Asked of the window itself: a wide one takes over what was served with the first rendering, and useMedia tells its width after that.
  const [isDrawn, setDrawn] = useState(() => isAsked || typeof window === "undefined" || (from !== null && isAtLeast(from)));
  if (!isDrawn && (isAsked || isWide)) setDrawn(true);
  if (isDrawn) {
    return (
      <div key="drawn" className={className}>
        {children}
      </div>
    );
  }
  // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set, for React compares nothing inside of such an element and leaves it as it was served
  return <div key="served" className={className} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: "" }} />;
}

function isAtLeast(width: Width): boolean {
  return window.matchMedia(WIDTHS[width]).matches;
}
