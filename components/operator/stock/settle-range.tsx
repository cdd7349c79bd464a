"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { TextArea } from "@/components/ui/fields/text-area";
import { TextField } from "@/components/ui/fields/text-field";
import { ConfirmDialog } from "@/components/ui/overlays/confirm-dialog";
import { Button } from "@/components/ui/press/button";
import { askAnew } from "@/lib/client/calls/ask-anew";
import { toast } from "@/lib/client/calls/toast";
import { useAddressErrorText } from "@/lib/client/calls/use-error-text";
import { useOneAtATime } from "@/lib/client/use-one-at-a-time";
import type { SettleStockRequest, StockRange } from "@/lib/contracts/operator/carriers/stock";
import { settleStock } from "./queries";
import type { RangeAct } from "./range-acts";

interface SettleRangeProps {
  act: RangeAct;
  carrier: string;
  range: StockRange;
}

/** The button of an act on a range. */
export function SettleRange({ act, carrier, range }: SettleRangeProps) {
  const t = useTranslations(`stock.${act}`);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" size="sm" aria-label={t("label", { number: range.number, carrier })} onPress={() => setOpen(true)}>
        {t("action")}
      </Button>
      {isOpen ? <AskAct act={act} carrier={carrier} range={range} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

/** Asked once more, with the reason that the audit log keeps. */
function AskAct({ act, carrier, range, onClose }: SettleRangeProps & { onClose: () => void }) {
  const t = useTranslations(`stock.${act}`);
  const tStock = useTranslations("stock");
  const errorText = useAddressErrorText();
  const cache = useQueryClient();
  const [typed, setTyped] = useState({ first: "", last: "", reason: "" });
  const once = useOneAtATime();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => settleStock(range.number, requestOf(act, typed)),
    onSuccess: ({ waiting }) => {
      onClose();
      if (waiting > 0) toast.error(tStock("waiting", { count: waiting, carrier }));
      else toast.success(t("done"));
    },
    // The list is read again after a refusal too: somebody else was first.
    onSettled: () => askAnew(cache, ["office", "stock"]),
  });
  const remark = (name: string) => errorText(error).fields[name]?.join(" ");
  const set = (name: keyof typeof typed) => (text: string) => setTyped((before) => ({ ...before, [name]: text }));
  const isTold = remark("first") !== undefined || remark("last") !== undefined;
  const isShort = typed.reason.trim().length < SHORTEST_REASON;
  return (
    <ConfirmDialog
      title={t("title", { number: range.number, carrier })}
      onClose={onClose}
      confirm={t("confirm")}
      onConfirm={() => once((end) => mutate(undefined, { onSettled: end }))}
      isDanger={act === "close" || act === "void"}
      isPending={isPending}
      isBlocked={isShort || (act === "block" && (typed.first === "" || typed.last === ""))}
      error={error && !isTold ? errorText(error).message : ""}
    >
      <p>{t("text")}</p>
      {act === "block" ? (
        <div className="grid gap-3 md:grid-cols-2">
          <TextField
            label={tStock("declare.first")}
            description={tStock("declare.numberHint")}
            value={typed.first}
            onChange={set("first")}
            error={remark("first")}
            inputMode="numeric"
            autoComplete="off"
          />
          <TextField
            label={tStock("declare.last")}
            value={typed.last}
            onChange={set("last")}
            error={remark("last")}
            inputMode="numeric"
            autoComplete="off"
          />
        </div>
      ) : null}
      <TextArea label={tStock("reason")} description={tStock("reasonHint")} value={typed.reason} onChange={set("reason")} maxLength={500} />
    </ConfirmDialog>
  );
}

function requestOf(act: RangeAct, { first, last, reason }: { first: string; last: string; reason: string }): SettleStockRequest {
  return act === "block" ? { act, first, last, reason } : { act, reason };
}

/** As in the contract (lib/contracts/operator/carriers/stock.ts). */
const SHORTEST_REASON = 3;
