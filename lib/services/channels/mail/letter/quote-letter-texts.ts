import type { QuoteChoice } from "@/lib/contracts/portal/quotes";
import type { Locale } from "@/lib/domain/localized";
import type { AgeGroup } from "@/lib/domain/passengers/passengers";

interface QuoteLetterTexts {
  /** @param route such as `Tashkent → Istanbul` */
  subject: (agency: string, route: string) => string;
  heading: string;
  /** @param count how many choices there are */
  proposal: (count: number) => string;
  attached: string;
  valid: string;
  /** @param moment by the clock of Tashkent */
  until: (moment: string) => string;
  priced: string;
  asOf: (moment: string) => string;
  passengers: string;
  ages: Readonly<Record<AgeGroup, string>>;
  choices: string;
  /** @param number from 1 */
  choice: (number: number, brand: string) => string;
  forAll: (amount: string) => string;
  was: (amount: string) => string;
  gone: string;
  conditions: Readonly<Record<"refund" | "change", Readonly<Record<QuoteChoice["refund"], string>>>>;
  localTimes: string;
  link: string;
  footer: (agency: string) => string;
}

/** Words of a quote that goes by e-mail. */
export const QUOTE_LETTER_TEXTS: Readonly<Record<Locale, QuoteLetterTexts>> = {
  en: {
    subject: (agency, route) => `Flights for you: ${route} · ${agency}`,
    heading: "Flights for you",
    proposal: (count) =>
      count === 1
        ? "Here is the flight that we propose. Open the page of the quote to take it: we then book it for you."
        : "Here are the flights that we propose. Open the page of the quote and take the one you like: we then book it for you.",
    attached: "The same is attached as a PDF. Prices and seats change: the page asks for those of the moment.",
    valid: "Valid until",
    until: (moment) => `${moment}, Tashkent time`,
    priced: "Prices as of",
    asOf: (moment) => `${moment}, Tashkent time`,
    passengers: "Passengers",
    ages: { adt: "adults", chd: "children", inf: "infants", ins: "infants with a seat" },
    choices: "Choices",
    choice: (number, brand) => `Choice ${number} (${brand})`,
    forAll: (amount) => `${amount} for all passengers`,
    was: (amount) => `was ${amount}`,
    gone: "not available any more",
    conditions: {
      refund: { free: "Refund free of charge", fee: "Refund for a fee", no: "No refund" },
      change: { free: "changes free of charge", fee: "changes for a fee", no: "no changes" },
    },
    localTimes: "All times are local.",
    link: "See the prices of now and choose",
    footer: (agency) => `${agency} has sent you this because you asked for flights. Questions? Reply, or use the contacts above.`,
  },
  ru: {
    subject: (agency, route) => `Рейсы для вас: ${route} · ${agency}`,
    heading: "Рейсы для вас",
    proposal: (count) =>
      count === 1
        ? "Вот рейс, который мы предлагаем. Откройте страницу предложения и подтвердите выбор: мы забронируем его для вас."
        : "Вот рейсы, которые мы предлагаем. Откройте страницу предложения и выберите подходящий: мы забронируем его для вас.",
    attached: "То же самое во вложении в PDF. Цены и места меняются: на странице они всегда на текущий момент.",
    valid: "Действует до",
    until: (moment) => `${moment} по Ташкенту`,
    priced: "Цены на",
    asOf: (moment) => `${moment} по Ташкенту`,
    passengers: "Пассажиры",
    ages: { adt: "взрослые", chd: "дети", inf: "младенцы", ins: "младенцы с местом" },
    choices: "Варианты",
    choice: (number, brand) => `Вариант ${number} (${brand})`,
    forAll: (amount) => `${amount} за всех пассажиров`,
    was: (amount) => `было ${amount}`,
    gone: "больше недоступен",
    conditions: {
      refund: { free: "Возврат бесплатно", fee: "Возврат со сбором", no: "Без возврата" },
      change: { free: "обмен бесплатно", fee: "обмен со сбором", no: "без обмена" },
    },
    localTimes: "Время везде местное.",
    link: "Посмотреть текущие цены и выбрать",
    footer: (agency) =>
      `Это письмо отправило агентство «${agency}», потому что вы спрашивали о рейсах. Есть вопросы? Ответьте на письмо или свяжитесь по контактам выше.`,
  },
  uz: {
    subject: (agency, route) => `Siz uchun reyslar: ${route} · ${agency}`,
    heading: "Siz uchun reyslar",
    proposal: (count) =>
      count === 1
        ? "Biz taklif qilayotgan reys quyida. Taklif sahifasini ochib, tanlovingizni tasdiqlang: uni siz uchun bron qilamiz."
        : "Biz taklif qilayotgan reyslar quyida. Taklif sahifasini ochib, maʼqulini tanlang: uni siz uchun bron qilamiz.",
    attached: "Xuddi shu taklif PDF fayl qilib ilova qilingan. Narxlar va joylar oʻzgarib turadi: sahifada ular doim hozirgi holatda.",
    valid: "Amal qilish muddati",
    until: (moment) => `${moment} gacha, Toshkent vaqti`,
    priced: "Narxlar olingan vaqt",
    asOf: (moment) => `${moment}, Toshkent vaqti`,
    passengers: "Yoʻlovchilar",
    ages: { adt: "kattalar", chd: "bolalar", inf: "chaqaloqlar", ins: "joyli chaqaloqlar" },
    choices: "Variantlar",
    choice: (number, brand) => `${number}-variant (${brand})`,
    forAll: (amount) => `barcha yoʻlovchilar uchun ${amount}`,
    was: (amount) => `avval ${amount}`,
    gone: "endi mavjud emas",
    conditions: {
      refund: { free: "Qaytarish bepul", fee: "Qaytarish toʻlovli", no: "Qaytarib boʻlmaydi" },
      change: { free: "almashtirish bepul", fee: "almashtirish toʻlovli", no: "almashtirib boʻlmaydi" },
    },
    localTimes: "Barcha vaqtlar mahalliy.",
    link: "Hozirgi narxlarni koʻrish va tanlash",
    footer: (agency) =>
      `Bu xatni ${agency} yubordi, chunki siz reyslar haqida soʻragansiz. Savolingiz bormi? Xatga javob bering yoki yuqoridagi manzillar orqali bogʻlaning.`,
  },
};
