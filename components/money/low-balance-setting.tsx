"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { type FormEvent, useId, useState } from "react";
import { LowBalance } from "@/components/travel/low-balance";
import { TextField } from "@/components/ui/fields/text-field";
import { FormDialog } from "@/components/ui/overlays/form-dialog";
import { Button } from "@/components/ui/press/button";
import { Banner } from "@/components/ui/states/banner";
import { askAnew } from "@/lib/client/calls/ask-anew";
import { toast } from "@/lib/client/calls/toast";
import { useAddressErrorText } from "@/lib/client/calls/use-error-text";
import { fundsOptions } from "@/lib/client/money/funds";
import { amountTyped } from "@/lib/client/money/typed-amount";
import type { Funds } from "@/lib/contracts/portal/desk";
import type { Currency } from "@/lib/domain/money";
import { formatMoney, formatNumber } from "@/lib/i18n/formats";
import { setLowBalance } from "./queries";

interface LowBalanceSettingProps {
  currency: Currency;
  /** Administrators alone set it: the warning goes to programs too. */
  isAdmin: boolean;
}

/** Below what the agency is warned, and the warning where that is so. */
export function LowBalanceSetting({ currency, isAdmin }: LowBalanceSettingProps) {
  const t = useTranslations("money.warning");
  const locale = useLocale();
  const [isOpen, setOpen] = useState(false);
  const { data } = useQuery(fundsOptions());
  const funds = data?.items.find((each) => each.currency === currency);
  if (!funds) return null;
  const { warn_below } = funds;
  return (
    <div className="mb-4 space-y-2">
      <LowBalance funds={funds} />
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-soft text-sm">
        <span className="num">{warn_below === null ? t("none") : t("below", { amount: formatMoney(warn_below, currency, locale) })}</span>
        {isAdmin ? (
          <Button variant="secondary" size="sm" onPress={() => setOpen(true)}>
            {t("change")}
          </Button>
        ) : null}
      </p>
      {isOpen ? <SettingDialog funds={funds} onClose={() => setOpen(false)} /> : null}
    </div>
  );
}

function SettingDialog({ funds: { currency, warn_below }, onClose }: { funds: Funds; onClose: () => void }) {
  const t = useTranslations("money.warning");
  const locale = useLocale();
  const formId = useId();
  const cache = useQueryClient();
  const errorText = useAddressErrorText();
  const [text, setText] = useState(warn_below === null ? "" : formatNumber(warn_below, locale));
  const amount = text.trim() === "" ? null : amountTyped(text);
  const isWrong = text.trim() !== "" && amount === null;
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => setLowBalance(amount, currency),
    onSuccess: async () => {
      await askAnew(cache, fundsOptions().queryKey);
      toast.success(t("saved"));
      onClose();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isWrong && !isPending) mutate();
  };
  return (
    <FormDialog title={t("title")} onClose={onClose} formId={formId} submit={t("save")} isPending={isPending}>
      <form id={formId} onSubmit={submit} noValidate className="space-y-4">
        {error ? <Banner tone="bad" isAlert title={errorText(error).message} /> : null}
        <TextField
          label={t("amount", { currency })}
          value={text}
          onChange={setText}
          inputMode="decimal"
          autoComplete="off"
          inputClassName="num text-lg"
          description={t("hint")}
          error={isWrong ? t("wrong") : undefined}
        />
      </form>
    </FormDialog>
  );
}
