"use client";

import type { ReactNode, RefObject } from "react";
import { Menu as AriaMenu, MenuItem as AriaMenuItem, type MenuItemProps, Popover } from "react-aria-components/Menu";
import { popoverClass } from "./popover-class";

interface MenuProps {
  label: string;
  /** What it stands beside. */
  triggerRef: RefObject<HTMLElement | null>;
  onClose: () => void;
  /** Stands over the actions. */
  header?: ReactNode;
  children: ReactNode;
}

/** A list of actions, open as long as it is drawn: what a MenuButton loads when it is pressed. */
export function Menu({ label, triggerRef, onClose, header, children }: MenuProps) {
  return (
    <Popover
      isOpen
      onOpenChange={(isOpen) => isOpen || onClose()}
      triggerRef={triggerRef}
      placement="bottom end"
      offset={6}
      aria-label={label}
      className={`${popoverClass} min-w-52 p-1`}
    >
      {header}
      <AriaMenu aria-label={label} autoFocus="first" onClose={onClose} data-ring="none">
        {children}
      </AriaMenu>
    </Popover>
  );
}

export function MenuItem({ children, ...props }: Omit<MenuItemProps, "className" | "children"> & { children: ReactNode }) {
  return (
    <AriaMenuItem
      {...props}
      data-ring="none"
      className="flex min-h-11 cursor-pointer items-center gap-2.5 rounded-md px-3 text-base text-ink data-[focused]:bg-accent-soft data-[disabled]:text-ink-faint data-[selected]:font-medium md:min-h-9"
    >
      {children}
    </AriaMenuItem>
  );
}
