/** The place of something that is on its way. Give it the size of what will come, so that nothing jumps. */
export function Skeleton({ className = "h-4 w-24" }: { className?: string }) {
  return <span aria-hidden="true" className={`block animate-[breathe_1.6s_ease-in-out_infinite] rounded bg-sunken ${className}`} />;
}
