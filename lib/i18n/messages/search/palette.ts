import { t } from "@/lib/domain/localized";

/** The field that finds and does, from anywhere. */
export const palette = {
  title: t("Find or do", "Найти или сделать", "Topish yoki bajarish"),
  open: t("Find or do (Ctrl K)", "Найти или сделать (Ctrl K)", "Topish yoki bajarish (Ctrl K)"),
  label: t(
    "A booking’s number, PNR or passenger, a route with its date, or a command",
    "Номер брони, PNR или пассажир, маршрут с датой или команда",
    "Bron raqami, PNR yoki yoʻlovchi, sanasi bilan yoʻnalish yoki buyruq",
  ),
  placeholder: t("P7K3M9XA, YUSUPOVA, TAS IST 12DEC", "P7K3M9XA, YUSUPOVA, TAS IST 12ДЕК", "P7K3M9XA, YUSUPOVA, TAS IST 12DEK"),
  route: t("Search flights", "Искать рейсы", "Reyslarni qidirish"),
  pages: t("Go to", "Перейти", "Oʻtish"),
  acts: t("Do", "Сделать", "Bajarish"),
  newSearch: t("New search", "Новый поиск", "Yangi qidiruv"),
  found: t(
    "{count, plural, one {{count} suggestion} other {{count} suggestions}}",
    "{count, plural, one {{count} подсказка} few {{count} подсказки} many {{count} подсказок} other {{count} подсказки}}",
    "{count} ta maslahat",
  ),
  looking: t("Looking…", "Ищем…", "Qidirilmoqda…"),
  nothing: t(
    "Nothing found. Bookings are found by number, PNR, ticket number or surname, passengers by name, document or phone, routes by two places and a date.",
    "Ничего не найдено. Брони ищутся по номеру, PNR, номеру билета или фамилии, пассажиры — по имени, документу или телефону, маршрут — по двум местам и дате.",
    "Hech narsa topilmadi. Bronlar raqami, PNR, chipta raqami yoki familiya boʻyicha, yoʻlovchilar ism, hujjat yoki telefon boʻyicha, yoʻnalish ikki joy va sana boʻyicha topiladi.",
  ),
  failed: t("Bookings could not be looked up: {reason}", "Брони не удалось найти: {reason}", "Bronlarni qidirib boʻlmadi: {reason}"),
  failedPeople: t(
    "Passengers could not be looked up: {reason}",
    "Пассажиров не удалось найти: {reason}",
    "Yoʻlovchilarni qidirib boʻlmadi: {reason}",
  ),
};
