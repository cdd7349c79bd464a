import type { Locale } from "@/lib/domain/localized";

interface CalendarTexts {
  departure: string;
  arrival: string;
  terminal: (name: string) => string;
  checkIn: (code: string) => string;
  booking: (number: string) => string;
  agency: (name: string) => string;
  localTimes: string;
  /** In front of a flight that is not paid for yet, or whose change waits for an answer. */
  open: string;
  cancelled: string;
}

/** Words of a trip's calendar. */
export const CALENDAR_TEXTS: Readonly<Record<Locale, CalendarTexts>> = {
  en: {
    departure: "Departure",
    arrival: "Arrival",
    terminal: (name) => `terminal ${name}`,
    checkIn: (code) => `Check-in code: ${code}`,
    booking: (number) => `Booking number: ${number}`,
    agency: (name) => `Agency: ${name}`,
    localTimes: "Times in this text are local to each airport.",
    open: "Not final",
    cancelled: "Cancelled",
  },
  ru: {
    departure: "Вылет",
    arrival: "Прилёт",
    terminal: (name) => `терминал ${name}`,
    checkIn: (code) => `Код для регистрации: ${code}`,
    booking: (number) => `Номер бронирования: ${number}`,
    agency: (name) => `Агентство: ${name}`,
    localTimes: "Время в этом тексте местное для каждого аэропорта.",
    open: "Не окончательно",
    cancelled: "Отменён",
  },
  uz: {
    departure: "Uchish",
    arrival: "Qoʻnish",
    terminal: (name) => `${name} terminal`,
    checkIn: (code) => `Roʻyxatdan oʻtish kodi: ${code}`,
    booking: (number) => `Bron raqami: ${number}`,
    agency: (name) => `Agentlik: ${name}`,
    localTimes: "Bu matndagi vaqtlar har bir aeroportning mahalliy vaqti.",
    open: "Hali uzil-kesil emas",
    cancelled: "Bekor qilingan",
  },
};
