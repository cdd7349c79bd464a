"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { ConfirmDialog } from "@/components/ui/overlays/confirm-dialog";
import { ApiError } from "@/lib/client/calls/api-error";
import { askAnew } from "@/lib/client/calls/ask-anew";
import { toast } from "@/lib/client/calls/toast";
import { useErrorText } from "@/lib/client/calls/use-error-text";
import { useRequestKey } from "@/lib/client/calls/use-request-key";
import { balanceOptions } from "@/lib/client/money/balance";
import { fundsOptions } from "@/lib/client/money/funds";
import { useOneAtATime } from "@/lib/client/use-one-at-a-time";
import { WORK_LISTS } from "../queries";

/** passengers_need_adult of lib/contracts/errors.ts. */
const PASSENGERS_NEED_ADULT = 100490;

interface DecisionDialogProps {
  decision: Decision;
  texts: { title: string; keep: string; confirm: string; working: string };
  /** Text where adults would be missing; the service's own text tells a program which call to make. */
  needsAdult?: string;
  /** Nothing is lost by it: its button is not one to be wary of. */
  isHarmless?: boolean;
  /** There is nothing to confirm, or not yet. */
  isBlocked?: boolean;
  /** Instead of the button that confirms. */
  action?: ReactNode;
  children: ReactNode;
}

/** The question that a decision asks. */
export function DecisionDialog({
  decision,
  texts,
  needsAdult,
  isHarmless = false,
  isBlocked = false,
  action,
  children,
}: DecisionDialogProps) {
  const errorText = useErrorText();
  const { isOpen, onOpenChange, isPending, error, confirm } = decision;
  const isAdultMissing = error instanceof ApiError && error.code === PASSENGERS_NEED_ADULT;
  const refusal = isAdultMissing && needsAdult ? needsAdult : error ? errorText(error).message : "";
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
      action={action}
      error={refusal}
    >
      {children}
    </ConfirmDialog>
  );
}

export interface Decision {
  isOpen: boolean;
  open: () => void;
  onOpenChange: (isOpen: boolean) => void;
  confirm: () => void;
  isPending: boolean;
  error: unknown;
  /** The refusal, once there is one: what was said of one choice says nothing of the next. */
  forget: () => void;
}

interface DecisionOptions {
  /** The call behind the question. */
  run: (headers: Record<string, string>) => Promise<unknown>;
  /** What to say once it is done. */
  done: string;
  /** What tells this call from one with another choice. */
  request?: string;
}

const REPETITIONS = 2;
const PAUSE_MS = 1_500;
/** Parts of components/booking/queries.ts that a decision changes, beside the work lists; rules are as they were, or gone. */
const CHANGED = ["one", "extras", "conversation", "bags"];

/** A question about a booking, the call behind it, and the whole page fresh afterwards. */
export function useDecision({ run, done, request = "" }: DecisionOptions): Decision {
  const cache = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const { headersFor, settle } = useRequestKey();
  const once = useOneAtATime();
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: () => run(headersFor(request)),
    // 410: the airline has not confirmed yet (interface-facts); the key makes the repetition safe.
    retry: (failures, reason) => failures < REPETITIONS && reason instanceof ApiError && reason.status === 410 && reason.isTransient,
    retryDelay: PAUSE_MS,
    onSuccess: () => {
      setOpen(false);
      toast.success(done);
      // What has become of the booking stands at the top.
      window.scrollTo({ top: 0 });
    },
    // The booking is read again after a refusal too: it has changed meanwhile.
    onSettled: (_answer, reason) => {
      settle(reason);
      const parts = CHANGED.map((part) => ["booking", part]);
      return askAnew(cache, ...parts, WORK_LISTS, balanceOptions().queryKey, fundsOptions().queryKey);
    },
  });
  const open = () => {
    reset();
    setOpen(true);
  };
  const confirm = () => once((end) => mutate(undefined, { onSettled: end }));
  // Taken back while it runs, a call would end unseen.
  const forget = () => (isPending ? undefined : reset());
  return { isOpen, open, onOpenChange: setOpen, confirm, isPending, error, forget };
}

/** One way to give the tickets back: its button, and what it means. */
export function ReturnOption({ hint, children }: { hint: string; children: ReactNode }) {
  return (
    <div>
      {children}
      <p className="mt-1.5 text-ink-soft text-sm">{hint}</p>
    </div>
  );
}
