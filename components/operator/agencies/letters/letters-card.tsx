"use client";

import { useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/press/button";
import { SectionCard } from "@/components/ui/section-card";
import { useMayInHouse } from "@/lib/client/house";
import type { AgencyLetter } from "@/lib/contracts/operator/agencies";
import { formatInstant } from "@/lib/i18n/formats";
import { lettersQuery } from "../queries";
import { LetterDialog } from "./letter-dialog";

/** What the house has written to it by mail, and a new letter. */
export function LettersCard({ code }: { code: string }) {
  const t = useTranslations("agencies.letters");
  const mayChange = useMayInHouse("agencies", "change");
  const [isOpen, setOpen] = useState(false);
  const { data } = useQuery(lettersQuery(code));
  if (!data) return null;
  const write = (
    <Button variant="secondary" size="sm" onPress={() => setOpen(true)}>
      {t("write")}
    </Button>
  );
  return (
    <SectionCard title={t("title")} aside={mayChange && data.recipients > 0 ? write : null}>
      {data.recipients === 0 ? <p className="text-sm">{t("nobody")}</p> : null}
      {data.items.length === 0 ? <p className="text-sm">{t("none")}</p> : null}
      <ul className="divide-y divide-line">
        {data.items.map((letter) => (
          <LetterItem key={letter.id} letter={letter} />
        ))}
      </ul>
      {isOpen ? <LetterDialog code={code} recipients={data.recipients} onClose={() => setOpen(false)} /> : null}
    </SectionCard>
  );
}

function LetterItem({ letter: { subject, text, recipients, by, at } }: { letter: AgencyLetter }) {
  const t = useTranslations("agencies.letters");
  const locale = useLocale();
  return (
    <li className="py-2">
      <p className="wrap-anywhere font-medium">{subject}</p>
      <p className="wrap-anywhere whitespace-pre-line text-sm">{text}</p>
      <p className="num text-ink-soft text-sm">
        {formatInstant(at, locale)} · {by ?? t("house")} · {t("to", { count: recipients })}
      </p>
    </li>
  );
}
