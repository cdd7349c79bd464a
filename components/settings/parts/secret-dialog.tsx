"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Dialog } from "@/components/ui/overlays/dialog";
import { Button } from "@/components/ui/press/button";
import { CopyButton } from "@/components/ui/press/copy-button";
import { Banner } from "@/components/ui/states/banner";

interface SecretDialogProps {
  title: string;
  /** What the secret is. */
  label: string;
  secret: string;
  /** What to do with it, and what else has changed with it. */
  children: ReactNode;
  onClose: () => void;
}

/** A secret on the one occasion when it can be read: only its own button closes it. */
export function SecretDialog({ title, label, secret, children, onClose }: SecretDialogProps) {
  const t = useTranslations("settings");
  return (
    <Dialog title={title} isOpen onOpenChange={onClose} isDecision isKept footer={<Button onPress={onClose}>{t("saved")}</Button>}>
      <div className="space-y-4">
        <Banner tone="warm" title={t("secretWarning")} />
        <div>
          <p className="mb-1 text-ink-soft text-sm">{label}</p>
          <div className="flex flex-wrap items-stretch gap-2">
            <code className="min-w-0 flex-1 basis-60 select-all self-center break-all rounded-lg border border-line bg-paper px-3 py-2.5 font-mono text-sm">
              {secret}
            </code>
            <CopyButton text={secret}>{t("copy")}</CopyButton>
          </div>
        </div>
        {children}
      </div>
    </Dialog>
  );
}
