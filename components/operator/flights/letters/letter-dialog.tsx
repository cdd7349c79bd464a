"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { TextArea } from "@/components/ui/fields/text-area";
import { TextField } from "@/components/ui/fields/text-field";
import { randomKey } from "@/lib/client/calls/use-request-key";
import { type DepartureLetters, MOST_NOTICE, MOST_SUBJECT } from "@/lib/contracts/operator/departures/departure-letters";
import type { Locale } from "@/lib/domain/localized";
import { AskReason } from "../ask-reason";
import { type DraftTexts, EMPTY_TEXTS, isShort, languagesRead, missingIn, textsIn } from "./draft-letter";
import { writeLetter } from "./queries";

interface LetterDialogProps {
  departureId: string;
  /** Whom it goes to. */
  to: DepartureLetters;
  onClose: () => void;
}

/** One letter in each language that somebody of the departure reads, and how many read it in which. */
export function LetterDialog({ departureId, to, onClose }: LetterDialogProps) {
  const t = useTranslations("flights.letters");
  const tLanguages = useTranslations("common.languages");
  const [id] = useState(drawId);
  const [texts, setTexts] = useState<DraftTexts>(EMPTY_TEXTS);
  const [isTried, setTried] = useState(false);
  const read = languagesRead(to);
  const isRight = () => {
    setTried(true);
    return missingIn(read, texts).length === 0;
  };
  return (
    <AskReason
      title={t("title")}
      label={t("reason")}
      confirm={t("send", { count: to.bookings })}
      isRight={isRight}
      act={(reason) => writeLetter(departureId, { id, texts: textsIn(read, texts), reason })}
      done={({ bookings }) => t("sent", { count: bookings })}
      onClose={onClose}
    >
      <p className="text-sm">{t("text", { count: to.bookings, passengers: to.passengers })}</p>
      {read.map((locale) => (
        <fieldset key={locale} className="space-y-2 rounded-lg border border-line p-3">
          <legend className="num px-1 font-medium text-sm">
            {t("language", { language: tLanguages(locale), count: to.languages.find((each) => each.locale === locale)?.bookings ?? 0 })}
          </legend>
          <Words locale={locale} words={texts[locale]} isTried={isTried} onChange={(words) => setTexts({ ...texts, [locale]: words })} />
        </fieldset>
      ))}
    </AskReason>
  );
}

interface WordsProps {
  locale: Locale;
  words: DraftTexts[Locale];
  isTried: boolean;
  onChange: (words: DraftTexts[Locale]) => void;
}

function Words({ locale, words, isTried, onChange }: WordsProps) {
  const t = useTranslations("flights.letters");
  const wrong = (typed: string) => (isTried && isShort(typed) ? t("missing") : undefined);
  return (
    <>
      <TextField
        label={t("subject")}
        lang={locale}
        value={words.subject}
        onChange={(subject) => onChange({ ...words, subject })}
        maxLength={MOST_SUBJECT}
        autoComplete="off"
        error={wrong(words.subject)}
      />
      <TextArea
        label={t("words")}
        lang={locale}
        value={words.text}
        onChange={(text) => onChange({ ...words, text })}
        maxLength={MOST_NOTICE}
        error={wrong(words.text)}
      />
    </>
  );
}

/** As a UUID is written. */
function drawId(): string {
  return randomKey().replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}
