"use client";

import { useTranslations } from "next-intl";
import { Select } from "@/components/ui/fields/select";
import { askedCurrency, useCurrencies } from "@/lib/client/money/currencies";
import type { Currency } from "@/lib/domain/money";

interface CurrencyFieldProps {
  /** Missing for the partner's own. */
  value: Currency | undefined;
  onChange: (currency: Currency | undefined) => void;
  isLabelHidden?: boolean;
  className?: string;
}

/** What the prices are in; nothing where the partner has one currency. */
export function CurrencyField({ value, onChange, isLabelHidden = false, className = "" }: CurrencyFieldProps) {
  const t = useTranslations("search.form");
  const currencies = useCurrencies();
  const [own] = currencies;
  if (own === undefined || currencies.length === 1) return null;
  return (
    <Select
      label={t("currency")}
      isLabelHidden={isLabelHidden}
      options={currencies.map((id) => ({ id, label: id }))}
      value={value ?? own}
      onChange={(chosen) => onChange(askedCurrency(currencies, chosen))}
      className={className}
    />
  );
}
