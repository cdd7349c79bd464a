"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { type FormEvent, useId, useState } from "react";
import { TextField } from "@/components/ui/fields/text-field";
import { Dialog } from "@/components/ui/overlays/dialog";
import { FormDialog } from "@/components/ui/overlays/form-dialog";
import { Button } from "@/components/ui/press/button";
import { Banner } from "@/components/ui/states/banner";
import { askAnew } from "@/lib/client/calls/ask-anew";
import { useAddressErrorText } from "@/lib/client/calls/use-error-text";
import { mailAddress } from "@/lib/domain/mail/mail-address";
import { AGENCY_AFFAIRS } from "../proposals/queries";
import { InvitationLink } from "./invitation-link";
import { inviteOwner } from "./queries";

/** Invites an owner, and shows the link this once. It leaves memory with the window. */
export function InviteDialog({ code, onClose }: { code: string; onClose: () => void }) {
  const t = useTranslations("agencies.people");
  const done = useTranslations("common.actions")("done");
  const locale = useLocale();
  const formId = useId();
  const cache = useQueryClient();
  const errorText = useAddressErrorText();
  const [email, setEmail] = useState("");
  const [isTried, setTried] = useState(false);
  const { mutate, isPending, error, data } = useMutation({
    mutationFn: inviteOwner,
    gcTime: 0,
    onSuccess: () => askAnew(cache, AGENCY_AFFAIRS),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (mailAddress(email) !== null && !isPending) mutate({ code, email, locale });
  };
  if (data)
    return (
      <Dialog
        title={t("inviteTitle")}
        isOpen
        isKept
        onOpenChange={(opens) => opens || onClose()}
        footer={<Button onPress={onClose}>{done}</Button>}
      >
        <InvitationLink email={email} invitation={data} />
      </Dialog>
    );
  return (
    <FormDialog title={t("inviteTitle")} onClose={onClose} formId={formId} submit={t("makeLink")} isPending={isPending}>
      <form id={formId} onSubmit={submit} noValidate className="space-y-4">
        {error ? <Banner tone="bad" isAlert title={errorText(error).message} /> : null}
        <TextField
          label={t("email")}
          value={email}
          onChange={setEmail}
          inputMode="email"
          autoComplete="off"
          spellCheck="false"
          error={isTried && mailAddress(email) === null ? t("emailWrong") : undefined}
        />
      </form>
    </FormDialog>
  );
}
