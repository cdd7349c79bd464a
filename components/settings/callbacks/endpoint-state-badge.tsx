"use client";

import { useTranslations } from "next-intl";
import { Badge } from "@/components/ui/states/badge";
import type { CallbackEndpoint } from "@/lib/contracts/interface/callbacks";

export function EndpointStateBadge({ endpoint }: { endpoint: CallbackEndpoint }) {
  const t = useTranslations("settings.callbacks.state");
  if (endpoint.enabled) return <Badge tone="good">{t("on")}</Badge>;
  return endpoint.disabled_reason === "gone" ? <Badge tone="bad">{t("gone")}</Badge> : <Badge>{t("off")}</Badge>;
}
