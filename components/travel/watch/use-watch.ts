"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { askAnew } from "@/lib/client/calls/ask-anew";
import { toast } from "@/lib/client/calls/toast";
import { useErrorText } from "@/lib/client/calls/use-error-text";
import type { WatchBody } from "@/lib/contracts/portal/watches";
import { endWatch, makeWatch, WATCHES } from "./watch-queries";
import type { Watched } from "./watched";

/** When it is told, and whom. */
export type Wishes = Pick<WatchBody, "target" | "least_fall" | "customer">;

/** Begins to watch. @returns `error`: why it was refused; empty while it was not */
export function useMakeWatch(watched: Watched, onMade: () => void) {
  const t = useTranslations("watch");
  const cache = useQueryClient();
  const errorText = useErrorText();
  const { mutate, isPending, error } = useMutation({
    mutationFn: (wishes: Wishes) => makeWatch(bodyOf(watched, wishes)),
    onSuccess: () => {
      toast.success(t("started"));
      onMade();
    },
    onSettled: () => askAnew(cache, WATCHES),
  });
  return { make: mutate, isPending, error: error ? errorText(error).message : "" };
}

export function useEndWatch(watchId: string, onEnded?: () => void) {
  const t = useTranslations("watch");
  const cache = useQueryClient();
  const errorText = useErrorText();
  const { mutate, isPending } = useMutation({
    mutationFn: () => endWatch(watchId),
    onSuccess: () => {
      toast.success(t("ended"));
      onEnded?.();
    },
    onError: (error) => toast.error(errorText(error).message),
    onSettled: () => askAnew(cache, WATCHES),
  });
  return { end: () => mutate(), isPending };
}

function bodyOf(watched: Watched, wishes: Wishes): WatchBody {
  if (watched.kind === "booking") return { kind: "booking", booking: watched.booking, ...wishes };
  return { ...watched, ...wishes };
}
