"use client";

import type { ReactNode } from "react";
import { Menu as AriaMenu, MenuItem as AriaMenuItem, type MenuItemProps, MenuTrigger, Popover } from "react-aria-components/Menu";
import { popoverClass } from "./popover";

/** A list of actions that opens from a button. `trigger` is the button; `header` stands over the actions. */
export function Menu({ label, trigger, header, children }: { label: string; trigger: ReactNode; header?: ReactNode; children: ReactNode }) {
  return (
    <MenuTrigger>
      {trigger}
      <Popover placement="bottom end" offset={6} className={`${popoverClass} min-w-52 p-1`}>
        {header}
        <AriaMenu aria-label={label} data-ring="none">
          {children}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
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
