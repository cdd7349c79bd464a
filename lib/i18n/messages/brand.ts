import { t } from "@/lib/domain/localized";

export const brand = {
  title: t("Your brand", "Ваше оформление", "Brendingiz"),
  lead: t(
    "Your customers read this on their trip pages and receipts, instead of the service’s own name. It holds for earlier bookings too.",
    "Это видят клиенты на страницах поездок и в квитанциях вместо названия сервиса. Действует и для прежних броней.",
    "Mijozlar buni safar sahifalari va kvitansiyalarda xizmat nomi oʻrnida koʻradi. Oldingi bronlarga ham amal qiladi.",
  ),
  form: {
    title: t("What customers read", "Что видят клиенты", "Mijozlar koʻradigan maʼlumot"),
    name: t("Name for customers", "Название для клиентов", "Mijozlar uchun nom"),
    tel: t("Telephone", "Телефон", "Telefon"),
    telHint: t("With the country’s code: +998 71 200 00 00", "С кодом страны: +998 71 200 00 00", "Davlat kodi bilan: +998 71 200 00 00"),
    email: t("E-mail", "Эл. почта", "Elektron pochta"),
    telegram: t("Telegram", "Telegram", "Telegram"),
    telegramHint: t(
      "The name of your channel or account, such as @agency",
      "Имя канала или аккаунта, например @agency",
      "Kanal yoki akkaunt nomi, masalan @agency",
    ),
    address: t("Address", "Адрес", "Manzil"),
    colour: t("Brand colour", "Фирменный цвет", "Brend rangi"),
    colourHint: t(
      "It leads on pages, mails and papers for customers, made darker or lighter where it could not be read. Left empty, the service’s colour stands.",
      "Главный цвет страниц, писем и документов для клиентов; где его не прочесть, станет темнее или светлее. Без него — цвет сервиса.",
      "Mijozlar sahifalari, xatlari va hujjatlarida asosiy rang; oʻqilmaydigan joyda toʻqroq yoki ochroq boʻladi. Boʻsh qolsa, xizmat rangi turadi.",
    ),
    colourPick: t("Pick a colour", "Выбрать цвет", "Rang tanlash"),
    colourWrong: t(
      "Write the colour as six digits or letters a to f, such as 0f4c5c.",
      "Введите цвет: шесть цифр или букв a–f, например 0f4c5c.",
      "Rangni oltita raqam yoki a–f harflari bilan kiriting, masalan 0f4c5c.",
    ),
    printsParts: t(
      "Fare and taxes by code on receipts",
      "Тариф и таксы по кодам в квитанциях",
      "Kvitansiyalarda tarif va kodlar boʻyicha soliqlar",
    ),
    printsPartsHint: t(
      "Where you sell at a price of your own, your fee stands within the fare. Left out, receipts show one sum.",
      "Если вы продаёте по своей цене, ваш сбор входит в строку тарифа. Иначе в квитанции одна сумма.",
      "Oʻz narxingizda sotsangiz, haqingiz tarif qatoriga kiradi. Aks holda kvitansiyada bitta summa turadi.",
    ),
    save: t("Save", "Сохранить", "Saqlash"),
    saved: t("Your brand is saved", "Оформление сохранено", "Brend saqlandi"),
    nameWrong: t(
      "Write a name of at most 80 characters.",
      "Введите название не длиннее 80 знаков.",
      "80 belgidan oshmaydigan nom kiriting.",
    ),
    telWrong: t(
      "Write the number with + and the country’s code.",
      "Введите номер с + и кодом страны.",
      "Raqamni + va davlat kodi bilan kiriting.",
    ),
    emailWrong: t("Write a whole e-mail address.", "Введите адрес почты полностью.", "Pochta manzilini toʻliq kiriting."),
    telegramWrong: t(
      "5 to 32 letters, digits or underscores.",
      "От 5 до 32 латинских букв, цифр или подчёркиваний.",
      "5 tadan 32 tagacha lotin harfi, raqam yoki pastki chiziq.",
    ),
    addressWrong: t(
      "Write at most 160 characters on one line.",
      "Не больше 160 знаков в одну строку.",
      "Bir qatorda 160 belgidan oshmasin.",
    ),
  },
  logo: {
    title: t("Logo", "Логотип", "Logotip"),
    hint: t(
      "PNG or JPEG, at most 180 KB. It is made smaller where it is larger than 500 × 160 pixels; a light ground suits it best.",
      "PNG или JPEG, не больше 180 КБ. Картинка крупнее 500 × 160 пикселей уменьшится; лучше на светлом фоне.",
      "PNG yoki JPEG, 180 KBgacha. 500 × 160 pikseldan katta rasm kichraytiriladi; och fonda yaxshi koʻrinadi.",
    ),
    choose: t("Choose a picture", "Выбрать картинку", "Rasm tanlash"),
    replace: t("Replace the logo", "Заменить логотип", "Logotipni almashtirish"),
    remove: t("Remove", "Удалить", "Oʻchirish"),
    none: t(
      "No logo yet: your name stands in its place.",
      "Логотипа пока нет: вместо него стоит название.",
      "Hozircha logotip yoʻq: uning oʻrnida nomingiz turadi.",
    ),
    alt: t("Your logo", "Ваш логотип", "Logotipingiz"),
    saved: t("The logo is saved", "Логотип сохранён", "Logotip saqlandi"),
    removed: t("The logo is removed", "Логотип удалён", "Logotip oʻchirildi"),
    tooLarge: t(
      "The file is larger than 180 KB. Save it smaller, or without metadata.",
      "Файл больше 180 КБ. Сохраните его в меньшем размере или без метаданных.",
      "Fayl 180 KBdan katta. Uni kichikroq qilib yoki metamaʼlumotlarsiz saqlang.",
    ),
  },
  preview: {
    title: t("Preview", "Как это выглядит", "Koʻrinishi"),
    receipt: t("Top of a receipt", "Верх квитанции", "Kvitansiya boshi"),
    day: t("Trip’s page by day", "Страница поездки днём", "Safar sahifasi kunduzi"),
    night: t("Trip’s page by night", "Страница поездки ночью", "Safar sahifasi tunda"),
    button: t("Open receipts", "Открыть квитанции", "Kvitansiyalarni ochish"),
    download: t("Download a sample receipt (PDF)", "Скачать образец квитанции (PDF)", "Namuna kvitansiyani yuklab olish (PDF)"),
    failed: t("The sample could not be made", "Не удалось сделать образец", "Namuna tayyorlanmadi"),
    ticket: t("Electronic ticket itinerary receipt", "Маршрутная квитанция электронного билета", "Elektron chipta marshrut kvitansiyasi"),
  },
};
