import type { Metadata } from "next";
import type { ReactNode } from "react";
import { Toaster } from "@/components/ui/overlays/toaster";

// Unlike the portal, the documentation is for everyone, search engines included. Titles: docs-metadata.ts, in the language of the page.
export const metadata: Metadata = { robots: { index: true, follow: true } };

export default function DocsLayout({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <Toaster />
    </>
  );
}
