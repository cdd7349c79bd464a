"use client";

import { useLocale, useTranslations } from "next-intl";
import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import type { Currency } from "@/lib/domain/money";
import { formatMoney, formatMoneyDifference } from "@/lib/i18n/formats";

interface PriceChangeProps {
  before: number;
  now: number;
  currency: Currency;
  onAccept: () => void;
}

/** Says plainly what the price was and is, before anybody books at it. */
export function PriceChange({ before, now, currency, onAccept }: PriceChangeProps) {
  const t = useTranslations("booking.price");
  const locale = useLocale();
  return (
    <Banner
      tone="warm"
      isAlert
      title={t(now > before ? "changedUp" : "changedDown")}
      action={
        <Button id="accept-price" onPress={onAccept}>
          {t("accept", { total: formatMoney(now, currency, locale) })}
        </Button>
      }
    >
      <p className="num text-ink">
        {t("was")} <s className="text-ink-soft">{formatMoney(before, currency, locale)}</s> → {t("now")}{" "}
        <strong className="font-semibold">{formatMoney(now, currency, locale)}</strong> (
        {formatMoneyDifference(now - before, currency, locale)})
      </p>
      <p className="mt-1">{t("explain")}</p>
    </Banner>
  );
}
