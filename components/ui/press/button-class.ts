export type ButtonVariant = "primary" | "secondary" | "quiet" | "danger";
export type ButtonSize = "sm" | "md" | "lg";

const VARIANTS: Record<ButtonVariant, string> = {
  primary: "bg-accent text-filled hover:bg-accent-strong disabled:bg-line disabled:text-ink-faint",
  secondary:
    "border border-line-strong bg-surface text-ink hover:border-ink-soft hover:bg-paper disabled:border-line disabled:text-ink-faint",
  quiet: "text-accent hover:bg-accent-soft disabled:text-ink-faint",
  danger: "border border-bad bg-surface text-bad hover:bg-bad-soft disabled:border-line disabled:text-ink-faint",
};

const SIZES: Record<ButtonSize, string> = {
  sm: "min-h-11 px-3 text-sm md:min-h-8",
  md: "min-h-11 px-4 text-base md:min-h-10",
  lg: "min-h-12 px-6 text-lg",
};

/** The look shared by buttons and by links that act as one. */
export function buttonClass(variant: ButtonVariant = "primary", size: ButtonSize = "md"): string {
  const common = "inline-flex cursor-pointer select-none items-center justify-center gap-2 rounded-lg font-medium transition-colors";
  return `${common} disabled:cursor-default ${VARIANTS[variant]} ${SIZES[size]}`;
}
