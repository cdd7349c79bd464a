import type { FiledCurrency } from "../money";
import type { Cabin } from "../offer";

/** One fare of a carrier, for one direction: a row of the fares file (docs/importing-fares.md). */
export interface Fare {
  carrier: string;
  /** Airport or metropolitan code. */
  origin: string;
  destination: string;
  brand: string;
  /** 0 is the carrier's lowest brand. */
  brandRank: number;
  bookingClass: string;
  cabin: Cabin;
  /** What an adult pays, minor units of `currency`, without taxes. */
  amountMinor: number;
  currency: FiledCurrency;
  /** Percent of the adult amount. */
  childPercent: number;
  infantPercent: number;
  infantSeatPercent: number;
  baggagePieces: number;
  baggageKg: number;
  handPieces: number;
  handKg: number;
  /** `MM-DD` of every year, both ends included; may wrap over new year. Null on both sides is all year. */
  seasonFrom: string | null;
  seasonTo: string | null;
  /** Bit 0 is Monday: local days of departure on which the fare may be used. */
  daysOfWeek: number;
  /** The fare is sold until so many whole days before departure. */
  advancePurchaseDays: number;
  /** Penalties, minor units of `currency`; null is not permitted. */
  refundBeforeMinor: number | null;
  refundAfterMinor: number | null;
  changeBeforeMinor: number | null;
  changeAfterMinor: number | null;
  /** Codes of included services. */
  services: readonly string[];
  /** Local days of departure between which the fare may be used, `YYYY-MM-DD`, both included; null where nothing bounds them. */
  travelFrom: string | null;
  travelTo: string | null;
  /** Days of Tashkent's calendar between which the fare is sold, `YYYY-MM-DD`, both included; null where nothing bounds them. */
  saleFrom: string | null;
  saleTo: string | null;
  /** Numbers of the carrier's flights that it is for, ascending, whatever their suffix; empty is any. All flights that it covers have to be of them. */
  flightNumbers: readonly number[];
}
