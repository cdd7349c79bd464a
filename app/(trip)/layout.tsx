import type { Metadata } from "next";
import type { ReactNode } from "react";
import { DemoNotice } from "@/components/shell/demo-notice";
import { Texts } from "@/components/ui/texts";
import { isDemo } from "@/lib/api/access/session";

// The address of a trip is its only key: it is not passed on to any other site.
export const metadata: Metadata = { referrer: "no-referrer", robots: { index: false, follow: false } };

/** The layout holds what all customers' pages share. Each page has its own frame, for an agency leads on those of its customers. */
export default function TripLayout({ children }: { children: ReactNode }) {
  return (
    <Texts of={["common", "trip", "changes", "quotes", "entry", "followed"]}>
      {isDemo() ? <DemoNotice /> : null}
      {children}
    </Texts>
  );
}
