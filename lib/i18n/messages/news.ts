import type { Translation } from "../translation";

const en = {
  title: "News",
  bell: "{count, plural, =0 {News} one {News: {shown} new} other {News: {shown} new}}",
  unseen: "{count, plural, =0 {No new messages} one {{count} new message} other {{count} new messages}}",
  seeAll: "Mark all as read",
  see: "Mark as read",
  isNew: "New",
  none: "Nothing new.",
  noneText: "Changes by airlines, answers about refunds, holds that end soon and the like appear here by themselves.",
  failed: "The news could not be loaded.",
  kinds: {
    change: "The airline has changed the flights",
    refund_settled: "The refund request is settled",
    refund_rejected: "The refund request is refused",
    refund_message: "The back office has written about the refund",
    hold: "The hold ends soon",
    ticketing_failed: "The tickets were not issued, and the money is back",
    quote_chosen: "The customer has chosen from the quote",
    low_balance: "The balance is low: {currency}",
  },
  answerBy: "answer by {at}",
  holdUntil: "until {at}",
};

const ru: Translation<typeof en> = {
  title: "Новости",
  bell: "{count, plural, =0 {Новости} one {Новости: {shown} новая} few {Новости: {shown} новые} many {Новости: {shown} новых} other {Новости: {shown} новых}}",
  unseen:
    "{count, plural, =0 {Новых сообщений нет} one {{count} новое сообщение} few {{count} новых сообщения} many {{count} новых сообщений} other {{count} новых сообщения}}",
  seeAll: "Отметить всё прочитанным",
  see: "Отметить прочитанным",
  isNew: "Новое",
  none: "Ничего нового.",
  noneText: "Изменения авиакомпаний, ответы на запросы возврата, истекающие брони и подобное появляются здесь сами.",
  failed: "Не удалось загрузить новости.",
  kinds: {
    change: "Авиакомпания изменила рейсы",
    refund_settled: "По запросу возврата выплачено",
    refund_rejected: "В возврате отказано",
    refund_message: "Сообщение бэк-офиса о возврате",
    hold: "Бронь скоро истекает",
    ticketing_failed: "Билеты не выписаны, деньги возвращены",
    quote_chosen: "Клиент выбрал вариант из предложения",
    low_balance: "Низкий баланс: {currency}",
  },
  answerBy: "ответить до {at}",
  holdUntil: "до {at}",
};

const uz: Translation<typeof en> = {
  title: "Yangiliklar",
  bell: "{count, plural, =0 {Yangiliklar} other {Yangiliklar: {shown} ta yangi}}",
  unseen: "{count, plural, =0 {Yangi xabar yoʻq} other {{count} ta yangi xabar}}",
  seeAll: "Hammasini oʻqilgan deb belgilash",
  see: "Oʻqilgan deb belgilash",
  isNew: "Yangi",
  none: "Yangilik yoʻq.",
  noneText:
    "Aviakompaniyalar oʻzgarishlari, qaytarish soʻrovlariga javoblar, muddati tugayotgan bronlar va shu kabilar bu yerda oʻzi paydo boʻladi.",
  failed: "Yangiliklarni yuklab boʻlmadi.",
  kinds: {
    change: "Aviakompaniya reyslarni oʻzgartirdi",
    refund_settled: "Qaytarish soʻrovi boʻyicha pul qaytarildi",
    refund_rejected: "Qaytarish rad etildi",
    refund_message: "Bek-ofis qaytarish haqida yozdi",
    hold: "Bron muddati tugayapti",
    ticketing_failed: "Chiptalar rasmiylashtirilmadi, pul qaytarildi",
    quote_chosen: "Mijoz taklifdan variant tanladi",
    low_balance: "Balans kam: {currency}",
  },
  answerBy: "{at} gacha javob bering",
  holdUntil: "{at} gacha",
};

export const news = { en, ru, uz };
