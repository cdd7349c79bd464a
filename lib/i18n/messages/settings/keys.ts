import { t } from "@/lib/domain/localized";

export const keys = {
  title: t("API keys", "Ключи API", "API kalitlari"),
  lead: t(
    "Your own program calls the interface with a key instead of an e-mail and a password.",
    "С ключом ваша программа обращается к интерфейсу без электронной почты и пароля.",
    "Kalit bilan dasturingiz interfeysga elektron pochta va parolsiz murojaat qiladi.",
  ),
  modeText: {
    live: t(
      "Live keys make real bookings, and paying moves money from your deposit.",
      "С рабочими ключами брони настоящие, а оплата списывается с вашего депозита.",
      "Ishchi kalitlar bilan bronlar haqiqiy, toʻlov depozitingizdan yechiladi.",
    ),
    test: t(
      "Test keys reach only the sandbox airline ZZ: nothing is real, and test bookings never mix with live ones.",
      "Тестовые ключи видят только вымышленную авиакомпанию ZZ: деньги и рейсы ненастоящие, тестовые брони не смешиваются с рабочими.",
      "Sinov kalitlari faqat ZZ sinov aviakompaniyasini koʻradi: hech narsa haqiqiy emas, sinov bronlari ishchi bronlarga aralashmaydi.",
    ),
  },
  create: t("Create a key", "Создать ключ", "Kalit yaratish"),
  columnName: t("Name", "Название", "Nomi"),
  columnScopes: t("Permissions", "Разрешено", "Ruxsat etilgan"),
  columnCreated: t("Created", "Создан", "Yaratilgan"),
  columnUsed: t("Last used", "Использован", "Oxirgi foydalanish"),
  columnState: t("State", "Состояние", "Holati"),
  columnActions: t("Actions", "Действия", "Amallar"),
  createdBy: t("{date}, by {name}", "{date}, {name}", "{date}, {name}"),
  state: {
    active: t("Works", "Работает", "Ishlaydi"),
    expiring: t("Stops {when}", "Отключится {when}", "{when} toʻxtaydi"),
    expired: t("Stopped", "Отключён", "Toʻxtagan"),
    revoked: t("Revoked", "Отозван", "Bekor qilingan"),
  },
  inactive: t("Stopped keys ({count})", "Отключённые ключи ({count})", "Toʻxtagan kalitlar ({count})"),
  find: t("Find a key by its name or its beginning", "Найти ключ по названию или началу", "Kalitni nomi yoki boshi boʻyicha topish"),
  noneFound: t("No working key has this name.", "Действующего ключа с таким названием нет.", "Bunday nomli ishlaydigan kalit yoʻq."),
  scopes: {
    search: {
      name: t("search", "поиск", "qidiruv"),
      text: t(
        "Search flights, check offers, read the schedule and visa types.",
        "Искать рейсы, проверять варианты, смотреть расписание и типы виз.",
        "Reys qidirish, variantlarni tekshirish, jadval va viza turlarini koʻrish.",
      ),
    },
    book: {
      name: t("book", "бронирование", "bron qilish"),
      text: t(
        "Make bookings and cancel those that are not paid.",
        "Создавать брони и отменять неоплаченные.",
        "Bron qilish va toʻlanmagan bronlarni bekor qilish.",
      ),
    },
    pay: {
      name: t("pay", "оплата", "toʻlov"),
      text: t("Pay bookings from the deposit.", "Оплачивать брони с депозита.", "Bronlarni depozitdan toʻlash."),
    },
    refund: {
      name: t("refund", "возврат", "qaytarish"),
      text: t(
        "Void tickets, ask for refunds and their amounts.",
        "Аннулировать билеты, запрашивать возвраты и их суммы.",
        "Chiptalarni annullash, pul qaytarishni va uning summasini soʻrash.",
      ),
    },
    read: {
      name: t("read", "чтение", "oʻqish"),
      text: t(
        "Read bookings, receipts, fiscal data and the balance.",
        "Смотреть брони, квитанции, фискальные данные и баланс.",
        "Bronlar, kvitansiyalar, fiskal maʼlumotlar va balansni koʻrish.",
      ),
    },
    webhooks: {
      name: t("webhooks", "вебхуки", "vebhuklar"),
      text: t(
        "Add addresses for webhooks, test them, send messages again, set the low-balance warning.",
        "Добавлять и проверять адреса вебхуков, повторять сообщения, задавать порог предупреждения о балансе.",
        "Vebhuk manzillarini qoʻshish va sinash, xabarlarni takrorlash, balans ogohlantirishini belgilash.",
      ),
    },
  },
  allScopes: t("everything", "всё", "hammasi"),
  empty: {
    live: t("No live keys yet", "Рабочих ключей пока нет", "Hozircha ishchi kalitlar yoʻq"),
    test: t("No test keys yet", "Тестовых ключей пока нет", "Hozircha sinov kalitlari yoʻq"),
  },
  emptyText: {
    live: t(
      "Start with a test key: the quick start takes you from a key to a first booking in the sandbox. A live key is then the same program with another key.",
      "Начните с тестового ключа: краткое руководство приведёт от ключа к первой тестовой брони. Рабочий режим — та же программа с другим ключом.",
      "Sinov kalitidan boshlang: qisqa qoʻllanma sizni kalitdan birinchi sinov broniga olib boradi. Ishchi rejim — oʻsha dastur, faqat boshqa kalit bilan.",
    ),
    test: t(
      "Create one and follow the quick start: from a key to a first booking in the sandbox, with examples in curl, TypeScript and Python.",
      "Создайте ключ и откройте краткое руководство: от ключа до первой тестовой брони, с примерами на curl, TypeScript и Python.",
      "Kalit yarating va qisqa qoʻllanmani oching: kalitdan birinchi sinov bronigacha, curl, TypeScript va Python misollari bilan.",
    ),
  },
  quickStart: t("Open the quick start", "Открыть руководство", "Qoʻllanmani ochish"),
  form: {
    title: t("New API key", "Новый ключ API", "Yangi API kaliti"),
    name: t("Name", "Название", "Nomi"),
    nameHint: t(
      "Where the key is used, e.g. “Website, server 1”.",
      "Где используется ключ, например «Сайт, сервер 1».",
      "Kalit qayerda ishlatiladi, masalan “Sayt, 1-server”.",
    ),
    nameMissing: t(
      "Give the key a name: it tells you later which program uses it.",
      "Назовите ключ: так вы потом узнаете, какая программа им пользуется.",
      "Kalitga nom bering: keyin undan qaysi dastur foydalanishini bilasiz.",
    ),
    nameLong: t("Shorten the name to 60 characters.", "Сократите название до 60 знаков.", "Nomni 60 belgigacha qisqartiring."),
    preset: t("What may the key do?", "Что разрешить ключу?", "Kalitga nima ruxsat etiladi?"),
    presets: {
      search: t("Search only", "Только поиск", "Faqat qidiruv"),
      sell: t("Sell", "Продажа", "Sotish"),
      everything: t("Everything", "Всё", "Hammasi"),
    },
    presetText: {
      search: t(
        "for a price comparison or a widget that shows fares",
        "для сравнения цен или виджета с тарифами",
        "narxlarni solishtirish yoki tariflarni koʻrsatadigan vidjet uchun",
      ),
      sell: t(
        "for a website that sells: search, book, pay and read, without refunds",
        "для сайта с продажей: поиск, бронирование, оплата и чтение, без возвратов",
        "sotadigan sayt uchun: qidiruv, bron, toʻlov va oʻqish, qaytarishsiz",
      ),
      everything: t(
        "for a back-office program that also refunds",
        "для учётной программы, которая делает и возвраты",
        "pulni ham qaytaradigan hisob dasturi uchun",
      ),
    },
    scopes: t("Permissions", "Разрешения", "Ruxsatlar"),
    scopesMissing: t("Choose at least one permission.", "Выберите хотя бы одно разрешение.", "Kamida bitta ruxsatni tanlang."),
    expiry: t("How long shall it work?", "Сколько ключ должен действовать?", "Kalit qancha ishlasin?"),
    expiries: {
      never: t("No end", "Без срока", "Muddatsiz"),
      month: t("30 days", "30 дней", "30 kun"),
      quarter: t("90 days", "90 дней", "90 kun"),
      year: t("1 year", "1 год", "1 yil"),
    },
    networks: t("Allowed networks (optional)", "Разрешённые сети (необязательно)", "Ruxsat etilgan tarmoqlar (ixtiyoriy)"),
    networksHint: t(
      "One per line, such as 203.0.113.0/24 or 2001:db8::/32. From elsewhere the key is refused with 403. Empty allows every network.",
      "По одной на строку, например 203.0.113.0/24 или 2001:db8::/32. Из других сетей ключ получит отказ 403. Если пусто, разрешены все.",
      "Har qatorda bittadan, masalan 203.0.113.0/24 yoki 2001:db8::/32. Boshqa tarmoqdan kalit 403 bilan rad etiladi. Boʻsh qolsa, hammasi ruxsat etiladi.",
    ),
    networksWrong: t(
      "Write one network or address per line, such as 203.0.113.0/24; at most 20.",
      "Укажите по одной сети или адресу на строку, например 203.0.113.0/24; не больше 20.",
      "Har qatorda bitta tarmoq yoki manzil yozing, masalan 203.0.113.0/24; koʻpi bilan 20 ta.",
    ),
    submit: t("Create the key", "Создать ключ", "Kalit yaratish"),
  },
  made: {
    title: t("The key “{name}” is ready", "Ключ «{name}» готов", "“{name}” kaliti tayyor"),
    rotatedTitle: t("The new key “{name}” is ready", "Новый ключ «{name}» готов", "Yangi “{name}” kaliti tayyor"),
    label: t("API key", "Ключ API", "API kaliti"),
    use: t(
      "Send it with every request, and keep it on your server, never in a page or an app:",
      "Отправляйте его с каждым запросом и храните на своём сервере, но не в странице и не в приложении:",
      "Uni har bir soʻrov bilan yuboring va sahifa yoki ilovada emas, faqat oʻz serveringizda saqlang:",
    ),
    oldStopped: t("The old key no longer works.", "Старый ключ больше не работает.", "Eski kalit endi ishlamaydi."),
    oldUntil: t("The old key works until {date}.", "Старый ключ работает до {date}.", "Eski kalit {date}gacha ishlaydi."),
  },
  rotate: {
    action: t("Rotate", "Заменить", "Almashtirish"),
    title: t("Rotate “{name}”", "Замена ключа «{name}»", "“{name}” kalitini almashtirish"),
    text: t(
      "You get a new key with the same name and permissions. When shall the old one stop working?",
      "Вы получите новый ключ с тем же названием и разрешениями. Когда отключить старый?",
      "Nomi va ruxsatlari oʻsha boʻlgan yangi kalit olasiz. Eskisi qachon toʻxtasin?",
    ),
    overlap: t("The old key stops", "Старый ключ отключится", "Eski kalit toʻxtaydi"),
    now: t("At once", "Сразу", "Darhol"),
    hour: t("In 1 hour", "Через 1 час", "1 soat oʻtib"),
    day: t("In 24 hours", "Через 24 часа", "24 soat oʻtib"),
    nowText: t(
      "Choose this if the key has leaked. Programs that still use it fail until they get the new one.",
      "Выберите это, если ключ попал в чужие руки. Программы со старым ключом не смогут работать, пока не получат новый.",
      "Kalit begona qoʻlga tushgan boʻlsa, shuni tanlang. Eski kalitli dasturlar yangisini olmaguncha ishlamaydi.",
    ),
    laterText: t(
      "Until then both keys work: time to put the new one into your programs.",
      "До этого работают оба ключа: успеете прописать новый в программах.",
      "Ungacha ikkala kalit ham ishlaydi: yangisini dasturlarga yozib ulgurasiz.",
    ),
    submit: t("Make the new key", "Создать новый ключ", "Yangi kalit yaratish"),
  },
  revoke: {
    action: t("Revoke", "Отозвать", "Bekor qilish"),
    title: t("Revoke “{name}”?", "Отозвать «{name}»?", "“{name}” bekor qilinsinmi?"),
    text: t(
      "Programs that use {prefix}… fail from the next request on, with 401. This cannot be undone.",
      "Программы с ключом {prefix}… со следующего запроса получат ответ 401. Отменить это нельзя.",
      "{prefix}… kalitidan foydalanadigan dasturlar keyingi soʻrovdan boshlab 401 javobini oladi. Buni ortga qaytarib boʻlmaydi.",
    ),
    lastUsed: t("It was last used {when}.", "Последнее использование: {when}.", "Undan oxirgi marta foydalanilgan: {when}."),
    neverUsed: t("It has never been used.", "Ключ ни разу не использовали.", "Undan hali foydalanilmagan."),
    confirm: t("Revoke the key", "Отозвать ключ", "Kalitni bekor qilish"),
    done: t("The key no longer works", "Ключ больше не работает", "Kalit endi ishlamaydi"),
  },
  limits: {
    title: t("Limits", "Ограничения", "Cheklovlar"),
    text: t(
      "Requests per second that each key may send. Above that the answer is 429 with the time to wait.",
      "Сколько запросов в секунду может отправить каждый ключ. Сверх этого ответ — 429 и время ожидания.",
      "Har bir kalit bir soniyada yubora oladigan soʻrovlar soni. Undan oshsa, javob 429 va kutish vaqti boʻladi.",
    ),
    columnClass: t("Paths", "Пути", "Yoʻllar"),
    columnRate: t("Requests a second", "Запросов в секунду", "Soniyasiga soʻrovlar"),
    classes: {
      search: t("Search and schedule", "Поиск и расписание", "Qidiruv va jadval"),
      offer: t(
        "Checks of an offer, fare families, rules",
        "Проверка варианта, семейства тарифов, правила",
        "Variantni tekshirish, tarif oilalari, qoidalar",
      ),
      book: t("Booking, payment, cancelling, refunds", "Бронирование, оплата, отмена, возврат", "Bron, toʻlov, bekor qilish, qaytarish"),
      read: t(
        "Reading bookings, balance, receipts, visa types",
        "Чтение броней, баланса, квитанций, типов виз",
        "Bronlar, balans, kvitansiyalar, viza turlarini oʻqish",
      ),
    },
  },
};
