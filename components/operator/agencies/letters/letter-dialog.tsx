"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { TextArea } from "@/components/ui/fields/text-area";
import { TextField } from "@/components/ui/fields/text-field";
import { ConfirmDialog } from "@/components/ui/overlays/confirm-dialog";
import { toast } from "@/lib/client/calls/toast";
import { useAddressErrorText } from "@/lib/client/calls/use-error-text";
import { randomKey } from "@/lib/client/calls/use-request-key";
import { MOST_LETTER_SUBJECT, MOST_LETTER_TEXT } from "@/lib/contracts/operator/agencies";
import { lettersQuery, writeLetter } from "../queries";

/** Letters that a subject and a text have at least; as in the contract. */
const SHORTEST = 3;

/** A letter to an agency, which is sent as it is typed. */
export function LetterDialog({ code, recipients, onClose }: { code: string; recipients: number; onClose: () => void }) {
  const t = useTranslations("agencies.letters");
  const cache = useQueryClient();
  const errorText = useAddressErrorText();
  const [id] = useState(drawId);
  const [subject, setSubject] = useState("");
  const [text, setText] = useState("");
  const [isTried, setTried] = useState(false);
  const isShort = (words: string) => words.trim().length < SHORTEST;
  const wrong = (words: string) => (isTried && isShort(words) ? t("missing") : undefined);
  const { mutate, isPending, error } = useMutation({
    mutationFn: writeLetter,
    onSuccess: (letters) => {
      cache.setQueryData(lettersQuery(code).queryKey, letters);
      toast.success(t("sent"));
      onClose();
    },
  });
  const send = () => {
    setTried(true);
    if (!isShort(subject) && !isShort(text)) mutate({ code, id, subject, text });
  };
  return (
    <ConfirmDialog
      title={t("writeTitle")}
      confirm={t("send")}
      isPending={isPending}
      onConfirm={send}
      onClose={onClose}
      error={error ? errorText(error).message : ""}
    >
      <p className="text-ink-soft text-sm">{t("explain", { count: recipients })}</p>
      <TextField
        label={t("subject")}
        value={subject}
        onChange={setSubject}
        maxLength={MOST_LETTER_SUBJECT}
        autoComplete="off"
        error={wrong(subject)}
      />
      <TextArea label={t("text")} rows={6} value={text} onChange={setText} maxLength={MOST_LETTER_TEXT} error={wrong(text)} />
    </ConfirmDialog>
  );
}

/** As a UUID is written. */
function drawId(): string {
  return randomKey().replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}
