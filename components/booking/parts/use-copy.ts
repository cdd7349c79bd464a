"use client";

import { useTranslations } from "next-intl";
import { copyText } from "@/components/ui/copy-text";

/** Copies a text, with this feature's words for how it went. */
export function useCopy(): (text: string) => Promise<void> {
  const t = useTranslations("booking.page");
  return (text) => copyText(text, { copied: t("copied"), failed: t("copyFailed") });
}
