"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
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
const REPETITIONS = 2;
const PAUSE_MS = 1_500;
/** Parts of components/booking/queries.ts that a decision changes, beside the work lists; rules are as they were, or gone. */
const CHANGED = ["one", "extras", "conversation", "bags"];

export interface DecidingOptions {
  /** The call behind the decision. */
  run: (headers: Record<string, string>) => Promise<unknown>;
  /** What to say once it is done. */
  done: string;
  /** What tells this call from one with another choice. */
  request?: string;
  /** Called once it is done. */
  onDone: () => void;
}

/** The call behind a decision about a booking. */
export interface Deciding {
  confirm: () => void;
  isPending: boolean;
  error: unknown;
  /** Forgets a refusal: what was said of one choice says nothing of the next. What runs is not forgotten. */
  forget: () => void;
}

/** Does once what was decided about a booking, tells it, and makes the whole page fresh afterwards. */
export function useDeciding({ run, done, request = "", onDone }: DecidingOptions): Deciding {
  const cache = useQueryClient();
  const { headersFor, settle } = useRequestKey();
  const once = useOneAtATime();
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: () => run(headersFor(request)),
    // 410: the airline has not confirmed yet (interface-facts); the key makes the repetition safe.
    retry: (failures, reason) => failures < REPETITIONS && reason instanceof ApiError && reason.status === 410 && reason.isTransient,
    retryDelay: PAUSE_MS,
    onSuccess: () => {
      onDone();
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
  const confirm = () => once((end) => mutate(undefined, { onSettled: end }));
  // Taken back while it runs, a call would end unseen.
  const forget = () => (isPending ? undefined : reset());
  return { confirm, isPending, error, forget };
}

/** Why a decision was refused; empty where it was not. @returns what says it, with the text for those who would fly without an adult: the service's own tells a program which call to make */
export function useRefusalText(): (error: unknown, needsAdult?: string) => string {
  const errorText = useErrorText();
  return (error, needsAdult) => {
    if (needsAdult && error instanceof ApiError && error.code === PASSENGERS_NEED_ADULT) return needsAdult;
    return error ? errorText(error).message : "";
  };
}
