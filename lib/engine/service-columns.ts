import { FREE_SEGMENT, type SaleTerms } from "@/lib/domain/schedule/leg-sale";
import { itemAt, u16At, u32At } from "@/lib/util/at";

/** Texts of a leg's kind, in the order in which `kindTexts` names them. */
export const KIND_TEXTS = [
  "departureTerminal",
  "arrivalTerminal",
  "aircraft",
  "bookingDesignators",
  "configuration",
  "serviceType",
  "operatingCarrier",
  "operatingName",
  "operatingFlight",
] as const;

type KindText = (typeof KIND_TEXTS)[number];

/**
 * Services, their flights and the kinds of their legs, in typed arrays and short lists of texts alone: what is compiled, merged, kept in
 * files and handed from thread to thread. A `ServiceTable` is a view of it. Airports are indices in the airport table.
 */
export interface ServiceColumns {
  /** Origin and destination as one number, `origin * airports + destination`. */
  pair: Uint32Array;
  /** Minutes after midnight UTC. */
  departureMinute: Uint16Array;
  /** Minutes. */
  duration: Uint16Array;
  /** Where the day set starts in `dayPool`. */
  days: Uint32Array;
  dayPool: Uint32Array;
  /** Length of a day set. */
  words: number;
  /** Index of the carrier in `carriers`. */
  carrier: Uint16Array;
  carriers: readonly string[];
  /** 1 where the airports of the service are in more than one country. */
  international: Uint8Array;
  /** Index in `saleTerms`; 0, of nearly all, says nothing. */
  sale: Uint16Array;
  saleTerms: readonly SaleTerms[];
  /** Index of the flight in the three columns that follow. */
  flight: Uint32Array;
  flightCarrier: Uint16Array;
  flightNumber: Uint16Array;
  /** Character code, 0 for none. */
  flightSuffix: Uint8Array;
  /** Legs of service `s` are those from `legStart[s]` up to, not including, `legStart[s + 1]`. */
  legStart: Uint32Array;
  /** Index of the kind in the three columns at the end. */
  legKind: Uint32Array;
  /** Minutes after the service's departure. */
  legDeparture: Uint16Array;
  legArrival: Uint16Array;
  kindOrigin: Uint16Array;
  kindDestination: Uint16Array;
  /** One per kind for each of KIND_TEXTS: indices in `texts`. */
  kindTexts: Uint32Array;
  texts: readonly string[];
}

/** A text of a leg's kind. */
export function textOfKind({ kindTexts, texts }: ServiceColumns, kind: number, name: KindText): string {
  return itemAt(texts, u32At(kindTexts, kind * KIND_TEXTS.length + KIND_TEXTS.indexOf(name)));
}

/** What is said of the sale of a service. */
export function saleOf({ sale, saleTerms }: Pick<ServiceColumns, "sale" | "saleTerms">, service: number): SaleTerms {
  const index = u16At(sale, service);
  return index === 0 ? FREE_SEGMENT : itemAt(saleTerms, index);
}
