import { t } from "@/lib/domain/localized";

export const calendar = {
  label: t("Prices of other days", "Цены на другие дни", "Boshqa kunlar narxlari"),
  open: t("Price calendar", "Календарь цен", "Narxlar taqvimi"),
  title: t("Price calendar", "Календарь цен", "Narxlar taqvimi"),
  view: t("View", "Вид", "Koʻrinish"),
  byDay: t("By day", "По дням", "Kunlar boʻyicha"),
  byPair: t("By both dates", "По обеим датам", "Ikki sana boʻyicha"),
  corner: t("Out ↓\nBack →", "Туда ↓\nОбратно →", "Borish ↓\nQaytish →"),
  lowest: t("the lowest price", "самая низкая цена", "eng arzon narx"),
  lowestIs: t("Lowest: {price}", "Самая низкая: {price}", "Eng arzoni: {price}"),
  searched: t("searched now", "сейчас в поиске", "hozir qidirilgan"),
  none: t("No flights", "Нет рейсов", "Reys yoʻq"),
  noneAtAll: t(
    "No flights are for sale on these days. Look at earlier or later ones.",
    "На эти дни билетов нет. Посмотрите более ранние или поздние.",
    "Bu kunlarga chipta yoʻq. Oldingi yoki keyingi kunlarni koʻring.",
  ),
  unit: t("Lowest price for all passengers", "Самая низкая цена за всех пассажиров", "Barcha yoʻlovchilar uchun eng arzon narx"),
  unitRoundTrip: t(
    "Lowest price there and back for all passengers",
    "Самая низкая цена туда и обратно за всех пассажиров",
    "Barcha yoʻlovchilar uchun borib-qaytishning eng arzon narxi",
  ),
  thousands: t("(thousands of UZS)", "(тысячи сумов)", "(ming soʻmda)"),
  away: t(
    "{count, plural, =0 {back on the same day} one {back {count} day later} other {back {count} days later}}",
    "{count, plural, =0 {обратно в тот же день} one {обратно через {count} день} few {обратно через {count} дня} many {обратно через {count} дней} other {обратно через {count} дня}}",
    "{count, plural, =0 {oʻsha kuni qaytish} other {{count} kundan keyin qaytish}}",
  ),
  fromDeparture: t("out on {date}", "вылет туда — {date}", "uchish — {date}"),
  earlier: t("Earlier days", "Более ранние дни", "Oldingi kunlar"),
  later: t("Later days", "Более поздние дни", "Keyingi kunlar"),
  failed: t("Prices of other days could not be loaded.", "Цены на другие дни не загрузились.", "Boshqa kunlarning narxlari yuklanmadi."),
};
