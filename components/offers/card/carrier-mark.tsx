/** A carrier by its code, in place of a logo. */
export function CarrierMark({ code }: { code: string }) {
  return (
    <span className="num inline-flex h-6 min-w-8 items-center justify-center rounded-md bg-accent-soft px-1 font-semibold text-accent text-xs">
      {code}
    </span>
  );
}
