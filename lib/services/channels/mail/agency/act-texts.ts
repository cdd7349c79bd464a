import type { HouseActKind } from "@/lib/domain/booking/house-acts";
import { inLanguages, type LocalizedText, t } from "@/lib/domain/localized";

const DONE: Readonly<Record<HouseActKind, LocalizedText>> = {
  void: t("voided, the whole price is back", "аннулирована, вся сумма возвращена", "annullandi, butun summa qaytdi"),
  refund: t("refunded by the fare rules", "возвращена по правилам тарифа", "tarif qoidalari boʻyicha qaytarildi"),
  refund_part: t("a part of it refunded", "возвращена часть", "bir qismi qaytarildi"),
  cancel_unpaid: t("cancelled", "отменена", "bekor qilindi"),
  extend_hold: t("held longer", "продлена", "uzaytirildi"),
  correct_name: t("a name corrected", "исправлено имя", "ism tuzatildi"),
  move_flights: t("moved to another flight", "перенесена на другой рейс", "boshqa reysga koʻchirildi"),
  resend: t("documents sent again", "документы отправлены повторно", "hujjatlar qayta yuborildi"),
};

/** Words of the letter that tells an agency what the house did with its booking. */
export const ACT_TEXTS = inLanguages({
  done: DONE,
  subject: t(
    (number: string, done: string) => `Booking ${number}: ${done}`,
    (number, done) => `Бронь ${number}: ${done}`,
    (number, done) => `Bron ${number}: ${done}`,
  ),
  heading: t("Done for you by the back office", "Бэк-офис сделал это за вас", "Bek-ofis buni siz uchun bajardi"),
  why: t(
    "The reason, the sums and what follows stand in the history of the booking.",
    "Причина, суммы и дальнейшее — в истории брони.",
    "Sababi, summalar va keyingi ishlar bron tarixida yozilgan.",
  ),
  number: t("Booking", "Бронь", "Bron"),
  act: t("What was done", "Что сделано", "Nima qilindi"),
  at: t("When", "Когда", "Qachon"),
  link: t("Open the booking", "Открыть бронь", "Bronni ochish"),
  footer: t(
    "You get this because it concerns a booking of your agency.",
    "Вы получили это письмо, потому что оно касается брони вашего агентства.",
    "Bu xat agentligingiz broniga tegishli boʻlgani uchun yuborildi.",
  ),
});
