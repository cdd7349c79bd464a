import type { Locale } from "../localized";
import type { BookingStatus } from "./booking-status";

/** What agents read a booking's status as. */
export const STATUS_NAMES: Readonly<Record<Locale, Readonly<Record<BookingStatus, string>>>> = {
  uz: {
    not_available: "Mavjud emas",
    booked: "Toʻlanmagan",
    awaitpayment: "Toʻlov kutilmoqda",
    paid: "Toʻlangan, chipta yozilmoqda",
    partiallyticketed: "Qisman rasmiylashtirilgan",
    ticketed: "Chipta rasmiylashtirilgan",
    cancelled: "Bekor qilingan",
    refundauthorized: "Reys bekor qilingan",
    partiallyrefunded: "Qisman qaytarilgan",
    refunded: "Qaytarilgan",
    refund_request_sent: "Qaytarish soʻralgan",
  },
  ru: {
    not_available: "Недоступно",
    booked: "Не оплачено",
    awaitpayment: "Ожидает оплаты",
    paid: "Оплачено, выписка",
    partiallyticketed: "Выписано частично",
    ticketed: "Выписано",
    cancelled: "Отменено",
    refundauthorized: "Рейс отменён",
    partiallyrefunded: "Возвращено частично",
    refunded: "Возвращено",
    refund_request_sent: "Возврат запрошен",
  },
  en: {
    not_available: "Not available",
    booked: "Booked, not paid",
    awaitpayment: "Waiting for payment",
    paid: "Paid, issuing tickets",
    partiallyticketed: "Partly ticketed",
    ticketed: "Ticketed",
    cancelled: "Cancelled",
    refundauthorized: "Flight cancelled",
    partiallyrefunded: "Partly refunded",
    refunded: "Refunded",
    refund_request_sent: "Refund requested",
  },
};
