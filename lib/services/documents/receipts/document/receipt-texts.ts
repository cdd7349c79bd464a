import type { Cabin } from "@/lib/domain/offer";
import type { AgeGroup } from "@/lib/domain/passengers/passengers";
import type { TicketDocument } from "@/lib/domain/ticketing/ticket-document";

/** Every word of an itinerary receipt in one language. Functions put names and numbers in their place. */
export interface ReceiptTexts {
  title: string;
  /** Of a receipt all of whose documents are the seller's own. */
  ownTitle: string;
  demonstration: string;
  passenger: string;
  ages: Record<AgeGroup, string>;
  document: string;
  bookingNumber: string;
  issued: string;
  agency: string;
  scan: string;
  tickets: string;
  ticketNumber: string;
  /** Of the seller's own document for a charter. */
  ownNumber: (number: string) => string;
  validatingCarrier: string;
  pnr: string;
  /** The same where no airline knows it. */
  sellerCode: string;
  locators: string;
  route: string;
  itinerary: string;
  localTimes: string;
  /** Headings of the directions: a single one, the first of two, the second of two. */
  oneWay: string;
  outbound: string;
  inbound: string;
  /** A direction of a journey to several cities, from 1. */
  numbered: (number: number) => string;
  terminal: (name: string) => string;
  duration: (hours: number, minutes: number) => string;
  total: (duration: string) => string;
  aircraft: string;
  operatedBy: (carrier: string) => string;
  cabin: string;
  cabins: Record<Cabin, string>;
  fareBrand: string;
  fareBasis: string;
  baggage: string;
  handBaggage: string;
  carriage: (pieces: number, kg: number) => string;
  carrierRules: string;
  notIncluded: string;
  technicalStop: (city: string, airport: string, arrival: string, departure: string, duration: string) => string;
  connection: (city: string, duration: string) => string;
  /** The airport changes on the way. */
  airportChange: (from: string, to: string) => string;
  selfTransfer: string;
  price: string;
  priceBeforeRefunds: string;
  fare: string;
  carrierSurcharge: (code: string) => string;
  tax: (code: string) => string;
  serviceFee: string;
  /** Of a price that is not shown in parts. */
  allIncluded: string;
  included: string;
  grandTotal: string;
  conditions: string;
  conditionsNote: string;
  conditionColumns: { fare: string; refundBefore: string; refundAfter: string; changeBefore: string; changeAfter: string };
  notPermitted: string;
  free: string;
  fee: (amount: string) => string;
  notices: string;
  /** Standing advice, printed after the notices of the booking. */
  advice: string[];
  /** How to check in, with a check-in code and without one. */
  checkIn: string;
  checkInWithoutCode: string;
  legalHeading: string;
  legal: string[];
  /** What this paper is, by the documents that it tells of. */
  legalOf: Record<TicketDocument, string>;
  page: (page: number, pages: number) => string;
}
