"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { ConfirmDialog } from "@/components/ui/overlays/confirm-dialog";
import { askAnew } from "@/lib/client/calls/ask-anew";
import { useErrorText } from "@/lib/client/calls/use-error-text";
import { withdrawQuote } from "./queries";

/** Takes a quote back, after a question. */
export function WithdrawQuote({ quoteId, onClose }: { quoteId: string; onClose: () => void }) {
  const t = useTranslations("quotes");
  const cache = useQueryClient();
  const errorText = useErrorText();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => withdrawQuote(quoteId),
    onSuccess: onClose,
    onSettled: () => askAnew(cache, ["quotes"]),
  });
  return (
    <ConfirmDialog
      title={t("withdrawTitle")}
      onClose={onClose}
      confirm={t("withdraw")}
      onConfirm={() => mutate()}
      isDanger
      isPending={isPending}
      error={error ? errorText(error).message : ""}
    >
      <p>{t("withdrawText")}</p>
    </ConfirmDialog>
  );
}
