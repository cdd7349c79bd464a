"use client";

import { useTranslations } from "next-intl";
import type { CallbackEndpoint } from "@/lib/contracts/callbacks";

/** What an address is told of: none named means all. */
export function EventsText({ types }: { types: CallbackEndpoint["event_types"] }) {
  const t = useTranslations("settings.callbacks");
  const names = types.map((type) => type.replace("booking.", "")).join(", ");
  return types.length === 0 ? t("allEvents") : <span title={names}>{t("eventCount", { count: types.length })}</span>;
}
