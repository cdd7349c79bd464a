"use client";

import { useMutation } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { Button } from "@/components/ui/press/button";
import { saveFile } from "@/lib/client/calls/save-file";
import { toast } from "@/lib/client/calls/toast";
import { useErrorText } from "@/lib/client/calls/use-error-text";
import type { Attachment } from "@/lib/contracts/operator/attachments";
import type { AttachmentArea } from "@/lib/domain/files/attachment";
import { formatInstant, formatNumber } from "@/lib/i18n/formats";
import { openAttachment } from "./queries";

interface AttachmentLineProps {
  area: AttachmentArea;
  file: Attachment;
}

/** A file of a paper: what it is, who added it, and the way to save it. */
export function AttachmentLine({ area, file }: AttachmentLineProps) {
  const t = useTranslations("attachments");
  const locale = useLocale();
  const errorText = useErrorText();
  const { mutate, isPending } = useMutation({
    mutationFn: () => openAttachment(area, file.id),
    onSuccess: saveFile,
    onError: (error) => void toast.error(errorText(error).message),
  });
  const told = { size: formatNumber(Math.max(1, Math.round(file.size / 1024)), locale), when: formatInstant(file.added, locale) };
  return (
    <div>
      <Button variant="secondary" size="sm" className="max-w-full" isPending={isPending} onPress={() => mutate()}>
        <Download className="size-4 shrink-0" aria-hidden="true" />
        <span className="truncate">{t("save", { name: file.name })}</span>
      </Button>
      <p className="num text-ink-soft text-sm" title={`SHA-256 ${file.hash}`}>
        {file.added_by ? t("toldBy", { ...told, who: file.added_by }) : t("told", told)}
      </p>
    </div>
  );
}
