"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import type { NewApiKey } from "@/lib/contracts/keys";
import { SecretField } from "../parts/secret-field";

interface KeyMadeProps {
  made: NewApiKey;
  title: string;
  /** What else has changed with it. */
  children?: ReactNode;
  onClose: () => void;
}

/** The only time that a key can be read. */
export function KeyMade({ made, title, children, onClose }: KeyMadeProps) {
  const t = useTranslations("settings");
  return (
    <Dialog title={title} isOpen onOpenChange={onClose} isDecision isKept footer={<Button onPress={onClose}>{t("saved")}</Button>}>
      <div className="space-y-4">
        <SecretField label={t("keys.made.label")} secret={made.key} />
        {children}
        <div className="text-ink-soft text-sm">
          <p>{t("keys.made.use")}</p>
          <code className="mt-1 block break-all rounded-lg bg-paper px-3 py-2 font-mono text-ink text-xs">
            Authorization: Bearer {made.item.prefix}…
          </code>
        </div>
      </div>
    </Dialog>
  );
}
