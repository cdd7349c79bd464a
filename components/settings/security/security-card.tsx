import { type ReactNode, useId } from "react";
import { Card } from "@/components/ui/card";

interface SecurityCardProps {
  title: string;
  lead: string;
  children: ReactNode;
}

/** One matter of the page: what it is, and what can be done about it. */
export function SecurityCard({ title, lead, children }: SecurityCardProps) {
  const id = useId();
  return (
    <Card aria-labelledby={id} className="space-y-4 p-4 md:p-5">
      <div>
        <h2 id={id} className="font-semibold text-lg">
          {title}
        </h2>
        <p className="mt-1 text-ink-soft text-sm">{lead}</p>
      </div>
      {children}
    </Card>
  );
}
