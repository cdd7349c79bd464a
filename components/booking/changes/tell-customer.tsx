"use client";

import { useQuery } from "@tanstack/react-query";
import { Phone, Send } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { buttonClass } from "@/components/ui/press/button-class";
import { LinkButton } from "@/components/ui/press/link-button";
import type { Booking } from "@/lib/contracts/interface/bookings";
import { WriteToCustomer } from "../acts/write-to-customer";
import { useNoteShare } from "../parts/use-note-share";
import { bookingExtrasQuery, bookingLettersQuery } from "../queries";

/** The ways to tell the customer of a change: a call, Telegram with the text in the customer's language ready to send, an e-mail. */
export function TellCustomer({ booking }: { booking: Booking }) {
  const t = useTranslations("changes.tell");
  const page = useLocale();
  const note = useNoteShare(booking.id);
  const { id, status, payer } = booking;
  const { data: extras } = useQuery(bookingExtrasQuery(id, status));
  const language = extras?.customer_locale ?? page;
  const letters = useQuery({ ...bookingLettersQuery(id, language), enabled: extras !== undefined && !booking.personal_data_erased });
  const text = letters.data?.letters.find(({ kind }) => kind === "change")?.text;
  if (booking.personal_data_erased) return null;
  const digits = payer.tel.replaceAll(/\D/g, "");
  return (
    <div className="flex flex-wrap gap-2">
      <a href={`tel:+${digits}`} className={buttonClass("secondary")}>
        <Phone className="size-4" aria-hidden="true" />
        {t("call")}
      </a>
      {text ? (
        <LinkButton
          variant="secondary"
          href={`https://t.me/+${digits}?text=${encodeURIComponent(text)}`}
          target="_blank"
          rel="noreferrer"
          onClick={() => note("text")}
        >
          <Send className="size-4" aria-hidden="true" />
          {t("telegram")}
        </LinkButton>
      ) : null}
      <WriteToCustomer booking={booking} />
    </div>
  );
}
