const LOOKS: Record<string, string> = {
  GET: "bg-accent-soft text-accent",
  POST: "bg-good-soft text-good",
  PATCH: "bg-good-soft text-good",
  DELETE: "bg-bad-soft text-bad",
};

/** The HTTP method of an operation. */
export function MethodBadge({ method }: { method: string }) {
  return (
    <span
      className={`rounded px-1.5 py-0.5 font-mono font-semibold text-[0.6875rem] leading-4 ${LOOKS[method] ?? "bg-sunken text-ink-soft"}`}
    >
      {method}
    </span>
  );
}
