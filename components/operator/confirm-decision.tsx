"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { ConfirmDialog } from "@/components/ui/overlays/confirm-dialog";
import { askAnew } from "@/lib/client/calls/ask-anew";
import { keepAnswer } from "@/lib/client/calls/keep-answer";
import { toast } from "@/lib/client/calls/toast";
import { useErrorText } from "@/lib/client/calls/use-error-text";
import { useOneAtATime } from "@/lib/client/use-one-at-a-time";
import type { RefundDecision, RefundRequestDetail } from "@/lib/contracts/operator/operator";
import { formatMoney } from "@/lib/i18n/formats";
import { AboveLimit } from "./proposals/waiting-refund";
import { decideRequest, requestQuery } from "./queries";

interface ConfirmDecisionProps {
  request: RefundRequestDetail;
  /** The decision that waits for a last word, or null. */
  asked: RefundDecision | null;
  decide: ReturnType<typeof useDecide>;
  onClose: () => void;
}

/** What the decision does to money, tickets and seats, before it is done: it cannot be undone. */
export function ConfirmDecision({ request, asked, decide, onClose }: ConfirmDecisionProps) {
  const t = useTranslations("operator.confirm");
  const tActions = useTranslations("common.actions");
  const locale = useLocale();
  const errorText = useErrorText();
  const once = useOneAtATime();
  if (!asked) return null;
  const isSettling = asked.decision === "settle";
  const back = isSettling ? asked.fare + asked.taxes + asked.fee : 0;
  const amount = formatMoney(back, request.currency, locale);
  const { isPending, error } = decide;
  const fieldTexts = Object.values(errorText(error).fields).flat();
  return (
    <ConfirmDialog
      title={t(isSettling ? "settleTitle" : "rejectTitle")}
      onClose={onClose}
      cancel={tActions("back")}
      confirm={isSettling ? t("settle", { amount }) : t("reject")}
      onConfirm={() => once((end) => decide.mutate(asked, { onSuccess: onClose, onSettled: end }))}
      isDanger={!isSettling}
      isPending={isPending}
      error={error ? errorText(error).message : ""}
      errorDetails={fieldTexts.join(" ")}
    >
      <p className="font-medium">{isSettling ? t("settleText", { amount, partner: request.partner }) : t("rejectText")}</p>
      {isSettling ? <p>{t("settleEffect")}</p> : null}
      {isSettling ? <AboveLimit amount={back} alone={request.alone} currency={request.currency} /> : null}
      {asked.note ? (
        <blockquote className="whitespace-pre-line break-words border-line-strong border-l-2 pl-3 text-ink-soft">{asked.note}</blockquote>
      ) : null}
    </ConfirmDialog>
  );
}

/** Sends a decision; afterwards the request and the list show it, also where somebody else was first. */
export function useDecide(requestId: string) {
  const t = useTranslations("operator.done");
  const tWaiting = useTranslations("proposals.waiting");
  const cache = useQueryClient();
  const { queryKey } = requestQuery(requestId, useLocale());
  return useMutation({
    mutationFn: (decision: RefundDecision) => decideRequest(requestId, decision),
    onSuccess: async ({ request, waits }, { decision }) => {
      await keepAnswer(cache, queryKey, request);
      toast.success(waits ? tWaiting("title") : t(decision));
    },
    onSettled: () => askAnew(cache, ["operator"]),
  });
}
