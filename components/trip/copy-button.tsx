"use client";

import { Copy } from "lucide-react";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { copyText } from "@/components/ui/copy-text";

/** Copies a code, and says so. */
export function CopyButton({ code }: { code: string }) {
  const t = useTranslations("trip.checkIn");
  const copy = () => copyText(code, { copied: t("copied", { code }), failed: t("copyFailed") });
  return (
    <Button variant="secondary" size="sm" aria-label={t("label", { code })} onPress={copy} className="print:hidden">
      <Copy className="size-4" aria-hidden="true" />
      {t("copy")}
    </Button>
  );
}
