"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/press/button";
import { Banner } from "@/components/ui/states/banner";
import type { FareCondition } from "@/lib/client/offers/fare-lists";

interface LostChoiceProps {
  /** The conditions that are set. */
  set: readonly FareCondition[];
  /** Conditions without which the chosen flights are there again; none where nothing is lost. */
  dropped: readonly FareCondition[];
  onDrop: () => void;
}

/** Says that the list under these conditions lacks a flight that was chosen, and takes them back. It is there before it speaks, so that it is read aloud. */
export function LostChoice({ set, dropped, onDrop }: LostChoiceProps) {
  const t = useTranslations("search.choice.lost");
  const filters = useTranslations("search.filters");
  const [only] = dropped;
  const [first, ...others] = set;
  const action = only ? (
    <Button variant="secondary" size="sm" onPress={onDrop}>
      {dropped.length === 1 ? t("drop", { condition: filters(only) }) : t("dropSeveral")}
    </Button>
  ) : null;
  return (
    <div role="status" className={only ? "" : "sr-only"}>
      {only && first ? (
        <Banner tone="warm" action={action}>
          {t(others.length > 0 ? "several" : first)}
        </Banner>
      ) : null}
    </div>
  );
}
