import { inLanguages, t } from "@/lib/domain/localized";

/** Words of the letters that tell of a fall of what is watched: to whoever watches, and to their customer. Amounts are texts with their currency. */
export const WATCH_TEXTS = inLanguages({
  /** @param route such as `TAS – IST` */
  subject: t(
    (saving: string, route: string) => `${route}: ${saving} less`,
    (saving, route) => `${route}: дешевле на ${saving}`,
    (saving, route) => `${route}: ${saving} arzonroq`,
  ),
  subjectAgain: t(
    (now: string, route: string) => `${route}: available again for ${now}`,
    (now, route) => `${route}: снова есть за ${now}`,
    (now, route) => `${route}: yana bor, narxi ${now}`,
  ),
  /** Before the name of the agency, at the end of a subject. */
  of: t(
    (subject: string, agency: string) => `${subject} · ${agency}`,
    (subject, agency) => `${subject} · ${agency}`,
    (subject, agency) => `${subject} · ${agency}`,
  ),
  heading: t("The price has fallen", "Цена снизилась", "Narx tushdi"),
  headingAgain: t("Available again", "Снова есть в продаже", "Yana sotuvda"),
  agent: {
    search: t(
      "The search that you watch has a cheaper offer.",
      "По поиску, за которым вы следите, появился вариант дешевле.",
      "Siz kuzatayotgan qidiruv boʻyicha arzonroq variant bor.",
    ),
    quote: t(
      "A choice of the quote that you watch costs less.",
      "Вариант подборки, за которой вы следите, подешевел.",
      "Siz kuzatayotgan tijorat taklifidagi variant arzonlashdi.",
    ),
    booking: t(
      "The flights of the booking that you watch cost less in the same fare.",
      "Рейсы брони, за которой вы следите, по тому же тарифу подешевели.",
      "Siz kuzatayotgan bron reyslari oʻsha tarifda arzonlashdi.",
    ),
    quoted: t(
      "A quote of it is ready for the customer, at the price of this moment.",
      "Подборка для клиента уже готова, цена в ней — на этот момент.",
      "Mijoz uchun tijorat taklifi tayyor, narxi — shu paytdagi.",
    ),
    told: t("The customer was written to.", "Клиенту отправлено письмо.", "Mijozga xat yuborildi."),
    number: t("Booking", "Бронь", "Bron"),
    was: t("The customer's price so far", "Цена для клиента до сих пор", "Mijoz uchun shu paytgacha narx"),
    now: t("The customer's price now", "Цена для клиента теперь", "Mijoz uchun endigi narx"),
    cost: t("It costs you", "Стоимость для вас", "Siz uchun narxi"),
    fromTo: t(
      (was: string, now: string) => `${now} instead of ${was}`,
      (was, now) => `${now} вместо ${was}`,
      (was, now) => `${was} oʻrniga ${now}`,
    ),
    penalty: t("Kept when it is given back", "Удержат при возврате", "Qaytarishda ushlab qolinadi"),
    saving: t("Saving", "Экономия", "Tejaladi"),
    quoteLink: t("Quote for the customer", "Подборка для клиента", "Mijoz uchun tijorat taklifi"),
    link: t("Open what is watched", "Открыть отслеживание", "Kuzatuvni ochish"),
    footer: t(
      "You get this because you watch this price. End it there when you need it no more.",
      "Вы получили это письмо, потому что следите за этой ценой. Когда она больше не нужна, завершите отслеживание.",
      "Bu xat shu narxni kuzatayotganingiz uchun keldi. Keragi boʻlmasa, kuzatuvni oʻsha yerda tugating.",
    ),
  },
  customer: {
    search: t(
      (now: string, was: string) => `The flights that you asked about cost ${now} now instead of ${was}.`,
      (now, was) => `Рейсы, о которых вы спрашивали, стоят теперь ${now} вместо ${was}.`,
      (now, was) => `Siz soʻragan reyslar narxi endi ${was} oʻrniga ${now}.`,
    ),
    booking: t(
      (now: string, was: string) => `The flights that you have booked cost ${now} now instead of ${was}, in the same fare.`,
      (now, was) => `Забронированные вами рейсы по тому же тарифу стоят теперь ${now} вместо ${was}.`,
      (now, was) => `Siz bron qilgan reyslar narxi oʻsha tarifda endi ${was} oʻrniga ${now}.`,
    ),
    again: t(
      (now: string) => `The flights that you asked about can be had again, for ${now}.`,
      (now) => `Рейсы, о которых вы спрашивали, снова есть в продаже: ${now}.`,
      (now) => `Siz soʻragan reyslar yana sotuvda: ${now}.`,
    ),
    penalty: t(
      (penalty: string, saving: string) => `Of the tickets that you have, ${penalty} is kept when they are given back; you save ${saving}.`,
      (penalty, saving) => `При возврате ваших билетов удержат ${penalty}; вы экономите ${saving}.`,
      (penalty, saving) => `Chiptalaringiz qaytarilganda ${penalty} ushlab qolinadi; siz ${saving} tejaysiz.`,
    ),
    ask: t(
      "Open the page and confirm it: we do the rest.",
      "Откройте страницу и подтвердите выбор: остальное сделаем мы.",
      "Sahifani ochib, tanlovni tasdiqlang: qolganini biz qilamiz.",
    ),
    footer: t(
      (agency: string) => `${agency} watches this price for you.`,
      (agency) => `Агентство «${agency}» следит для вас за этой ценой.`,
      (agency) => `${agency} bu narxni siz uchun kuzatib turibdi.`,
    ),
  },
});
