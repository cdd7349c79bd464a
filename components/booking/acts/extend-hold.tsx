"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/press/button";
import type { Booking } from "@/lib/contracts/interface/bookings";
import { DecisionDialog, useDecision } from "../cancel/decision-dialog";
import { bookingExtrasQuery, extendHold } from "../queries";

/** Asks the carrier to hold the seats longer, where it may; else says why it does not. */
export function ExtendHold({ booking }: { booking: Booking }) {
  const t = useTranslations("booking.extend.closed");
  const { data } = useQuery(bookingExtrasQuery(booking.id, booking.status));
  const outlook = data?.longer_hold ?? null;
  if (outlook === null) return null;
  if (outlook !== "asked") return <p className="self-center text-ink-soft text-sm">{t(outlook)}</p>;
  return <AskForLonger booking={booking} />;
}

/** Whether it does, the carrier says. */
function AskForLonger({ booking }: { booking: Booking }) {
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
