"use client";

import { Copy } from "lucide-react";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { toast } from "@/lib/client/calls/toast";
import { Button } from "./button";
import type { ButtonSize } from "./button-class";
import { IconButton } from "./icon-button";

interface CopyButtonProps {
  text: string;
  /** What a screen reader says, where the button's own text does not say what is copied. */
  label?: string;
  /** The button's text; an icon alone without one. */
  children?: ReactNode;
  size?: ButtonSize;
  className?: string;
  /** Once it is on the clipboard. */
  onCopied?: () => void;
}

/** Puts a text on the clipboard, and says so. */
export function CopyButton({ text, label = "", children, size = "md", className = "", onCopied }: CopyButtonProps) {
  const t = useTranslations("common.ui");
  const copy = async () => {
    if (await copyText(text, { copied: t("copied"), failed: t("copyFailed") })) onCopied?.();
  };
  const icon = <Copy className="size-4" aria-hidden="true" />;
  if (!children)
    return (
      <IconButton label={label} onPress={() => void copy()} className={className}>
        {icon}
      </IconButton>
    );
  return (
    <Button variant="secondary" size={size} onPress={() => void copy()} {...(label ? { "aria-label": label } : {})} className={className}>
      {icon}
      {children}
    </Button>
  );
}

/** Copies a text and says whether it worked: browsers refuse without https. @returns whether it did */
export async function copyText(text: string, { copied, failed }: { copied: string; failed: string }): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    toast.success(copied);
    return true;
  } catch {
    toast.error(failed);
    return false;
  }
}
