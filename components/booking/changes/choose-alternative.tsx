"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { AlternativeChoice } from "@/components/travel/changes/alternative-choice";
import { Button } from "@/components/ui/press/button";
import { DecisionDialog, useDecision } from "../cancel/decision-dialog";
import { answerChange } from "../queries";
import type { ChangeProps } from "./change-props";

/** Takes other flights in place of the changed ones, one of those that the airline offers. */
export function ChooseAlternative({ booking, change }: ChangeProps) {
  const t = useTranslations("changes");
  const [chosen, setChosen] = useState<string | null>(null);
  const { alternatives } = change.options;
  const picked = alternatives.find(({ id }) => id === chosen) ?? null;
  const decision = useDecision({
    run: (headers) => answerChange(booking.id, change.id, "choose", headers, { alternative: picked?.id }),
    done: t("choose.done"),
  });
  if (alternatives.length === 0) return <p className="w-full text-ink-soft text-sm">{t("choose.none")}</p>;
  const texts = { title: t("choose.title"), keep: t("keep"), confirm: t("choose.confirm"), working: t("choose.working") };
  return (
    <>
      <Button variant="secondary" onPress={decision.open}>
        {t("choose.action")}
      </Button>
      <DecisionDialog decision={decision} texts={texts} isHarmless isBlocked={!picked}>
        <p>{t("choose.lead")}</p>
        <AlternativeChoice change={change} chosen={picked?.id ?? null} onChange={setChosen} airportAs="code" />
      </DecisionDialog>
    </>
  );
}
