import { t } from "@/lib/domain/localized";

/** The page of the design system. */
export const design = {
  title: t("Design system", "Дизайн-система", "Dizayn tizimi"),
  lead: t(
    "What pages are made of, in all its states: the parts themselves, in the language and colours of this page.",
    "Из чего состоят страницы, во всех состояниях: сами детали, на языке и в цветах этой страницы.",
    "Sahifalar nimadan tuzilgan, barcha holatlarida: qismlarning oʻzi, shu sahifaning tili va ranglarida.",
  ),
  sections: {
    type: t("Type and colours", "Шрифт и цвета", "Shrift va ranglar"),
    buttons: t("Buttons and links", "Кнопки и ссылки", "Tugmalar va havolalar"),
    fields: t("Fields", "Поля", "Maydonlar"),
    choices: t("Choices", "Выбор", "Tanlov"),
    overlays: t("Menus and dialogs", "Меню и окна", "Menyu va oynalar"),
    badges: t("Statuses", "Статусы", "Holatlar"),
    banners: t("Notes", "Сообщения", "Xabarlar"),
    states: t("Loading, empty, failed", "Загрузка, пусто, ошибка", "Yuklanmoqda, boʻsh, xato"),
    tables: t("Tables", "Таблицы", "Jadvallar"),
    offers: t("Offers, prices, carriers", "Варианты, цены, авиакомпании", "Variantlar, narxlar, aviakompaniyalar"),
  },
  states: { pending: t("Working", "Выполняется", "Bajarilmoqda"), disabled: t("Not possible", "Недоступно", "Mumkin emas") },
  sample: {
    text: t(
      "Price, filters, bookings and times: 10 517 110",
      "Цены, фильтры, брони и ещё время рейсов: 10 517 110",
      "Narxlar, filtrlar, jismoniy yoʻlovchilar va toʻgʻri vaqt: 10 517 110",
    ),
    field: t("Family name", "Фамилия", "Familiya"),
    hint: t("As in the passport", "Как в паспорте", "Pasportdagidek"),
    wrong: t("Only letters of the passport: A to Z", "Только буквы паспорта: от A до Z", "Faqat pasportdagi harflar: A dan Z gacha"),
    value: t("Karimova", "Karimova", "Karimova"),
    note: t("Remarks", "Примечания", "Izohlar"),
    options: {
      first: t("By price", "По цене", "Narx boʻyicha"),
      second: t("By departure", "По вылету", "Uchish vaqti boʻyicha"),
      third: t("By duration", "По времени в пути", "Davomiyligi boʻyicha"),
    },
    menu: t("Menu", "Меню", "Menyu"),
    popover: t("Hint", "Подсказка", "Maslahat"),
    dialog: t("Window", "Окно", "Oyna"),
    question: t("Question", "Вопрос", "Savol"),
    form: t("Form", "Форма", "Shakl"),
    toast: t("Note", "Уведомление", "Bildirishnoma"),
    body: t(
      "The seats are held until the time limit. After it the airline may sell them to somebody else.",
      "Места удерживаются до истечения срока. После него авиакомпания может продать их другому пассажиру.",
      "Joylar muddat tugaguncha saqlanadi. Undan keyin aviakompaniya ularni boshqa yoʻlovchiga sotishi mumkin.",
    ),
  },
};
