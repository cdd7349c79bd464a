"use client";

import type { ReactNode } from "react";
import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { useErrorText } from "@/lib/client/use-error-text";
import type { Decision } from "./use-decision";

interface DecisionDialogProps {
  decision: Decision;
  texts: { title: string; keep: string; confirm: string; working: string };
  /** Nothing is lost by it: its button is not one to be wary of. */
  isHarmless?: boolean;
  /** There is nothing to confirm, or not yet. */
  isBlocked?: boolean;
  /** Instead of the button that confirms. */
  action?: ReactNode;
  children: ReactNode;
}

/** The question, what it means, and two buttons; why it did not work stands where it was asked. */
export function DecisionDialog({ decision, texts, isHarmless = false, isBlocked = false, action, children }: DecisionDialogProps) {
  const errorText = useErrorText();
  const { isOpen, onOpenChange, isPending, error, confirm } = decision;
  const footer = (
    <>
      <Button variant="secondary" isDisabled={isPending} onPress={() => onOpenChange(false)}>
        {texts.keep}
      </Button>
      {action ?? (
        <Button variant={isHarmless ? "primary" : "danger"} isPending={isPending} isDisabled={isBlocked} onPress={confirm}>
          {isPending ? texts.working : texts.confirm}
        </Button>
      )}
    </>
  );
  return (
    <Dialog title={texts.title} isOpen={isOpen} onOpenChange={(next) => isPending || onOpenChange(next)} isDecision footer={footer}>
      <div className="space-y-3">
        {children}
        {error ? <Banner tone="bad" isAlert title={errorText(error).message} /> : null}
      </div>
    </Dialog>
  );
}
