"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { type FormEvent, type ReactNode, useId, useState } from "react";
import { ConfirmDialog } from "@/components/ui/overlays/confirm-dialog";
import { FormDialog } from "@/components/ui/overlays/form-dialog";
import { Banner } from "@/components/ui/states/banner";
import { askAnew } from "@/lib/client/calls/ask-anew";
import { toast } from "@/lib/client/calls/toast";
import { useAddressErrorText } from "@/lib/client/calls/use-error-text";
import { randomKey } from "@/lib/client/calls/use-request-key";
import type { ProposalPreview, ProposalRequest } from "@/lib/contracts/operator/proposals";
import { formatDate } from "@/lib/i18n/formats";
import { ChangeLines } from "./change-lines";
import { AGENCY_AFFAIRS, previewProposal, propose } from "./queries";

interface ProposeDialogProps {
  title: string;
  isDanger?: boolean;
  /** What the fields ask for; null while something of it is missing or wrong. */
  read: () => ProposalRequest | null;
  onClose: () => void;
  /** The fields. */
  children: ReactNode;
}

/** Asks what is to be done, then shows what that changes, and does or proposes it. */
export function ProposeDialog({ title, isDanger = false, read, onClose, children }: ProposeDialogProps) {
  const t = useTranslations("proposals.propose");
  const errorText = useAddressErrorText();
  const formId = useId();
  const [asked, setAsked] = useState<ProposalRequest | null>(null);
  const { mutate, isPending, error, data } = useMutation({ mutationFn: previewProposal, onSuccess: (_, body) => setAsked(body) });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wanted = read();
    if (wanted && !isPending) mutate(wanted);
  };
  if (asked && data)
    return (
      <ConfirmProposal title={title} isDanger={isDanger} asked={asked} preview={data} onBack={() => setAsked(null)} onClose={onClose} />
    );
  return (
    <FormDialog title={title} onClose={onClose} formId={formId} submit={t("preview")} isPending={isPending}>
      <form id={formId} onSubmit={submit} noValidate className="space-y-4">
        {error ? <Banner tone="bad" isAlert title={errorText(error).message} /> : null}
        {children}
      </form>
    </FormDialog>
  );
}

interface ConfirmProposalProps {
  title: string;
  isDanger: boolean;
  asked: ProposalRequest;
  preview: ProposalPreview;
  onBack: () => void;
  onClose: () => void;
}

function ConfirmProposal({ title, isDanger, asked, preview, onBack, onClose }: ConfirmProposalProps) {
  const t = useTranslations("proposals");
  const actions = useTranslations("common.actions");
  const locale = useLocale();
  const from = asked.kind === "terms" ? asked.from : undefined;
  // One intention: whoever presses again after a lost answer proposes nothing twice.
  const [key] = useState(randomKey);
  const cache = useQueryClient();
  const errorText = useAddressErrorText();
  const { mutate, isPending, error } = useMutation({
    mutationFn: propose,
    onSuccess: async ({ state }) => {
      await askAnew(cache, AGENCY_AFFAIRS);
      toast.success(t(state === "done" ? "propose.done" : "propose.waits"));
      onClose();
    },
  });
  return (
    <ConfirmDialog
      title={title}
      cancel={actions("back")}
      confirm={t(preview.needs_second ? "propose.later" : "propose.now")}
      isDanger={isDanger}
      isPending={isPending}
      onConfirm={() => mutate({ key, asked })}
      onClose={onBack}
      error={error ? errorText(error).message : ""}
    >
      <ChangeLines changes={preview.changes} />
      {asked.kind === "markup" && preview.changes.length === 0 ? <p className="text-sm">{t("rule.noFare")}</p> : null}
      <p className="text-ink-soft text-sm">{asked.reason}</p>
      {preview.needs_second ? (
        <Banner tone="warm" title={t("propose.second")}>
          {t("propose.secondText")}
        </Banner>
      ) : null}
      {from ? <p className="text-sm">{t("from", { date: formatDate(from, locale) })}</p> : null}
      {from || preview.needs_second ? null : <p className="text-sm">{t("propose.alone")}</p>}
    </ConfirmDialog>
  );
}
