import type { BookingSnapshot } from "@/lib/domain/booking/booking-snapshot";
import type { Locale } from "@/lib/domain/localized";
import type { FareConditions, OfferSegment, Stop } from "@/lib/domain/offer";
import type { ReceiptNames, ReceiptSource } from "@/lib/services/documents/receipts/document/source";

const MINUTE_MS = 60_000;

/** @param offsetMinutes of the airport's clock from UTC */
function stop(airport: string, local: string, offsetMinutes: number, terminal: string | null): Stop {
  return { airport, local, utc: Date.parse(`${local}:00Z`) / MINUTE_MS - offsetMinutes, terminal };
}

function segment(carrier: string, flightNumber: string, departure: Stop, arrival: Stop, more: Partial<OfferSegment> = {}): OfferSegment {
  return {
    carrier,
    flightNumber,
    departure,
    arrival,
    durationMinutes: arrival.utc - departure.utc,
    aircraft: "788",
    cabin: "E",
    bookingClass: "T",
    brand: "COMFORT",
    seatsLeft: 5,
    refundable: true,
    changeable: true,
    handBaggage: { pieces: 1, kg: 8 },
    baggage: { pieces: 2, kg: 23 },
    technicalStops: [],
    ...more,
  };
}

function fare(direction: number, fromSegment: number, carrier: string, origin: string, destination: string): FareConditions {
  return {
    direction,
    fromSegment,
    toSegment: fromSegment,
    carrier,
    origin,
    destination,
    brand: "COMFORT",
    bookingClass: "T",
    fareBasis: "TCOMFORT",
    refundBefore: { permitted: true, feeMinor: 45_000_050 },
    refundAfter: { permitted: false },
    changeBefore: { permitted: true, feeMinor: 0 },
    changeAfter: { permitted: true, feeMinor: 90_000_000 },
    adultFareMinor: 310_000_000,
  };
}

/** Urgench – Tashkent – Istanbul – London and back over two tickets: four flights, a technical stop, a self-transfer. */
export const SNAPSHOT: BookingSnapshot = {
  version: 1,
  supplier: "house",
  reference: "sample",
  flightType: "vtrip",
  currency: "UZS",
  directions: [
    {
      segments: [
        segment("HY", "271", stop("TAS", "2026-12-05T23:40", 300, "2"), stop("IST", "2026-12-06T03:05", 180, null)),
        segment("TK", "1979", stop("IST", "2026-12-06T07:45", 180, null), stop("LHR", "2026-12-06T09:55", 0, "2"), {
          aircraft: "77W",
          baggage: null,
        }),
      ],
    },
    {
      segments: [
        segment("TK", "1988", stop("LHR", "2026-12-20T16:20", 0, "2"), stop("IST", "2026-12-20T23:15", 180, null), { baggage: null }),
        segment("HY", "274", stop("IST", "2026-12-21T06:10", 180, null), stop("TAS", "2026-12-21T14:30", 300, "2"), {
          aircraft: "32N",
          technicalStops: [{ airport: "UGC", arrivalLocal: "2026-12-21T11:40", departureLocal: "2026-12-21T12:45", durationMinutes: 65 }],
        }),
      ],
    },
  ],
  brand: "COMFORT",
  services: ["seat_choice"],
  conditions: [
    fare(0, 0, "HY", "TAS", "IST"),
    fare(0, 1, "TK", "IST", "LHR"),
    fare(1, 0, "TK", "LHR", "IST"),
    fare(1, 1, "HY", "IST", "TAS"),
  ],
  ticketGroups: [
    {
      validatingCarrier: "HY",
      carriers: ["HY"],
      segments: [
        [0, 0],
        [1, 1],
      ],
    },
    {
      validatingCarrier: "TK",
      carriers: ["TK"],
      segments: [
        [0, 1],
        [1, 0],
      ],
    },
  ],
  notices: [
    {
      en: "This journey is made of separate tickets.",
      ru: "Поездка состоит из отдельных билетов.",
      uz: "Safar alohida chiptalardan iborat, oʻtish yoʻlovchi zimmasida.",
    },
  ],
  prices: [
    {
      age: "adt",
      fareMinor: 1_234_567_000,
      taxes: [
        { code: "UZ", amountMinor: 12_000_000 },
        { code: "YQ", amountMinor: 98_000_050 },
        { code: "GB", amountMinor: 141_400_000 },
        { code: "UZ", amountMinor: 3_000_000 },
      ],
      serviceFeeMinor: 5_000_000,
      bags: [],
      totalMinor: 1_493_967_050,
    },
  ],
};

const AIRPORTS: Record<string, Record<Locale, [name: string, city: string]>> = {
  TAS: { en: ["Islam Karimov", "Tashkent"], ru: ["имени Ислама Каримова", "Ташкент"], uz: ["Islom Karimov nomidagi", "Toshkent"] },
  IST: { en: ["Istanbul Airport", "Istanbul"], ru: ["Стамбул", "Стамбул"], uz: ["Istanbul aeroporti", "Istanbul"] },
  LHR: { en: ["Heathrow", "London"], ru: ["Хитроу", "Лондон"], uz: ["Xitrou", "London"] },
  UGC: { en: ["Urgench", "Urgench"], ru: ["Ургенч", "Ургенч"], uz: ["Urganch", "Urganch"] },
};
const AIRLINES: Record<string, string> = { HY: "Uzbekistan Airways", TK: "Turkish Airlines" };
const AIRCRAFT: Record<string, string> = { "788": "Boeing 787-8", "77W": "Boeing 777-300ER", "32N": "Airbus A320neo" };

/** Names for the codes of the sample. */
function sampleNames(locale: Locale): ReceiptNames {
  return {
    airport: (code) => {
      const [name, city] = AIRPORTS[code]?.[locale] ?? [code, code];
      return { name, city };
    },
    airline: (code) => AIRLINES[code] ?? code,
    aircraft: (code) => AIRCRAFT[code] ?? code,
  };
}

/** A ticketed passenger of the sample journey. */
export function sampleSource(locale: Locale, changes: Partial<ReceiptSource> = {}): ReceiptSource {
  return {
    locale,
    bookingNumber: "AB12CD34",
    issuedOn: "2026-11-20",
    agency: { name: "Ipak Yoʻli Travel", tel: "", email: "", address: "", telegram: "", colour: "" },
    statusUrl: "http://parvoz.test/trip/Zm9vYmFyYmF6cXV4MTIzNA",
    demonstration: false,
    snapshot: SNAPSHOT,
    passenger: {
      position: 0,
      firstName: "Aziz",
      lastName: "Karimov",
      middleName: "Rustam",
      age: "adt",
      birthdate: "1990-05-01",
      docNumber: "AA1234567",
      sellingMinor: null,
    },
    tickets: [
      { group: 0, number: "2501234567893", document: "invented", pnr: "HX4K2P", locators: ["HX4K2P"], carrier: "HY" },
      { group: 1, number: "2359876543215", document: "invented", pnr: "TQ8M3R", locators: ["TQ8M3R"], carrier: "TK" },
    ],
    printsParts: false,
    refunded: [],
    names: sampleNames(locale),
    ...changes,
  };
}
