"use client";

import type { ComponentProps } from "react";
import { Spinner } from "../states/spinner";
import { type ButtonSize, type ButtonVariant, buttonClass } from "./button-class";
import { Press } from "./press";

interface ButtonProps extends ComponentProps<typeof Press> {
  variant?: ButtonVariant;
  size?: ButtonSize;
}

/** While `isPending` it keeps its width, cannot be pressed again, and turns a ring in front of its text. */
export function Button({ variant, size, className = "", children, isPending = false, ...props }: ButtonProps) {
  return (
    <Press {...props} isPending={isPending} className={`${buttonClass(variant, size)} ${className}`}>
      {isPending ? <Spinner /> : null}
      {children}
    </Press>
  );
}
