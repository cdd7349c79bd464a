"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/press/button";
import { toast } from "@/lib/client/calls/toast";
import { useOneAtATime } from "@/lib/client/use-one-at-a-time";
import type { Booking } from "@/lib/contracts/interface/bookings";
import { PayDialog } from "./pay-dialog";
import { usePay } from "./use-pay";

/** The button, the question behind it, and the payment. */
export function PayBooking({ booking }: { booking: Booking }) {
  const t = useTranslations("booking.pay");
  const [isOpen, setOpen] = useState(false);
  const [confirmed, setConfirmed] = useState<number | null>(null);
  const payment = usePay(booking);
  const once = useOneAtATime();
  const open = () => {
    payment.reset();
    setOpen(true);
  };
  const pay = (end: () => void) => {
    setConfirmed(booking.price.amount);
    payment.mutate(booking.price.amount, {
      onSettled: end,
      onSuccess: ({ kind }) => {
        if (kind !== "paid") return;
        setOpen(false);
        toast.success(t("done"));
      },
    });
  };
  return (
    <>
      <Button onPress={open}>{t("action")}</Button>
      <PayDialog
        booking={booking}
        isOpen={isOpen}
        onOpenChange={setOpen}
        isPending={payment.isPending}
        result={payment.data ?? null}
        error={payment.error}
        confirmed={confirmed}
        onConfirm={() => once(pay)}
        onReset={payment.reset}
      />
    </>
  );
}
