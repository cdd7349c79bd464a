"use client";

import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { ListBoxItem as AriaListBoxItem } from "react-aria-components/ListBox";

/** One choice of a Select or ComboBox. */
export function ListBoxItem({ id, text, children }: { id: string; text: string; children?: ReactNode }) {
  return (
    <AriaListBoxItem
      id={id}
      textValue={text}
      data-ring="none"
      className="group/item flex min-h-11 cursor-pointer items-center gap-2 rounded-md px-3 py-1.5 text-base text-ink data-[focused]:bg-accent-soft data-[selected]:font-medium md:min-h-9"
    >
      <span className="min-w-0 flex-1">{children ?? text}</span>
      <Check className="hidden size-4 shrink-0 text-accent group-data-[selected]/item:block" aria-hidden="true" />
    </AriaListBoxItem>
  );
}
