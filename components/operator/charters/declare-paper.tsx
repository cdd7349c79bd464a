"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { type FormEvent, useId, useState } from "react";
import { FormDialog } from "@/components/ui/overlays/form-dialog";
import { Button } from "@/components/ui/press/button";
import { Banner } from "@/components/ui/states/banner";
import { askAnew } from "@/lib/client/calls/ask-anew";
import { toast } from "@/lib/client/calls/toast";
import { useErrorText } from "@/lib/client/calls/use-error-text";
import { type DraftPaper, type PaperRemarks, readDraftPaper } from "./draft-paper";
import { PaperFields } from "./paper-fields";
import { declarePaper, STOCK } from "./queries";

/** Attaches the document of a charter; somebody else confirms it. */
export function DeclarePaper() {
  const t = useTranslations("charters.declare");
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>{t("action")}</Button>
      {isOpen ? <DeclareForm onClose={() => setOpen(false)} /> : null}
    </>
  );
}

const EMPTY: DraftPaper = { carrier: "", kind: "contract", number: "", flights: "", from: "", to: "", file: null, reason: "" };

function DeclareForm({ onClose }: { onClose: () => void }) {
  const t = useTranslations("charters.declare");
  const errorText = useErrorText();
  const cache = useQueryClient();
  const formId = useId();
  const [draft, setDraft] = useState(EMPTY);
  const [remarks, setRemarks] = useState<PaperRemarks>({});
  const { mutate, isPending, error } = useMutation({
    mutationFn: declarePaper,
    onSuccess: () => {
      onClose();
      toast.success(t("done"));
    },
    onSettled: () => askAnew(cache, STOCK),
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    const read = readDraftPaper(draft);
    setRemarks(read.remarks);
    if (read.request && !isPending) mutate(read.request);
  };
  const field = Object.values(errorText(error).fields).flat()[0];
  return (
    <FormDialog title={t("title")} onClose={onClose} formId={formId} submit={t("submit")} isPending={isPending}>
      <form id={formId} onSubmit={send} noValidate className="space-y-4">
        <PaperFields draft={draft} remarks={remarks} onChange={(change) => setDraft({ ...draft, ...change })} />
        {error ? <Banner tone="bad" isAlert title={field ?? errorText(error).message} /> : null}
      </form>
    </FormDialog>
  );
}
