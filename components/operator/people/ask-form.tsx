"use client";

import { type FormEvent, useState } from "react";
import { TextField } from "@/components/ui/fields/text-field";
import { Button } from "@/components/ui/press/button";

interface AskFormProps {
  label: string;
  /** What the field says where nothing was typed. */
  missing: string;
  submit: string;
  /** What is wrong with what was sent last. */
  remark?: string | undefined;
  isPending?: boolean;
  /** @param text trimmed, never empty */
  onSubmit: (text: string) => void;
}

/** One line of text and a button. What is typed here may name a person: no browser offers it to the next one. */
export function AskForm({ label, missing, submit, remark, isPending = false, onSubmit }: AskFormProps) {
  const [text, setText] = useState("");
  const [isMissing, setMissing] = useState(false);
  const typed = text.trim();
  const send = (event: FormEvent) => {
    event.preventDefault();
    setMissing(typed === "");
    if (typed !== "") onSubmit(typed);
  };
  return (
    <form onSubmit={send} noValidate className="flex flex-wrap items-end gap-3">
      <TextField
        label={label}
        value={text}
        onChange={setText}
        error={isMissing && typed === "" ? missing : remark}
        autoComplete="off"
        spellCheck="false"
        className="min-w-0 flex-1 basis-64"
      />
      <Button type="submit" variant="secondary" isPending={isPending}>
        {submit}
      </Button>
    </form>
  );
}
