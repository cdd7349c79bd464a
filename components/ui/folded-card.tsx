"use client";

import { ChevronDown } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { Card } from "./card";
import { Press } from "./press/press";

interface FoldedCardProps {
  title: string;
  /** The gist of what is inside, in a line that is cut where it is too long. */
  gist?: ReactNode;
  children: ReactNode;
}

/** A card of one line, named by its heading, that opens to what few look at each time. On paper it is open. */
export function FoldedCard({ title, gist, children }: FoldedCardProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <Card aria-labelledby={id}>
      <h2>
        <Press
          aria-expanded={isOpen}
          aria-controls={`${id}-inside`}
          onPress={() => setOpen(!isOpen)}
          className="flex min-h-12 w-full cursor-pointer items-center gap-3 rounded-xl px-4 py-1.5 md:min-h-10 text-left hover:bg-paper md:px-5"
        >
          <span id={id} className="shrink-0 font-semibold text-lg">
            {title}
          </span>
          <span className="num min-w-0 flex-1 truncate text-right text-ink-soft text-sm print:hidden">{isOpen ? null : gist}</span>
          <ChevronDown className={`size-5 shrink-0 text-ink-soft print:hidden ${isOpen ? "rotate-180" : ""}`} aria-hidden="true" />
        </Press>
      </h2>
      <div id={`${id}-inside`} className={`px-4 pt-1 pb-4 md:px-5 ${isOpen ? "" : "hidden print:block"}`}>
        {children}
      </div>
    </Card>
  );
}
