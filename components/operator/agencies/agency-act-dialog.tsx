"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { ConfirmDialog } from "@/components/ui/overlays/confirm-dialog";
import { askAnew } from "@/lib/client/calls/ask-anew";
import { toast } from "@/lib/client/calls/toast";
import { useAddressErrorText } from "@/lib/client/calls/use-error-text";
import { AGENCY_AFFAIRS } from "../proposals/queries";
import { isReason, ReasonField } from "../proposals/reason-field";

interface AgencyActDialogProps {
  title: string;
  confirm: string;
  isDanger?: boolean;
  /** Whether what is asked for besides is right; it tells itself what is not. */
  isRight?: () => boolean;
  act: (reason: string) => Promise<unknown>;
  /** What is told once it is done. */
  done: string;
  onClose: () => void;
  children: ReactNode;
}

/** Asks once more, and why, before something is done to an agency at once. */
export function AgencyActDialog({ title, confirm, isDanger = false, onClose, children, ...asked }: AgencyActDialogProps) {
  const { isRight = () => true, act, done } = asked;
  const cache = useQueryClient();
  const errorText = useAddressErrorText();
  const [reason, setReason] = useState("");
  const [isTried, setTried] = useState(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: act,
    onSuccess: async () => {
      await askAnew(cache, AGENCY_AFFAIRS);
      toast.success(done);
      onClose();
    },
  });
  const send = () => {
    setTried(true);
    if (isRight() && isReason(reason)) mutate(reason.trim());
  };
  return (
    <ConfirmDialog
      title={title}
      confirm={confirm}
      isDanger={isDanger}
      isPending={isPending}
      onConfirm={send}
      onClose={onClose}
      error={error ? errorText(error).message : ""}
    >
      {children}
      <ReasonField value={reason} onChange={setReason} isTried={isTried} />
    </ConfirmDialog>
  );
}
