"use client";

import type { ComponentProps } from "react";

interface PressProps extends Omit<ComponentProps<"button">, "onClick" | "disabled"> {
  onPress?: () => void;
  isDisabled?: boolean;
  /** Works on the last press: stays where the focus is, and takes no other. */
  isPending?: boolean;
}

/** The browser's own button without a look. */
export function Press({ onPress, isDisabled = false, isPending = false, type = "button", ...props }: PressProps) {
  return (
    <button
      {...props}
      type={isPending ? "button" : type}
      disabled={isDisabled}
      {...(isPending ? { "aria-disabled": true } : {})}
      onClick={({ currentTarget }) => {
        // Safari gives a pressed button no focus: what opens from it would not know where to give it back.
        currentTarget.focus();
        if (!isPending) onPress?.();
      }}
    />
  );
}
