"use client";

import { useTranslations } from "next-intl";
import { Dialog } from "@/components/ui/overlays/dialog";
import { Button } from "@/components/ui/press/button";
import { CopyButton } from "@/components/ui/press/copy-button";
import { Banner } from "@/components/ui/states/banner";

interface RecoveryCodesShownProps {
  codes: readonly string[];
  title: string;
  onClose: () => void;
}

/** The codes on the one occasion when they can be read: only its own button closes it. */
export function RecoveryCodesShown({ codes, title, onClose }: RecoveryCodesShownProps) {
  const t = useTranslations("settings.security.factor.codes");
  const footer = (
    <>
      <CopyButton text={codes.join("\n")}>{t("copy")}</CopyButton>
      <Button onPress={onClose}>{t("saved")}</Button>
    </>
  );
  return (
    <Dialog title={title} isOpen onOpenChange={onClose} isDecision isKept footer={footer}>
      <div className="space-y-4">
        <Banner tone="warm" title={t("warning")}>
          {t("text")}
        </Banner>
        <ol className="grid gap-1 rounded-lg border border-line bg-paper px-3 py-2 font-mono text-sm">
          {codes.map((code) => (
            <li key={code} className="select-all">
              {code}
            </li>
          ))}
        </ol>
      </div>
    </Dialog>
  );
}
