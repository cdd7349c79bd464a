import type { BookingSnapshot } from "@/lib/domain/booking/booking-snapshot";
import type { Brand } from "@/lib/domain/brand";
import type { Locale } from "@/lib/domain/localized";
import type { AgeGroup } from "@/lib/domain/passengers/passengers";
import type { TicketDocument } from "@/lib/domain/ticketing/ticket-document";

/** Names of codes in the receipt's language. Unknown codes come back as they are. */
export interface ReceiptNames {
  airport(code: string): { name: string; city: string };
  airline(code: string): string;
  aircraft(code: string): string;
}

export interface ReceiptTicket {
  /** Index of the snapshot's ticket group. */
  group: number;
  /** 13 digits. */
  number: string;
  document: TicketDocument;
  pnr: string;
  locators: string[];
  /** Code of the validating carrier. */
  carrier: string;
}

/** What a receipt is made from: the booking's own snapshot, never live prices. */
export interface ReceiptSource {
  locale: Locale;
  bookingNumber: string;
  /** Date of issue at the agency, `YYYY-MM-DD`. */
  issuedOn: string;
  agency: Brand;
  /** Address of the customer's status page. */
  statusUrl: string;
  demonstration: boolean;
  snapshot: BookingSnapshot;
  passenger: {
    /** Index of the passenger in the booking and of the price in the snapshot. */
    position: number;
    firstName: string;
    lastName: string;
    middleName: string | null;
    age: AgeGroup;
    /** `YYYY-MM-DD` */
    birthdate: string;
    docNumber: string;
    /** What the customer pays, minor units; null where that is what it costs the agency, and every part of it is shown. */
    sellingMinor: number | null;
  };
  /** Whether the parts of a price that the agency makes itself are shown. */
  printsParts: boolean;
  tickets: ReceiptTicket[];
  /** Directions that were refunded apart, from 0: the receipt shows the others, and the price as it was paid. */
  refunded: readonly number[];
  names: ReceiptNames;
}
