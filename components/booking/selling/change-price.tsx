"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { type FormEvent, useId, useState } from "react";
import { TextField } from "@/components/ui/fields/text-field";
import { FormDialog } from "@/components/ui/overlays/form-dialog";
import { Banner } from "@/components/ui/states/banner";
import { askAnew } from "@/lib/client/calls/ask-anew";
import { toast } from "@/lib/client/calls/toast";
import { useErrorText } from "@/lib/client/calls/use-error-text";
import { amountTyped } from "@/lib/client/money/typed-amount";
import type { BookingSelling } from "@/lib/contracts/portal/selling";
import { marginOf } from "@/lib/domain/selling/margin";
import { formatMoney, formatNumber } from "@/lib/i18n/formats";
import { setSellingPrice, WORK_LISTS } from "../queries";

interface ChangePriceProps {
  bookingId: string;
  selling: BookingSelling;
  bounds: NonNullable<BookingSelling["bounds"]>;
  onClose: () => void;
}

/** Another price for the customer, between what the agency allows. */
export function ChangePrice({ bookingId, selling, bounds, onClose }: ChangePriceProps) {
  const t = useTranslations("selling");
  const locale = useLocale();
  const formId = useId();
  const cache = useQueryClient();
  const [text, setText] = useState(formatNumber(selling.amount, locale));
  const amount = amountTyped(text);
  const { mutate, isPending, error } = useMutation({
    mutationFn: (price: number) => setSellingPrice(bookingId, price),
    onSuccess: async () => {
      void askAnew(cache, WORK_LISTS);
      await askAnew(cache, ["booking", "extras", bookingId]);
      toast.success(t("changed"));
      onClose();
    },
  });
  const money = (each: number) => formatMoney(each, selling.currency, locale);
  const isAllowed = amount !== null && bounds.lowest <= amount && amount <= bounds.highest;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isAllowed && !isPending) mutate(amount);
  };
  return (
    <FormDialog title={t("change")} onClose={onClose} formId={formId} submit={t("save")} isPending={isPending}>
      <form id={formId} onSubmit={submit} noValidate className="space-y-4">
        <Refusal error={error} />
        <TextField
          label={t("total", { currency: selling.currency })}
          value={text}
          onChange={setText}
          inputMode="decimal"
          autoComplete="off"
          inputClassName="num text-lg"
          description={t("between", { lowest: money(bounds.lowest), highest: money(bounds.highest) })}
          error={isAllowed ? undefined : t("outside", { lowest: money(bounds.lowest), highest: money(bounds.highest) })}
        />
        <p className="num text-ink-soft text-sm" aria-live="polite">
          {amount === null ? " " : t("marginIs", { amount: money(marginOf({ cost: selling.cost, selling: amount })) })}
        </p>
        <p className="text-ink-soft text-sm">{t("shared")}</p>
      </form>
    </FormDialog>
  );
}

function Refusal({ error }: { error: unknown }) {
  const errorText = useErrorText();
  if (!error) return null;
  const fields = Object.values(errorText(error).fields).flat();
  return <Banner tone="bad" isAlert title={fields[0] ?? errorText(error).message} />;
}
