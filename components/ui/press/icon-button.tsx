"use client";

import type { ComponentProps } from "react";
import { Press } from "./press";

interface IconButtonProps extends Omit<ComponentProps<typeof Press>, "aria-label"> {
  /** What a screen reader says. */
  label: string;
}

/** A round button with an icon and no text. */
export function IconButton({ label, className = "", children, ...props }: IconButtonProps) {
  const look = "text-ink-soft hover:bg-sunken hover:text-ink disabled:text-line-strong disabled:hover:bg-transparent";
  return (
    <Press
      {...props}
      aria-label={label}
      className={`inline-flex size-11 shrink-0 cursor-pointer items-center justify-center rounded-full transition-colors disabled:cursor-default md:size-9 ${look} ${className}`}
    >
      {children}
    </Press>
  );
}
