import type { ComponentProps } from "react";
import { PageLink } from "../page-link";
import { type ButtonSize, type ButtonVariant, buttonClass } from "./button-class";

interface LinkButtonProps extends ComponentProps<typeof PageLink> {
  variant?: ButtonVariant;
  size?: ButtonSize;
}

/** A link that looks like a button, for an action that leads to another page. */
export function LinkButton({ variant, size, className = "", ...props }: LinkButtonProps) {
  return <PageLink {...props} className={`${buttonClass(variant, size)} ${className}`} />;
}
