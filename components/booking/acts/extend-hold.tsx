"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/press/button";
import type { Booking } from "@/lib/contracts/interface/bookings";
import { DecisionDialog, useDecision } from "../cancel/decision-dialog";
import { extendHold } from "../queries";

/** Asks the carrier to hold the seats longer: it says whether it does. */
export function ExtendHold({ booking }: { booking: Booking }) {
  const t = useTranslations("booking.extend");
  const decision = useDecision({ run: (headers) => extendHold(booking.id, headers), done: t("done") });
  const texts = { title: t("title"), keep: t("keep"), confirm: t("confirm"), working: t("working") };
  return (
    <>
      <Button variant="secondary" onPress={decision.open}>
        {t("action")}
      </Button>
      <DecisionDialog decision={decision} texts={texts} isHarmless>
        <p>{t("text")}</p>
      </DecisionDialog>
    </>
  );
}
