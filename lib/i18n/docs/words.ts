import { inLanguages, t } from "@/lib/domain/localized";

const words = {
  titleSuffix: t("Parvoz documentation", "Документация Parvoz", "Parvoz hujjatlari"),
  description: t(
    "Search flights, book, pay, get tickets and receipts, cancel and refund: the interface for partners.",
    "Поиск рейсов, бронирование, оплата, билеты и маршрутные квитанции, отмена и возврат: интерфейс для партнёров.",
    "Reys qidirish, bron qilish, toʻlash, chipta va kvitansiya olish, bekor qilish va pulni qaytarish: hamkorlar uchun interfeys.",
  ),
  skip: t("Skip to the text", "К тексту", "Matnga oʻtish"),
  documentation: t("Documentation", "Документация", "Hujjatlar"),
  portal: t("Portal", "Портал", "Portal"),
  language: t("Language", "Язык", "Til"),
  allPages: t("All pages", "Все страницы", "Barcha sahifalar"),
  asMarkdown: t("This page as Markdown", "Эта страница в Markdown", "Bu sahifa Markdown koʻrinishida"),
  onThisPage: t("On this page", "На этой странице", "Bu sahifada"),
  linkTo: t("Link to “{text}”", "Ссылка на раздел «{text}»", "“{text}” boʻlimiga havola"),
  table: t("Table: {names}", "Таблица: {names}", "Jadval: {names}"),
  guideInEnglish: t(
    "This page has not been translated yet: it stands here in English.",
    "Эта страница ещё не переведена, поэтому показана на английском.",
    "Bu sahifa hali tarjima qilinmagan, shuning uchun ingliz tilida koʻrsatilgan.",
  ),
  partlyInEnglish: t(
    "Some sections of this page have not been translated yet: they stand here in English.",
    "Некоторые разделы этой страницы ещё не переведены, поэтому показаны на английском.",
    "Bu sahifaning ayrim boʻlimlari hali tarjima qilinmagan, shuning uchun ingliz tilida koʻrsatilgan.",
  ),
  referenceInEnglish: t(
    "The descriptions of fields are those of the OpenAPI document.",
    "Описания полей взяты из документа OpenAPI и приводятся на английском.",
    "Maydonlarning taʼriflari OpenAPI hujjatidan olingan va ingliz tilida berilgan.",
  ),
  code: {
    copy: t("Copy", "Скопировать", "Nusxalash"),
    copied: t("Copied", "Скопировано", "Nusxalandi"),
    failed: t(
      "The browser refused to copy. Select the text and copy it by hand.",
      "Браузер не разрешил копирование. Выделите текст и скопируйте вручную.",
      "Brauzer nusxalashga ruxsat bermadi. Matnni belgilab, qoʻlda nusxalang.",
    ),
    language: t("Language of the sample", "Язык примера", "Namuna tili"),
    shell: t("Shell", "Командная строка", "Buyruq satri"),
  },
  search: {
    title: t("Search", "Поиск", "Qidiruv"),
    label: t("Search the documentation", "Поиск по документации", "Hujjatlardan qidirish"),
    enter: t(
      "Enter words of a guide, a path, a field or an error code.",
      "Введите слова из руководства, путь, поле или код ошибки.",
      "Qoʻllanmadagi soʻzlarni, yoʻlni, maydon nomini yoki xato kodini yozing.",
    ),
    found: t(
      "{count, plural, one {{count} page has} other {{count} pages have}} “{query}”.",
      "{count, plural, one {По запросу «{query}» найдена {count} страница.} few {По запросу «{query}» найдено {count} страницы.} other {По запросу «{query}» найдено {count} страниц.}}",
      "“{query}” boʻyicha {count} ta sahifa topildi.",
    ),
  },
  cards: {
    "quick-start": t(
      "From a test key to a ticket and its receipt in ten minutes: curl, TypeScript or Python.",
      "От тестового ключа до билета и квитанции за десять минут: curl, TypeScript или Python.",
      "Sinov kalitidan chipta va kvitansiyagacha oʻn daqiqada: curl, TypeScript yoki Python.",
    ),
    sandbox: t(
      "An invented airline whose routes always do one thing: change the price, sell out, cancel the flight.",
      "Вымышленная авиакомпания, маршруты которой всегда делают одно и то же: меняют цену, распродаются, отменяют рейс.",
      "Oʻylab topilgan aviakompaniya: har bir yoʻnalishi doim bir xil ish qiladi — narxni oʻzgartiradi, sotilib ketadi, reysni bekor qiladi.",
    ),
    reference: t(
      "Every path with its fields, examples and errors, made from the code that checks them.",
      "Каждый путь с полями, примерами и ошибками: всё составлено из кода, который их проверяет.",
      "Har bir yoʻl maydonlari, namunalari va xatolari bilan: hammasi ularni tekshiradigan koddan tuzilgan.",
    ),
    errors: t(
      "Every code, what it says in three languages, and whether to repeat the call.",
      "Каждый код, его текст на трёх языках и ответ на вопрос, повторять ли вызов.",
      "Har bir kod, uning uch tildagi matni va chaqiruvni takrorlash kerakmi.",
    ),
    webhooks: t(
      "Signed news of every change of a booking and of a low balance, and the code that verifies them.",
      "Подписанные сообщения о каждом изменении брони и о низком остатке и код, который их проверяет.",
      "Bronning har bir oʻzgarishi va mablagʻ kamligi haqida imzolangan xabarlar va ularni tekshiradigan kod.",
    ),
    migrating: t(
      "Written for the same interface elsewhere? Change the address and the password.",
      "Программа уже написана под такой же интерфейс? Смените адрес и пароль.",
      "Dasturingiz xuddi shunday interfeysga yozilganmi? Manzil va parolni almashtiring.",
    ),
  },
  errors: {
    title: t("Errors", "Ошибки", "Xatolar"),
    lead: t(
      "Every refusal that this call may give. The texts come in the language of Accept-Language.",
      "Все отказы, возможные для этого вызова. Тексты приходят на языке из Accept-Language.",
      "Bu chaqiruv berishi mumkin boʻlgan barcha rad javoblari. Matnlar Accept-Language tilida keladi.",
    ),
    status: t("Status", "Статус", "Status"),
    code: t("Code", "Код", "Kod"),
    meaning: t("Meaning", "Значение", "Maʼnosi"),
    whatToDo: t("What to do", "Что делать", "Nima qilish kerak"),
    outside: t(
      "Outside the paths of the reference: unknown paths and the portal’s pages",
      "Вне путей справочника: неизвестные пути и страницы портала",
      "Maʼlumotnomadagi yoʻllardan tashqarida: nomaʼlum yoʻllar va portal sahifalari",
    ),
    everywhere: t("Every operation", "Все вызовы", "Barcha chaqiruvlar"),
    operations: t(
      "{count, plural, one {{count} operation} other {{count} operations}}",
      "{count, plural, one {{count} вызов} few {{count} вызова} other {{count} вызовов}}",
      "{count} ta chaqiruv",
    ),
    remedy: {
      repeat: t("repeat", "повторить", "takrorlash"),
      sign_in: t("new token, repeat once", "новый токен и один повтор", "yangi token va bir marta takror"),
      final: t("final", "окончательно", "qatʼiy"),
    },
  },
  facts: {
    credential: t("Credential", "Доступ", "Kirish huquqi"),
    none: t("none", "не нужен", "kerak emas"),
    bearer: t("Bearer token or API key", "Токен или ключ API", "Token yoki API kaliti"),
    scope: t("Scope", "Разрешение", "Ruxsat"),
    limit: t("Limit", "Лимит", "Cheklov"),
    honoured: t("honoured", "учитывается", "hisobga olinadi"),
  },
  operation: {
    parameters: t("Parameters", "Параметры", "Parametrlar"),
    path: t("Path", "Путь", "Yoʻl"),
    query: t("Query", "Строка запроса", "Soʻrov satri"),
    header: t("Headers", "Заголовки", "Sarlavhalar"),
    body: t("Body", "Тело", "Soʻrov tanasi"),
    call: t("Call", "Вызов", "Chaqiruv"),
    answer: t("Answer", "Ответ", "Javob"),
    answerLead: t(
      "HTTP 200; `data` of the envelope is {type}:",
      "HTTP 200; `data` в конверте — {type}:",
      "HTTP 200; konvertdagi `data` — {type}:",
    ),
    scope: t("An API key needs the scope `{scope}`.", "Ключу API нужно разрешение `{scope}`.", "API kalitiga `{scope}` ruxsati kerak."),
  },
  fields: {
    inside: t("Fields of {name} ({count})", "Поля {name} ({count})", "{name} maydonlari ({count})"),
    elsewhere: t("Fields:", "Поля:", "Maydonlari:"),
    shapes: t("Shapes", "Структуры", "Tuzilmalar"),
    required: t("required", "обязательно", "majburiy"),
    optional: t("optional", "необязательно", "ixtiyoriy"),
    oneOf: t("One of:", "Одно из:", "Quyidagilardan biri:"),
  },
  events: {
    title: t("Events", "События", "Hodisalar"),
    lead: t(
      "A POST of JSON to your address for every change of a booking, and where the balance is low, signed after the Standard Webhooks specification. How to receive and verify it: [Webhooks](/docs/webhooks). The same events are a list at [`GET /events`](/docs/reference/list-events).",
      "POST с JSON на ваш адрес при каждом изменении брони и при низком остатке, подписанный по спецификации Standard Webhooks. Как принимать и проверять такие сообщения: [Вебхуки](/docs/webhooks). Те же события доступны списком: [`GET /events`](/docs/reference/list-events).",
      "Bron har safar oʻzgarganda va mablagʻ kam qolganda manzilingizga Standard Webhooks spetsifikatsiyasi boʻyicha imzolangan JSON POST bilan yuboriladi. Uni qabul qilish va tekshirish: [Vebhuklar](/docs/webhooks). Oʻsha hodisalar roʻyxat koʻrinishida ham bor: [`GET /events`](/docs/reference/list-events).",
    ),
    types: t("Types", "Типы", "Turlari"),
  },
  outcomes: {
    title: t("Every state and every call", "Все статусы и все вызовы", "Barcha holatlar va chaqiruvlar"),
    status: t("status", "статус", "holat"),
    otherwise: t("else", "иначе", "aks holda"),
    when: {
      expired: t("where it has expired", "если срок истёк", "muddati oʻtgan boʻlsa"),
      covered: t("where the balance suffices", "если денег хватает", "pul yetsa"),
      changed: t("while a schedule change is open", "пока открыто изменение расписания", "jadval oʻzgarishi ochiq turganda"),
      void_open: t("in time", "в срок", "oʻz vaqtida"),
      refundable: t("where the rules give something", "если по правилам что-то возвращается", "qoidalar boʻyicha biror narsa qaytsa"),
      partly_used: t("where part was flown", "если часть пути уже пройдена", "yoʻlning bir qismi uchib oʻtilgan boʻlsa"),
      departed: t("once the first flight has left", "когда первый рейс вылетел", "birinchi reys uchib ketgach"),
      extendable: t("where the supplier extends it", "если поставщик продлевает", "taʼminotchi uzaytirsa"),
    },
  },
  llms: t(
    "Flight search and booking for sales partners: plain JSON over HTTPS. The whole interface as OpenAPI 3.1: /docs/openapi.json",
    "Поиск и бронирование авиабилетов для партнёров по продажам: обычный JSON по HTTPS. Весь интерфейс в OpenAPI 3.1: /docs/openapi.json",
    "Sotuvchi hamkorlar uchun reys qidirish va bron qilish: HTTPS orqali oddiy JSON. Butun interfeys OpenAPI 3.1 koʻrinishida: /docs/openapi.json",
  ),
  noSuchPage: t(
    "There is no such page. See /llms.txt.",
    "Такой страницы нет. См. /llms.txt.",
    "Bunday sahifa yoʻq. /llms.txt sahifasiga qarang.",
  ),
};

/** The documentation's own words. They stand apart from the portal's messages, which every page of the portal sends to the browser. */
export const docsWords = inLanguages(words);
