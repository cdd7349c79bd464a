"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { ConfirmDialog } from "@/components/ui/overlays/confirm-dialog";
import { askAnew } from "@/lib/client/calls/ask-anew";
import { toast } from "@/lib/client/calls/toast";
import { useAddressErrorText } from "@/lib/client/calls/use-error-text";
import type { AgencyPerson } from "@/lib/contracts/operator/agencies";
import { AGENCY_AFFAIRS } from "../proposals/queries";
import { isReason, ReasonField } from "../proposals/reason-field";
import { blockPerson } from "./queries";

/** Closes somebody's account, or opens it again, with a reason. */
export function BlockDialog({ code, person, onClose }: { code: string; person: AgencyPerson; onClose: () => void }) {
  const t = useTranslations("agencies.people");
  const cache = useQueryClient();
  const errorText = useAddressErrorText();
  const [reason, setReason] = useState("");
  const [isTried, setTried] = useState(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: blockPerson,
    onSuccess: async () => {
      await askAnew(cache, AGENCY_AFFAIRS);
      toast.success(t("changed"));
      onClose();
    },
  });
  const act = person.is_blocked ? "unblock" : "block";
  const confirm = () => {
    setTried(true);
    if (isReason(reason)) mutate({ code, email: person.email, is_blocked: !person.is_blocked, reason });
  };
  return (
    <ConfirmDialog
      title={t(`${act}Title`, { name: person.name })}
      confirm={t(`${act}Now`)}
      isDanger={act === "block"}
      isPending={isPending}
      onConfirm={confirm}
      onClose={onClose}
      error={error ? errorText(error).message : ""}
    >
      <p>{t(`${act}Text`)}</p>
      <ReasonField value={reason} onChange={setReason} isTried={isTried} />
    </ConfirmDialog>
  );
}
