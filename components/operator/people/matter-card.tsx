import { type ReactNode, useId } from "react";
import { Card } from "@/components/ui/card";

interface MatterCardProps {
  title: string;
  lead: string;
  children: ReactNode;
}

/** One matter of the page: what somebody wants, and what can be done for them. */
export function MatterCard({ title, lead, children }: MatterCardProps) {
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
