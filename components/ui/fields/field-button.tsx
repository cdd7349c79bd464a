"use client";

import { CircleAlert } from "lucide-react";
import { type ReactNode, type RefObject, useId } from "react";
import { Press } from "../press/press";
import { controlClass } from "./field";

interface FieldButtonProps {
  label: string;
  text: string;
  isPlaceholder?: boolean;
  /** Icon at its end. */
  icon?: ReactNode;
  error?: string | undefined;
  isOpen: boolean;
  onPress: () => void;
  /** What the popover stands beside. */
  triggerRef: RefObject<HTMLButtonElement | null>;
  /** Gets the figure that was typed on it: a date is typed from there on. */
  onFigure?: (figure: string) => void;
}

/** Looks like a field, opens a popover: dates, passengers. */
export function FieldButton({ label, text, isPlaceholder = false, icon, error, ...props }: FieldButtonProps) {
  const { isOpen, onPress, triggerRef, onFigure } = props;
  const id = useId();
  return (
    <>
      <span id={`${id}-label`} className="mb-1 block text-ink-soft text-sm">
        {label}
      </span>
      <Press
        ref={triggerRef}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPress={onPress}
        id={`${id}-text`}
        aria-labelledby={`${id}-label ${id}-text`}
        onKeyDown={({ key }) => {
          if (/^\d$/.test(key)) onFigure?.(key);
        }}
        {...(error ? { "aria-describedby": `${id}-error` } : {})}
        className={`${controlClass} num flex cursor-pointer items-center justify-between gap-2 text-left ${error ? "border-bad" : ""}`}
      >
        <span className={`truncate ${isPlaceholder ? "text-ink-faint" : ""}`}>{text}</span>
        {icon}
      </Press>
      {error ? (
        <span id={`${id}-error`} className="mt-1 flex items-start gap-1 text-bad text-xs">
          <CircleAlert className="mt-0.5 size-3.5 shrink-0" aria-hidden="true" />
          {error}
        </span>
      ) : null}
    </>
  );
}
