"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Button } from "../press/button";
import { Dialog } from "./dialog";

interface FormDialogProps {
  title: string;
  isOpen?: boolean;
  onClose: () => void;
  /** Id of the form inside. */
  formId: string;
  /** What the button says that sends it. */
  submit: string;
  isPending: boolean;
  children: ReactNode;
}

/** A form in a window. It stays open while it is sent: the answer may be shown this once. */
export function FormDialog({ title, isOpen = true, onClose, formId, submit, isPending, children }: FormDialogProps) {
  const t = useTranslations("common.actions");
  const footer = (
    <>
      <Button variant="secondary" isDisabled={isPending} onPress={onClose}>
        {t("cancel")}
      </Button>
      <Button type="submit" form={formId} isPending={isPending}>
        {submit}
      </Button>
    </>
  );
  return (
    <Dialog title={title} isOpen={isOpen} onOpenChange={(opens) => opens || isPending || onClose()} footer={footer}>
      {children}
    </Dialog>
  );
}
