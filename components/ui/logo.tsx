/** The mark: a wing in two strokes, rising. Decorative beside the product's name. */
export function Logo({ className = "size-7" }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className={className}>
      <path d="M3 22.5 29 5 19.5 27l-4.6-7.6z" fill="currentColor" />
      <path d="M3 22.5 29 5 12.2 17.6 11 26z" fill="currentColor" opacity="0.55" />
    </svg>
  );
}
