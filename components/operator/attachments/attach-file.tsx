"use client";

import { useMutation } from "@tanstack/react-query";
import { Paperclip } from "lucide-react";
import { useTranslations } from "next-intl";
import { type ChangeEvent, useRef } from "react";
import { Button } from "@/components/ui/press/button";
import { useErrorText } from "@/lib/client/calls/use-error-text";
import type { Attachment } from "@/lib/contracts/operator/attachments";
import { type AttachmentArea, MAX_ATTACHMENT_BYTES } from "@/lib/domain/files/attachment";
import { FILE_TYPES } from "@/lib/domain/files/file-type";
import { addAttachment } from "./queries";

class TooLarge extends Error {}

interface AttachFileProps {
  area: AttachmentArea;
  /** What it is, above the button. */
  label: string;
  file: Attachment | null;
  onAttach: (file: Attachment) => void;
  /** Whether somebody went on without one that is needed. */
  isMissing?: boolean;
}

/** Chooses the file of a paper, and adds it at once: the form that stands around it sends which one it is. */
export function AttachFile({ area, label, file, onAttach, isMissing = false }: AttachFileProps) {
  const t = useTranslations("attachments");
  const errorText = useErrorText();
  const input = useRef<HTMLInputElement>(null);
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (chosen: File) => {
      if (chosen.size > MAX_ATTACHMENT_BYTES) throw new TooLarge();
      return addAttachment(area, chosen);
    },
    onSuccess: onAttach,
  });
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const chosen = event.target.files?.[0];
    // The same file may be chosen again after it was refused.
    event.target.value = "";
    if (chosen) mutate(chosen);
  };
  const refusal = error instanceof TooLarge ? t("tooLarge") : error ? errorText(error).message : isMissing && !file ? t("missing") : "";
  return (
    <div className="space-y-1.5">
      <p className="font-medium text-sm">{label}</p>
      <input ref={input} type="file" accept={FILE_TYPES.join()} aria-label={label} onChange={choose} className="hidden" />
      <Button variant="secondary" isPending={isPending} onPress={() => input.current?.click()}>
        <Paperclip className="size-4" aria-hidden="true" />
        {t(file ? "other" : "attach")}
      </Button>
      <p role="status" className="wrap-anywhere text-sm">
        {file ? t("added", { name: file.name }) : ""}
      </p>
      {refusal ? (
        <p role="alert" className="text-bad text-sm">
          {refusal}
        </p>
      ) : null}
      <p className="text-ink-soft text-sm">{t("hint")}</p>
    </div>
  );
}
