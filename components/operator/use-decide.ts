"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { toast } from "sonner";
import type { RefundDecision } from "@/lib/contracts/operator";
import { decideRequest, requestQuery } from "./queries";

/** Sends a decision; afterwards the request and the list show it, also where somebody else was first. */
export function useDecide(requestId: string) {
  const t = useTranslations("operator.done");
  const cache = useQueryClient();
  const { queryKey } = requestQuery(requestId, useLocale());
  return useMutation({
    mutationFn: (decision: RefundDecision) => decideRequest(requestId, decision),
    onSuccess: (request, { decision }) => {
      cache.setQueryData(queryKey, request);
      toast.success(t(decision));
    },
    onSettled: () => cache.invalidateQueries({ queryKey: ["operator"] }),
  });
}
