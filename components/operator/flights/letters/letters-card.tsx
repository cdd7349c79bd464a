"use client";

import { useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/press/button";
import { SectionCard } from "@/components/ui/section-card";
import { useMayInHouse } from "@/lib/client/house";
import type { DepartureLetterItem } from "@/lib/contracts/operator/departures/departure-letters";
import { formatInstant } from "@/lib/i18n/formats";
import { LetterDialog } from "./letter-dialog";
import { lettersQuery } from "./queries";

/** What the house has written to the customers of a departure, and a new letter; nothing for whoever sees no bookings. */
export function LettersCard({ departureId }: { departureId: string }) {
  const maySee = useMayInHouse("bookings", "see");
  return maySee ? <Letters departureId={departureId} /> : null;
}

function Letters({ departureId }: { departureId: string }) {
  const t = useTranslations("flights.letters");
  const locale = useLocale();
  const mayChange = useMayInHouse("bookings", "change");
  const [isAsked, setAsked] = useState(false);
  const { data } = useQuery(lettersQuery(departureId, locale));
  if (!data || data.bookings + data.letters.length === 0) return null;
  return (
    <SectionCard
      title={t("title")}
      aside={
        mayChange && data.bookings > 0 ? (
          <Button variant="secondary" size="sm" onPress={() => setAsked(true)}>
            {t("write")}
          </Button>
        ) : null
      }
    >
      {data.letters.length === 0 ? (
        <p className="text-ink-soft">{t("none")}</p>
      ) : (
        <ul className="divide-y divide-line">
          {data.letters.map((letter) => (
            <LetterItem key={letter.id} letter={letter} />
          ))}
        </ul>
      )}
      {isAsked ? <LetterDialog departureId={departureId} to={data} onClose={() => setAsked(false)} /> : null}
    </SectionCard>
  );
}

function LetterItem({ letter }: { letter: DepartureLetterItem }) {
  const t = useTranslations("flights.letters");
  const locale = useLocale();
  const { subject, mails, reason, written, written_by: by } = letter;
  return (
    <li className="py-2">
      <p className="wrap-anywhere font-medium">{subject}</p>
      <p className="num text-sm">{t("mails", mails)}</p>
      <p className="wrap-anywhere text-ink-soft text-sm">
        {reason} · {by.name ?? t("house")}, {formatInstant(written, locale)}
      </p>
    </li>
  );
}
