import type { Trip } from "@/lib/contracts/trip/trip";
import type { Locale } from "@/lib/domain/localized";
import type { NoticeTexts } from "@/lib/domain/mail/notice";
import { composeLetter } from "./compose-letter";
import type { Letter } from "./letter";

interface NoticeSource {
  /** The house's words in the language of the letter. */
  said: NoticeTexts[Locale];
  trip: Trip;
  tripUrl: string;
  locale: Locale;
}

/** The house's words to the customers of a departure as a letter of the booking's agency, with the booking's flights and its status page. */
export function composeNotice({ said: { subject, text }, trip, tripUrl, locale }: NoticeSource): Letter {
  const about = composeLetter({ kind: "confirmation", trip, tripUrl, paperAt: null, locale });
  return { ...about, subject: `${subject} (${trip.booking_number})`, heading: subject, paragraphs: text.split(/\n{2,}/) };
}
