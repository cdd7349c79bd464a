"use client";

import { Copy } from "lucide-react";
import { IconButton } from "@/components/ui/icon-button";
import { useCopy } from "./use-copy";

/** Puts a text on the clipboard. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const copy = useCopy();
  return (
    <IconButton label={label} className="-ml-1.5" onPress={() => void copy(text)}>
      <Copy className="size-4" aria-hidden="true" />
    </IconButton>
  );
}
