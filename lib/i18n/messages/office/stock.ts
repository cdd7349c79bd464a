import { t } from "@/lib/domain/localized";

/** The back office's page of ticket numbers. */
export const stock = {
  title: t("Ticket stock", "Сток билетов", "Chiptalar zaxirasi"),
  lead: t(
    "Numbers that carriers have given out for their tickets. A carrier without numbers is not on sale.",
    "Номера, которые перевозчики выдали для своих билетов. Перевозчик без номеров не продаётся.",
    "Tashuvchilar chiptalari uchun bergan raqamlar. Raqamsiz tashuvchi sotuvda boʻlmaydi.",
  ),
  empty: t("No numbers are declared yet", "Номера ещё не объявлены", "Hali raqamlar eʼlon qilinmagan"),
  emptyText: t(
    "Declare the range that a carrier has given you: from then on it is on sale.",
    "Объявите диапазон, который выдал перевозчик: с этого момента он в продаже.",
    "Tashuvchi bergan oraliqni eʼlon qiling: shundan boshlab u sotuvda boʻladi.",
  ),
  notOnSale: t(
    "Not on sale, no numbers left: {carriers}",
    "Не продаются, номеров нет: {carriers}",
    "Sotuvda emas, raqam qolmagan: {carriers}",
  ),
  notOnSaleText: t(
    "They fly by the schedule. Declare a range of each, and their flights are offered.",
    "Они летают по расписанию. Объявите диапазон каждого, и их рейсы появятся в продаже.",
    "Ular jadval boʻyicha uchadi. Har birining oraligʻini eʼlon qilsangiz, reyslari taklif etiladi.",
  ),
  charters: t("Documents of charters", "Документы чартеров", "Charter hujjatlari"),
  withoutPaper: t(
    "Charters not on sale, no confirmed document: {carriers}",
    "Чартеры не продаются, документ не подтверждён: {carriers}",
    "Charterlar sotuvda emas, hujjati tasdiqlanmagan: {carriers}",
  ),
  withoutPaperText: t(
    "Attach the contract or permission of each, and have somebody else confirm it.",
    "Приложите договор или разрешение по каждому, и пусть второй сотрудник подтвердит.",
    "Har biri boʻyicha shartnoma yoki ruxsatni ilova qiling va boshqa xodimga tasdiqlating.",
  ),
  state: {
    enough: t("On sale", "В продаже", "Sotuvda"),
    low: t("Less than a tenth left", "Осталось меньше десятой части", "Oʻndan biridan kam qoldi"),
    out: t("Has run out", "Закончился", "Tugagan"),
    closed: t("Closed", "Закрыт", "Yopilgan"),
  },
  rangeState: {
    open: t("Open", "Открыт", "Ochiq"),
    out: t("Has run out", "Закончился", "Tugagan"),
    closed: t("Closed", "Закрыт", "Yopilgan"),
  },
  document: {
    airline_ticket: t("Tickets of the carrier", "Билеты перевозчика", "Tashuvchi chiptalari"),
    own_document: t("Own documents of a charter", "Собственные документы чартера", "Charterning oʻz hujjatlari"),
    invented: t("Invented, of the demonstration", "Вымышленные, демонстрации", "Namoyishning oʻylab topilgan raqamlari"),
  },
  left: t("Numbers left", "Осталось номеров", "Qolgan raqamlar"),
  issued: t("Issued in 30 days", "Выдано за 30 дней", "30 kunda berilgan"),
  daysLeft: t("Lasts at this pace", "Хватит при таком темпе", "Shu surʼatda yetadi"),
  days: t(
    "{count, plural, one {{count} day} other {{count} days}}",
    "{count, plural, one {{count} день} few {{count} дня} many {{count} дней} other {{count} дня}}",
    "{count} kun",
  ),
  noPace: t("Nothing issued", "Ничего не выдано", "Berilmagan"),
  column: {
    range: t("Range", "Диапазон", "Oraliq"),
    used: t("Used", "Использовано", "Ishlatilgan"),
    left: t("Left", "Осталось", "Qolgan"),
    declared: t("Declared", "Объявлен", "Eʼlon qilingan"),
    state: t("State", "Состояние", "Holati"),
    act: t("Acts", "Действия", "Amallar"),
  },
  reason: t("Reason", "Причина", "Sabab"),
  reasonHint: t("Kept in the audit log.", "Останется в журнале действий.", "Amallar jurnalida saqlanadi."),
  waiting: t(
    "{count, plural, one {{count} paid booking waits} other {{count} paid bookings wait}} for tickets of {carrier}: without other numbers they are refunded.",
    "{count, plural, one {{count} оплаченная бронь ждёт} few {{count} оплаченные брони ждут} many {{count} оплаченных броней ждут} other {{count} оплаченной брони ждут}} билетов {carrier}: без других номеров деньги вернутся.",
    "{count} ta toʻlangan bron {carrier} chiptalarini kutmoqda: boshqa raqamlarsiz pul qaytariladi.",
  ),
  close: {
    action: t("Close…", "Закрыть…", "Yopish…"),
    label: t(
      "Close stock {number} of {carrier}",
      "Закрыть сток {number} перевозчика {carrier}",
      "{carrier} tashuvchisining {number}-zaxirasini yopish",
    ),
    title: t(
      "Close stock {number} of {carrier}?",
      "Закрыть сток {number} перевозчика {carrier}?",
      "{carrier} tashuvchisining {number}-zaxirasi yopilsinmi?",
    ),
    text: t(
      "Nothing more is drawn from it. Tickets that were issued stay. It can be opened again.",
      "Из него больше ничего не выдаётся. Выданные билеты остаются. Его можно снова открыть.",
      "Undan boshqa raqam berilmaydi. Berilgan chiptalar qoladi. Uni qayta ochish mumkin.",
    ),
    confirm: t("Close the stock", "Закрыть сток", "Zaxirani yopish"),
    done: t("The stock is closed", "Сток закрыт", "Zaxira yopildi"),
  },
  reopen: {
    action: t("Open again…", "Открыть снова…", "Qayta ochish…"),
    label: t(
      "Open again: stock {number} of {carrier}",
      "Открыть снова: сток {number} перевозчика {carrier}",
      "{carrier} tashuvchisining {number}-zaxirasini qayta ochish",
    ),
    title: t(
      "Open stock {number} of {carrier} again?",
      "Снова открыть сток {number} перевозчика {carrier}?",
      "{carrier} tashuvchisining {number}-zaxirasi qayta ochilsinmi?",
    ),
    text: t(
      "Tickets are numbered from it again, after the last number that it gave.",
      "Билеты снова получают из него номера, начиная после последнего выданного.",
      "Chiptalar yana undan, oxirgi berilgan raqamdan keyin raqam oladi.",
    ),
    confirm: t("Open again", "Открыть снова", "Qayta ochish"),
    done: t("The stock is open again", "Сток снова открыт", "Zaxira qayta ochildi"),
  },
  declare: {
    action: t("Declare numbers…", "Объявить номера…", "Raqamlarni eʼlon qilish…"),
    title: t("Declare ticket numbers", "Объявить номера билетов", "Chipta raqamlarini eʼlon qilish"),
    kind: t("Whose documents", "Чьи документы", "Kimning hujjatlari"),
    kinds: {
      range: t("Range of the carrier", "Диапазон перевозчика", "Tashuvchi oraligʻi"),
      own: t("Own documents", "Собственные документы", "Oʻz hujjatlarimiz"),
    },
    carrier: t("Carrier", "Перевозчик", "Tashuvchi"),
    carrierHint: t("Two characters, for example HY.", "Два знака, например HY.", "Ikki belgi, masalan HY."),
    first: t("First number", "Первый номер", "Birinchi raqam"),
    last: t("Last number", "Последний номер", "Oxirgi raqam"),
    numberHint: t("13 digits, for example 250-2400000000.", "13 цифр, например 250-2400000000.", "13 raqam, masalan 250-2400000000."),
    ownText: t(
      "For a charter whose tickets no airline knows: a million numbers of the house, which receipts name as its own documents.",
      "Для чартера, билетов которого не знает ни одна авиакомпания: миллион номеров сервиса, в квитанциях они названы его собственными документами.",
      "Chiptalarini hech bir aviakompaniya bilmaydigan charter uchun: xizmatning million raqami, kvitansiyalarda oʻz hujjatlari deb yoziladi.",
    ),
    ownPaper: t(
      "It is on sale once its document is attached under Documents of charters and confirmed by somebody else.",
      "В продаже он будет, когда его документ приложен в разделе «Документы чартеров» и подтверждён вторым сотрудником.",
      "Hujjati «Charter hujjatlari» boʻlimida ilova qilinib, boshqa xodim tasdiqlagach sotuvga chiqadi.",
    ),
    confirm: t("Declare", "Объявить", "Eʼlon qilish"),
    done: t("The numbers are declared", "Номера объявлены", "Raqamlar eʼlon qilindi"),
  },
};
