import { inLanguages, t } from "@/lib/domain/localized";

/** Words of a quote that goes by e-mail. */
export const QUOTE_LETTER_TEXTS = inLanguages({
  /** @param route such as `Tashkent → Istanbul` */
  subject: t(
    (agency: string, route: string) => `Flights for you: ${route} · ${agency}`,
    (agency, route) => `Рейсы для вас: ${route} · ${agency}`,
    (agency, route) => `Siz uchun reyslar: ${route} · ${agency}`,
  ),
  heading: t("Flights for you", "Рейсы для вас", "Siz uchun reyslar"),
  /** @param count how many choices there are */
  proposal: t(
    (count: number): string =>
      count === 1
        ? "Here is the flight that we propose. Open the page of the quote to take it: we then book it for you."
        : "Here are the flights that we propose. Open the page of the quote and take the one you like: we then book it for you.",
    (count) =>
      count === 1
        ? "Вот рейс, который мы предлагаем. Откройте страницу подборки и подтвердите выбор: мы забронируем его для вас."
        : "Вот рейсы, которые мы предлагаем. Откройте страницу подборки и выберите подходящий: мы забронируем его для вас.",
    (count) =>
      count === 1
        ? "Siz uchun topgan reysimiz quyida. Tijorat taklifi sahifasini ochib, tanlovingizni tasdiqlang: uni siz uchun bron qilamiz."
        : "Siz uchun topgan reyslarimiz quyida. Tijorat taklifi sahifasini ochib, maʼqulini tanlang: uni siz uchun bron qilamiz.",
  ),
  attached: t(
    "The same is attached as a PDF. Prices and seats change: the page asks for those of the moment.",
    "То же самое во вложении в PDF. Цены и места меняются: на странице они всегда на текущий момент.",
    "Xuddi shu tijorat taklifi PDF fayl qilib ilova qilingan. Narxlar va joylar oʻzgarib turadi: sahifada ular doim hozirgi holatda.",
  ),
  valid: t("Valid until", "Действует до", "Amal qilish muddati"),
  /** @param moment by the clock of Tashkent */
  until: t(
    (moment: string) => `${moment}, Tashkent time`,
    (moment) => `${moment} по Ташкенту`,
    (moment) => `${moment}gacha, Toshkent vaqti`,
  ),
  priced: t("Prices as of", "Цены на", "Narxlar olingan vaqt"),
  asOf: t(
    (moment: string) => `${moment}, Tashkent time`,
    (moment) => `${moment} по Ташкенту`,
    (moment) => `${moment}, Toshkent vaqti`,
  ),
  passengers: t("Passengers", "Пассажиры", "Yoʻlovchilar"),
  ages: {
    adt: t("adults", "взрослые", "kattalar"),
    chd: t("children", "дети", "bolalar"),
    inf: t("infants", "младенцы", "chaqaloqlar"),
    ins: t("infants with a seat", "младенцы с местом", "joyli chaqaloqlar"),
  },
  choices: t("Choices", "Варианты", "Variantlar"),
  /** @param number from 1 */
  choice: t(
    (number: number, brand: string) => `Choice ${number} (${brand})`,
    (number, brand) => `Вариант ${number} (${brand})`,
    (number, brand) => `${number}-variant (${brand})`,
  ),
  forAll: t(
    (amount: string) => `${amount} for all passengers`,
    (amount) => `${amount} за всех пассажиров`,
    (amount) => `barcha yoʻlovchilar uchun ${amount}`,
  ),
  was: t(
    (amount: string) => `was ${amount}`,
    (amount) => `было ${amount}`,
    (amount) => `avval ${amount}`,
  ),
  gone: t("not available any more", "больше недоступен", "endi mavjud emas"),
  conditions: {
    refund: {
      free: t("Refund free of charge", "Возврат бесплатно", "Qaytarish bepul"),
      fee: t("Refund for a fee", "Возврат со штрафом", "Qaytarish jarima bilan"),
      no: t("No refund", "Без возврата", "Qaytarib boʻlmaydi"),
    },
    change: {
      free: t("changes free of charge", "обмен бесплатно", "almashtirish bepul"),
      fee: t("changes for a fee", "обмен со штрафом", "almashtirish jarima bilan"),
      no: t("no changes", "без обмена", "almashtirib boʻlmaydi"),
    },
  },
  localTimes: t("All times are local.", "Время везде местное.", "Barcha vaqtlar mahalliy."),
  link: t("See the prices of now and choose", "Посмотреть текущие цены и выбрать", "Hozirgi narxlarni koʻrish va tanlash"),
  footer: t(
    (agency: string) => `${agency} has sent you this because you asked for flights.`,
    (agency) => `Это письмо отправило агентство «${agency}», потому что вы спрашивали о рейсах.`,
    (agency) => `Bu xatni ${agency} yubordi, chunki siz reyslar haqida soʻragansiz.`,
  ),
});
