import { type ReactNode, useId } from "react";

interface PlainSectionProps {
  title: ReactNode;
  /** What the section is for, under its title. */
  lead?: ReactNode;
  /** What stands at the end of the title's line. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A heading and what belongs to it, without a frame: what stands below has its own, as tables do. */
export function PlainSection({ title, lead, aside, children }: PlainSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="space-y-3 pt-2">
      <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-2">
        <div className={lead ? "min-w-0 flex-1 basis-72" : "min-w-0"}>
          <h2 id={id} className="font-semibold text-lg">
            {title}
          </h2>
          {lead ? <p className="max-w-3xl text-ink-soft text-sm">{lead}</p> : null}
        </div>
        {aside}
      </div>
      {children}
    </section>
  );
}
