"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { cancelUnpaid } from "../queries";
import { DecisionDialog } from "./decision-dialog";
import { useDecision } from "./use-decision";

/** Gives the seats of an unpaid booking back, after asking. */
export function CancelBooking({ bookingId }: { bookingId: string }) {
  const t = useTranslations("booking.cancel");
  const decision = useDecision({ run: () => cancelUnpaid(bookingId), done: t("done") });
  return (
    <>
      <Button variant="quiet" className="w-full" onPress={decision.open}>
        {t("action")}
      </Button>
      <DecisionDialog decision={decision} texts={{ title: t("title"), keep: t("keep"), confirm: t("confirm"), working: t("working") }}>
        <p>{t("text")}</p>
      </DecisionDialog>
    </>
  );
}
