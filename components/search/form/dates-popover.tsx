"use client";

import { useTranslations } from "next-intl";
import { type RefObject, useSyncExternalStore } from "react";
import { Calendar } from "@/components/ui/fields/calendar";
import { TypedDates } from "@/components/ui/fields/typed-dates";
import { Popover } from "@/components/ui/popover";

interface DatesPopoverProps {
  label: string;
  triggerRef: RefObject<HTMLElement | null>;
  onClose: () => void;
  isRoundTrip: boolean;
  /** All dates `YYYY-MM-DD`, or empty. */
  out: string;
  back: string;
  first: string;
  last: string;
  /** What was typed before it opened. */
  typed: string;
  onPick: (day: string) => void;
  onTake: (dates: readonly string[]) => void;
}

/** The calendar of a DatesField, loaded when it opens. */
export function DatesPopover({ label, triggerRef, onClose, isRoundTrip, out, back, first, last, typed, ...props }: DatesPopoverProps) {
  const t = useTranslations("search.form");
  const isWide = useIsWide();
  return (
    <Popover label={label} triggerRef={triggerRef} onClose={onClose}>
      <p aria-live="polite" className="px-5 pt-3 text-ink-soft text-sm">
        {t(isRoundTrip && out && !back ? "chooseReturn" : "chooseDeparture")}
      </p>
      <Calendar
        start={out || null}
        end={isRoundTrip ? back || null : null}
        min={first}
        max={last}
        takesFocus={typed === ""}
        months={isWide ? 2 : 1}
        onPick={props.onPick}
      />
      <TypedDates key={typed} isRange={isRoundTrip} initial={typed} min={first} max={last} onTake={props.onTake} />
    </Popover>
  );
}

/** Whether the window is at least as wide as Tailwind's `md`. On the server, no: what needs it opens only later. */
function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, isWide, () => false);
}

const QUERY = "(min-width: 48rem)";

function isWide(): boolean {
  return window.matchMedia(QUERY).matches;
}

function subscribe(notify: () => void): () => void {
  const list = window.matchMedia(QUERY);
  list.addEventListener("change", notify);
  return () => list.removeEventListener("change", notify);
}
