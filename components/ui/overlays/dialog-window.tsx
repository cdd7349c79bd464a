"use client";

import { X } from "lucide-react";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from "react-aria-components/Modal";
import { IconButton } from "../press/icon-button";

export interface DialogProps {
  title: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Wider than a question needs: tables, comparisons. Its head stays where it is when what it shows comes or changes. */
  isWide?: boolean;
  /** Asks for a decision: a press outside does not close it. */
  isDecision?: boolean;
  /** Holds what is lost with it: only a button of its footer closes it, not a cross or Escape. */
  isKept?: boolean;
  /** Buttons, always in sight. */
  footer?: ReactNode;
  children: ReactNode;
}

/** A modal window; on a phone, a sheet that rises from the bottom. Loaded when the first one opens (dialog.tsx). */
export function DialogWindow({
  title,
  isOpen,
  onOpenChange,
  isWide = false,
  isDecision = false,
  isKept = false,
  footer,
  children,
}: DialogProps) {
  const t = useTranslations("common.actions");
  return (
    <ModalOverlay
      data-modal=""
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable={!isDecision && !isKept}
      isKeyboardDismissDisabled={isKept}
      className={`fixed inset-0 z-40 flex items-end justify-center bg-veil data-[entering]:animate-[fade_150ms] md:px-6 ${isWide ? "md:items-start md:pt-[7.5dvh]" : "md:items-center"}`}
    >
      <Modal
        className={`w-full outline-none data-[entering]:animate-[slide-up_180ms_ease-out] md:data-[entering]:animate-[rise_150ms_ease-out] ${isWide ? "md:max-w-5xl" : "md:max-w-lg"}`}
      >
        <AriaDialog
          role={isDecision ? "alertdialog" : "dialog"}
          data-ring="none"
          className={`flex max-h-[92dvh] flex-col rounded-t-2xl bg-surface shadow-float md:max-h-[85dvh] md:rounded-2xl ${isWide ? "max-md:h-[92dvh]" : ""}`}
        >
          <header className="flex min-h-15 shrink-0 items-center justify-between gap-3 border-line border-b py-2 pr-2 pl-5 md:min-h-13">
            <Heading slot="title" className="font-semibold text-lg">
              {title}
            </Heading>
            {isKept ? null : (
              <IconButton label={t("close")} onPress={() => onOpenChange(false)}>
                <X className="size-5" aria-hidden="true" />
              </IconButton>
            )}
          </header>
          <div className="grow overflow-y-auto px-5 py-4">{children}</div>
          {footer ? (
            <footer className="flex shrink-0 flex-wrap justify-end gap-2 border-line border-t px-5 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
              {footer}
            </footer>
          ) : null}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
