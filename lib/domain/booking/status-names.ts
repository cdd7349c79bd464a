import { type LocalizedText, t } from "../localized";
import type { BookingStatus } from "./booking-status";

/** What agents read a booking's status as. */
export const STATUS_NAMES: Readonly<Record<BookingStatus, LocalizedText>> = {
  not_available: t("Not available", "Недоступно", "Mavjud emas"),
  booked: t("Booked, not paid", "Не оплачено", "Toʻlanmagan"),
  awaitpayment: t("Waiting for payment", "Ожидает оплаты", "Toʻlov kutilmoqda"),
  paid: t("Paid, issuing tickets", "Оплачено, выписка", "Toʻlangan, rasmiylashtirilmoqda"),
  partiallyticketed: t("Partly ticketed", "Выписано частично", "Qisman rasmiylashtirilgan"),
  ticketed: t("Ticketed", "Выписано", "Chipta rasmiylashtirilgan"),
  cancelled: t("Cancelled", "Отменено", "Bekor qilingan"),
  refundauthorized: t("Flight cancelled", "Рейс отменён", "Reys bekor qilingan"),
  partiallyrefunded: t("Partly refunded", "Возвращено частично", "Qisman qaytarilgan"),
  refunded: t("Refunded", "Возвращено", "Qaytarilgan"),
  refund_request_sent: t("Refund requested", "Возврат запрошен", "Qaytarish soʻralgan"),
};
