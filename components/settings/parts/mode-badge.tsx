"use client";

import { useTranslations } from "next-intl";
import { Badge } from "@/components/ui/badge";
import type { Mode } from "@/lib/domain/mode";

export function ModeBadge({ mode }: { mode: Mode }) {
  const t = useTranslations("settings.mode");
  return <Badge tone={mode === "live" ? "accent" : "neutral"}>{t(mode)}</Badge>;
}
