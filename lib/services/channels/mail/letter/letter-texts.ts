import type { Trip } from "@/lib/contracts/trip/trip";
import type { BookingStatus } from "@/lib/domain/booking/booking-status";
import { inLanguages, type Locale, t } from "@/lib/domain/localized";

/** How far a booking has come, as a letter says it. */
export type Standing = "held" | "paid" | "ticketed" | "ended";

const STANDING: Readonly<Record<BookingStatus, Standing>> = {
  ...{ not_available: "ended", booked: "held", awaitpayment: "held", paid: "paid", partiallyticketed: "paid", ticketed: "ticketed" },
  ...{ refund_request_sent: "ticketed", cancelled: "ended", refundauthorized: "ended", partiallyrefunded: "ended", refunded: "ended" },
};

export function standingOf(status: BookingStatus): Standing {
  return STANDING[status];
}

/** Words of letters to customers. */
export const LETTER_TEXTS = inLanguages({
  /** @param route such as `Tashkent → Istanbul` */
  subject: {
    confirmation: t(
      (number: string, route: string) => `Booking ${number}: ${route}`,
      (number, route) => `Бронь ${number}: ${route}`,
      (number, route) => `Bron ${number}: ${route}`,
    ),
    receipts: t(
      (number: string, route: string) => `Tickets ${number}: ${route}`,
      (number, route) => `Билеты ${number}: ${route}`,
      (number, route) => `Chiptalar ${number}: ${route}`,
    ),
    change: t(
      (number: string, route: string) => `The airline has changed your trip ${number}: ${route}`,
      (number, route) => `Авиакомпания изменила вашу поездку ${number}: ${route}`,
      (number, route) => `Aviakompaniya safaringizni oʻzgartirdi ${number}: ${route}`,
    ),
    moved: t(
      (number: string, route: string) => `Your trip ${number} has other flights: ${route}`,
      (number, route) => `В вашей поездке ${number} другие рейсы: ${route}`,
      (number, route) => `${number} safaringizda boshqa reyslar: ${route}`,
    ),
    refund: t(
      (number: string, route: string) => `Refund ${number}: ${route}`,
      (number, route) => `Возврат ${number}: ${route}`,
      (number, route) => `Pul qaytarish ${number}: ${route}`,
    ),
  },
  heading: {
    confirmation: t("Your booking", "Ваша бронь", "Broningiz"),
    receipts: t("Your tickets are issued", "Ваши билеты выписаны", "Chiptalaringiz rasmiylashtirildi"),
    change: t("The airline has changed your trip", "Авиакомпания изменила вашу поездку", "Aviakompaniya safaringizni oʻzgartirdi"),
    moved: t("Your trip has other flights", "В вашей поездке другие рейсы", "Safaringizda boshqa reyslar"),
    refund: t("Your refund", "Ваш возврат", "Pul qaytarilishi"),
  },
  confirmation: {
    held: t(
      "Your seats are held, but not paid for yet. Compare the names with the passports now: they cannot always be changed later.",
      "Места удерживаются, но ещё не оплачены. Сверьте имена с паспортами сейчас: потом их не всегда можно изменить.",
      "Joylar saqlanmoqda, lekin hali toʻlanmagan. Ismlarni pasportlar bilan hozir solishtiring: keyin ularni oʻzgartirib boʻlmasligi mumkin.",
    ),
    paid: t(
      "Your booking is paid. The tickets are being issued and come in a message of their own.",
      "Бронь оплачена. Билеты выписываются и придут отдельным письмом.",
      "Bron toʻlangan. Chiptalar rasmiylashtirilmoqda va alohida xatda keladi.",
    ),
    ticketed: t(
      "Your tickets are issued and your seats are confirmed.",
      "Билеты выписаны, места подтверждены.",
      "Chiptalar rasmiylashtirilgan, joylar tasdiqlangan.",
    ),
    ended: t("This booking holds no seats any more.", "Эта бронь больше не удерживает места.", "Bu bron endi joylarni saqlamaydi."),
  },
  receipts: t(
    "The receipts of all passengers are attached as one PDF, and the flights as a file for your calendar. Keep the receipts at hand for the journey.",
    "Во вложении квитанции всех пассажиров одним файлом PDF и рейсы для вашего календаря. Держите квитанции под рукой во время поездки.",
    "Xatga barcha yoʻlovchilarning kvitansiyalari bitta PDF fayl qilib va reyslar kalendaringiz uchun ilova qilingan. Safarda kvitansiyalar qoʻlingizda boʻlsin.",
  ),
  /** Stands in letters to which nothing can be attached. */
  receiptsAt: t(
    (url: string) => `The receipts of all passengers, one PDF: ${url}`,
    (url) => `Квитанции всех пассажиров одним файлом PDF: ${url}`,
    (url) => `Barcha yoʻlovchilarning kvitansiyalari bitta PDF faylda: ${url}`,
  ),
  /** Beside a letter about something else. */
  receiptsAttached: t(
    "The receipts of all passengers are attached as one PDF.",
    "Квитанции всех пассажиров приложены одним файлом PDF.",
    "Barcha yoʻlovchilarning kvitansiyalari bitta PDF fayl qilib ilova qilingan.",
  ),
  bookingAttached: t(
    "The booking is attached as a PDF. It is not a ticket yet.",
    "Бронь приложена файлом PDF. Это ещё не билет.",
    "Bron PDF fayl qilib ilova qilingan. Bu hali chipta emas.",
  ),
  changeOpen: t(
    "Please look at what the airline offers on the page of your trip, and answer there or tell us.",
    "Посмотрите на странице поездки, что предлагает авиакомпания, и ответьте там или сообщите нам.",
    "Nimani tanlash mumkinligini safar sahifasida koʻring va oʻsha yerda javob bering yoki bizga ayting.",
  ),
  changeTold: t(
    "These are your flights as they are now. Compare them with your plans, and tell us if they no longer suit you.",
    "Ниже ваши рейсы, какие они теперь. Сверьте их со своими планами и сообщите нам, если они вам не подходят.",
    "Quyida reyslaringizning hozirgi holati. Ularni rejalaringiz bilan solishtiring, mos kelmasa, bizga ayting.",
  ),
  cancelledByAirline: t(
    "The airline has cancelled the flight. Your money can be had back without a penalty, or we find you another flight.",
    "Авиакомпания отменила рейс. Можно вернуть деньги без удержаний, или мы подберём другой рейс.",
    "Aviakompaniya reysni bekor qildi. Pulni ushlanmasiz qaytarib olish yoki boshqa reys topish mumkin.",
  ),
  /** Behind what asks for an answer, where the agency says how it is reached. */
  contactUs: t("Contact us.", "Свяжитесь с нами.", "Biz bilan bogʻlaning."),
  refund: {
    whole: t(
      "Your booking has been cancelled, and we return the money to you. None of its flights can be flown any more.",
      "Ваша бронь отменена, и мы вернём вам деньги. Лететь по ней уже нельзя.",
      "Broningiz bekor qilindi, pulni sizga qaytaramiz. Bu bron bilan endi uchib boʻlmaydi.",
    ),
    part: t(
      "A part of your booking has been cancelled, and we return the money to you. What is refunded can no longer be flown.",
      "Часть вашей брони отменена, и мы вернём вам деньги. Лететь этими рейсами уже нельзя.",
      "Broningizning bir qismi bekor qilindi, pulni sizga qaytaramiz. Bekor qilingan qism bilan endi uchib boʻlmaydi.",
    ),
  },
  refundedParts: t("Refunded", "Оформлен возврат", "Bekor qilingan va puli qaytariladi"),
  whoFlies: t("Who still flies what", "Кто какими рейсами летит", "Kim qaysi reyslarda uchadi"),
  allFlights: t("all flights", "все рейсы", "barcha reyslar"),
  /** @param route such as `Tashkent → Istanbul` */
  fliesOnly: t(
    (route: string) => `flies only ${route}`,
    (route) => `летит только ${route}`,
    (route) => `faqat ${route} reysida uchadi`,
  ),
  /** Over the flights, of which the letter names refunded ones. */
  flightsLeft: t("Flights that remain", "Рейсы, которые остались", "Qolgan reyslar"),
  /** Over the flights where nobody flies any of them. */
  refundedFlights: t("Refunded flights", "Рейсы, по которым оформлен возврат", "Puli qaytariladigan reyslar"),
  payBy: t(
    (moment: string) => `Pay us by ${moment} (Tashkent time): unpaid seats go back on sale.`,
    (moment) => `Оплатите до ${moment} (время Ташкента): неоплаченные места снова поступят в продажу.`,
    (moment) => `${moment}gacha toʻlang (Toshkent vaqti): toʻlanmagan joylar yana sotuvga chiqadi.`,
  ),
  number: t("Booking number", "Номер брони", "Bron raqami"),
  pnr: t("PNR", "PNR", "PNR"),
  passengers: t("Passengers", "Пассажиры", "Yoʻlovchilar"),
  total: t("Total", "Итого", "Jami"),
  refunded: t("You get back", "К возврату вам", "Sizga qaytariladi"),
  flights: t("Flights", "Рейсы", "Reyslar"),
  checkIn: t(
    (code: string) => `check-in code ${code}`,
    (code) => `код для регистрации ${code}`,
    (code) => `roʻyxatdan oʻtish kodi ${code}`,
  ),
  localTimes: t("All times are local.", "Время везде местное.", "Barcha vaqtlar mahalliy."),
  link: t("Open your trip", "Открыть поездку", "Safarni ochish"),
  /** @param agency its name */
  footer: t(
    (agency: string) => `${agency} has sent you this about your booking.`,
    (agency) => `Это письмо о вашей брони отправило агентство «${agency}».`,
    (agency) => `Broningiz haqidagi bu xatni ${agency} yubordi.`,
  ),
});

const QUESTIONS = inLanguages({
  reply: t(
    "Questions? Reply, or use the contacts above.",
    "Есть вопросы? Ответьте на письмо или свяжитесь по контактам выше.",
    "Savolingiz bormi? Xatga javob bering yoki yuqoridagi manzillar orqali bogʻlaning.",
  ),
  contacts: t(
    "Questions? Use the contacts above.",
    "Есть вопросы? Свяжитесь по контактам выше.",
    "Savolingiz bormi? Yuqoridagi manzillar orqali bogʻlaning.",
  ),
});

/** Where somebody with questions turns to, a blank before it: answers reach an agency that gives an e-mail address. Empty where it gives nothing. */
export function questionsText({ email, ...others }: Trip["contacts"], locale: Locale): string {
  if (email) return ` ${QUESTIONS[locale].reply}`;
  return Object.values(others).some((contact) => contact !== "") ? ` ${QUESTIONS[locale].contacts}` : "";
}
