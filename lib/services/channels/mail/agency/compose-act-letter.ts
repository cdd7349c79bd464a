import type { HouseActKind } from "@/lib/domain/booking/house-acts";
import type { Locale } from "@/lib/domain/localized";
import { env } from "@/lib/env";
import { tashkentTime } from "@/lib/services/quotes/tashkent-time";
import type { Letter } from "../letter/letter";
import { OWN_LETTER } from "../letter/own-letter";
import { ACT_TEXTS } from "./act-texts";

/** What the letter is written of: neither the reason nor a passenger, which may be erased before the letter is. */
interface ActLetter {
  bookingId: string;
  bookingNumber: string;
  kind: HouseActKind;
  now: Date;
  locale: Locale;
}

/** A letter to an agency about what the house did with one of its bookings. */
export function composeActLetter({ bookingId, bookingNumber, kind, now, locale }: ActLetter): Letter {
  const texts = ACT_TEXTS[locale];
  const done = texts.done[kind];
  return {
    locale,
    subject: texts.subject(bookingNumber, done),
    heading: texts.heading,
    paragraphs: [texts.why],
    facts: [
      { label: texts.number, value: bookingNumber },
      { label: texts.act, value: done },
      { label: texts.at, value: tashkentTime(now, locale) },
    ],
    ...OWN_LETTER,
    link: { label: texts.link, url: `${env().PUBLIC_URL}/bookings/${bookingId}` },
    footer: texts.footer,
  };
}
