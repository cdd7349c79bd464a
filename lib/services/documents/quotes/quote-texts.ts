import { inLanguages, t } from "@/lib/domain/localized";
import { QUOTE_WORDS } from "@/lib/domain/quotes/quote-words";

/** What a quote on paper says. */
export const QUOTE_TEXTS = inLanguages({
  ...QUOTE_WORDS,
  valid: t(
    (moment: string) => `Valid until ${moment}, Tashkent time.`,
    (moment) => `Действует до ${moment} по Ташкенту.`,
    (moment) => `${moment}gacha amal qiladi, Toshkent vaqti.`,
  ),
  priced: t(
    (moment: string) => `Prices as of ${moment}, Tashkent time.`,
    (moment) => `Цены на ${moment} по Ташкенту.`,
    (moment) => `Narxlar ${moment} holatiga koʻra, Toshkent vaqti.`,
  ),
  ended: {
    booked: t("Booked.", "Забронировано.", "Bron qilindi."),
    withdrawn: t("This quote was withdrawn.", "Подборка отозвана.", "Tijorat taklifi qaytarib olingan."),
    expired: t("This quote has expired.", "Срок подборки истёк.", "Tijorat taklifi muddati oʻtgan."),
  },
  choice: t(
    (number: number) => `Choice ${number}`,
    (number) => `Вариант ${number}`,
    (number) => `${number}-variant`,
  ),
  chosen: t("chosen", "выбран", "tanlangan"),
  was: t(
    (amount: string) => `was ${amount}`,
    (amount) => `было ${amount}`,
    (amount) => `avval ${amount}`,
  ),
  link: t("See prices of now, and choose:", "Посмотреть цены на сейчас и выбрать:", "Hozirgi narxlarni koʻrish va tanlash:"),
});
