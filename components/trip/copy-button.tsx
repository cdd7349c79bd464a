"use client";

import { Copy } from "lucide-react";
import { useTranslations } from "next-intl";
import { toast } from "sonner";
import { Button } from "@/components/ui/button";

/** Copies a code, and says so. */
export function CopyButton({ code }: { code: string }) {
  const t = useTranslations("trip.checkIn");
  const copy = () =>
    navigator.clipboard.writeText(code).then(
      () => toast.success(t("copied", { code })),
      () => toast.error(t("copyFailed")),
    );
  return (
    <Button variant="secondary" size="sm" aria-label={t("label", { code })} onPress={copy} className="print:hidden">
      <Copy className="size-4" aria-hidden="true" />
      {t("copy")}
    </Button>
  );
}
