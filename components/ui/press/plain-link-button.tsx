import type { ComponentProps } from "react";
import { type ButtonSize, type ButtonVariant, buttonClass } from "./button-class";

interface PlainLinkButtonProps extends ComponentProps<"a"> {
  variant?: ButtonVariant;
  size?: ButtonSize;
}

/** A link that looks like a button and loads its page anew: for pages that every reader loads, few see, and that need not carry 3 KB of Next's link. */
export function PlainLinkButton({ variant, size, className = "", ...props }: PlainLinkButtonProps) {
  return <a {...props} className={`${buttonClass(variant, size)} ${className}`} />;
}
