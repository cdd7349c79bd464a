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
import { useHouseRights } from "@/lib/client/house";
import { useOneAtATime } from "@/lib/client/use-one-at-a-time";
import type { CharterPaper } from "@/lib/contracts/operator/carriers/charter-papers";
import { confirmPaper, endPaper, STOCK } from "./queries";

/** As in the contract. */
const SHORTEST_REASON = 3;

/** Confirming is somebody else's; whoever has declared it reads why it waits. */
export function PaperActs({ paper }: { paper: CharterPaper }) {
  const t = useTranslations("charters");
  const may = useHouseRights();
  const [asked, setAsked] = useState<"confirm" | "end" | null>(null);
  const { carrier, number, state } = paper;
  const isWaiting = state === "waiting";
  const named = { carrier, number: number === "" ? String(paper.id) : number };
  return (
    <span className="flex flex-wrap items-center justify-end gap-2">
      {isWaiting && paper.is_own ? <span className="text-ink-soft text-sm">{t("own")}</span> : null}
      {isWaiting && !paper.is_own && may("stock", "approve") ? (
        <Button size="sm" aria-label={t("confirm.label", named)} onPress={() => setAsked("confirm")}>
          {t("confirm.action")}
        </Button>
      ) : null}
      {may("stock", "change") ? (
        <Button variant="secondary" size="sm" aria-label={t("end.label", named)} onPress={() => setAsked("end")}>
          {t("end.action")}
        </Button>
      ) : null}
      {asked === null ? null : <AskAct act={asked} paper={paper} onClose={() => setAsked(null)} />}
    </span>
  );
}

interface AskActProps {
  act: "confirm" | "end";
  paper: CharterPaper;
  onClose: () => void;
}

function AskAct({ act, paper: { id, carrier }, onClose }: AskActProps) {
  const t = useTranslations("charters");
  const errorText = useAddressErrorText();
  const cache = useQueryClient();
  const once = useOneAtATime();
  const [reason, setReason] = useState("");
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => (act === "confirm" ? confirmPaper(id) : endPaper(id, { reason: reason.trim() })),
    onSuccess: () => {
      onClose();
      toast.success(t(`${act}.done`));
    },
    onSettled: () => askAnew(cache, STOCK),
  });
  return (
    <ConfirmDialog
      title={t(`${act}.title`, { carrier })}
      onClose={onClose}
      confirm={t(`${act}.submit`)}
      onConfirm={() => once((end) => mutate(undefined, { onSettled: end }))}
      isDanger={act === "end"}
      isPending={isPending}
      isBlocked={act === "end" && reason.trim().length < SHORTEST_REASON}
      error={error ? errorText(error).message : ""}
    >
      <p>{t(`${act}.text`)}</p>
      {act === "end" ? (
        <TextArea label={t("reason")} description={t("reasonHint")} value={reason} onChange={setReason} maxLength={500} />
      ) : null}
    </ConfirmDialog>
  );
}
