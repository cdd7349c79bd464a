"use client";

import { useTranslations } from "next-intl";
import { toast } from "sonner";

/** Copies a text and says whether it worked: browsers refuse without https. */
export function useCopy(): (text: string) => Promise<void> {
  const t = useTranslations("booking.page");
  return async (text) => {
    try {
      await navigator.clipboard.writeText(text);
      toast.success(t("copied"));
    } catch {
      toast.error(t("copyFailed"));
    }
  };
}
