import { useLocale, useTranslations } from "next-intl";
import type { Currency } from "@/lib/domain/money";
import { formatMoney, formatNumber } from "@/lib/i18n/formats";
import { Banner } from "../ui/states/banner";

interface LowBalanceProps {
  funds: {
    currency: Currency;
    /** Major units; null where no warning is set. */
    available: number;
    warn_below: number | null;
    is_low: boolean;
    lasts_days: number | null;
  };
  className?: string;
}

/** The warning that an agency has asked for, while it holds. */
export function LowBalance({ funds: { currency, available, warn_below, is_low, lasts_days }, className = "" }: LowBalanceProps) {
  const t = useTranslations("common.ui");
  const locale = useLocale();
  if (!is_low || warn_below === null) return null;
  const threshold = t("lowBalanceText", { threshold: formatMoney(warn_below, currency, locale) });
  return (
    <Banner tone="warm" title={t("lowBalance", { amount: formatMoney(available, currency, locale) })} className={className}>
      {lasts_days === null
        ? threshold
        : `${threshold} ${t("lowBalanceLasts", { days: lasts_days, text: formatNumber(lasts_days, locale) })}`}
    </Banner>
  );
}
