import { t } from "@/lib/domain/localized";

/** The back office's frame, roles and rights, and Today. */
export const house = {
  roles: {
    administrator: t("Administrator", "Администратор", "Administrator"),
    sales: t("Sales", "Продажи", "Sotuv"),
    money: t("Money", "Финансы", "Moliya"),
    stock: t("Flights and stock", "Рейсы и стоки", "Reyslar va zaxira"),
    support: t("Support", "Поддержка", "Yordam"),
    accountant: t("Accountant", "Бухгалтер", "Buxgalter"),
    auditor: t("Auditor", "Аудитор", "Auditor"),
  },
  areas: {
    today: t("Today", "Сегодня", "Bugun"),
    bookings: t("Bookings", "Брони", "Bronlar"),
    refunds: t("Refund requests", "Возвраты", "Qaytarish arizalari"),
    flights: t("Flights", "Рейсы", "Reyslar"),
    schedule: t("Schedule", "Расписание", "Jadval"),
    agencies: t("Agencies", "Агентства", "Agentliklar"),
    money: t("Money", "Деньги", "Pul"),
    prices: t("Prices", "Цены", "Narxlar"),
    stock: t("Ticket stock", "Сток билетов", "Chiptalar zaxirasi"),
    reports: t("Reports", "Отчёты", "Hisobotlar"),
    people: t("People of agencies", "Люди агентств", "Agentlik xodimlari"),
    audit: t("Audit log", "Журнал действий", "Amallar jurnali"),
    house: t("House", "Сервис", "Xizmat"),
  },
  refused: {
    title: t("“{area}” is not part of your roles", "Раздел «{area}» не входит в ваши роли", "“{area}” boʻlimi vazifalaringizga kirmaydi"),
    text: t(
      "An administrator of the house can give you a role that includes it.",
      "Администратор сервиса может дать вам роль, в которую он входит.",
      "Xizmat administratori sizga shu boʻlim kiradigan vazifani berishi mumkin.",
    ),
  },
  onlyLooking: {
    title: t("Your roles let you look here", "Ваши роли позволяют только смотреть", "Vazifalaringiz faqat koʻrishga ruxsat beradi"),
    text: t(
      "An administrator of the house can give you a role that acts.",
      "Роль, которая позволяет действовать, даёт администратор сервиса.",
      "Amal qilishga ruxsat beradigan vazifani xizmat administratori beradi.",
    ),
  },
  checklist: {
    title: t("To the first ticket: {done} of {all}", "До первого билета: {done} из {all}", "Birinchi chiptagacha: {all} tadan {done} tasi"),
    lead: t(
      "The service sells once all of this is done. Each step is done on its page; nothing of it needs a terminal.",
      "Сервис начнёт продавать, когда всё это будет сделано. Каждый шаг делается на своей странице, без терминала.",
      "Bularning hammasi bajarilgach xizmat sota boshlaydi. Har bir qadam oʻz sahifasida, terminalsiz bajariladi.",
    ),
    done: t("Done", "Сделано", "Bajarildi"),
    step: {
      mail: {
        title: t("Mail goes out", "Почта отправляется", "Pochta joʻnaydi"),
        text: t(
          "Name the mail server (SMTP_HOST, SMTP_FROM) in the settings and send yourself a test mail.",
          "Укажите почтовый сервер (SMTP_HOST, SMTP_FROM) в настройках и отправьте себе проверочное письмо.",
          "Sozlamalarda pochta serverini (SMTP_HOST, SMTP_FROM) koʻrsating va oʻzingizga sinov xati yuboring.",
        ),
      },
      stock: {
        title: t("A carrier’s ticket numbers", "Номера билетов перевозчика", "Aviakompaniyaning chipta raqamlari"),
        text: t(
          "The range that the airline has given you, or a charter’s own documents.",
          "Диапазон, который дала авиакомпания, или собственные документы чартера.",
          "Aviakompaniya bergan raqamlar oraligʻi yoki charterning oʻz hujjatlari.",
        ),
      },
      passenger_lists: {
        title: t(
          "How the carrier gets its passengers",
          "Как перевозчик получает списки пассажиров",
          "Aviakompaniya yoʻlovchilar roʻyxatini qanday oladi",
        ),
        text: t(
          "By mail, or somebody hands the list over. A second person confirms it.",
          "По почте, или список передаёт сотрудник. Подтверждает второй человек.",
          "Pochta orqali yoki roʻyxatni xodim topshiradi. Uni ikkinchi odam tasdiqlaydi.",
        ),
      },
      flights: {
        title: t("Flights", "Рейсы", "Reyslar"),
        text: t(
          "Upload the schedule file of the carrier.",
          "Загрузите файл расписания перевозчика.",
          "Aviakompaniyaning jadval faylini yuklang.",
        ),
      },
      fares: {
        title: t("Fares", "Тарифы", "Tariflar"),
        text: t("Upload the carrier’s fares.", "Загрузите тарифы перевозчика.", "Aviakompaniya tariflarini yuklang."),
      },
      agency: {
        title: t("The first agency", "Первое агентство", "Birinchi agentlik"),
        text: t(
          "Add it and hand its owner the link.",
          "Добавьте его и передайте ссылку владельцу.",
          "Uni qoʻshing va egasiga havolani bering.",
        ),
      },
      deposit: {
        title: t("Its first deposit", "Первое пополнение", "Birinchi toʻldirish"),
        text: t(
          "Book what it has paid, with the number of its document.",
          "Проведите его платёж с номером документа.",
          "Toʻlovini hujjat raqami bilan oʻtkazing.",
        ),
      },
      ticket: {
        title: t("The first ticket", "Первый билет", "Birinchi chipta"),
        text: t(
          "The agency searches, books and pays.",
          "Агентство ищет, бронирует и платит.",
          "Agentlik qidiradi, bron qiladi va toʻlaydi.",
        ),
      },
    },
  },
  nav: {
    label: t("Back office", "Бэк-офис", "Bek-ofis"),
    open: t("Menu", "Меню", "Menyu"),
    waiting: t("{count} waiting", "ожидает: {count}", "kutmoqda: {count}"),
    group: {
      day: t("Day", "День", "Kun"),
      sales: t("Sales", "Продажи", "Sotuv"),
      flights: t("Flights", "Рейсы", "Reyslar"),
      money: t("Money", "Деньги", "Pul"),
      house: t("House", "Сервис", "Xizmat"),
    },
  },
  find: {
    label: t("Find a booking", "Найти бронь", "Bronni topish"),
    placeholder: t("Number, ticket, surname, flight…", "Номер, билет, фамилия, рейс…", "Raqam, chipta, familiya, reys…"),
    hint: t("Press / to search", "Клавиша / — поиск", "Qidirish uchun / bosing"),
  },
  today: {
    title: t("Today", "Сегодня", "Bugun"),
    queues: t("Waiting for you", "Ждёт вас", "Sizni kutmoqda"),
    clear: t("Nothing waits", "Ничего не ждёт", "Kutayotgan ish yoʻq"),
    clearText: t(
      "What needs somebody of the house appears here by itself.",
      "Здесь само появится то, что требует внимания.",
      "Eʼtibor talab qiladigan ishlar shu yerda oʻzi paydo boʻladi.",
    ),
    queue: {
      proposals: t("Proposals to approve", "Предложения на одобрении", "Tasdiqlanadigan takliflar"),
      refunds: t("Refund requests", "Заявки на возврат", "Qaytarish arizalari"),
      changes: t("Changed bookings without an answer", "Изменённые брони без ответа", "Javobsiz oʻzgargan bronlar"),
      oversales: t("Oversold departures", "Рейсы с превышением продаж", "Ortiqcha sotilgan reyslar"),
      inbox: t("Schedule messages refused", "Отклонённые сообщения о расписании", "Rad etilgan jadval xabarlari"),
      tickets: t("Paid and without tickets", "Оплачено, билетов нет", "Toʻlangan, chiptasi yoʻq"),
      lists: t("Passenger lists to hand over", "Списки пассажиров к передаче", "Topshiriladigan yoʻlovchilar roʻyxatlari"),
      stock: t(
        "Carriers short of ticket numbers",
        "Перевозчики, у которых кончаются номера билетов",
        "Chipta raqamlari tugayotgan aviakompaniyalar",
      ),
      webhooks: t("Webhook addresses that fail", "Адреса вебхуков с ошибками", "Ishlamayotgan vebhuk manzillari"),
      mails: t("Mails that could not be sent", "Неотправленные письма", "Yuborilmagan xatlar"),
      charters: t(
        "Charters’ documents: to confirm, running out or never shown",
        "Документы чартеров: подтвердить, истекают или не показаны",
        "Charter hujjatlari: tasdiqlash kerak, muddati tugayapti yoki koʻrsatilmagan",
      ),
      uploads: t("Price files to apply", "Файлы цен к применению", "Qoʻllanadigan narx fayllari"),
      bank: t("Bank lines nobody has matched", "Неразнесённые строки банка", "Bankning taqsimlanmagan qatorlari"),
      days: t("Days to close", "Дни к закрытию", "Yopiladigan kunlar"),
      cancellations: t("Departures to cancel", "Вылеты к отмене", "Bekor qilinadigan uchishlar"),
      ways: t(
        "Ways of passenger lists to confirm",
        "Способы передачи списков к подтверждению",
        "Tasdiqlanadigan roʻyxat topshirish usullari",
      ),
    },
    allQueues: t("All queues", "Все очереди", "Barcha navbatlar"),
    mine: t("{count} yours", "ваших: {count}", "sizniki: {count}"),
    snoozed: t("{count} snoozed", "отложено: {count}", "kechiktirilgan: {count}"),
    fresh: t("{count} new", "новых: {count}", "yangi: {count}"),
    freshTitle: t(
      "Came after you were here last",
      "Появились после вашего прошлого визита",
      "Siz oxirgi marta boʻlganingizdan keyin kelgan",
    ),
    due: t("by {when}", "до {when}", "{when}gacha"),
    departs: t("first departs {when}", "ближайший вылет {when}", "eng yaqin uchish {when}"),
    since: t("oldest since {when}", "старейшая с {when}", "eng eskisi {when}dan beri"),
    flights: {
      title: t("Flights of the next 72 hours", "Рейсы на 72 часа", "Keyingi 72 soatdagi reyslar"),
      none: t(
        "Nobody has booked a flight of these days here.",
        "На рейсы этих дней никто не забронирован.",
        "Bu kunlardagi reyslarga hech kim bron qilmagan.",
      ),
      day: t(
        "{date}: {booked} of {departures} flights booked · sold {sold}, held {held} of {capacity}",
        "{date}: рейсов с бронями {booked} из {departures} · мест продано {sold}, удержано {held} из {capacity}",
        "{date}: {departures} reysdan {booked} tasida bron bor · {capacity} joydan sotilgani {sold}, bron qilingani {held}",
      ),
      more: t(
        "The first {count} of {total} booked flights. The others are on the page of their day.",
        "Первые {count} из {total} рейсов с бронями. Остальные — на странице своего дня.",
        "Bron qilingan {total} reysdan dastlabki {count} tasi. Qolganlari oʻz kunining sahifasida.",
      ),
    },
    money: t("Money of the last 24 hours", "Деньги за 24 часа", "Soʻnggi 24 soatdagi pul"),
    noMoney: t("No money has moved.", "Движения денег не было.", "Pul harakati boʻlmagan."),
    column: {
      currency: t("Currency", "Валюта", "Valyuta"),
      deposited: t("Paid into deposits", "Пополнения депозитов", "Depozitga tushgan"),
      paid: t("Paid for bookings", "Оплачено броней", "Bronlar uchun toʻlangan"),
      refunded: t("Given back", "Возвращено", "Qaytarilgan"),
      corrected: t("Corrected", "Исправлено", "Tuzatilgan"),
    },
  },
  stuck: {
    title: t("Stuck", "Застряло", "Toʻxtab qolgan"),
    lead: t(
      "Mails and messages to agencies’ programs that have failed several times. What is tried again and works leaves this page by itself.",
      "Письма и сообщения программам агентств, которые несколько раз не удалось доставить. Что дошло, исчезает отсюда само.",
      "Bir necha marta yetkazib boʻlmagan xatlar va agentlik dasturlariga xabarlar. Yetib borgani bu yerdan oʻzi yoʻqoladi.",
    ),
    toHouse: t("Workers and settings", "Обработчики и настройки", "Fon jarayonlari va sozlamalar"),
  },
};
