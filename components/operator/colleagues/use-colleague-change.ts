"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { keepAnswer } from "@/lib/client/calls/keep-answer";
import { changeColleague, colleaguesQuery } from "./queries";

/** Changes a colleague, and shows all of them as they are then. */
export function useColleagueChange(onDone: () => void) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: changeColleague,
    gcTime: 0,
    onSuccess: (changed) => {
      keepAnswer(cache, colleaguesQuery().queryKey, changed);
      onDone();
    },
  });
}
