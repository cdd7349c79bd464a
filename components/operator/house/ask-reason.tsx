"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { TextArea } from "@/components/ui/fields/text-area";
import { ConfirmDialog } from "@/components/ui/overlays/confirm-dialog";
import { Button } from "@/components/ui/press/button";
import { askAnew } from "@/lib/client/calls/ask-anew";
import { useErrorText } from "@/lib/client/calls/use-error-text";
import { useOneAtATime } from "@/lib/client/use-one-at-a-time";

interface AskReasonProps<Answer> {
  /** What the button says, and what of, for those who do not see the row. */
  action: string;
  label?: string;
  title: string;
  text: string;
  confirm: string;
  /** What is asked for; the audit log keeps it. */
  field: string;
  send: (reason: string) => Promise<Answer>;
  onDone: (answer: Answer) => void;
}

/** As in the contract (lib/contracts/operator/house.ts). */
const SHORTEST = 3;

/** A button that asks why before it does something, and shows there what went wrong. */
export function AskReason<Answer>({ action, label, title, text, confirm, field, send, onDone }: AskReasonProps<Answer>) {
  const errorText = useErrorText();
  const t = useTranslations("service");
  const cache = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useState("");
  const once = useOneAtATime();
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: () => send(reason),
    onSuccess: (answer) => {
      setOpen(false);
      onDone(answer);
    },
    onSettled: () => askAnew(cache, ["office", "house"]),
  });
  const open = () => {
    reset();
    setReason("");
    setOpen(true);
  };
  return (
    <>
      <Button variant="secondary" size="sm" aria-label={label} onPress={open}>
        {action}
      </Button>
      <ConfirmDialog
        title={title}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        confirm={confirm}
        onConfirm={() => once((end) => mutate(undefined, { onSettled: end }))}
        isPending={isPending}
        isBlocked={reason.trim().length < SHORTEST}
        error={error ? errorText(error).message : ""}
      >
        <p>{text}</p>
        <TextArea label={field} description={t("kept")} value={reason} onChange={setReason} maxLength={500} />
      </ConfirmDialog>
    </>
  );
}
