"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/press/button";
import { useServerClock } from "@/lib/client/server-clock";
import { openChange } from "@/lib/client/travel/schedule-change";
import type { Booking } from "@/lib/contracts/interface/bookings";
import { useLastKnown } from "../parts/use-last-known";
import { bookingExtrasQuery } from "../queries";
import { GiveBackSheet } from "./give-back-sheet";

const HALF_MINUTE_MS = 30_000;

/** The act of giving tickets back; nothing while the back office looks at a request, or the airline's change may be returned in full. */
export function GiveBack({ booking }: { booking: Booking }) {
  const t = useTranslations("booking.return");
  const [isOpen, setOpen] = useState(false);
  const { data, refetch } = useQuery(bookingExtrasQuery(booking.id, booking.status));
  // What was chosen and written stays when the tickets are issued meanwhile.
  const extras = useLastKnown(data);
  const now = useServerClock({ everyMs: HALF_MINUTE_MS });
  if (!extras || extras.refund_request?.state === "open" || openChange(booking.schedule_changes)?.options.refund) return null;
  const voidUntil = extras.void_until && Date.parse(extras.void_until) > now ? extras.void_until : null;
  if (!voidUntil && booking.status !== "ticketed") return null;
  const open = () => {
    // What the customer gets may fall by the minute.
    void refetch();
    setOpen(true);
  };
  return (
    <>
      <Button variant="secondary" onPress={open}>
        {t("action")}
      </Button>
      {isOpen ? <GiveBackSheet booking={booking} extras={extras} voidUntil={voidUntil} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
