/** What a leg's records say of its sale, besides classes and seats (SSIM chapter 7: bytes 129–161 of type 3, type 4 records). */
export interface LegSale {
  /** Code of the carrier that flies the leg; empty where it is the leg's own, or only its name is filed. */
  operatingCarrier: string;
  /** The operator's name where one is filed, else empty. */
  operatingName: string;
  /** The operated flight of a duplicate (code share), as `flightCode` writes it; else empty. */
  operatingFlight: string;
  /** Journeys that board with this leg, where something is said of them. By the leg that they end with. */
  segments: readonly SegmentSale[];
}

/** What is said of the journey from where one leg of a flight begins to where the same or a later one ends. */
export interface SegmentSale extends SaleTerms {
  /** Sequence of its last leg. */
  offLeg: number;
}

export interface SaleTerms {
  /** Traffic restriction code for passengers, one letter; empty for none. */
  restriction: string;
  /** Data element 710, 711 or 712: where the restriction's condition is to be met; empty where either end will do. */
  qualifier: string;
  /** The only booking classes of the journey; empty where those of its legs are. */
  classes: string;
  /** Letters of SEGMENT_REMARKS. */
  remarks: string;
}

/** What customers are told of a journey, by the letter kept and its data element. */
export const SEGMENT_REMARKS = {
  /** Subject to government approval. */
  G: "201",
  /** All seats on request. */
  R: "507",
  /** Another aircraft from where the journey boards, or off and on again: told to those who come from a leg before. */
  P: "210",
} as const;
export type SegmentRemark = keyof typeof SEGMENT_REMARKS;

/** What is filed under another number (code share) stands for the nearest departure of the flight that is flown, no further off than this. */
export const MOST_APART_MINUTES = 12 * 60;

/** A leg flown by its own carrier, without restrictions. */
export const SOLD_FREELY: LegSale = { operatingCarrier: "", operatingName: "", operatingFlight: "", segments: [] };

/** A journey of which nothing is said. */
export const FREE_SEGMENT: SaleTerms = { restriction: "", qualifier: "", classes: "", remarks: "" };

type Leg = Pick<LegSale, "segments"> & { legSequence: number };

/** What is said of the journey over consecutive legs of one flight; FREE_SEGMENT itself for nothing. */
export function segmentSaleOf(legs: readonly Leg[]): SaleTerms {
  const last = legs.at(-1)?.legSequence;
  const own = legs[0]?.segments.find(({ offLeg }) => offLeg === last) ?? FREE_SEGMENT;
  const remarks = own.remarks.replace(CHANGE, "") + (legs.slice(1).some(changesAircraft) ? CHANGE : "");
  return remarks === own.remarks ? own : { ...own, remarks };
}

/** Another aircraft, or off and on again, where one boards: it concerns those who come from a leg before. */
const CHANGE: SegmentRemark = "P";

function changesAircraft({ segments }: Leg): boolean {
  return segments.some(({ remarks }) => remarks.includes(CHANGE));
}
