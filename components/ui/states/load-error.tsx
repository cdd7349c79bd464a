"use client";

import { useTranslations } from "next-intl";
import { Button } from "../press/button";
import { Banner } from "./banner";

/** Part of a page could not be loaded, or not anew: what happened, and a way to try again. */
export function LoadError({ text, tone = "bad", onRetry }: { text: string; tone?: "bad" | "warm"; onRetry: () => void }) {
  const t = useTranslations("common.actions");
  const retry = (
    <Button variant="secondary" size="sm" onPress={onRetry}>
      {t("retry")}
    </Button>
  );
  return <Banner tone={tone} isAlert title={text} action={retry} />;
}
