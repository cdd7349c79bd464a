"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { TextField } from "@/components/ui/fields/text-field";
import { amountTyped } from "@/lib/client/money/typed-amount";
import type { FurtherCurrency } from "@/lib/contracts/operator/agencies";
import type { ProposalRequest } from "@/lib/contracts/operator/proposals";
import { formatNumber } from "@/lib/i18n/formats";
import { ProposeDialog } from "./propose-dialog";
import { isReason, ReasonField } from "./reason-field";

interface CreditDialogProps {
  agency: { code: string; name: string };
  held: FurtherCurrency;
  onClose: () => void;
}

/** Another credit in a further currency of an agency. */
export function CreditDialog({ agency, held: { currency, credit: before }, onClose }: CreditDialogProps) {
  const t = useTranslations("proposals");
  const locale = useLocale();
  const [typed, setTyped] = useState(formatNumber(before, locale));
  const [reason, setReason] = useState("");
  const [isTried, setTried] = useState(false);
  const credit = amountTyped(typed);
  const read = (): ProposalRequest | null => {
    setTried(true);
    if (credit === null || credit === before || !isReason(reason)) return null;
    return { kind: "credit", partner: agency.code, currency, credit, reason };
  };
  const wrong = credit === null ? t("ask.numberWrong") : t("ask.termsSame");
  return (
    <ProposeDialog title={t("title.credit", { agency: agency.name, currency })} read={read} onClose={onClose}>
      <p className="text-ink-soft text-sm">{t("explain.credit")}</p>
      <TextField
        label={t("ask.credit", { currency })}
        value={typed}
        onChange={setTyped}
        inputMode="decimal"
        autoComplete="off"
        inputClassName="num"
        error={credit === null || (isTried && credit === before) ? wrong : undefined}
      />
      <ReasonField value={reason} onChange={setReason} isTried={isTried} />
    </ProposeDialog>
  );
}
