"use client";

import { useTranslations } from "next-intl";
import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";

/** Part of an opened offer could not be loaded: says so, and tries again. */
export function LoadError({ text, onRetry }: { text: string; onRetry: () => void }) {
  const t = useTranslations("common.actions");
  return (
    <Banner
      tone="bad"
      action={
        <Button variant="secondary" onPress={onRetry}>
          {t("retry")}
        </Button>
      }
    >
      {text}
    </Banner>
  );
}
