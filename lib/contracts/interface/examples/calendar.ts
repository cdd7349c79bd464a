import type { Calendar, CalendarDay, Destination } from "../calendar";
import { AIRLINE, IST, PRICE, TURKEY } from "./journey";

const PARTY = { service_class: "E", adults: 1, children: 0, infants: 0, infants_with_seat: 0 };

export const CALENDAR_QUERY = {
  departure_airport: "TAS",
  arrival_airport: "IST",
  date: "2027-03-12",
  return_date: "2027-03-19",
  date_from: "2027-03-10",
  days: 2,
  flexible_days: 1,
  ...PARTY,
};

function day(date: string, returnDate: string, amount: number): CalendarDay {
  return {
    date,
    return_date: returnDate,
    lowest: { price: { amount, currency: "UZS" }, stops: 0, airlines: [AIRLINE.code], route_duration: 625, is_vtrip: false },
  };
}

export const CALENDAR: Calendar = {
  days: [{ date: "2027-03-10", return_date: "2027-03-17", lowest: null }, day("2027-03-11", "2027-03-18", 6_480_000)],
  matrix: [
    day("2027-03-11", "2027-03-18", 6_480_000),
    day("2027-03-11", "2027-03-19", 6_650_000),
    day("2027-03-11", "2027-03-20", 6_650_000),
    day("2027-03-12", "2027-03-18", 6_730_000),
    day("2027-03-12", "2027-03-19", 6_900_000),
    day("2027-03-12", "2027-03-20", 6_900_000),
    day("2027-03-13", "2027-03-18", 6_730_000),
    day("2027-03-13", "2027-03-19", 6_900_000),
    day("2027-03-13", "2027-03-20", 6_900_000),
  ],
};

export const DESTINATIONS_QUERY = { departure_airport: "TAS", date_from: "2027-03-01", date_to: "2027-03-31", ...PARTY };

export const DESTINATIONS: Destination[] = [
  {
    place: {
      code: "IST",
      title: IST.city,
      title_intl: IST.city_intl,
      country: TURKEY,
      region: "middle_east",
      location: { latitude: 41.2753, longitude: 28.7519 },
    },
    airport: IST,
    date: "2027-03-10",
    return_date: null,
    lowest: { price: PRICE, stops: 0, airlines: [AIRLINE.code], route_duration: 305, is_vtrip: false },
  },
];
