import { t } from "@/lib/domain/localized";

/** What the agency reads of what the back office did with its booking. */
export const house = {
  house: {
    office: t("back office", "бэк-офис", "bek-ofis"),
    doneErased: t(
      "Done for you; the reason is no longer kept",
      "Сделано за вас; причина больше не хранится",
      "Siz uchun bajarildi; sababi endi saqlanmaydi",
    ),
    done: {
      void: t("Voided for you: {reason}", "Аннулировано за вас: {reason}", "Siz uchun annullandi: {reason}"),
      refund: t("Refunded for you: {reason}", "Возвращено за вас: {reason}", "Siz uchun qaytarildi: {reason}"),
      refund_part: t("A part refunded for you: {reason}", "Часть возвращена за вас: {reason}", "Bir qismi siz uchun qaytarildi: {reason}"),
      cancel_unpaid: t("Cancelled for you: {reason}", "Отменено за вас: {reason}", "Siz uchun bekor qilindi: {reason}"),
      extend_hold: t("Held longer for you: {reason}", "Бронь продлена за вас: {reason}", "Bron siz uchun uzaytirildi: {reason}"),
      correct_name: t("Name corrected for you: {reason}", "Имя исправлено за вас: {reason}", "Ism siz uchun tuzatildi: {reason}"),
      move_flights: t(
        "Moved to another flight for you: {reason}",
        "Перенесено на другой рейс за вас: {reason}",
        "Siz uchun boshqa reysga koʻchirildi: {reason}",
      ),
      resend: t(
        "Documents sent again for you: {reason}",
        "Документы отправлены повторно за вас: {reason}",
        "Hujjatlar siz uchun qayta yuborildi: {reason}",
      ),
    },
  },
};
