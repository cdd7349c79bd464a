"use client";

import { useTranslations } from "next-intl";
import { FlightLines } from "@/components/travel/changes/flight-lines";
import { Button } from "@/components/ui/press/button";
import { flightsOf } from "@/lib/client/travel/schedule-change";
import { DecisionDialog, useDecision } from "../cancel/decision-dialog";
import { answerChange } from "../queries";
import type { ChangeProps } from "./change-props";

/** Goes on with the new flights, after asking. */
export function AcceptChange({ booking, change }: ChangeProps) {
  const t = useTranslations("changes");
  const decision = useDecision({ run: (headers) => answerChange(booking.id, change.id, "accept", headers), done: t("accept.done") });
  const texts = { title: t("accept.title"), keep: t("keep"), confirm: t("accept.confirm"), working: t("accept.working") };
  return (
    <>
      <Button onPress={decision.open}>{t("accept.action")}</Button>
      <DecisionDialog decision={decision} texts={texts} isHarmless>
        <p>{t("accept.text")}</p>
        <FlightLines flights={flightsOf(change).now} />
      </DecisionDialog>
    </>
  );
}
