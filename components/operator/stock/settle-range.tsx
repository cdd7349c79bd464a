"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { TextArea } from "@/components/ui/fields/text-area";
import { ConfirmDialog } from "@/components/ui/overlays/confirm-dialog";
import { Button } from "@/components/ui/press/button";
import { askAnew } from "@/lib/client/calls/ask-anew";
import { toast } from "@/lib/client/calls/toast";
import { useAddressErrorText } from "@/lib/client/calls/use-error-text";
import { useOneAtATime } from "@/lib/client/use-one-at-a-time";
import type { StockRange } from "@/lib/contracts/operator/stock";
import { settleStock } from "./queries";

interface SettleRangeProps {
  carrier: string;
  range: StockRange;
}

/** Closes a range, or opens it again: asked once more, with the reason that the audit log keeps. */
export function SettleRange({ carrier, range }: SettleRangeProps) {
  const act = range.state === "closed" ? "reopen" : "close";
  const t = useTranslations(`stock.${act}`);
  const tReason = useTranslations("stock");
  const errorText = useAddressErrorText();
  const cache = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useState("");
  const once = useOneAtATime();
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: () => settleStock(range.number, { act, reason }),
    onSuccess: ({ waiting }) => {
      setOpen(false);
      if (waiting > 0) toast.error(tReason("waiting", { count: waiting, carrier }));
      else toast.success(t("done"));
    },
    // The list is read again after a refusal too: somebody else was first.
    onSettled: () => askAnew(cache, ["office", "stock"]),
  });
  const open = () => {
    reset();
    setReason("");
    setOpen(true);
  };
  return (
    <>
      <Button variant="secondary" size="sm" aria-label={t("label", { number: range.number, carrier })} onPress={open}>
        {t("action")}
      </Button>
      <ConfirmDialog
        title={t("title", { number: range.number, carrier })}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        confirm={t("confirm")}
        onConfirm={() => once((end) => mutate(undefined, { onSettled: end }))}
        isDanger={act === "close"}
        isPending={isPending}
        isBlocked={reason.trim().length < SHORTEST_REASON}
        error={error ? errorText(error).message : ""}
      >
        <p>{t("text")}</p>
        <TextArea label={tReason("reason")} description={tReason("reasonHint")} value={reason} onChange={setReason} maxLength={500} />
      </ConfirmDialog>
    </>
  );
}

/** As in the contract (lib/contracts/operator/stock.ts). */
const SHORTEST_REASON = 3;
