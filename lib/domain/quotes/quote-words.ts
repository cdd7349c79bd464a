import { t } from "../localized";

/** What a quote says on its page and on paper. */
export const QUOTE_WORDS = {
  heading: t("Flights for you", "Рейсы для вас", "Siz uchun reyslar"),
  gone: t("Not available any more", "Больше недоступен", "Endi mavjud emas"),
  forAll: t("for all passengers", "за всех пассажиров", "barcha yoʻlovchilar uchun"),
  refund: {
    free: t("Refund free of charge", "Возврат бесплатно", "Qaytarish bepul"),
    fee: t("Refund for a fee", "Возврат со штрафом", "Qaytarish jarima bilan"),
    no: t("No refund", "Без возврата", "Qaytarib boʻlmaydi"),
  },
  change: {
    free: t("Changes free of charge", "Обмен бесплатно", "Almashtirish bepul"),
    fee: t("Changes for a fee", "Обмен со штрафом", "Almashtirish jarima bilan"),
    no: t("No changes", "Без обмена", "Almashtirib boʻlmaydi"),
  },
};
