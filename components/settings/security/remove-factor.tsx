"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useId } from "react";
import { FormDialog } from "@/components/ui/overlays/form-dialog";
import { askAnew } from "@/lib/client/calls/ask-anew";
import { keepAnswer } from "@/lib/client/calls/keep-answer";
import { toast } from "@/lib/client/calls/toast";
import { ProofForm } from "./proof-form";
import { removeSecondFactor, secondFactorQuery, sessionListQuery } from "./queries";

/** Back to the password alone. */
export function RemoveFactor({ onClose }: { onClose: () => void }) {
  const t = useTranslations("settings.security.factor");
  const formId = useId();
  const cache = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: removeSecondFactor,
    gcTime: 0,
    onSuccess: async (left) => {
      await keepAnswer(cache, secondFactorQuery().queryKey, left);
      toast.success(t("removed"));
      onClose();
      await askAnew(cache, sessionListQuery().queryKey);
    },
  });
  return (
    <FormDialog title={t("remove")} onClose={onClose} formId={formId} submit={t("removeSubmit")} isPending={isPending}>
      <ProofForm id={formId} fields={["password", "code"]} error={error} onSubmit={({ password, code }) => mutate({ password, code })}>
        <p className="text-ink-soft text-sm">{t("removeText")}</p>
      </ProofForm>
    </FormDialog>
  );
}
