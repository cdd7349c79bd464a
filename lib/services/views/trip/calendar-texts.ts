import { inLanguages, t } from "@/lib/domain/localized";
import { russianCount } from "@/lib/domain/text/russian-count";

/** Words of a trip's calendar. */
export const CALENDAR_TEXTS = inLanguages({
  departure: t("Departure", "Вылет", "Uchish"),
  arrival: t("Arrival", "Прилёт", "Qoʻnish"),
  terminal: t(
    (name: string) => `terminal ${name}`,
    (name) => `терминал ${name}`,
    (name) => `${name}-terminal`,
  ),
  checkIn: t(
    (code: string) => `Check-in code: ${code}`,
    (code) => `Код для регистрации: ${code}`,
    (code) => `Roʻyxatdan oʻtish kodi: ${code}`,
  ),
  booking: t(
    (number: string) => `Booking number: ${number}`,
    (number) => `Номер брони: ${number}`,
    (number) => `Bron raqami: ${number}`,
  ),
  agency: t(
    (name: string) => `Agency: ${name}`,
    (name) => `Агентство: ${name}`,
    (name) => `Agentlik: ${name}`,
  ),
  localTimes: t(
    "Times in this text are local to each airport.",
    "Время в этом тексте местное для каждого аэропорта.",
    "Bu matndagi vaqtlar har bir aeroportning mahalliy vaqti.",
  ),
  /** In front of a flight that is not paid for yet, or whose change waits for an answer. */
  open: t("Not final", "Не окончательно", "Hali uzil-kesil emas"),
  /** What the calendar says before a departure. @param flown such as `HY 271 Tashkent → Istanbul` */
  alarm: t(
    (flown: string, hours: number) => `${flown} leaves in ${hours} hours`,
    (flown, hours) => `${flown}: вылет через ${russianCount(hours, "час", "часа", "часов")}`,
    (flown, hours) => `${flown}: uchishga ${hours} soat qoldi`,
  ),
  cancelled: t("Cancelled", "Отменён", "Bekor qilingan"),
});
