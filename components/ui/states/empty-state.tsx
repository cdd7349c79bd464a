import type { ReactNode } from "react";

interface EmptyStateProps {
  icon?: ReactNode;
  title: string;
  /** Why there is nothing, and what would help. */
  children?: ReactNode;
  /** The remedy: buttons or links. */
  action?: ReactNode;
}

/** Nothing to show, and the way out. */
export function EmptyState({ icon, title, children, action }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center gap-3 rounded-xl border border-line border-dashed bg-surface px-6 py-12 text-center">
      {icon ? <span className="text-ink-faint">{icon}</span> : null}
      <h2 className="font-semibold text-lg">{title}</h2>
      {children ? <div className="max-w-md text-ink-soft">{children}</div> : null}
      {action ? <div className="mt-2 flex flex-wrap justify-center gap-2">{action}</div> : null}
    </div>
  );
}
