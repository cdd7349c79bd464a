"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { TextArea } from "@/components/ui/fields/text-area";
import { Button } from "@/components/ui/press/button";
import { SectionCard } from "@/components/ui/section-card";
import { keepAnswer } from "@/lib/client/calls/keep-answer";
import { useErrorText } from "@/lib/client/calls/use-error-text";
import { useMayInHouse } from "@/lib/client/house";
import { HOUSE_NOTE_LENGTH, type OfficeBooking } from "@/lib/contracts/operator/bookings/office-booking";
import { formatInstant } from "@/lib/i18n/formats";
import { officeBookingQuery, writeHouseNote } from "./queries";

/** What the house's people have written down for themselves, newest first. */
export function HouseNotesCard({ data: { booking, notes } }: { data: OfficeBooking }) {
  const t = useTranslations("officeBooking.notes");
  const locale = useLocale();
  const mayWrite = useMayInHouse("bookings", "change") && !booking.personal_data_erased;
  return (
    <SectionCard title={t("title")} lead={t("lead")}>
      {mayWrite ? <NewNote bookingId={booking.id} /> : null}
      <ol className="divide-y divide-line">
        {notes.map(({ id, text, author, at }) => (
          <li key={id} className="py-3 last:pb-0">
            <p className="num flex flex-wrap items-baseline gap-x-2 text-ink-soft text-xs">
              <span className="min-w-0 break-words font-medium text-ink">{author ?? t("unknown")}</span>
              <time dateTime={at}>{formatInstant(at, locale)}</time>
            </p>
            <p className="mt-0.5 whitespace-pre-line break-words">{text}</p>
          </li>
        ))}
      </ol>
    </SectionCard>
  );
}

/** What was typed stays in the field until it is kept. */
function NewNote({ bookingId }: { bookingId: string }) {
  const t = useTranslations("officeBooking.notes");
  const locale = useLocale();
  const errorText = useErrorText();
  const cache = useQueryClient();
  const [text, setText] = useState("");
  const { mutate, isPending, error } = useMutation({
    mutationFn: (words: string) => writeHouseNote(bookingId, words),
    onSuccess: async (booking) => {
      await keepAnswer(cache, officeBookingQuery(bookingId, locale).queryKey, booking);
      setText("");
    },
  });
  const words = text.trim();
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (words !== "" && !isPending) mutate(words);
  };
  return (
    <form onSubmit={send}>
      <TextArea
        label={t("new")}
        value={text}
        onChange={setText}
        rows={2}
        maxLength={HOUSE_NOTE_LENGTH}
        error={error ? errorText(error).message : undefined}
      />
      <Button type="submit" size="sm" className="mt-2" isPending={isPending} isDisabled={words === ""}>
        {t("add")}
      </Button>
    </form>
  );
}
