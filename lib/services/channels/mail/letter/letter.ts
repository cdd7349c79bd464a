import type { Locale } from "@/lib/domain/localized";

/** One way of the journey, ready to print. */
export interface LetterWay {
  /** `Tashkent → Istanbul, Sat, 5 December 2026` */
  title: string;
  /** One for each flight. */
  flights: string[];
}

/** What a letter lists beside its flights. */
interface LetterList {
  title: string;
  lines: string[];
}

/** What a customer or one of an agency's people is written, in one language and without any form: every text is plain. */
export interface Letter {
  locale: Locale;
  subject: string;
  heading: string;
  paragraphs: string[];
  /** After the paragraphs. */
  lists: LetterList[];
  facts: { label: string; value: string }[];
  flightsHeading: string;
  ways: LetterWay[];
  notices: string[];
  /** The status page, or the page that the letter is about. */
  link: { label: string; url: string };
  agency: { name: string; contacts: string[] };
  /** Why it was sent. */
  footer: string;
}
