import type { SupplierOffer } from "@/lib/domain/offer";
import type { FlightSegment } from "@/lib/engine/itinerary";
import { documentsAt } from "../travel-documents";
import { firstLeg } from "./flight-reference";

/** Document types per age group for flights, their technical stops included. */
export function documentsFor(segments: readonly FlightSegment[]): SupplierOffer["documents"] {
  return documentsAt(segments.flatMap((segment) => [firstLeg(segment).origin, ...segment.legs.map((leg) => leg.destination)]));
}
