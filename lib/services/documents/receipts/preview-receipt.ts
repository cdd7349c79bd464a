import type { BrandRequest } from "@/lib/contracts/portal/brand";
import { db } from "@/lib/db";
import type { BookingSnapshot } from "@/lib/domain/booking/booking-snapshot";
import type { Locale } from "@/lib/domain/localized";
import type { Currency } from "@/lib/domain/money";
import type { OfferSegment, Stop } from "@/lib/domain/offer";
import { env } from "@/lib/env";
import { buildReceipt } from "./document/build-receipt";
import { renderReceipt } from "./pdf/render-receipt";
import { namesIn } from "./receipt-source";

interface PreviewReceipt {
  partnerId: string;
  /** The brand as it would be printed. */
  brand: BrandRequest;
  locale: Locale;
  now: Date;
}

const SAMPLE_PRICE_MINOR = 480_000_000;
const SAMPLE_TAXES = [
  { code: "UZ", amountMinor: 12_000_000 },
  { code: "YQ", amountMinor: 90_000_000 },
];
/** Days from now to the invented flight. */
const DAYS_AHEAD = 30;
const DAY_MS = 86_400_000;

/** A receipt of an invented traveller with this brand and the partner's logo; it says on every page that it is none. */
export async function previewReceipt({ partnerId, brand, locale, now }: PreviewReceipt): Promise<{ pdf: string }> {
  const { logo, currency } = await db().partner.findUniqueOrThrow({ where: { id: partnerId }, select: { logo: true, currency: true } });
  const document = buildReceipt({
    locale,
    bookingNumber: "AB12CD34",
    issuedOn: now.toISOString().slice(0, 10),
    agency: brand,
    statusUrl: env().PUBLIC_URL,
    demonstration: true,
    snapshot: sampleSnapshot(currency, new Date(now.getTime() + DAYS_AHEAD * DAY_MS).toISOString().slice(0, 10)),
    passenger: {
      ...{ position: 0, firstName: "AZIZ", lastName: "NAMUNA", middleName: null, age: "adt" },
      ...{ birthdate: "1990-05-01", docNumber: "AA1234567" },
      sellingMinor: SAMPLE_PRICE_MINOR,
    },
    tickets: [{ group: 0, number: "2501234567893", document: "invented", pnr: "HX4K2P", locators: ["HX4K2P"], carrier: "HY" }],
    printsParts: brand.prints_parts,
    refunded: [],
    names: namesIn(locale),
  });
  return { pdf: Buffer.from(await renderReceipt(document, logo)).toString("base64") };
}

function sampleSnapshot(currency: Currency, day: string): BookingSnapshot {
  return {
    ...{ version: 1, supplier: "sample", reference: "", flightType: "regular", currency, brand: "", services: [], notices: [] },
    directions: [{ segments: [sampleFlight(day)] }],
    conditions: [],
    ticketGroups: [{ validatingCarrier: "HY", carriers: ["HY"], segments: [[0, 0]] }],
    prices: [{ age: "adt", fareMinor: 0, taxes: SAMPLE_TAXES, serviceFeeMinor: 0, bags: [], totalMinor: 0 }],
  };
}

function sampleFlight(day: string): OfferSegment {
  const stop = (airport: string, time: string, offset: string): Stop => ({
    ...{ airport, local: `${day}T${time}`, terminal: null },
    utc: Date.parse(`${day}T${time}:00${offset}`) / 60_000,
  });
  const departure = stop("TAS", "08:10", "+05:00");
  const arrival = stop("IST", "11:05", "+03:00");
  return {
    ...{ carrier: "HY", flightNumber: "271", departure, arrival, durationMinutes: arrival.utc - departure.utc },
    ...{ aircraft: "788", cabin: "E", bookingClass: "T", brand: "COMFORT", seatsLeft: 9, refundable: true, changeable: true },
    ...{ handBaggage: { pieces: 1, kg: 8 }, baggage: { pieces: 1, kg: 23 }, technicalStops: [] },
  };
}
