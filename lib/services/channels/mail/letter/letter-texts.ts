import type { BookingStatus } from "@/lib/domain/booking/booking-status";
import type { Locale } from "@/lib/domain/localized";
import type { MailKind } from "@/lib/domain/mail/mail";

/** How far a booking has come, as a letter says it. */
export type Standing = "held" | "paid" | "ticketed" | "ended";

const STANDING: Readonly<Record<BookingStatus, Standing>> = {
  ...{ not_available: "ended", booked: "held", awaitpayment: "held", paid: "paid", partiallyticketed: "paid", ticketed: "ticketed" },
  ...{ refund_request_sent: "ticketed", cancelled: "ended", refundauthorized: "ended", partiallyrefunded: "ended", refunded: "ended" },
};

export function standingOf(status: BookingStatus): Standing {
  return STANDING[status];
}

interface LetterTexts {
  /** @param route such as `Tashkent → Istanbul` */
  subject: Readonly<Record<MailKind, (number: string, route: string) => string>>;
  heading: Readonly<Record<MailKind, string>>;
  confirmation: Readonly<Record<Standing, string>>;
  receipts: string;
  /** Where nothing can be attached. */
  receiptsAt: (url: string) => string;
  /** Beside a letter about something else. */
  receiptsAttached: string;
  bookingAttached: string;
  changeOpen: string;
  changeTold: string;
  cancelledByAirline: string;
  refund: Readonly<Record<"whole" | "part", string>>;
  refundedParts: string;
  whoFlies: string;
  allFlights: string;
  /** @param route such as `Tashkent → Istanbul` */
  fliesOnly: (route: string) => string;
  /** Over the flights, of which the letter names refunded ones. */
  flightsLeft: string;
  /** Over the flights where nobody flies any of them. */
  refundedFlights: string;
  payBy: (moment: string) => string;
  number: string;
  pnr: string;
  passengers: string;
  total: string;
  refunded: string;
  flights: string;
  checkIn: (code: string) => string;
  localTimes: string;
  link: string;
  /** @param agency its name */
  footer: (agency: string) => string;
}

const en: LetterTexts = {
  subject: {
    confirmation: (number, route) => `Booking ${number}: ${route}`,
    receipts: (number, route) => `Tickets ${number}: ${route}`,
    change: (number, route) => `The airline has changed your trip ${number}: ${route}`,
    refund: (number, route) => `Refund ${number}: ${route}`,
  },
  heading: {
    confirmation: "Your booking",
    receipts: "Your tickets are issued",
    change: "The airline has changed your trip",
    refund: "Your refund",
  },
  confirmation: {
    held: "Your seats are held, but not paid for yet. Compare the names with the passports now: they cannot always be changed later.",
    paid: "Your booking is paid. The tickets are being issued and come in a message of their own.",
    ticketed: "Your tickets are issued and your seats are confirmed.",
    ended: "This booking holds no seats any more.",
  },
  receipts:
    "The receipts of all passengers are attached as one PDF, and the flights as a file for your calendar. Keep the receipts at hand for the journey.",
  receiptsAt: (url) => `The receipts of all passengers, one PDF: ${url}`,
  receiptsAttached: "The receipts of all passengers are attached as one PDF.",
  bookingAttached: "The booking is attached as a PDF. It is not a ticket yet.",
  changeOpen: "Please look at what the airline offers on the page of your trip, and answer there or tell us.",
  changeTold: "These are your flights as they are now. Compare them with your plans, and tell us if they no longer suit you.",
  cancelledByAirline: "The airline has cancelled the flight. The whole price can be had back, or we find you another flight: contact us.",
  refund: {
    whole: "Your booking has been cancelled, and we return the money to you. None of its flights can be flown any more.",
    part: "A part of your booking has been cancelled, and we return the money to you. What is refunded can no longer be flown.",
  },
  refundedParts: "Refunded",
  whoFlies: "Who still flies what",
  allFlights: "all flights",
  fliesOnly: (route) => `flies only ${route}`,
  flightsLeft: "Flights that remain",
  refundedFlights: "Refunded flights",
  payBy: (moment) => `Pay us by ${moment} (Tashkent time): unpaid seats go back on sale.`,
  number: "Booking number",
  pnr: "PNR",
  passengers: "Passengers",
  total: "Total",
  refunded: "You get back",
  flights: "Flights",
  checkIn: (code) => `check-in code ${code}`,
  localTimes: "All times are local.",
  link: "Open your trip",
  footer: (agency) => `${agency} has sent you this about your booking. Questions? Reply, or use the contacts above.`,
};

const ru: LetterTexts = {
  subject: {
    confirmation: (number, route) => `Бронирование ${number}: ${route}`,
    receipts: (number, route) => `Билеты ${number}: ${route}`,
    change: (number, route) => `Авиакомпания изменила вашу поездку ${number}: ${route}`,
    refund: (number, route) => `Возврат ${number}: ${route}`,
  },
  heading: {
    confirmation: "Ваше бронирование",
    receipts: "Ваши билеты оформлены",
    change: "Авиакомпания изменила вашу поездку",
    refund: "Ваш возврат",
  },
  confirmation: {
    held: "Места удерживаются, но ещё не оплачены. Сверьте имена с паспортами сейчас: потом их не всегда можно изменить.",
    paid: "Бронирование оплачено. Билеты оформляются и придут отдельным письмом.",
    ticketed: "Билеты оформлены, места подтверждены.",
    ended: "Это бронирование больше не удерживает места.",
  },
  receipts:
    "Во вложении квитанции всех пассажиров одним файлом PDF и рейсы для вашего календаря. Держите квитанции под рукой во время поездки.",
  receiptsAt: (url) => `Квитанции всех пассажиров одним файлом PDF: ${url}`,
  receiptsAttached: "Квитанции всех пассажиров приложены одним файлом PDF.",
  bookingAttached: "Бронирование приложено файлом PDF. Это ещё не билет.",
  changeOpen: "Посмотрите на странице поездки, что предлагает авиакомпания, и ответьте там или сообщите нам.",
  changeTold: "Ниже ваши рейсы, какие они теперь. Сверьте их со своими планами и сообщите нам, если они вам не подходят.",
  cancelledByAirline: "Авиакомпания отменила рейс. Можно вернуть всю стоимость, или мы подберём другой рейс: свяжитесь с нами.",
  refund: {
    whole: "Ваше бронирование отменено, и мы вернём вам деньги. Лететь по нему уже нельзя.",
    part: "Часть вашего бронирования отменена, и мы вернём вам деньги. По возвращённому лететь уже нельзя.",
  },
  refundedParts: "Оформлен возврат",
  whoFlies: "Кто какими рейсами летит",
  allFlights: "все рейсы",
  fliesOnly: (route) => `летит только ${route}`,
  flightsLeft: "Рейсы, которые остались",
  refundedFlights: "Рейсы, по которым оформлен возврат",
  payBy: (moment) => `Оплатите до ${moment} (время Ташкента): неоплаченные места снова поступят в продажу.`,
  number: "Номер бронирования",
  pnr: "PNR",
  passengers: "Пассажиры",
  total: "Итого",
  refunded: "К возврату вам",
  flights: "Рейсы",
  checkIn: (code) => `код для регистрации ${code}`,
  localTimes: "Время везде местное.",
  link: "Открыть поездку",
  footer: (agency) =>
    `Это письмо о вашем бронировании отправило агентство «${agency}». Есть вопросы? Ответьте на письмо или свяжитесь по контактам выше.`,
};

const uz: LetterTexts = {
  subject: {
    confirmation: (number, route) => `Bron ${number}: ${route}`,
    receipts: (number, route) => `Chiptalar ${number}: ${route}`,
    change: (number, route) => `Aviakompaniya safaringizni oʻzgartirdi ${number}: ${route}`,
    refund: (number, route) => `Pul qaytarish ${number}: ${route}`,
  },
  heading: {
    confirmation: "Broningiz",
    receipts: "Chiptalaringiz rasmiylashtirildi",
    change: "Aviakompaniya safaringizni oʻzgartirdi",
    refund: "Pul qaytarilishi",
  },
  confirmation: {
    held: "Joylar ushlab turilibdi, lekin hali toʻlanmagan. Ismlarni pasportlar bilan hozir solishtiring: keyin ularni oʻzgartirib boʻlmasligi mumkin.",
    paid: "Bron toʻlangan. Chiptalar rasmiylashtirilmoqda va alohida xatda keladi.",
    ticketed: "Chiptalar rasmiylashtirilgan, joylar tasdiqlangan.",
    ended: "Bu bron endi joy ushlab turmaydi.",
  },
  receipts:
    "Xatga barcha yoʻlovchilarning kvitansiyalari bitta PDF fayl qilib va reyslar kalendaringiz uchun ilova qilingan. Safarda kvitansiyalar qoʻlingizda boʻlsin.",
  receiptsAt: (url) => `Barcha yoʻlovchilarning kvitansiyalari bitta PDF faylda: ${url}`,
  receiptsAttached: "Barcha yoʻlovchilarning kvitansiyalari bitta PDF fayl qilib ilova qilingan.",
  bookingAttached: "Bron PDF fayl qilib ilova qilingan. Bu hali chipta emas.",
  changeOpen: "Aviakompaniya nima taklif qilayotganini safar sahifasida koʻring va oʻsha yerda javob bering yoki bizga ayting.",
  changeTold: "Quyida reyslaringizning hozirgi holati. Ularni rejalaringiz bilan solishtiring, mos kelmasa, bizga ayting.",
  cancelledByAirline:
    "Aviakompaniya reysni bekor qildi. Toʻliq narxni qaytarib olish yoki boshqa reys topish mumkin: biz bilan bogʻlaning.",
  refund: {
    whole: "Broningiz bekor qilindi, pulni sizga qaytaramiz. Bu bron bilan endi uchib boʻlmaydi.",
    part: "Broningizning bir qismi bekor qilindi, pulni sizga qaytaramiz. Bekor qilingan qism bilan endi uchib boʻlmaydi.",
  },
  refundedParts: "Bekor qilingan va puli qaytariladi",
  whoFlies: "Kim qaysi reyslarda uchadi",
  allFlights: "barcha reyslar",
  fliesOnly: (route) => `faqat ${route} reysida uchadi`,
  flightsLeft: "Qolgan reyslar",
  refundedFlights: "Puli qaytariladigan reyslar",
  payBy: (moment) => `${moment} gacha toʻlang (Toshkent vaqti): toʻlanmagan joylar yana sotuvga chiqadi.`,
  number: "Bron raqami",
  pnr: "PNR",
  passengers: "Yoʻlovchilar",
  total: "Jami",
  refunded: "Sizga qaytariladi",
  flights: "Reyslar",
  checkIn: (code) => `roʻyxatdan oʻtish kodi ${code}`,
  localTimes: "Barcha vaqtlar mahalliy.",
  link: "Safarni ochish",
  footer: (agency) =>
    `Broningiz haqidagi bu xatni ${agency} yubordi. Savolingiz bormi? Xatga javob bering yoki yuqoridagi manzillar orqali bogʻlaning.`,
};

/** Words of letters to customers. */
export const LETTER_TEXTS: Readonly<Record<Locale, LetterTexts>> = { en, ru, uz };
