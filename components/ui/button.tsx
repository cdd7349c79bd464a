"use client";

import type { ReactNode, Ref } from "react";
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from "react-aria-components/Button";
import { type ButtonSize, type ButtonVariant, buttonClass } from "./button-class";
import { Spinner } from "./spinner";

interface ButtonProps extends Omit<AriaButtonProps, "className" | "children" | "style"> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Beside the look: width, margins. */
  className?: string;
  children: ReactNode;
  ref?: Ref<HTMLButtonElement>;
}

/** While `isPending` it keeps its width, cannot be pressed again, and turns a ring in front of its text. */
export function Button({ variant, size, className = "", children, isPending = false, ...props }: ButtonProps) {
  return (
    <AriaButton {...props} isPending={isPending} className={`${buttonClass(variant, size)} ${className}`}>
      {isPending ? <Spinner /> : null}
      {children}
    </AriaButton>
  );
}
