import type { ScheduleEntry, VisaTypes, VisaTypesLegacy } from "../services";
import { AIRLINE } from "./journey";

export const SCHEDULE: ScheduleEntry[] = [
  {
    flight_number: "101",
    departure: "2027-03-12 09:40:00",
    arrival: "2027-03-12 12:45:00",
    departure_airport: {
      code: "TAS",
      title: { uz: "Toshkent xalqaro aeroporti", en: "Tashkent International Airport", ru: "Международный аэропорт Ташкент" },
      city: { uz: "Toshkent", en: "Tashkent", ru: "Ташкент" },
      country: { uz: "Oʻzbekiston", en: "Uzbekistan", ru: "Узбекистан" },
    },
    arrival_airport: {
      code: "IST",
      title: { uz: "Istanbul aeroporti", en: "Istanbul Airport", ru: "Аэропорт Стамбул" },
      city: { uz: "Istanbul", en: "Istanbul", ru: "Стамбул" },
      country: { uz: "Turkiya", en: "Türkiye", ru: "Турция" },
    },
    airline: AIRLINE,
    duration: 305,
    aircraft: "Airbus A320",
    aircraft_code: "320",
  },
];

const TURKEY = { code: "TR", name_ru: "Турция", name_en: "Türkiye" };
const VISA_FREE = { id: 1, title: "Visa-free", description: "Up to 90 days within 180 days." };

export const VISA_TYPES: VisaTypes = {
  TR: {
    ...TURKEY,
    continent: "Asia",
    visas_for_citizens: { UZ: { code: "UZ", name_ru: "Узбекистан", name_en: "Uzbekistan", visa_types: [VISA_FREE] } },
  },
};
export const VISA_TYPES_LEGACY: VisaTypesLegacy = { TR: { ...TURKEY, continent: "Asia", visa_types: [VISA_FREE] } };
