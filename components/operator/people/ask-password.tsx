"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { PasswordField } from "@/components/ui/fields/password-field";
import { ConfirmDialog } from "@/components/ui/overlays/confirm-dialog";
import { useErrorText } from "@/lib/client/calls/use-error-text";

interface AskPasswordProps {
  title: string;
  confirm: string;
  isDanger?: boolean;
  isPending: boolean;
  /** Why it did not work. */
  error: unknown;
  onClose: () => void;
  onConfirm: (password: string) => void;
  children: ReactNode;
}

/** Asks once more, and for one's own password: what is done opens somebody's account. */
export function AskPassword({ error, onConfirm, children, ...dialog }: AskPasswordProps) {
  const t = useTranslations("people.password");
  const errorText = useErrorText();
  const [password, setPassword] = useState("");
  const [isMissing, setMissing] = useState(false);
  const remark = errorText(error).fields.password?.join(" ");
  const confirm = () => {
    setMissing(password === "");
    if (password !== "") onConfirm(password);
  };
  return (
    <ConfirmDialog {...dialog} onConfirm={confirm} error={error && !remark ? errorText(error).message : ""}>
      {children}
      <PasswordField
        label={t("label")}
        value={password}
        onChange={setPassword}
        autoComplete="current-password"
        error={isMissing && password === "" ? t("missing") : remark}
      />
    </ConfirmDialog>
  );
}
