"use client";

import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { TextArea } from "@/components/ui/fields/text-area";
import { Button } from "@/components/ui/press/button";
import { useErrorText } from "@/lib/client/calls/use-error-text";
import { NOTE_LENGTH } from "@/lib/contracts/portal/booking-note";

interface NoteFormProps {
  label: string;
  submit: string;
  /** What it says so far; a new note without it. */
  text?: string;
  onSave: (text: string) => Promise<void>;
  onCancel?: () => void;
}

/** A note, new or changed; what was typed stays in the field until it is kept. */
export function NoteForm({ label, submit, text: before = "", onSave, onCancel }: NoteFormProps) {
  const t = useTranslations("common.actions");
  const errorText = useErrorText();
  const [text, setText] = useState(before);
  const { mutate, isPending, error } = useMutation({ mutationFn: onSave, onSuccess: () => setText("") });
  const words = text.trim();
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (words !== "" && !isPending) mutate(words);
  };
  return (
    <form onSubmit={send}>
      <TextArea
        label={label}
        value={text}
        onChange={setText}
        rows={2}
        maxLength={NOTE_LENGTH}
        error={error ? errorText(error).message : undefined}
      />
      <div className="mt-2 flex gap-2">
        <Button type="submit" size="sm" isPending={isPending} isDisabled={words === "" || words === before}>
          {submit}
        </Button>
        {onCancel ? (
          <Button variant="secondary" size="sm" isDisabled={isPending} onPress={onCancel}>
            {t("cancel")}
          </Button>
        ) : null}
      </div>
    </form>
  );
}
