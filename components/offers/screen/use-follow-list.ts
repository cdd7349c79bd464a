"use client";

import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { isGone } from "@/lib/client/calls/api-error";
import { toast } from "@/lib/client/calls/toast";
import { type Choice, foldSeparate } from "@/lib/client/offers/choices";
import { showOnScreen } from "@/lib/client/screens/screen-calls";
import { screenStore } from "@/lib/client/screens/screen-store";
import { MOST_SHOWN } from "@/lib/contracts/limits";

/** What is pressed or dragged in one go is sent once. */
const SETTLED_MS = 300;

/** Keeps the second screen at what the list shows: its beginning, in its order, and the row that the agent points at. @param screenId undefined while nothing is shown @param step directions that are chosen already */
export function useFollowList(screenId: string | undefined, choices: readonly Choice[], step: number): void {
  const t = useTranslations("screens");
  const pointed = usePointedRow(screenId !== undefined);
  // One after the other: the last that is sent is the last that is shown.
  const { mutate } = useMutation({
    scope: { id: "second-screen" },
    mutationFn: (sent: { screenId: string; list: Parameters<typeof showOnScreen>[1] }) => showOnScreen(sent.screenId, sent.list),
    onError: (error) => {
      if (!isGone(error)) return;
      screenStore.write(null);
      toast.error(t("hasEnded"));
    },
  });
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
