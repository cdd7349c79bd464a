"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { TextField } from "@/components/ui/fields/text-field";
import { ConfirmDialog } from "@/components/ui/overlays/confirm-dialog";
import { askAnew } from "@/lib/client/calls/ask-anew";
import { toast } from "@/lib/client/calls/toast";
import { useAddressErrorText } from "@/lib/client/calls/use-error-text";
import type { ShownBankLine } from "@/lib/contracts/operator/money/bank";
import { PARTNER_CODE } from "@/lib/domain/partner-code";
import { formatMoneyDifference } from "@/lib/i18n/formats";
import { AGENCY_AFFAIRS } from "../../proposals/queries";
import { isReason, ReasonField } from "../../proposals/reason-field";
import { settleBankLine } from "./queries";

interface SettleDialogProps {
  line: ShownBankLine;
  act: "match" | "aside" | "free";
  onClose: () => void;
}

/** Says by hand whose a line is, that it is no top-up, or that either was wrong, with a reason. */
export function SettleDialog({ line: { id, amount, currency, party, purpose }, act, onClose }: SettleDialogProps) {
  const t = useTranslations("bank.act");
  const locale = useLocale();
  const cache = useQueryClient();
  const errorText = useAddressErrorText();
  const [code, setCode] = useState("");
  const [reason, setReason] = useState("");
  const [isTried, setTried] = useState(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: settleBankLine,
    onSuccess: async () => {
      await askAnew(cache, AGENCY_AFFAIRS);
      toast.success(t("done"));
      onClose();
    },
  });
  const isKnown = act !== "match" || PARTNER_CODE.test(code);
  const confirm = () => {
    setTried(true);
    if (isKnown && isReason(reason)) mutate(act === "match" ? { id, act, partner: code, reason } : { id, act, reason });
  };
  return (
    <ConfirmDialog
      title={t(`${act}Title`)}
      confirm={t(`${act}Now`)}
      isPending={isPending}
      onConfirm={confirm}
      onClose={onClose}
      error={error ? errorText(error).message : ""}
    >
      <p className="break-words">
        <span className="num font-medium">{formatMoneyDifference(amount, currency, locale)}</span> {party}
      </p>
      <p className="break-words text-ink-soft text-sm">{purpose}</p>
      {act === "free" ? <p className="text-sm">{t("freeText")}</p> : null}
      {act === "match" ? (
        <TextField
          label={t("code")}
          value={code}
          onChange={(text) => setCode(text.trim().toUpperCase())}
          maxLength={12}
          autoComplete="off"
          spellCheck="false"
          inputClassName="num uppercase"
          error={isTried && !isKnown ? t("codeWrong") : undefined}
        />
      ) : null}
      <ReasonField value={reason} onChange={setReason} isTried={isTried} />
    </ConfirmDialog>
  );
}
