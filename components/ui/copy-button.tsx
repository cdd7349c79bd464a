"use client";

import { Copy } from "lucide-react";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { toast } from "@/lib/client/toast";
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
}

/** Puts a text on the clipboard, and says so. */
export function CopyButton({ text, label = "", children, size = "md", className = "" }: CopyButtonProps) {
  const t = useTranslations("common.ui");
  const copy = () => void copyText(text, { copied: t("copied"), failed: t("copyFailed") });
  const icon = <Copy className="size-4" aria-hidden="true" />;
  if (!children)
    return (
      <IconButton label={label} onPress={copy} className={className}>
        {icon}
      </IconButton>
    );
  return (
    <Button variant="secondary" size={size} onPress={copy} {...(label ? { "aria-label": label } : {})} className={className}>
      {icon}
      {children}
    </Button>
  );
}

/** Copies a text and says whether it worked: browsers refuse without https. */
export async function copyText(text: string, { copied, failed }: { copied: string; failed: string }): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast.success(copied);
  } catch {
    toast.error(failed);
  }
}
