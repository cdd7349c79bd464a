"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/press/button";
import type { Booking } from "@/lib/contracts/interface/bookings";
import { DecisionDialog, useDecision } from "../cancel/decision-dialog";
import { cancelUnpaid } from "../queries";

/** Gives the seats of an unpaid booking back, after asking. */
export function CancelBooking({ booking }: { booking: Booking }) {
  const t = useTranslations("booking.cancel");
  const decision = useDecision({ run: () => cancelUnpaid(booking.id), done: t("done") });
  return (
    <>
      <Button variant="secondary" onPress={decision.open}>
        {t("action")}
      </Button>
      <DecisionDialog decision={decision} texts={{ title: t("title"), keep: t("keep"), confirm: t("confirm"), working: t("working") }}>
        <p>{t("text")}</p>
      </DecisionDialog>
    </>
  );
}
