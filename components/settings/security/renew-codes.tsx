"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useId } from "react";
import { FormDialog } from "@/components/ui/overlays/form-dialog";
import { askAnew } from "@/lib/client/calls/ask-anew";
import { ProofForm } from "./proof-form";
import { renewRecoveryCodes, secondFactorQuery } from "./queries";
import { RecoveryCodesShown } from "./recovery-codes-shown";

/** New recovery codes in the place of the old ones. */
export function RenewCodes({ onClose }: { onClose: () => void }) {
  const t = useTranslations("settings.security.factor");
  const formId = useId();
  const cache = useQueryClient();
  const { mutate, isPending, error, data } = useMutation({
    mutationFn: renewRecoveryCodes,
    gcTime: 0,
    onSuccess: () => askAnew(cache, secondFactorQuery().queryKey),
  });
  if (data) return <RecoveryCodesShown codes={data.codes} title={t("renew")} onClose={onClose} />;
  return (
    <FormDialog title={t("renew")} onClose={onClose} formId={formId} submit={t("renewSubmit")} isPending={isPending}>
      <ProofForm id={formId} fields={["password", "code"]} error={error} onSubmit={({ password, code }) => mutate({ password, code })}>
        <p className="text-ink-soft text-sm">{t("renewText")}</p>
      </ProofForm>
    </FormDialog>
  );
}
