import { CircleAlert, CircleCheck, Info, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";

type BannerTone = "info" | "good" | "warm" | "bad";

const TONES: Record<BannerTone, { look: string; icon: ReactNode }> = {
  info: { look: "border-accent-line bg-accent-soft text-ink", icon: <Info className="size-5 text-accent" aria-hidden="true" /> },
  good: { look: "border-good-line bg-good-soft text-ink", icon: <CircleCheck className="size-5 text-good" aria-hidden="true" /> },
  warm: { look: "border-warm-line bg-warm-soft text-ink", icon: <TriangleAlert className="size-5 text-warm" aria-hidden="true" /> },
  bad: { look: "border-bad-line bg-bad-soft text-ink", icon: <CircleAlert className="size-5 text-bad" aria-hidden="true" /> },
};

interface BannerProps {
  tone?: BannerTone;
  title?: ReactNode;
  children?: ReactNode;
  /** A button or a link at its end. */
  action?: ReactNode;
  /** Read aloud at once by screen readers when it appears. */
  isAlert?: boolean;
  className?: string;
}

/** News that concerns the whole page or form, and what to do about it. */
export function Banner({ tone = "info", title, children, action, isAlert = false, className = "" }: BannerProps) {
  const { look, icon } = TONES[tone];
  return (
    <div
      role={isAlert ? "alert" : undefined}
      className={`flex flex-wrap items-start gap-x-3 gap-y-2 rounded-xl border px-4 py-3 ${look} ${className}`}
    >
      <span className="mt-0.5 shrink-0">{icon}</span>
      <div className="min-w-0 flex-1 basis-52">
        {title ? <p className="font-medium">{title}</p> : null}
        {children ? <div className="text-sm text-ink-soft">{children}</div> : null}
      </div>
      {action ? <div className="shrink-0">{action}</div> : null}
    </div>
  );
}
