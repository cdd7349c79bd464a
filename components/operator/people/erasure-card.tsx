"use client";

import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { ConfirmDialog } from "@/components/ui/overlays/confirm-dialog";
import { SectionCard } from "@/components/ui/section-card";
import { Banner } from "@/components/ui/states/banner";
import { useErrorText } from "@/lib/client/calls/use-error-text";
import { AskForm } from "./ask-form";
import { erase } from "./queries";

/** Erases the personal data of a booking, after asking: nobody brings them back. */
export function ErasureCard() {
  const t = useTranslations("people.erasure");
  const errorText = useErrorText();
  const [asked, setAsked] = useState<string | null>(null);
  const { mutate, isPending, error, data, variables, reset } = useMutation({ mutationFn: erase, onSuccess: () => setAsked(null) });
  const ask = (number: string) => {
    reset();
    setAsked(number.toUpperCase());
  };
  const outcome = data?.is_new ? "done" : "before";
  return (
    <SectionCard className="space-y-4" title={t("title")} lead={t("lead")}>
      <AskForm label={t("number")} missing={t("missing")} submit={t("action")} onSubmit={ask} />
      {data && variables ? <Banner tone="good" isAlert title={t(outcome, { number: variables.booking_number })} /> : null}
      {asked === null ? null : (
        <ConfirmDialog
          title={t("confirmTitle", { number: asked })}
          onClose={() => setAsked(null)}
          confirm={t("confirm")}
          onConfirm={() => mutate({ booking_number: asked })}
          isDanger
          isPending={isPending}
          error={error ? errorText(error).message : ""}
          errorDetails={errorText(error).fields.booking_number?.join(" ") ?? ""}
        >
          <p>{t("confirmText")}</p>
        </ConfirmDialog>
      )}
    </SectionCard>
  );
}
