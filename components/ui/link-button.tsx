import Link from "next/link";
import type { ComponentProps } from "react";
import { type ButtonSize, type ButtonVariant, buttonClass } from "./button-class";

interface LinkButtonProps extends ComponentProps<typeof Link> {
  variant?: ButtonVariant;
  size?: ButtonSize;
}

/** A link that looks like a button, for an action that leads to another page. */
export function LinkButton({ variant, size, className = "", ...props }: LinkButtonProps) {
  return <Link {...props} className={`${buttonClass(variant, size)} ${className}`} />;
}
