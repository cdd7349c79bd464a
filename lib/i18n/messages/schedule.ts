import { t } from "@/lib/domain/localized";

export const schedule = {
  title: t("Flight schedule", "Расписание рейсов", "Reyslar jadvali"),
  lead: t(
    "Planned flights, in the local time of each airport. Seats and prices are shown by the search.",
    "Плановые рейсы по местному времени каждого аэропорта. Места и цены показывает поиск.",
    "Rejadagi reyslar, har bir aeroportning mahalliy vaqtida. Joy va narxlarni qidiruv koʻrsatadi.",
  ),
  from: t("From", "Откуда", "Qayerdan"),
  to: t("To", "Куда", "Qayerga"),
  toHint: t("Any airport", "Любой аэропорт", "Istalgan aeroport"),
  placeEmpty: t("No such city or airport", "Такого города или аэропорта нет", "Bunday shahar yoki aeroport yoʻq"),
  since: t("First day", "Первый день", "Birinchi kun"),
  until: t("Last day", "Последний день", "Oxirgi kun"),
  show: t("Show flights", "Показать рейсы", "Reyslarni koʻrsatish"),
  needFrom: t("Choose where the flights leave from.", "Выберите, откуда вылет.", "Qayerdan uchishni tanlang."),
  needOrder: t(
    "The last day must not be before the first.",
    "Последний день не может быть раньше первого.",
    "Oxirgi kun birinchi kundan oldin boʻlmasligi kerak.",
  ),
  needShorter: t(
    "At most 31 days at once: choose an earlier last day.",
    "Не больше 31 дня за раз: выберите более ранний последний день.",
    "Bir yoʻla koʻpi bilan 31 kun: ertaroq oxirgi kunni tanlang.",
  ),
  airline: t("Airline", "Авиакомпания", "Aviakompaniya"),
  anyAirline: t("All airlines", "Все авиакомпании", "Barcha aviakompaniyalar"),
  days: t("Days", "Дни", "Kunlar"),
  view: t("View", "Вид", "Koʻrinish"),
  views: { list: t("Day by day", "По дням", "Kunma-kun"), week: t("Weeks", "По неделям", "Haftalar") },
  flight: t("Flight", "Рейс", "Reys"),
  found: t(
    "{count, plural, one {{text} flight} other {{text} flights}}",
    "{count, plural, one {{text} рейс} few {{text} рейса} many {{text} рейсов} other {{text} рейса}}",
    "{count, plural, other {{text} ta reys}}",
  ),
  searchLink: t("Find seats", "Найти места", "Joy topish"),
  searchLinkLabel: t("Find seats on {from} – {to}, {date}", "Найти места: {from} – {to}, {date}", "Joy topish: {from} – {to}, {date}"),
  empty: t("No flights on these days", "В эти дни рейсов нет", "Bu kunlarda reys yoʻq"),
  emptyText: t(
    "Choose other days, or leave the destination open.",
    "Выберите другие дни или не указывайте, куда лететь.",
    "Boshqa kunlarni tanlang yoki yoʻnalishni ochiq qoldiring.",
  ),
};
