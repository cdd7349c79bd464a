"use client";

import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { ConfirmDialog } from "@/components/ui/overlays/confirm-dialog";
import { toast } from "@/lib/client/calls/toast";
import { useErrorText } from "@/lib/client/calls/use-error-text";
import type { TeamPerson } from "@/lib/contracts/portal/team";
import { HandOverFields, type HandoverChoice } from "./hand-over-fields";
import { handOver } from "./queries";

interface HandOverDialogProps {
  person: TeamPerson;
  receivers: readonly TeamPerson[];
  onClose: () => void;
}

/** Gives what somebody looks after to somebody else. */
export function HandOverDialog({ person: { id, name }, receivers, onClose }: HandOverDialogProps) {
  const t = useTranslations("settings.team.handOver");
  const errorText = useErrorText();
  const [choice, setChoice] = useState<HandoverChoice>({ to: null, which: "upcoming" });
  const { mutate, isPending, error } = useMutation({
    mutationFn: handOver,
    onSuccess: ({ count }) => {
      toast.success(t("done", { count }));
      onClose();
    },
  });
  const { to, which } = choice;
  return (
    <ConfirmDialog
      title={t("title", { name })}
      onClose={onClose}
      confirm={t("confirm")}
      onConfirm={() => (to === null ? undefined : mutate({ id, to, which }))}
      isPending={isPending}
      isBlocked={to === null}
      error={error ? errorText(error).message : ""}
    >
      <p>{receivers.length > 0 ? t("text") : t("alone")}</p>
      {receivers.length > 0 ? <HandOverFields receivers={receivers} choice={choice} onChange={setChoice} /> : null}
    </ConfirmDialog>
  );
}
