"use client";

import type { ReactNode, RefObject } from "react";
import { Dialog } from "react-aria-components/Dialog";
import { Popover as AriaPopover } from "react-aria-components/Popover";
import { popoverClass } from "./popover-class";

interface PopoverProps {
  /** What a screen reader calls it. */
  label: string;
  /** What it stands beside. */
  triggerRef: RefObject<HTMLElement | null>;
  onClose: () => void;
  placement?: "bottom start" | "bottom end";
  className?: string;
  children: ReactNode;
}

/** Floats, as long as it is drawn, beside what opened it; Escape and a press outside close it, and focus returns. Load it when it opens. */
export function Popover({ label, triggerRef, onClose, placement = "bottom start", className = "", children }: PopoverProps) {
  return (
    <AriaPopover
      isOpen
      onOpenChange={(isOpen) => isOpen || onClose()}
      triggerRef={triggerRef}
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
