"use client";

import { useTranslations } from "next-intl";
import { Banner } from "@/components/ui/banner";
import { CopyButton } from "@/components/ui/copy-button";

/** A secret on the one occasion when it can be read. */
export function SecretField({ label, secret }: { label: string; secret: string }) {
  const t = useTranslations("settings");
  return (
    <div className="space-y-3">
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
    </div>
  );
}
