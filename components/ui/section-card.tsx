import { type ComponentProps, type ReactNode, useId } from "react";
import { Card } from "./card";

interface SectionCardProps extends Omit<ComponentProps<typeof Card>, "title"> {
  title: ReactNode;
  /** What the section is for, under its title. */
  lead?: ReactNode;
  /** What stands at the end of the title's line. */
  aside?: ReactNode;
  /** 3 where a heading of the page stands above the card. */
  level?: 2 | 3;
}

/** A card with a heading, which names it. */
export function SectionCard({ title, lead, aside, level = 2, className = "", children, ...props }: SectionCardProps) {
  const id = useId();
  return (
    <Card {...props} aria-labelledby={id} className={`p-4 md:p-5 ${className}`}>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className={`min-w-0 ${lead ? "flex-1 basis-72" : ""}`}>
          {level === 2 ? (
            <h2 id={id} className="font-semibold text-lg">
              {title}
            </h2>
          ) : (
            <h3 id={id} className="font-semibold">
              {title}
            </h3>
          )}
          {lead ? <p className="mt-1 text-ink-soft text-sm">{lead}</p> : null}
        </div>
        {aside}
      </div>
      {children}
    </Card>
  );
}
