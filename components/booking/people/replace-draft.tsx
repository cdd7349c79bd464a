"use client";

import { useTranslations } from "next-intl";
import { ConfirmDialog } from "@/components/ui/overlays/confirm-dialog";

export interface ReplaceQuestion {
  /** Names of the people who are typed into the form that would make room; may be empty. */
  names: string;
  replace: () => void;
}

/** Asks whether what is half typed in for another booking may make room. */
export function ReplaceDraft({ names, replace, onClose }: ReplaceQuestion & { onClose: () => void }) {
  const t = useTranslations("booking.repeat");
  const confirm = () => {
    onClose();
    replace();
  };
  return (
    <ConfirmDialog
      title={t("othersTitle")}
      confirm={t("replace")}
      cancel={t("keep")}
      onConfirm={confirm}
      onClose={onClose}
      isDanger
      isPending={false}
    >
      <p>{names ? t("othersText", { names }) : t("othersTextUnnamed")}</p>
    </ConfirmDialog>
  );
}
