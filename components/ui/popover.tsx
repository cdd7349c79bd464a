"use client";

import type { ReactNode, RefObject } from "react";
import { Dialog } from "react-aria-components/Dialog";
import { Popover as AriaPopover, type PopoverProps as AriaPopoverProps } from "react-aria-components/Popover";

interface PopoverProps {
  /** What a screen reader calls it. */
  label: string;
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
  /** What it stands beside, where it is not inside a DialogTrigger. */
  triggerRef?: RefObject<HTMLElement | null>;
  placement?: AriaPopoverProps["placement"];
  className?: string;
  children: ReactNode;
}

/** Floats beside what opened it; Escape and a press outside close it, and focus returns. */
export function Popover({ label, className = "", placement = "bottom start", children, ...props }: PopoverProps) {
  return (
    <AriaPopover
      {...props}
      placement={placement}
      offset={6}
      className={`${popoverClass} max-w-[calc(100vw-1rem)] overflow-auto ${className}`}
    >
      <Dialog aria-label={label} data-ring="none">
        {children}
      </Dialog>
    </AriaPopover>
  );
}

/** A sheet that floats over the page: menus, lists, calendars. */
export const popoverClass =
  "z-50 rounded-xl border border-line bg-surface shadow-float outline-none data-[entering]:animate-[rise_120ms_ease-out]";
