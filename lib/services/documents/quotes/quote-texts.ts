import type { CustomerQuote, QuoteChoice } from "@/lib/contracts/portal/quotes";
import type { Locale } from "@/lib/domain/localized";

type Freedom = QuoteChoice["refund"];

interface QuoteTexts {
  title: string;
  valid: (moment: string) => string;
  priced: (moment: string) => string;
  ended: Record<Exclude<CustomerQuote["state"], "open" | "chosen">, string>;
  choice: (number: number) => string;
  chosen: string;
  gone: string;
  was: (amount: string) => string;
  forAll: string;
  baggage: (bags: string) => string;
  hand: (bags: string) => string;
  none: string;
  kg: string;
  connection: (city: string, minutes: number) => string;
  refund: Record<Freedom, string>;
  change: Record<Freedom, string>;
  link: string;
}

const clock = (minutes: number) => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}`;

/** What a quote on paper says. */
export const QUOTE_TEXTS: Readonly<Record<Locale, QuoteTexts>> = {
  en: {
    title: "Flights for you",
    valid: (moment) => `Valid until ${moment}, Tashkent time.`,
    priced: (moment) => `Prices as of ${moment}, Tashkent time.`,
    ended: { booked: "Booked.", withdrawn: "This quote was withdrawn.", expired: "This quote has expired." },
    choice: (number) => `Choice ${number}`,
    chosen: "chosen",
    gone: "Not available any more",
    was: (amount) => `was ${amount}`,
    forAll: "for all passengers",
    baggage: (bags) => `Baggage: ${bags}`,
    hand: (bags) => `Hand baggage: ${bags}`,
    none: "none",
    kg: "kg",
    connection: (city, minutes) => `Connection in ${city}, ${clock(minutes)}`,
    refund: { free: "Refund free of charge", fee: "Refund for a fee", no: "No refund" },
    change: { free: "Changes free of charge", fee: "Changes for a fee", no: "No changes" },
    link: "See prices of now, and choose:",
  },
  ru: {
    title: "Рейсы для вас",
    valid: (moment) => `Действует до ${moment} по Ташкенту.`,
    priced: (moment) => `Цены на ${moment} по Ташкенту.`,
    ended: { booked: "Забронировано.", withdrawn: "Предложение отозвано.", expired: "Срок предложения истёк." },
    choice: (number) => `Вариант ${number}`,
    chosen: "выбран",
    gone: "Больше недоступно",
    was: (amount) => `было ${amount}`,
    forAll: "за всех пассажиров",
    baggage: (bags) => `Багаж: ${bags}`,
    hand: (bags) => `Ручная кладь: ${bags}`,
    none: "нет",
    kg: "кг",
    connection: (city, minutes) => `Пересадка: ${city}, ${clock(minutes)}`,
    refund: { free: "Возврат бесплатно", fee: "Возврат со сбором", no: "Без возврата" },
    change: { free: "Обмен бесплатно", fee: "Обмен со сбором", no: "Без обмена" },
    link: "Посмотреть цены на сейчас и выбрать:",
  },
  uz: {
    title: "Siz uchun reyslar",
    valid: (moment) => `${moment} gacha amal qiladi, Toshkent vaqti.`,
    priced: (moment) => `Narxlar ${moment} holatiga koʻra, Toshkent vaqti.`,
    ended: { booked: "Bron qilindi.", withdrawn: "Taklif qaytarib olingan.", expired: "Taklif muddati oʻtgan." },
    choice: (number) => `${number}-variant`,
    chosen: "tanlangan",
    gone: "Endi mavjud emas",
    was: (amount) => `avval ${amount}`,
    forAll: "barcha yoʻlovchilar uchun",
    baggage: (bags) => `Bagaj: ${bags}`,
    hand: (bags) => `Qoʻl yuki: ${bags}`,
    none: "yoʻq",
    kg: "kg",
    connection: (city, minutes) => `${city}: ulanish, ${clock(minutes)}`,
    refund: { free: "Qaytarish bepul", fee: "Qaytarish toʻlovli", no: "Qaytarib boʻlmaydi" },
    change: { free: "Almashtirish bepul", fee: "Almashtirish toʻlovli", no: "Almashtirib boʻlmaydi" },
    link: "Hozirgi narxlarni koʻrish va tanlash:",
  },
};
