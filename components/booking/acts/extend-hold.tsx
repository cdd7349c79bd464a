"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/press/button";
import type { Booking } from "@/lib/contracts/interface/bookings";
import { DecisionDialog, useDecision } from "../cancel/decision-dialog";
import { bookingExtrasQuery, extendHold } from "../queries";

/**
 * Asks the carrier to hold the seats longer, where it may; else says why it does not. The button keeps its place, so that nothing beside it moves
 * under the pointer. Where the service does not say whether it may, it is offered: whether it does, the carrier says.
 */
export function ExtendHold({ booking }: { booking: Booking }) {
  const t = useTranslations("booking.extend");
  const { data, isFetching } = useQuery(bookingExtrasQuery(booking.id, booking.status));
  const decision = useDecision({ run: (headers) => extendHold(booking.id, headers), done: t("done") });
  const texts = { title: t("title"), keep: t("keep"), confirm: t("confirm"), working: t("working") };
  const outlook = data?.longer_hold ?? null;
  const closed = outlook === "asked" ? null : outlook;
  return (
    <>
      <Button variant="secondary" isDisabled={closed !== null || (outlook === null && isFetching)} onPress={decision.open}>
        {t("action")}
      </Button>
      {closed ? <p className="order-last w-0 min-w-full text-ink-soft text-sm">{t(`closed.${closed}`)}</p> : null}
      <DecisionDialog decision={decision} texts={texts} isHarmless>
        <p>{t("text")}</p>
      </DecisionDialog>
    </>
  );
}
