"use client";

import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { isGone, mayPass } from "@/lib/client/calls/api-error";
import { toast } from "@/lib/client/calls/toast";
import { useErrorText } from "@/lib/client/calls/use-error-text";
import { type Choice, foldSeparate } from "@/lib/client/offers/choices";
import { showOnScreen } from "@/lib/client/screens/screen-calls";
import { screenStore } from "@/lib/client/screens/screen-store";
import { MOST_SHOWN } from "@/lib/contracts/limits";
import type { ScreenRequest } from "@/lib/contracts/trip/screens";

/** What is pressed or dragged in one go is sent once. */
const SETTLED_MS = 300;

/** So long after a failure the list is sent again, until it has arrived. */
const AGAIN_MS = 3_000;

/**
 * Keeps the second screen at what the list shows: its beginning, in its order, and the row that the agent points at.
 * @param screenId undefined while nothing is shown
 * @param step directions that are chosen already
 * @returns whether the customer sees something else, as the list could not be sent
 */
export function useFollowList(screenId: string | undefined, choices: readonly Choice[], step: number): boolean {
  const pointed = usePointedRow(screenId !== undefined);
  const { mutate, isBehind } = useShow(screenId);
  useEffect(() => {
    if (screenId === undefined) return;
    const shown = foldSeparate(choices).inSight.slice(0, MOST_SHOWN);
    const offers = shown.map((choice) => ({
      offer_id: choice.offer.id,
      first: step,
      count: choice.shown.length,
      is_from: !choice.isWhole,
    }));
    const place = shown.findIndex(({ key }) => key === pointed);
    const timer = setTimeout(() => mutate({ screenId, list: { offers, highlighted: place === -1 ? null : place } }), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [screenId, choices, step, pointed, mutate]);
  return isBehind;
}

interface Sent {
  screenId: string;
  list: ScreenRequest;
}

/** Sends a list, again and again where it may still arrive; says once that the screen is behind, and marks it until it is not. */
function useShow(screenId: string | undefined) {
  const t = useTranslations("screens");
  const errorText = useErrorText();
  const [behindId, setBehindId] = useState<string | null>(null);
  const { mutate, error, variables } = useMutation({
    // One after the other: the last that is sent is the last that is shown.
    scope: { id: "second-screen" },
    mutationFn: (sent: Sent) => showOnScreen(sent.screenId, sent.list),
    onSuccess: () => setBehindId(null),
    onError: (failure, sent) => {
      if (screenStore.read()?.id !== sent.screenId) return;
      if (isGone(failure)) {
        screenStore.write(null);
        toast.error(t("hasEnded"));
        return;
      }
      if (behindId !== sent.screenId) toast.error(t("behindWhy", { reason: errorText(failure).message }));
      setBehindId(sent.screenId);
    },
  });
  useEffect(() => {
    if (!mayPass(error) || !variables || variables.screenId !== screenId) return;
    const timer = setTimeout(() => mutate(variables), AGAIN_MS);
    return () => clearTimeout(timer);
  }, [error, variables, screenId, mutate]);
  return { mutate, isBehind: screenId !== undefined && behindId === screenId };
}

/** The row that has the focus or was touched last, by its `data-choice`. */
function usePointedRow(isOn: boolean): string | null {
  const [pointed, setPointed] = useState<string | null>(null);
  useEffect(() => {
    if (!isOn) return;
    const look = ({ target }: Event) => {
      const row = target instanceof Element ? target.closest<HTMLElement>("[data-choice]") : null;
      if (row?.dataset.choice) setPointed(row.dataset.choice);
    };
    document.addEventListener("focusin", look);
    document.addEventListener("pointerdown", look);
    return () => {
      document.removeEventListener("focusin", look);
      document.removeEventListener("pointerdown", look);
    };
  }, [isOn]);
  return pointed;
}
