"use client";

import { useLocale, useTranslations } from "next-intl";
import { Badge } from "@/components/ui/states/badge";
import type { AgencyBalance, AgencyItem } from "@/lib/contracts/operator/agencies";
import { formatInstant, formatMoney } from "@/lib/i18n/formats";

type Standing = Pick<AgencyItem, "is_suspended" | "is_sales_stopped" | "is_closed">;

export function AgencyState({ of: { is_suspended, is_sales_stopped, is_closed } }: { of: Standing }) {
  const t = useTranslations("agencies.state");
  if (is_closed) return <Badge tone="neutral">{t("closed")}</Badge>;
  if (is_suspended) return <Badge tone="bad">{t("suspended")}</Badge>;
  return is_sales_stopped ? <Badge tone="warm">{t("salesStopped")}</Badge> : <Badge tone="good">{t("open")}</Badge>;
}

/** One amount of each of an agency's currencies, a line each. */
export function Amounts({ of, what }: { of: readonly AgencyBalance[]; what: "balance" | "credit" | "available" | "sold" }) {
  const locale = useLocale();
  return of.map((each) => (
    <span key={each.currency} className={`num block whitespace-nowrap ${each[what] < 0 ? "text-bad" : ""}`}>
      {formatMoney(each[what], each.currency, locale)}
    </span>
  ));
}

/** When somebody signed in, as far as it is kept. */
export function SignedIn({ at }: { at: string | null }) {
  const t = useTranslations("agencies");
  const locale = useLocale();
  return <span className="num text-sm">{at === null ? t("never") : formatInstant(at, locale)}</span>;
}
