"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { FormDialog } from "@/components/ui/overlays/form-dialog";
import { Button } from "@/components/ui/press/button";
import { SectionCard } from "@/components/ui/section-card";
import { askAnew } from "@/lib/client/calls/ask-anew";
import { toast } from "@/lib/client/calls/toast";
import { ProofForm } from "./proof-form";
import { changePassword, sessionListQuery } from "./queries";

/** A new password for the old one. */
export function PasswordCard() {
  const t = useTranslations("settings.security.password");
  const [isOpen, setOpen] = useState(false);
  return (
    <SectionCard className="space-y-4" title={t("title")} lead={t("lead")}>
      <Button variant="secondary" onPress={() => setOpen(true)}>
        {t("change")}
      </Button>
      {isOpen ? <ChangePassword onClose={() => setOpen(false)} /> : null}
    </SectionCard>
  );
}

function ChangePassword({ onClose }: { onClose: () => void }) {
  const t = useTranslations("settings.security.password");
  const formId = useId();
  const cache = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: changePassword,
    gcTime: 0,
    onSuccess: async () => {
      toast.success(t("done"));
      onClose();
      await askAnew(cache, sessionListQuery().queryKey);
    },
  });
  return (
    <FormDialog title={t("change")} onClose={onClose} formId={formId} submit={t("submit")} isPending={isPending}>
      <ProofForm
        id={formId}
        fields={["password", "new_password"]}
        error={error}
        onSubmit={({ password, new_password }) => mutate({ password, new_password })}
      >
        <p className="text-ink-soft text-sm">{t("ends")}</p>
      </ProofForm>
    </FormDialog>
  );
}
