"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { NewApiKey } from "@/lib/contracts/portal/keys";
import { SecretDialog } from "../parts/secret-dialog";

interface KeyMadeProps {
  made: NewApiKey;
  title: string;
  /** What else has changed with it. */
  children?: ReactNode;
  onClose: () => void;
}

/** The only time that a key can be read. */
export function KeyMade({ made, title, children, onClose }: KeyMadeProps) {
  const t = useTranslations("settings.keys.made");
  return (
    <SecretDialog title={title} label={t("label")} secret={made.key} onClose={onClose}>
      {children}
      <div className="text-ink-soft text-sm">
        <p>{t("use")}</p>
        <code className="mt-1 block break-all rounded-lg bg-paper px-3 py-2 font-mono text-ink text-xs">
          Authorization: Bearer {made.item.prefix}…
        </code>
      </div>
    </SecretDialog>
  );
}
