"use client";

import type { RefObject } from "react";
import { Popover } from "../../overlays/popover";
import { Calendar } from "./calendar";
import { TypedDates } from "./typed-dates";

interface DatePopoverProps {
  label: string;
  triggerRef: RefObject<HTMLElement | null>;
  onClose: () => void;
  /** What was typed before it opened. */
  typed: string;
  value: string | null;
  onPick: (date: string) => void;
  min?: string;
  max?: string;
}

/** The calendar of a DatePicker, loaded when it opens. */
export function DatePopover({ label, triggerRef, onClose, typed, value, onPick, min, max }: DatePopoverProps) {
  return (
    <Popover label={label} triggerRef={triggerRef} onClose={onClose}>
      <Calendar start={value} onPick={onPick} takesFocus={typed === ""} {...(min ? { min } : {})} {...(max ? { max } : {})} />
      <TypedDates key={typed} isRange={false} initial={typed} min={min} max={max} onTake={([date]) => date && onPick(date)} />
    </Popover>
  );
}
