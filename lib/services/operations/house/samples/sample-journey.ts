import type { TripDirection } from "@/lib/contracts/trip/trip";
import { type Locale, type LocalizedText, t } from "@/lib/domain/localized";

/** Nobody flies under this code: it is of a carrier that is not. */
const CARRIER = { code: "XX", title: "Namuna Air" };
const NUMBERS = { out: "101", back: "102" } as const;

interface Place {
  code: string;
  city: LocalizedText;
  country: { code: string; title: LocalizedText };
}
const TASHKENT: Place = {
  code: "TAS",
  city: t("Tashkent", "Ташкент", "Toshkent"),
  country: { code: "UZ", title: t("Uzbekistan", "Узбекистан", "Oʻzbekiston") },
};
const ISTANBUL: Place = {
  code: "IST",
  city: t("Istanbul", "Стамбул", "Istanbul"),
  country: { code: "TR", title: t("Türkiye", "Турция", "Turkiya") },
};

interface Way {
  number: string;
  from: Place;
  to: Place;
  /** Local times, `YYYY-MM-DD HH:MM:SS`. */
  departs: string;
  arrives: string;
  isRefunded: boolean;
  /** Code of the check-in, once there are tickets. */
  checkIn: string | null;
}

interface SampleJourney {
  locale: Locale;
  isBackRefunded?: boolean;
  checkIn?: string | null;
}

/** An invented journey to Istanbul and back, as the status page of a booking has it. */
export function sampleJourney({ locale, isBackRefunded = false, checkIn = null }: SampleJourney): TripDirection[] {
  const out = { from: TASHKENT, to: ISTANBUL, departs: "2030-05-13 08:00:00", arrives: "2030-05-13 11:00:00" };
  const back = { from: ISTANBUL, to: TASHKENT, departs: "2030-05-20 12:00:00", arrives: "2030-05-20 18:50:00" };
  return [
    directionOf({ ...out, number: NUMBERS.out, isRefunded: false, checkIn }, locale),
    directionOf({ ...back, number: NUMBERS.back, isRefunded: isBackRefunded, checkIn: isBackRefunded ? null : checkIn }, locale),
  ];
}

const MINUTES = 300;

function directionOf(way: Way, locale: Locale): TripDirection {
  const [departure, arrival] = [pointOf(way.from, way.departs, locale), pointOf(way.to, way.arrives, locale)];
  return {
    ...{ departure, arrival, travel_time: MINUTES, transfer_time: null, route_duration: MINUTES, refunded: way.isRefunded },
    segments: [
      {
        departure: { ...departure, airport: { ...departure.airport, terminal: null } },
        arrival: { ...arrival, airport: { ...arrival.airport, terminal: null } },
        ...{ airline: CARRIER, flight_number: way.number, service_class: "E", travel_time: MINUTES, transfer_time: null },
        ...{ aircraft: "Airbus A320", refund: true, change: true, comment: "", technical_stops: [], information_for_clients: [] },
        ...{ handbags: { piece: 1, weight: 10 }, baggage: { piece: 1, weight: 23 } },
        ...{ departs_at: instantOf(way.departs), arrives_at: instantOf(way.arrives) },
        ...{ self_transfer: false, check_in_code: way.checkIn },
      },
    ],
  };
}

function pointOf({ code, city, country }: Place, datetime: string, locale: Locale) {
  const named = { title: country.title[locale], title_intl: country.title };
  return {
    datetime,
    airport: {
      code,
      title: city[locale],
      title_intl: city,
      city: city[locale],
      city_intl: city,
      country: { code: country.code, ...named },
    },
  };
}

/** Letters print local times alone. */
function instantOf(local: string): string {
  return `${local.replace(" ", "T")}Z`;
}
