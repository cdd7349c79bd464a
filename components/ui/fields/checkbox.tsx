"use client";

import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { Checkbox as AriaCheckbox, type CheckboxProps as AriaCheckboxProps } from "react-aria-components/Checkbox";

interface CheckboxProps extends Omit<AriaCheckboxProps, "className" | "children" | "style"> {
  className?: string;
  children: ReactNode;
}

export function Checkbox({ className = "", children, ...props }: CheckboxProps) {
  return (
    <AriaCheckbox
      {...props}
      data-ring="none"
      className={`group/check flex min-h-11 cursor-pointer items-center gap-2.5 text-base data-[disabled]:cursor-default data-[disabled]:text-ink-faint md:min-h-8 ${className}`}
    >
      <span className="flex size-5 shrink-0 items-center justify-center rounded border border-line-strong bg-surface transition-colors group-data-[focus-visible]/check:outline-2 group-data-[focus-visible]/check:outline-offset-2 group-data-[focus-visible]/check:outline-accent group-data-[selected]/check:border-accent group-data-[selected]/check:bg-accent">
        <Check className="hidden size-3.5 text-filled group-data-[selected]/check:block" strokeWidth={3} aria-hidden="true" />
      </span>
      <span className="min-w-0 flex-1">{children}</span>
    </AriaCheckbox>
  );
}
