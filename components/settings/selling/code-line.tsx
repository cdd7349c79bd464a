/** A name in a list of suggestions, and its code. */
export function CodeLine({ id, name }: { id: string; name: string }) {
  return (
    <span className="flex items-center justify-between gap-3">
      <span className="min-w-0 truncate">{name}</span>
      <span className="num text-ink-soft text-sm">{id}</span>
    </span>
  );
}
