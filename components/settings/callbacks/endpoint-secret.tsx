"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { SecretField } from "../parts/secret-field";

interface EndpointSecretProps {
  title: string;
  secret: string;
  /** What to do with it. */
  children: ReactNode;
  onClose: () => void;
}

/** The only time that a signing secret can be read. */
export function EndpointSecret({ title, secret, children, onClose }: EndpointSecretProps) {
  const t = useTranslations("settings");
  return (
    <Dialog title={title} isOpen onOpenChange={onClose} isDecision isKept footer={<Button onPress={onClose}>{t("saved")}</Button>}>
      <div className="space-y-4">
        <SecretField label={t("callbacks.secret.label")} secret={secret} />
        <p className="text-ink-soft text-sm">{children}</p>
      </div>
    </Dialog>
  );
}
