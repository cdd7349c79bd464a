"use client";

import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { TextArea } from "@/components/ui/fields/text-area";
import { Button } from "@/components/ui/press/button";
import { useErrorText } from "@/lib/client/calls/use-error-text";
import { MESSAGE_LENGTH } from "@/lib/contracts/limits";
import type { RequestSide } from "@/lib/domain/refund/request";

interface WriteMessageProps {
  side: RequestSide;
  /** Whether the request still waits for its answer. */
  isWaiting: boolean;
  onSend: (text: string) => Promise<void>;
}

/** A message to the other side; it stays in the field until it has arrived. */
export function WriteMessage({ side, isWaiting, onSend }: WriteMessageProps) {
  const t = useTranslations("conversation");
  const errorText = useErrorText();
  const [text, setText] = useState("");
  const send = useMutation({ mutationFn: onSend, onSuccess: () => setText("") });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() !== "" && !send.isPending) send.mutate(text.trim());
  };
  return (
    <form onSubmit={submit}>
      <TextArea
        label={t("message")}
        description={t(`messageHint.${side === "partner" && !isWaiting ? "decided" : side}`)}
        value={text}
        onChange={setText}
        maxLength={MESSAGE_LENGTH}
        error={send.error ? errorText(send.error).message : undefined}
      />
      <Button type="submit" className="mt-2" isPending={send.isPending} isDisabled={text.trim() === ""}>
        {t("send")}
      </Button>
    </form>
  );
}
