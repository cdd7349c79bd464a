"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { askAnew } from "@/lib/client/calls/ask-anew";
import { keepAnswer } from "@/lib/client/calls/keep-answer";
import type { ChangeAnswer } from "@/lib/client/calls/public-paths";
import { toast } from "@/lib/client/calls/toast";
import { useOneAtATime } from "@/lib/client/use-one-at-a-time";
import { answerTripChange } from "../calls";
import { tripQuery } from "../trip-query";

interface AnswerOptions {
  /** Token of the trip's page. */
  token: string;
  changeId: string;
  onDone: () => void;
}

export interface Answer {
  /** @param body the alternative that is chosen */
  give: (way: ChangeAnswer, body?: { alternative: string }) => void;
  reset: () => void;
  isPending: boolean;
  error: unknown;
}

/** Sends the traveller's answer once; the page then shows the trip as it is, also where somebody else was first. */
export function useAnswer({ token, changeId, onDone }: AnswerOptions): Answer {
  const t = useTranslations("changes.trip");
  const cache = useQueryClient();
  const { queryKey } = tripQuery(token, useLocale());
  const once = useOneAtATime();
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: ({ way, body }: { way: ChangeAnswer; body?: { alternative: string } | undefined }) =>
      answerTripChange(token, changeId, way, body),
    onSuccess: async (trip, { way }) => {
      await keepAnswer(cache, queryKey, trip);
      onDone();
      toast.success(t(`${way}Done`));
      window.scrollTo({ top: 0 });
    },
    onError: () => askAnew(cache, queryKey),
  });
  return { give: (way, body) => once((end) => mutate({ way, body }, { onSettled: end })), reset, isPending, error };
}
