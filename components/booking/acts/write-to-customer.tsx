"use client";

import { useQuery } from "@tanstack/react-query";
import { Mail } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/press/button";
import type { Booking } from "@/lib/contracts/interface/bookings";
import { MailDialog } from "../mail/mail-dialog";
import { bookingExtrasQuery } from "../queries";

/** The act of writing to the customer: by e-mail, or with a text for a chat. */
export function WriteToCustomer({ booking, isNext = false }: { booking: Booking; isNext?: boolean }) {
  const t = useTranslations("mail.card");
  const page = useLocale();
  const { id, status, personal_data_erased: isErased } = booking;
  const { data: extras } = useQuery(bookingExtrasQuery(id, status));
  const [isOpen, setOpen] = useState(false);
  if (isErased) return null;
  return (
    <>
      <Button variant={isNext ? "primary" : "secondary"} onPress={() => setOpen(true)}>
        <Mail className="size-4" aria-hidden="true" />
        {t("button")}
      </Button>
      {isOpen ? <MailDialog bookingId={id} language={extras?.customer_locale ?? page} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
