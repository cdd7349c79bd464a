"use client";

import { useQuery } from "@tanstack/react-query";
import { Mail } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/press/button";
import { SectionCard } from "@/components/ui/section-card";
import type { BookingStatus } from "@/lib/domain/booking/booking-status";
import { bookingExtrasQuery } from "../queries";
import { MailDialog } from "./mail-dialog";

/** The way to write to the customer: by e-mail, or with a text for a chat. */
export function MailCard({ bookingId, status }: { bookingId: string; status: BookingStatus }) {
  const t = useTranslations("mail.card");
  const page = useLocale();
  const { data: extras } = useQuery(bookingExtrasQuery(bookingId, status));
  const [isOpen, setOpen] = useState(false);
  return (
    <SectionCard title={t("title")}>
      <p className="text-ink-soft text-sm">{t("text")}</p>
      <Button variant="secondary" className="mt-3 w-full" onPress={() => setOpen(true)}>
        <Mail className="size-4" aria-hidden="true" />
        {t("button")}
      </Button>
      {isOpen ? <MailDialog bookingId={bookingId} language={extras?.customer_locale ?? page} onClose={() => setOpen(false)} /> : null}
    </SectionCard>
  );
}
