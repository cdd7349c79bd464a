"use client";

import { type ReactNode, useState } from "react";
import { ConfirmDialog } from "@/components/ui/overlays/confirm-dialog";
import { type Deciding, type DecidingOptions, useDeciding, useRefusalText } from "./use-deciding";

interface DecisionDialogProps {
  decision: Decision;
  texts: { title: string; keep: string; confirm: string; working: string };
  /** Text where adults would be missing; the service's own text tells a program which call to make. */
  needsAdult?: string;
  /** Nothing is lost by it: its button is not one to be wary of. */
  isHarmless?: boolean;
  /** There is nothing to confirm, or not yet. */
  isBlocked?: boolean;
  children: ReactNode;
}

/** The question that a decision asks. */
export function DecisionDialog({ decision, texts, needsAdult, isHarmless = false, isBlocked = false, children }: DecisionDialogProps) {
  const refusalText = useRefusalText();
  const { isOpen, onOpenChange, isPending, error, confirm } = decision;
  return (
    <ConfirmDialog
      title={texts.title}
      isOpen={isOpen}
      onClose={() => onOpenChange(false)}
      cancel={texts.keep}
      confirm={texts.confirm}
      working={texts.working}
      onConfirm={confirm}
      isDanger={!isHarmless}
      isPending={isPending}
      isBlocked={isBlocked}
      error={refusalText(error, needsAdult)}
    >
      {children}
    </ConfirmDialog>
  );
}

export interface Decision extends Deciding {
  isOpen: boolean;
  open: () => void;
  onOpenChange: (isOpen: boolean) => void;
}

/** A question about a booking, and the call behind it. */
export function useDecision(options: Omit<DecidingOptions, "onDone">): Decision {
  const [isOpen, setOpen] = useState(false);
  const deciding = useDeciding({ ...options, onDone: () => setOpen(false) });
  const open = () => {
    deciding.forget();
    setOpen(true);
  };
  return { ...deciding, isOpen, open, onOpenChange: setOpen };
}
