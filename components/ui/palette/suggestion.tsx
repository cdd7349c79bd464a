"use client";

import { type ReactNode, useEffect, useRef } from "react";

interface SuggestionProps {
  /** By which the field names the marked one. */
  id: string;
  isMarked: boolean;
  /** A mouse rests on it. */
  onMark: () => void;
  onTake: () => void;
  children: ReactNode;
}

/** One suggestion of a field with a list. The field keeps the focus and has the keys; the marked one is scrolled into sight. */
export function Suggestion({ id, isMarked, onMark, onTake, children }: SuggestionProps) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isMarked) element.current?.scrollIntoView({ block: "nearest" });
  }, [isMarked]);
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus, and says which option is marked
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys
    <div
      ref={element}
      role="option"
      id={id}
      aria-selected={isMarked}
      onPointerMove={({ pointerType }) => (pointerType === "mouse" && !isMarked ? onMark() : undefined)}
      // The focus stays in the field.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onTake}
      className="flex min-h-11 cursor-pointer items-center gap-3 rounded-md px-3 py-1.5 text-base text-ink aria-selected:bg-accent-soft md:min-h-9"
    >
      {children}
    </div>
  );
}
