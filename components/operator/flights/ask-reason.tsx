"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { TextField } from "@/components/ui/fields/text-field";
import { ConfirmDialog } from "@/components/ui/overlays/confirm-dialog";
import { askAnew } from "@/lib/client/calls/ask-anew";
import { toast } from "@/lib/client/calls/toast";
import { useErrorText } from "@/lib/client/calls/use-error-text";
import { useOneAtATime } from "@/lib/client/use-one-at-a-time";
import { FLIGHTS } from "./queries";

/** Letters that a reason has at least; as in the contract. */
const SHORTEST = 3;

interface AskReasonProps<Answer> {
  title: string;
  /** What the field asks for; without one, nothing is asked for. */
  label?: string;
  confirm: string;
  isDanger?: boolean;
  /** Whether what is asked for besides is right; it tells itself what is not. */
  isRight?: () => boolean;
  act: (reason: string) => Promise<Answer>;
  /** What is told once it is done. */
  done: (answer: Answer) => string;
  onClose: () => void;
  children: ReactNode;
}

/** Asks once more, and why: the audit log keeps it. */
export function AskReason<Answer>({ title, label, confirm, isDanger = false, onClose, children, ...asked }: AskReasonProps<Answer>) {
  const { isRight = () => true, act, done } = asked;
  const t = useTranslations("flights.lists");
  const errorText = useErrorText();
  const cache = useQueryClient();
  const once = useOneAtATime();
  const [reason, setReason] = useState("");
  const [isMissing, setMissing] = useState(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: act,
    onSuccess: (answer) => {
      onClose();
      toast.success(done(answer));
    },
    onSettled: () => askAnew(cache, FLIGHTS),
  });
  const typed = reason.trim();
  const isShort = label !== undefined && typed.length < SHORTEST;
  const send = () => {
    setMissing(isShort);
    if (isRight() && !isShort) once((end) => mutate(typed, { onSettled: end }));
  };
  return (
    <ConfirmDialog
      title={title}
      onClose={onClose}
      confirm={confirm}
      working={t("working")}
      onConfirm={send}
      isDanger={isDanger}
      isPending={isPending}
      error={error ? errorText(error).message : ""}
    >
      {children}
      {label === undefined ? null : (
        <TextField
          label={label}
          value={reason}
          onChange={setReason}
          error={isMissing && isShort ? t("reasonMissing") : undefined}
          autoComplete="off"
          maxLength={300}
          isRequired
        />
      )}
    </ConfirmDialog>
  );
}
