"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, startTransition, useEffect, useId, useState } from "react";

interface Range {
  from: number;
  to: number;
}

interface RangeFieldProps {
  label: string;
  bounds: Range;
  step: number;
  value: Range;
  /** Writes a value as people read it. */
  format: (value: number) => string;
  onChange: (value: Range) => void;
  /** Whether only the upper end moves. */
  isUpperOnly?: boolean;
  /** Stands on the track. */
  children?: ReactNode;
}

/** A span on a track with a thumb at each end. Both are the browser's own sliders: keys, touch and screen readers know them. */
export function RangeField({ label, bounds, step, value, format, onChange, isUpperOnly = false, children }: RangeFieldProps) {
  const t = useTranslations("common.ui");
  const labelId = useId();
  const [draft, setDraft] = useState<Range | null>(null);
  const { from, to } = draft ?? value;
  const isCaughtUp = draft?.from === value.from && draft.to === value.to;
  useEffect(() => {
    if (isCaughtUp) setDraft(null);
  }, [isCaughtUp]);
  // The thumb moves at once; what depends on it follows when there is time.
  const change = (changed: Range) => {
    setDraft(changed);
    startTransition(() => onChange(changed));
  };
  const percent = (at: number) => ((at - bounds.from) / (bounds.to - bounds.from)) * 100;
  const common = { min: bounds.from, max: bounds.to, step, className: "range-thumb" } as const;
  return (
    <fieldset aria-labelledby={labelId} className="min-w-0">
      <div className="flex items-baseline justify-between gap-2 text-sm">
        <span id={labelId} className="text-ink-soft">
          {label}
        </span>
        <span aria-hidden="true" className="num text-xs">
          {isUpperOnly ? t("upTo", { value: format(to) }) : `${format(from)} – ${format(to)}`}
        </span>
      </div>
      {children}
      <div className="relative h-7">
        <div className="absolute inset-x-0 top-1/2 h-1 -translate-y-1/2 rounded bg-line" />
        <div
          className="absolute top-1/2 h-1 -translate-y-1/2 rounded bg-accent"
          style={{ left: `${percent(from)}%`, right: `${100 - percent(to)}%` }}
        />
        {isUpperOnly ? null : (
          <input
            type="range"
            {...common}
            aria-label={`${label}: ${t("least")}`}
            aria-valuetext={format(from)}
            value={from}
            onChange={(event) => change({ from: Math.min(Number(event.target.value), to), to })}
            // Where both thumbs stand at the far end, the lower one is the one that can still move.
            style={{ zIndex: percent(from) > 50 ? 2 : 1 }}
          />
        )}
        <input
          type="range"
          {...common}
          aria-label={`${label}: ${t("most")}`}
          aria-valuetext={format(to)}
          value={to}
          onChange={(event) => change({ from, to: Math.max(Number(event.target.value), from) })}
          style={{ zIndex: 1 }}
        />
      </div>
    </fieldset>
  );
}
