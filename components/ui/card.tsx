import type { ComponentProps } from "react";

/** A sheet on the page that holds one matter. */
export function Card({ className = "", ...props }: ComponentProps<"section">) {
  return <section {...props} className={`rounded-xl border border-line bg-surface shadow-card print:break-inside-avoid ${className}`} />;
}
