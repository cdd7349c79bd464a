import { t } from "@/lib/domain/localized";

export const news = {
  title: t("News", "Новости", "Yangiliklar"),
  bell: t(
    "{count, plural, =0 {News} one {News: {shown} new} other {News: {shown} new}}",
    "{count, plural, =0 {Новости} one {Новости: {shown} новая} few {Новости: {shown} новые} many {Новости: {shown} новых} other {Новости: {shown} новых}}",
    "{count, plural, =0 {Yangiliklar} other {Yangiliklar: {shown} ta yangi}}",
  ),
  unseen: t(
    "{count, plural, =0 {No new messages} one {{count} new message} other {{count} new messages}}",
    "{count, plural, =0 {Новых сообщений нет} one {{count} новое сообщение} few {{count} новых сообщения} many {{count} новых сообщений} other {{count} новых сообщения}}",
    "{count, plural, =0 {Yangi xabar yoʻq} other {{count} ta yangi xabar}}",
  ),
  seeAll: t("Mark all as read", "Отметить всё прочитанным", "Hammasini oʻqilgan deb belgilash"),
  see: t("Mark as read", "Отметить прочитанным", "Oʻqilgan deb belgilash"),
  isNew: t("New", "Новое", "Yangi"),
  none: t("Nothing new.", "Ничего нового.", "Yangilik yoʻq."),
  noneText: t(
    "Changes by airlines, answers about refunds, holds that end soon and the like appear here by themselves.",
    "Изменения авиакомпаний, ответы на заявки на возврат, истекающие брони и подобное появляются здесь сами.",
    "Aviakompaniyalar oʻzgarishlari, qaytarish arizalariga javoblar, muddati tugayotgan bronlar va shu kabilar bu yerda oʻzi paydo boʻladi.",
  ),
  failed: t("The news could not be loaded.", "Не удалось загрузить новости.", "Yangiliklarni yuklab boʻlmadi."),
  kinds: {
    change: t("The airline has changed the flights", "Авиакомпания изменила рейсы", "Aviakompaniya reyslarni oʻzgartirdi"),
    refund_settled: t("The refund request is settled", "По заявке на возврат выплачено", "Qaytarish arizasi boʻyicha pul qaytarildi"),
    refund_rejected: t("The refund request is refused", "В возврате отказано", "Qaytarish rad etildi"),
    refund_message: t("The back office has written about the refund", "Сообщение бэк-офиса о возврате", "Bek-ofis qaytarish haqida yozdi"),
    hold: t("The hold ends soon", "Бронь скоро истекает", "Bron muddati tugayapti"),
    ticketing_failed: t(
      "The tickets were not issued, and the money is back",
      "Билеты не выписаны, деньги возвращены",
      "Chiptalar rasmiylashtirilmadi, pul qaytarildi",
    ),
    quote_chosen: t(
      "The customer has chosen from the quote",
      "Клиент выбрал вариант из подборки",
      "Mijoz tijorat taklifidan variant tanladi",
    ),
    house_act: t(
      "The back office has done something with the booking for you",
      "Бэк-офис сделал что-то с бронью за вас",
      "Bek-ofis siz uchun bron bilan ish bajardi",
    ),
    price_fall: t("What you watch costs less", "То, за чем вы следите, подешевело", "Siz kuzatayotgan narx tushdi"),
    low_balance: t("The balance is low: {currency}", "Низкий баланс: {currency}", "Mablagʻ kam: {currency}"),
    topped_up: t("The deposit is topped up: {currency}", "Депозит пополнен: {currency}", "Depozit toʻldirildi: {currency}"),
    topup_reversed: t("A top-up is reversed: {currency}", "Пополнение сторнировано: {currency}", "Toʻldirish qaytarildi: {currency}"),
    terms_changed: t("The back office has changed the terms", "Бэк-офис изменил условия", "Bek-ofis shartlarni oʻzgartirdi"),
    terms_withdrawn: t(
      "Terms for a day to come are withdrawn",
      "Условия, назначенные на будущее, отозваны",
      "Kelgusi kun uchun belgilangan shartlar qaytarib olindi",
    ),
    sales_stopped: t("New sales are stopped", "Новые продажи остановлены", "Yangi sotuvlar toʻxtatildi"),
    sales_resumed: t("New sales go on", "Новые продажи возобновлены", "Yangi sotuvlar davom etadi"),
  },
  cheaper: t("{saving} cheaper: {was} → {now}", "дешевле на {saving}: {was} → {now}", "{saving} arzon: {was} → {now}"),
  firstPrice: t("can be had for {now}", "можно купить за {now}", "{now}ga sotib olish mumkin"),
  answerBy: t("answer by {at}", "ответить до {at}", "{at}gacha javob bering"),
  holdUntil: t("until {at}", "до {at}", "{at}gacha"),
};
