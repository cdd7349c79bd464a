import { t } from "@/lib/domain/localized";

/** The back office's bookings: one field that finds them, and the list of all agencies. */
export const finding = {
  title: t("Find", "Поиск", "Topish"),
  field: t("What are you looking for?", "Что найти?", "Nimani topamiz?"),
  hint: t(
    "Booking number, PNR, ticket, surname, telephone, an agency’s reference or name, a flight with its date: HY 101 12.12",
    "Номер брони, PNR, билет, фамилия, телефон, номер заказа или название агентства, рейс с датой: HY 101 12.12",
    "Bron raqami, PNR, chipta, familiya, telefon, agentlik buyurtmasi yoki nomi, reys va sana: HY 101 12.12",
  ),
  keys: t(
    "↓ and ↑ go through what is found, Enter opens it.",
    "↓ и ↑ ведут по найденному, Enter открывает.",
    "↓ va ↑ topilganlar boʻylab yuradi, Enter ochadi.",
  ),
  by: {
    number: t("By booking number", "По номеру брони", "Bron raqami boʻyicha"),
    ticket: t("By ticket", "По билету", "Chipta boʻyicha"),
    pnr: t("By PNR", "По PNR", "PNR boʻyicha"),
    reference: t("By the agency’s reference", "По номеру заказа агентства", "Agentlik buyurtmasi boʻyicha"),
    flight: t("On the flight", "На рейсе", "Reysda"),
    phone: t("By telephone", "По телефону", "Telefon boʻyicha"),
    surname: t("By surname", "По фамилии", "Familiya boʻyicha"),
  },
  newest: t("The newest ones; there are more.", "Самые новые; есть и другие.", "Eng yangilari; yana bor."),
  recent: t("Opened last here", "Недавно открытые", "Yaqinda ochilganlar"),
  agencies: t("Agencies", "Агентства", "Agentliklar"),
  nothing: t("Nothing found", "Ничего не найдено", "Hech narsa topilmadi"),
  nothingText: t(
    "Surnames are found whole, in Latin or Cyrillic letters. Check the spelling, or narrow the list of bookings instead.",
    "Фамилии ищутся целиком, латиницей или кириллицей. Проверьте написание или сузьте список броней.",
    "Familiyalar toʻliq holda, lotin yoki kirillda topiladi. Yozilishini tekshiring yoki bronlar roʻyxatini filtrlang.",
  ),
  toList: t("All bookings", "Все брони", "Barcha bronlar"),
  list: t("Bookings", "Брони", "Bronlar"),
  anyAgency: t("All agencies", "Все агентства", "Barcha agentliklar"),
  testText: t(
    "These are test bookings of agencies’ programs: no money, no tickets.",
    "Это тестовые брони программ агентств: ни денег, ни билетов.",
    "Bu agentliklar dasturlarining sinov bronlari: pul ham, chipta ham yoʻq.",
  ),
  empty: t("No bookings yet", "Броней пока нет", "Hali bronlar yoʻq"),
};
