import type { Metadata } from "next";
import type { ReactNode } from "react";

// Unlike the portal, the documentation is for everyone, search engines included.
export const metadata: Metadata = {
  title: { default: "Documentation", template: "%s · Parvoz documentation" },
  description: "Search flights, book, pay, get tickets and receipts, cancel and refund: the interface for partners.",
  robots: { index: true, follow: true },
};

export default function DocsLayout({ children }: { children: ReactNode }) {
  return children;
}
