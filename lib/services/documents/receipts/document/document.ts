import type { Locale } from "@/lib/domain/localized";

/** A label and its value, both ready to print. */
export interface Field {
  label: string;
  value: string;
}

/** One end of a flight, as printed. */
export interface ReceiptStop {
  /** `HH:MM` on the airport's own clock. */
  time: string;
  /** Date with weekday, in the receipt's language. */
  date: string;
  /** The flight lands on another date than it left on: worth a second look. */
  laterDate: boolean;
  city: string;
  /** Name and IATA code. */
  airport: string;
  /** Empty where the terminal is not known. */
  terminal: string;
}

export interface ReceiptFlight {
  kind: "flight";
  /** `HY`, for its mark. */
  code: string;
  /** `HY 271` */
  number: string;
  /** Its name, and who operates the flight where it is another one. */
  carrier: string;
  duration: string;
  departure: ReceiptStop;
  arrival: ReceiptStop;
  technicalStops: string[];
  details: Field[];
}

/** What lies between two flights of a direction. */
export interface ReceiptConnection {
  kind: "connection";
  text: string;
  /** Set where the passenger transfers on separate tickets. */
  warning: string | null;
}

export interface ReceiptDirection {
  /** `Outbound`, `Return`, or `Journey` where there is one direction only. */
  label: string;
  /** `Tashkent → Istanbul` */
  route: string;
  /** `Sat, 5 Dec 2026` */
  date: string;
  /** First departure to last arrival. */
  total: string;
  items: (ReceiptFlight | ReceiptConnection)[];
}

export interface ReceiptTable {
  columns: string[];
  rows: string[][];
}

/**
 * An itinerary receipt: every text in its language, in reading order. It knows nothing of pages, fonts or PDF.
 */
export interface ReceiptDocument {
  locale: Locale;
  title: string;
  /** Set on demonstration data: must be plain on every page. */
  demonstration: string | null;
  agency: string;
  /** The agency's, `#rrggbb`; empty where it has none. */
  colour: string;
  /** Ways to reach the agency; may be none. */
  contacts: string[];
  passenger: { label: string; name: string; note: string };
  /** Whom the same receipt is of besides; mostly none. */
  companions: { name: string; note: string }[];
  facts: Field[];
  status: { label: string; url: string };
  tickets: { heading: string; table: ReceiptTable };
  itinerary: { heading: string; note: string; directions: ReceiptDirection[] };
  /** The note is there where something of it was refunded. */
  price: { heading: string; note: string | null; lines: Field[]; total: Field };
  conditions: { heading: string; table: ReceiptTable; note: string };
  notices: { heading: string; items: string[] };
  legal: { heading: string; paragraphs: string[] };
  /** Left side of every page's foot. */
  footer: string;
}
