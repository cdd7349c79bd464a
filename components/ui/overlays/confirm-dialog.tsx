"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Button } from "../press/button";
import { Banner } from "../states/banner";
import { Dialog } from "./dialog";

interface ConfirmDialogProps {
  title: string;
  isOpen?: boolean;
  onClose: () => void;
  confirm: string;
  /** Instead of it while it is being done. */
  working?: string;
  /** “Cancel” without it. */
  cancel?: string;
  onConfirm: () => void;
  /** Something is lost by it: its button is one to be wary of. */
  isDanger?: boolean;
  isPending: boolean;
  /** There is nothing to confirm, or not yet. */
  isBlocked?: boolean;
  /** Instead of the button that confirms. */
  action?: ReactNode;
  /** Why it did not work, told where it was asked; empty where nothing has failed. */
  error?: string;
  /** More about it. */
  errorDetails?: string;
  children: ReactNode;
}

/** A question, what it means, and two buttons. It stays until what was confirmed is done. */
export function ConfirmDialog({
  title,
  isOpen = true,
  onClose,
  onConfirm,
  error = "",
  errorDetails,
  children,
  ...rest
}: ConfirmDialogProps) {
  const t = useTranslations("common.actions");
  const { confirm, working = confirm, cancel = t("cancel"), isDanger = false, isPending, isBlocked = false, action } = rest;
  const footer = (
    <>
      <Button variant="secondary" isDisabled={isPending} onPress={onClose}>
        {cancel}
      </Button>
      {action ?? (
        <Button variant={isDanger ? "danger" : "primary"} isPending={isPending} isDisabled={isBlocked} onPress={onConfirm}>
          {isPending ? working : confirm}
        </Button>
      )}
    </>
  );
  return (
    <Dialog title={title} isOpen={isOpen} onOpenChange={(opens) => opens || isPending || onClose()} isDecision footer={footer}>
      {/* What is being done is what was confirmed: nothing of it changes meanwhile. */}
      <fieldset disabled={isPending} className="min-w-0 space-y-3">
        {children}
        {error ? (
          <Banner tone="bad" isAlert title={error}>
            {errorDetails}
          </Banner>
        ) : null}
      </fieldset>
    </Dialog>
  );
}
