import type { Locale } from "@/lib/domain/localized";

/** One way of the journey, ready to print. */
export interface LetterWay {
  /** `Tashkent → Istanbul, Sat, 5 December 2026` */
  title: string;
  /** One for each flight. */
  flights: string[];
  /** The same flights, each as a card shows it. */
  legs: LetterLeg[];
  /** What holds of all of it, and stands below the cards. */
  remarks: string[];
}

/** One end of a flight: `TAS`, `Tashkent`, `23:40`, and its date where that is another one than the card's, else empty. */
interface LetterEnd {
  code: string;
  city: string;
  time: string;
  date: string;
}

/** One flight as a card like a boarding pass. */
export interface LetterLeg {
  /** `HY 271` */
  number: string;
  carrier: string;
  /** Of the departure. */
  date: string;
  departure: LetterEnd;
  arrival: LetterEnd;
  /** Bags, and what its check-in asks for. */
  facts: string[];
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
  agency: {
    name: string;
    contacts: string[];
    /** The agency's, `#rrggbb`; empty or left out where the letter has the service's own. */
    colour?: string;
  };
  /** Why it was sent. */
  footer: string;
}
