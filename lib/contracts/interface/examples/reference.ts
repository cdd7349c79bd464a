import { ERRORS } from "../../errors";
import type {
  ErrorEntry,
  ReferenceAircraft,
  ReferenceAirline,
  ReferenceAirport,
  ReferenceCountry,
  ReferenceDocumentType,
  ReferencePlace,
  ReferenceService,
} from "../reference";

const ISTANBUL = { city: "Istanbul", city_intl: { uz: "Istanbul", en: "Istanbul", ru: "Стамбул" } };
const TURKEY = { code: "TR", title: "Türkiye", title_intl: { uz: "Turkiya", en: "Türkiye", ru: "Турция" } };
const SABIHA = {
  title: "Sabiha Gökçen International Airport",
  title_intl: { uz: "Sabiha Gʻoʻkchen", en: "Sabiha Gökçen International Airport", ru: "Сабиха Гёкчен" },
};

export const PLACES: ReferencePlace[] = [
  {
    code: "IST",
    type: "city",
    title: ISTANBUL.city,
    title_intl: ISTANBUL.city_intl,
    ...ISTANBUL,
    country: TURKEY,
    airports: ["IST", "SAW"],
    town_intl: null,
  },
  { code: "SAW", type: "airport", ...SABIHA, ...ISTANBUL, country: TURKEY, airports: ["SAW"], town_intl: null },
];

export const AIRPORTS: ReferenceAirport[] = [
  {
    code: "SAW",
    city_code: "IST",
    ...SABIHA,
    ...ISTANBUL,
    country_code: "TR",
    time_zone: "Europe/Istanbul",
    latitude: 40.9047,
    longitude: 29.3092,
  },
];

export const AIRLINES: ReferenceAirline[] = [
  {
    code: "HY",
    icao_code: "UZB",
    title: "Uzbekistan Airways",
    title_intl: { uz: "Oʻzbekiston havo yoʻllari", en: "Uzbekistan Airways", ru: "Узбекистон хаво йуллари" },
    country_code: "UZ",
    ticket_prefix: "250",
    alliance: null,
    is_lowcost: false,
    is_charter: false,
  },
];

export const AIRCRAFT: ReferenceAircraft[] = [{ code: "32N", title: "Airbus A320neo" }];

export const COUNTRIES: ReferenceCountry[] = [{ ...TURKEY, continent: "Asia" }];

export const DOCUMENT_TYPES: ReferenceDocumentType[] = [
  {
    code: "NP",
    title: "National passport",
    title_intl: { uz: "Milliy pasport", en: "National passport", ru: "Национальный паспорт" },
    issued_by: null,
  },
];

export const SERVICES: ReferenceService[] = [
  { code: "meal", title: "Meal on board", title_intl: { uz: "Ovqatlanish", en: "Meal on board", ru: "Питание на борту" } },
];

const { code, status, text } = ERRORS.deposit_too_low;
export const REFERENCE_ERRORS: ErrorEntry[] = [
  { code, name: "deposit_too_low", status, remedy: "final", message: text.en, message_intl: text, operations: ["pay_booking"] },
];
