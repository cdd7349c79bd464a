"use client";

import { useMutation } from "@tanstack/react-query";
import { Paperclip } from "lucide-react";
import { useTranslations } from "next-intl";
import { type ChangeEvent, useRef } from "react";
import { Button } from "@/components/ui/press/button";
import { Banner } from "@/components/ui/states/banner";
import { toast } from "@/lib/client/calls/toast";
import { useErrorText } from "@/lib/client/calls/use-error-text";
import { FILE_TYPES } from "@/lib/domain/files/file-type";
import { MAX_FILE_BYTES } from "@/lib/domain/refund/request";

class TooLarge extends Error {}

interface AttachFileProps {
  /** How many more may be added. */
  left: number;
  onAttach: (file: { name: string; content: string }) => Promise<void>;
}

/** Adds one file from the agent's machine. */
export function AttachFile({ left, onAttach }: AttachFileProps) {
  const t = useTranslations("conversation");
  const errorText = useErrorText();
  const input = useRef<HTMLInputElement>(null);
  const attach = useMutation({
    mutationFn: async (file: File) => onAttach({ name: file.name, content: await base64Of(file) }),
    onSuccess: () => void toast.success(t("attached")),
  });
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    // The same file may be chosen again after it was refused.
    event.target.value = "";
    if (file) attach.mutate(file);
  };
  if (left === 0) return <p className="text-ink-soft text-sm">{t("noMoreFiles")}</p>;
  const fields = Object.values(errorText(attach.error).fields).flat();
  const refusal = attach.error instanceof TooLarge ? t("tooLarge") : (fields[0] ?? (attach.error ? errorText(attach.error).message : ""));
  return (
    <div>
      {refusal ? <Banner tone="bad" isAlert title={refusal} className="mb-2" /> : null}
      <input ref={input} type="file" accept={FILE_TYPES.join()} aria-label={t("attach")} onChange={choose} className="hidden" />
      <Button variant="secondary" isPending={attach.isPending} onPress={() => input.current?.click()}>
        <Paperclip className="size-4" aria-hidden="true" />
        {t("attach")}
      </Button>
      <p className="mt-1.5 text-ink-soft text-sm">{t("attachHint", { left })}</p>
    </div>
  );
}

const CHUNK = 0x8000;

/** @throws TooLarge */
async function base64Of(file: File): Promise<string> {
  if (file.size > MAX_FILE_BYTES) throw new TooLarge();
  const bytes = new Uint8Array(await file.arrayBuffer());
  const parts: string[] = [];
  // A call takes only so many arguments.
  for (let at = 0; at < bytes.length; at += CHUNK) parts.push(String.fromCharCode(...bytes.subarray(at, at + CHUNK)));
  return btoa(parts.join(""));
}
