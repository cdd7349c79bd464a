"use client";

import { type QueryKey, useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { TextArea } from "@/components/ui/fields/text-area";
import { ConfirmDialog } from "@/components/ui/overlays/confirm-dialog";
import { Button } from "@/components/ui/press/button";
import { askAnew } from "@/lib/client/calls/ask-anew";
import { toast } from "@/lib/client/calls/toast";
import { useErrorText } from "@/lib/client/calls/use-error-text";
import { useOneAtATime } from "@/lib/client/use-one-at-a-time";

/** A reason says more than two letters can. */
const SHORTEST_REASON = 3;

interface TakeBackProps {
  title: string;
  /** What it means. */
  children: ReactNode;
  takeBack: (body: { reason: string }) => Promise<unknown>;
  /** What is read again afterwards. */
  concerns: QueryKey;
  /** What it changes is not shown yet. */
  isBlocked?: boolean;
}

/** Takes an import back, after asking why. */
export function TakeBack({ title, children, takeBack, concerns, isBlocked = false }: TakeBackProps) {
  const t = useTranslations("office.undo");
  const errorText = useErrorText();
  const cache = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useState("");
  const [isMissing, setMissing] = useState(false);
  const once = useOneAtATime();
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: takeBack,
    onSuccess: () => {
      setOpen(false);
      toast.success(t("done"));
      return askAnew(cache, concerns);
    },
  });
  // The list is read again after a refusal too, as somebody else was first; only then may this button go, and the reason of the refusal with it.
  const close = () => {
    setOpen(false);
    if (error) void askAnew(cache, concerns);
  };
  const open = () => {
    reset();
    setReason("");
    setMissing(false);
    setOpen(true);
  };
  const confirm = () => {
    const why = reason.trim();
    setMissing(why.length < SHORTEST_REASON);
    if (why.length >= SHORTEST_REASON) once((end) => mutate({ reason: why }, { onSettled: end }));
  };
  return (
    <>
      <Button variant="secondary" size="sm" onPress={open}>
        {t("action")}
      </Button>
      <ConfirmDialog
        title={title}
        isOpen={isOpen}
        onClose={close}
        confirm={t("confirm")}
        working={t("working")}
        onConfirm={confirm}
        isDanger
        isPending={isPending}
        isBlocked={isBlocked}
        error={error ? errorText(error).message : ""}
      >
        {children}
        <TextArea
          label={t("reason")}
          description={t("reasonHint")}
          error={isMissing ? t("reasonMissing") : undefined}
          value={reason}
          onChange={setReason}
          maxLength={300}
          rows={2}
        />
      </ConfirmDialog>
    </>
  );
}
