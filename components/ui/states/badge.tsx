import type { ReactNode } from "react";

export type Tone = "neutral" | "accent" | "good" | "warm" | "bad";

const TONES: Record<Tone, string> = {
  neutral: "bg-sunken text-ink-soft",
  accent: "bg-accent-soft text-accent",
  good: "bg-good-soft text-good",
  warm: "bg-warm-soft text-warm",
  bad: "bg-bad-soft text-bad",
};

/** A word or two about a thing. Its meaning is in the text, never in the colour alone. */
export function Badge({ tone = "neutral", icon, children }: { tone?: Tone; icon?: ReactNode; children: ReactNode }) {
  return (
    <span className={`inline-flex items-center gap-1 whitespace-nowrap rounded-md px-1.5 py-0.5 text-xs font-medium ${TONES[tone]}`}>
      {icon}
      {children}
    </span>
  );
}
