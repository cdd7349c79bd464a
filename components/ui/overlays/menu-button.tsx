"use client";

import { type ComponentProps, type ReactNode, type RefObject, useRef, useState } from "react";
import { Press } from "../press/press";
import { opensList } from "./opens-list";

/** What an open menu is given. */
export interface OpenMenu {
  triggerRef: RefObject<HTMLElement | null>;
  onClose: () => void;
}

interface MenuButtonProps extends Omit<ComponentProps<typeof Press>, "onPress" | "ref"> {
  /** Draws the menu while it is open: a component of `next/dynamic`, so that pages do not carry what few open. */
  menu: (open: OpenMenu) => ReactNode;
}

/** A button that opens a menu. */
export function MenuButton({ menu, ...props }: MenuButtonProps) {
  const trigger = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Press
        {...props}
        ref={trigger}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onPress={() => setOpen(!isOpen)}
        onKeyDown={(event) => {
          if (!opensList(event)) return;
          event.preventDefault();
          setOpen(true);
        }}
      />
      {isOpen ? menu({ triggerRef: trigger, onClose: () => setOpen(false) }) : null}
    </>
  );
}
