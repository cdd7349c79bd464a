import { t } from "@/lib/domain/localized";

export const conversation = {
  title: t("Conversation", "Переписка", "Yozishma"),
  reason: t("Reason:", "Причина:", "Sabab:"),
  reasons: {
    illness: t("Illness", "Болезнь", "Kasallik"),
    death_in_family: t("Death in the family", "Смерть близкого", "Yaqin kishining vafoti"),
    schedule_change: t("Schedule change by the airline", "Авиакомпания изменила расписание", "Aviakompaniya jadvalni oʻzgartirdi"),
    visa_refused: t("Visa refused", "Отказ в визе", "Viza rad etildi"),
    duplicate: t("Booked twice", "Забронировано дважды", "Ikki marta bron qilingan"),
    other: t("Another reason", "Другая причина", "Boshqa sabab"),
  },
  unread: t(
    "{count, plural, one {{count} new} other {{count} new}}",
    "{count, plural, one {{count} новое} few {{count} новых} many {{count} новых} other {{count} новых}}",
    "{count, plural, other {{count} ta yangi}}",
  ),
  newEntry: t("new", "новое", "yangi"),
  empty: t("Nothing has been written yet.", "Пока ничего не написано.", "Hali hech narsa yozilmagan."),
  side: { partner: t("Partner", "Партнёр", "Hamkor"), office: t("Back office", "Бэк-офис", "Bek-ofis") },
  erased: t("The text was erased.", "Текст удалён.", "Matn oʻchirilgan."),
  fileMeta: t("{type}, {size}", "{type}, {size}", "{type}, {size}"),
  kilobytes: t("{size} KB", "{size} КБ", "{size} KB"),
  save: t("Save", "Сохранить", "Saqlash"),
  saveFile: t("Save {name}", "Сохранить {name}", "{name} faylini saqlash"),
  message: t("Message", "Сообщение", "Xabar"),
  messageHint: {
    partner: t(
      "The back office reads it with the request.",
      "Бэк-офис прочтёт его вместе с заявкой.",
      "Bek-ofis uni ariza bilan birga oʻqiydi.",
    ),
    decided: t(
      "The request is decided. The back office can still read this; for another decision ask it anew.",
      "Решение по заявке принято. Бэк-офис это увидит, но за новым решением обратитесь ещё раз.",
      "Ariza boʻyicha qaror qabul qilingan. Bek-ofis buni koʻradi, yangi qaror uchun esa qayta murojaat qiling.",
    ),
    office: t(
      "The partner reads it on the booking’s page.",
      "Партнёр прочтёт его на странице брони.",
      "Hamkor uni bron sahifasida oʻqiydi.",
    ),
  },
  send: t("Send", "Отправить", "Yuborish"),
  attach: t("Attach a file", "Приложить файл", "Fayl qoʻshish"),
  attachHint: t(
    "{left, plural, one {{left} more file} other {{left} more files}}: PDF, JPEG or PNG, up to 5 MB each.",
    "{left, plural, one {Ещё {left} файл} few {Ещё {left} файла} many {Ещё {left} файлов} other {Ещё {left} файла}}: PDF, JPEG или PNG, каждый до 5 МБ.",
    "Yana {left} ta fayl qoʻshish mumkin: PDF, JPEG yoki PNG, har biri 5 MBgacha.",
  ),
  noMoreFiles: t("All 5 files are attached.", "Приложены все 5 файлов.", "5 ta faylning hammasi qoʻshilgan."),
  attached: t("The file is attached.", "Файл приложен.", "Fayl qoʻshildi."),
  tooLarge: t(
    "This file is larger than 5 MB. Make it smaller, or send it in parts.",
    "Этот файл больше 5 МБ. Уменьшите его или отправьте по частям.",
    "Bu fayl 5 MBdan katta. Uni kichraytiring yoki boʻlib yuboring.",
  ),
  closed: t(
    "The personal data of this booking are erased: nothing can be added.",
    "Личные данные этой брони удалены: добавить ничего нельзя.",
    "Bu bronning shaxsiy maʼlumotlari oʻchirilgan: hech narsa qoʻshib boʻlmaydi.",
  ),
  error: t("The conversation could not be loaded.", "Переписку загрузить не удалось.", "Yozishmani yuklab boʻlmadi."),
};
