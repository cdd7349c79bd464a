"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { Select } from "@/components/ui/fields/select";
import { TextField } from "@/components/ui/fields/text-field";
import { amountTyped } from "@/lib/client/money/typed-amount";
import type { Currency } from "@/lib/domain/money";
import { formatNumber } from "@/lib/i18n/formats";
import { AgencyActDialog } from "./agency-act-dialog";
import { grantCurrency } from "./queries";

interface GrantCurrencyDialogProps {
  code: string;
  choices: readonly Currency[];
  /** The fee as it is, of a currency that the agency has; null where one is opened. */
  fee: number | null;
  onClose: () => void;
}

/** Opens a further currency, or sets the fee in one. Credit is proposed. */
export function GrantCurrencyDialog({ code, choices, fee: before, onClose }: GrantCurrencyDialogProps) {
  const t = useTranslations("agencies.currencies");
  const locale = useLocale();
  const [currency, setCurrency] = useState(choices[0] ?? "USD");
  const [typed, setTyped] = useState(before === null ? "" : formatNumber(before, locale));
  const [isTried, setTried] = useState(false);
  const fee = amountTyped(typed);
  const isRight = () => {
    setTried(true);
    return fee !== null;
  };
  const name = before === null ? "open" : "fee";
  return (
    <AgencyActDialog
      title={t(`${name}Title`, { currency })}
      confirm={t(`${name}Now`)}
      isRight={isRight}
      act={(reason) => grantCurrency({ code, currency, fee: fee ?? 0, reason })}
      done={t(`${name}Done`, { currency })}
      onClose={onClose}
    >
      <p className="text-ink-soft text-sm">{t(`${name}Text`)}</p>
      {before === null ? (
        <Select
          label={t("currency")}
          options={choices.map((id) => ({ id, label: id }))}
          value={currency}
          onChange={setCurrency}
          className="w-28"
        />
      ) : null}
      <TextField
        label={t("fee", { currency })}
        value={typed}
        onChange={setTyped}
        inputMode="decimal"
        autoComplete="off"
        inputClassName="num"
        error={isTried && fee === null ? t("feeWrong") : undefined}
      />
    </AgencyActDialog>
  );
}
