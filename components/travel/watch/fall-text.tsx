"use client";

import { useLocale, useTranslations } from "next-intl";
import { AgencyOnly } from "@/lib/client/customer-mode";
import type { WatchFinding } from "@/lib/contracts/portal/watches";
import { formatMoney } from "@/lib/i18n/formats";

/**
 * A fall in a few words. A booking is compared by what it costs the agency: where its customer would pay no less, the agency alone reads what it saves.
 */
export function FallText({ finding: { currency, now, saving } }: { finding: WatchFinding }) {
  const t = useTranslations("watch");
  const locale = useLocale();
  const money = (amount: number) => formatMoney(amount, currency, locale);
  if (!saving) return t("firstPrice", { amount: money(now.amount) });
  if (saving.amount > 0) return t("cheaper", { amount: money(saving.amount) });
  return <AgencyOnly>{t("saves", { amount: money(saving.cost) })}</AgencyOnly>;
}
