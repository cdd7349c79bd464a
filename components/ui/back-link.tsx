import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { PageLink } from "./page-link";

/** Leads from one thing back to the list that it stands in. */
export function BackLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <PageLink href={href} className="inline-flex min-h-11 items-center gap-1.5 text-accent text-sm hover:underline md:min-h-8 print:hidden">
      <ArrowLeft className="size-4" aria-hidden="true" />
      {children}
    </PageLink>
  );
}
