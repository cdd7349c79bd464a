import type { Fare } from "../fare";

/** A fare HY TAS–IST for tests: 100 soums in class T, everything permitted all year. */
export function makeFare(differences: Partial<Fare> = {}): Fare {
  return {
    carrier: "HY",
    origin: "TAS",
    destination: "IST",
    brand: "LIGHT",
    brandRank: 0,
    bookingClass: "T",
    cabin: "E",
    amountMinor: 10_000,
    currency: "UZS",
    childPercent: 75,
    infantPercent: 10,
    infantSeatPercent: 75,
    baggagePieces: 1,
    baggageKg: 23,
    handPieces: 1,
    handKg: 8,
    seasonFrom: null,
    seasonTo: null,
    daysOfWeek: 127,
    advancePurchaseDays: 0,
    refundBeforeMinor: null,
    refundAfterMinor: null,
    changeBeforeMinor: null,
    changeAfterMinor: null,
    services: [],
    ...{ travelFrom: null, travelTo: null, saleFrom: null, saleTo: null, flightNumbers: [] },
    ...differences,
  };
}
