import type { ReactNode } from "react";
import { Card } from "@/components/ui/card";

/** A titled sheet of the booking page. */
export function SectionCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card aria-label={title} className="p-4 md:p-5">
      <h2 className="mb-3 font-semibold text-lg">{title}</h2>
      {children}
    </Card>
  );
}
