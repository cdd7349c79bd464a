"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { DateField } from "@/components/ui/fields/dates/date-field";
import { Select } from "@/components/ui/fields/select";
import { TextField } from "@/components/ui/fields/text-field";
import { serverToday } from "@/components/ui/today";
import { amountTyped } from "@/lib/client/money/typed-amount";
import type { Attachment } from "@/lib/contracts/operator/attachments";
import type { ProposalRequest } from "@/lib/contracts/operator/proposals";
import { isDate } from "@/lib/domain/dates";
import type { Currency } from "@/lib/domain/money";
import { AttachFile } from "../attachments/attach-file";
import { ProposeDialog } from "./propose-dialog";
import { isReason, ReasonField } from "./reason-field";

interface TopUpDialogProps {
  agency: { code: string; name: string };
  /** The agency's, its own first. */
  currencies: readonly Currency[];
  onClose: () => void;
}

/** Money that came in. */
export function TopUpDialog({ agency, currencies, onClose }: TopUpDialogProps) {
  const t = useTranslations("proposals");
  const [currency, setCurrency] = useState<Currency | null>(currencies[0] ?? null);
  const [typed, setTyped] = useState("");
  const [paper, setPaper] = useState("");
  const [valueDate, setValueDate] = useState(serverToday());
  const [scan, setScan] = useState<Attachment | null>(null);
  const [reason, setReason] = useState("");
  const [isTried, setTried] = useState(false);
  const amount = amountTyped(typed);
  const read = (): ProposalRequest | null => {
    setTried(true);
    if (currency === null || !amount || paper.trim() === "" || !isDate(valueDate) || !isReason(reason)) return null;
    const money = { kind: "deposit", partner: agency.code, amount, currency, document: paper, value_date: valueDate } as const;
    return { ...money, ...(scan && { scan: scan.id }), reason };
  };
  return (
    <ProposeDialog title={t("title.deposit", { agency: agency.name })} read={read} onClose={onClose}>
      <div className="flex flex-wrap gap-3">
        <TextField
          label={t("ask.amount")}
          value={typed}
          onChange={setTyped}
          inputMode="decimal"
          autoComplete="off"
          inputClassName="num text-lg"
          className="min-w-0 flex-1 basis-48"
          error={isTried && !amount ? t("ask.amountMissing") : undefined}
        />
        <Select
          label={t("ask.currency")}
          options={currencies.map((id) => ({ id, label: id }))}
          value={currency}
          onChange={setCurrency}
          className="w-28"
        />
      </div>
      <TextField
        label={t("ask.document")}
        description={t("ask.documentHint")}
        value={paper}
        onChange={setPaper}
        maxLength={64}
        autoComplete="off"
        error={isTried && paper.trim() === "" ? t("ask.documentMissing") : undefined}
      />
      <DateField
        label={t("ask.valueDate")}
        use="list"
        value={valueDate}
        onChange={setValueDate}
        error={isTried && !isDate(valueDate) ? t("ask.valueDateMissing") : undefined}
      />
      <AttachFile area="money" label={t("ask.scan")} file={scan} onAttach={setScan} />
      <ReasonField value={reason} onChange={setReason} isTried={isTried} />
    </ProposeDialog>
  );
}
