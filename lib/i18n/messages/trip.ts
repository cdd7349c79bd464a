import { t } from "@/lib/domain/localized";

export const trip = {
  title: t("Your trip", "Ваша поездка", "Safaringiz"),
  find: {
    title: t("Find your booking", "Найти бронь", "Bronni topish"),
    lead: t(
      "See its status, your flights and your receipts. No account needed.",
      "Статус, рейсы и маршрутные квитанции. Регистрация не нужна.",
      "Holati, reyslar va marshrut kvitansiyalari. Roʻyxatdan oʻtish shart emas.",
    ),
    bookingNumber: t("Booking number or PNR", "Номер брони или PNR", "Bron raqami yoki PNR"),
    bookingNumberHint: t(
      "In the message from your agency; the PNR is on the itinerary receipt too",
      "Из сообщения агентства; PNR есть и в маршрутной квитанции",
      "Agentlik xabarida; PNR marshrut kvitansiyasida ham bor",
    ),
    lastName: t("Surname of a passenger", "Фамилия пассажира", "Yoʻlovchining familiyasi"),
    lastNameHint: t(
      "As in the passport, in Latin or Cyrillic letters",
      "Как в паспорте, латиницей или кириллицей",
      "Pasportdagidek, lotin yoki kirill harflarida",
    ),
    submit: t("Show my trip", "Показать поездку", "Safarni koʻrsatish"),
    errors: {
      booking_number: t("Enter the booking number or PNR.", "Введите номер брони или PNR.", "Bron raqami yoki PNRni kiriting."),
      last_name: t("Enter the surname of a passenger.", "Введите фамилию пассажира.", "Yoʻlovchining familiyasini kiriting."),
    },
    help: t(
      "No booking number at hand? Ask the agency where you bought the ticket; your itinerary receipt has it too.",
      "Нет номера под рукой? Спросите в агентстве, где купили билет; он есть и в маршрутной квитанции.",
      "Bron raqami yoʻqmi? Chipta olgan agentligingizdan soʻrang; u marshrut kvitansiyasida ham bor.",
    ),
  },
  notFound: {
    title: t("We cannot find this trip", "Такая поездка не найдена", "Bunday safar topilmadi"),
    text: t(
      "The link is incomplete or wrong. Open it again from the message, or find the booking by its number and a surname.",
      "Ссылка неполная или неверная. Откройте её заново из сообщения или найдите бронь по номеру и фамилии.",
      "Havola toʻliq emas yoki notoʻgʻri. Uni xabardan qayta oching yoki bronni raqami va familiya boʻyicha toping.",
    ),
    action: t("Find my booking", "Найти бронь", "Bronni topish"),
  },
  online: t("This page online", "Эта страница в интернете", "Bu sahifa internetda"),
  updateFailed: t(
    "The page could not be brought up to date. What you see may be old.",
    "Не удалось обновить страницу. Данные могли устареть.",
    "Sahifa yangilanmadi. Maʼlumotlar eskirgan boʻlishi mumkin.",
  ),
  status: {
    changed: {
      title: t("Your answer is needed", "Нужен ваш ответ", "Javobingiz kerak"),
      text: t(
        "The airline has changed your trip. What it offers is below.",
        "Авиакомпания изменила вашу поездку. Что она предлагает, показано ниже.",
        "Aviakompaniya safaringizni oʻzgartirdi. Nimani tanlash mumkinligi quyida.",
      ),
    },
    not_available: {
      title: t("Not available", "Недоступно", "Mavjud emas"),
      text: t(
        "This booking cannot be shown at the moment. Ask {agency}.",
        "Сейчас бронь нельзя показать. Обратитесь в агентство {agency}.",
        "Hozir bronni koʻrsatib boʻlmaydi. Agentlikka murojaat qiling: {agency}.",
      ),
    },
    booked: {
      title: t("Booked, not paid yet", "Забронировано, не оплачено", "Bron qilindi, toʻlanmagan"),
      text: t(
        "Pay {agency} in time to keep the seats. Unpaid seats go back on sale.",
        "Оплатите вовремя в агентстве {agency}, чтобы сохранить места. Неоплаченные места вернутся в продажу.",
        "Joylarni saqlab qolish uchun vaqtida toʻlang ({agency}). Toʻlanmagan joylar yana sotuvga chiqadi.",
      ),
    },
    awaitpayment: {
      title: t("Waiting for payment", "Ожидает оплаты", "Toʻlov kutilmoqda"),
      text: t(
        "Pay {agency} in time to keep the seats. Unpaid seats go back on sale.",
        "Оплатите вовремя в агентстве {agency}, чтобы сохранить места. Неоплаченные места вернутся в продажу.",
        "Joylarni saqlab qolish uchun vaqtida toʻlang ({agency}). Toʻlanmagan joylar yana sotuvga chiqadi.",
      ),
    },
    paid: {
      title: t("Paid, tickets on their way", "Оплачено, билеты выписываются", "Toʻlandi, chiptalar rasmiylashtirilmoqda"),
      text: t(
        "Tickets usually take about 10 minutes. This page updates itself.",
        "Обычно это занимает около 10 минут. Страница обновится сама.",
        "Odatda 10 daqiqacha vaqt ketadi. Sahifa oʻzi yangilanadi.",
      ),
    },
    partiallyticketed: {
      title: t("Some tickets are issued", "Часть билетов выписана", "Chiptalarning bir qismi rasmiylashtirildi"),
      text: t(
        "The others are on their way. This page updates itself.",
        "Остальные выписываются. Страница обновится сама.",
        "Qolganlari rasmiylashtirilmoqda. Sahifa oʻzi yangilanadi.",
      ),
    },
    ticketed: {
      title: t("Ticket issued", "Билет выписан", "Chipta rasmiylashtirildi"),
      text: t(
        "Your seats are confirmed. Keep the receipt at hand for the journey.",
        "Места подтверждены. Держите маршрутную квитанцию под рукой.",
        "Joylaringiz tasdiqlangan. Marshrut kvitansiyasini yoningizda saqlang.",
      ),
    },
    cancelled: {
      title: t("Booking cancelled", "Бронь отменена", "Bron bekor qilindi"),
      text: t(
        "It no longer holds any seats. Ask {agency} if you still want to travel.",
        "Места больше не удерживаются. Если всё же хотите лететь, обратитесь в агентство {agency}.",
        "Joylar endi saqlanmaydi. Baribir uchmoqchi boʻlsangiz, agentlikka murojaat qiling: {agency}.",
      ),
    },
    refundauthorized: {
      title: t("The airline cancelled the flight", "Авиакомпания отменила рейс", "Aviakompaniya reysni bekor qildi"),
      text: t(
        "Your tickets are no longer valid. Your money can be had back without a penalty: {agency} arranges it, or finds you another flight.",
        "Ваши билеты больше не действуют. Деньги можно вернуть без удержаний: возврат или другой рейс оформит агентство {agency}.",
        "Chiptalaringiz endi amal qilmaydi. Pulni ushlanmasiz qaytarib olish mumkin: qaytarishni yoki boshqa reysni agentlik rasmiylashtiradi: {agency}.",
      ),
    },
    partiallyrefunded: {
      title: t("The rest of the trip is refunded", "Остаток поездки возвращён", "Safarning qolgan qismi qaytarildi"),
      text: t(
        "The flights not yet flown were given back, and their tickets are no longer valid. The refund went to {agency}.",
        "Невыполненные рейсы сданы, билеты на них больше не действуют. Деньги возвращены агентству {agency}.",
        "Uchilmagan reyslar qaytarildi, ularning chiptalari endi amal qilmaydi. Pul agentlikka qaytgan: {agency}.",
      ),
    },
    refunded: {
      title: t("Refunded", "Возврат оформлен", "Qaytarildi"),
      text: t(
        "This booking has no valid tickets. The refund went to {agency}.",
        "Действующих билетов по этой брони нет. Деньги возвращены агентству {agency}.",
        "Bu bronda amaldagi chipta yoʻq. Pul agentlikka qaytgan: {agency}.",
      ),
    },
    refund_request_sent: {
      title: t("Ticket issued", "Билет выписан", "Chipta rasmiylashtirildi"),
      text: t(
        "Your seats are confirmed. Keep the receipt at hand for the journey.",
        "Места подтверждены. Держите маршрутную квитанцию под рукой.",
        "Joylaringiz tasdiqlangan. Marshrut kvitansiyasini yoningizda saqlang.",
      ),
    },
  },
  payBy: t("Pay by {moment} (Tashkent time)", "Оплатить до {moment} (время Ташкента)", "{moment}gacha toʻlang (Toshkent vaqti)"),
  timeLeft: t("Time left: {time}", "Осталось: {time}", "Qolgan vaqt: {time}"),
  timeOver: t("The time to pay is over", "Время на оплату истекло", "Toʻlov vaqti tugadi"),
  facts: {
    bookingNumber: t("Booking number", "Номер брони", "Bron raqami"),
    agency: t("Agency", "Агентство", "Agentlik"),
    total: t("Total", "Стоимость", "Narxi"),
    refunded: t("You get back from the agency", "Агентство вернёт вам", "Agentlik sizga qaytaradi"),
    pnr: t("PNR", "PNR", "PNR"),
  },
  files: {
    calendar: t("Add to calendar", "В календарь", "Kalendarga qoʻshish"),
    receipts: t("All receipts (PDF)", "Все квитанции (PDF)", "Barcha kvitansiyalar (PDF)"),
  },
  nextFlight: {
    title: t("Next flight", "Ближайший рейс", "Keyingi reys"),
    now: t("Now, by the timetable", "Сейчас, по расписанию", "Hozir, jadvalga koʻra"),
    days: t(
      "in {count, plural, one {{count} day} other {{count} days}}",
      "через {count, plural, one {{count} день} few {{count} дня} many {{count} дней} other {{count} дня}}",
      "{count} kun qoldi",
    ),
    time: t("in {time}", "через {time}", "{time} qoldi"),
    over: t(
      "All flights of this trip have flown. We hope it was a good journey.",
      "Все рейсы этой поездки выполнены. Надеемся, она была удачной.",
      "Bu safarning barcha reyslari bajarilgan. Umid qilamizki, safaringiz yaxshi oʻtdi.",
    ),
  },
  checkIn: {
    code: t("Check-in code of {airline}", "Код регистрации {airline}", "{airline}: roʻyxatdan oʻtish kodi"),
    copy: t("Copy", "Скопировать", "Nusxalash"),
    label: t("Copy the code {code}", "Скопировать код {code}", "{code} kodini nusxalash"),
  },
  journey: {
    title: t("Flights", "Рейсы", "Reyslar"),
    refunded: t(
      "Refunded: nobody flies this any more.",
      "Оформлен возврат: по этому направлению никто не летит.",
      "Puli qaytariladi: bu yoʻnalishda endi hech kim uchmaydi.",
    ),
    local: t("All times are local.", "Время везде местное.", "Vaqtlar mahalliy."),
    terminal: t("Terminal {name}", "Терминал {name}", "{name}‑terminal"),
    technicalStop: t("Technical stop in {city}, {time}", "Техническая посадка: {city}, {time}", "Texnik toʻxtash: {city}, {time}"),
    connection: t("Connection in {city}, {time}", "Пересадка: {city}, {time}", "Toʻxtash: {city}, {time}"),
    changeAirport: t("Change of airport: {from} to {to}", "Смена аэропорта: {from} — {to}", "Aeroport almashadi: {from} — {to}"),
    selfTransfer: t(
      "Separate tickets: collect your baggage and check in again. If you miss the next flight, its carrier owes you no other.",
      "Отдельные билеты: получите багаж и снова пройдите регистрацию. Если опоздаете на следующий рейс, авиакомпания не обязана предоставить другой.",
      "Alohida chiptalar: bagajni olib, qaytadan roʻyxatdan oʻting. Keyingi reysga kechiksangiz, aviakompaniya boshqasini berishga majbur emas.",
    ),
  },
  passengers: {
    title: t("Passengers and receipts", "Пассажиры и квитанции", "Yoʻlovchilar va kvitansiyalar"),
    titleOnly: t("Passengers", "Пассажиры", "Yoʻlovchilar"),
    refunded: t("Refunded: {route}", "Оформлен возврат: {route}", "Bekor qilingan, puli qaytariladi: {route}"),
    refundedAll: t("Refunded: all flights", "Оформлен возврат: все рейсы", "Bekor qilingan, puli qaytariladi: barcha reyslar"),
    fliesOnly: t("Flies only {route}", "Летит только {route}", "Faqat {route} reysida uchadi"),
    ticket: t("Ticket {number}", "Билет {number}", "Chipta {number}"),
    extraBag: t(
      "{route}: extra baggage {pieces} × {weight} kg",
      "{route}: доп. багаж {pieces} × {weight} кг",
      "{route}: qoʻshimcha bagaj {pieces} × {weight} kg",
    ),
    receipt: t("Receipt (PDF)", "Квитанция (PDF)", "Kvitansiya (PDF)"),
    receiptIn: t(
      "Itinerary receipt of {name}, {language}",
      "Маршрутная квитанция: {name}, {language}",
      "Marshrut kvitansiyasi: {name}, {language}",
    ),
  },
  steps: {
    title: t("What to do next", "Что делать дальше", "Endi nima qilish kerak"),
    answer: t(
      "Answer the airline’s change above first.",
      "Сначала ответьте на изменение авиакомпании выше.",
      "Avval yuqoridagi aviakompaniya oʻzgarishiga javob bering.",
    ),
    pay: t(
      "Pay the agency before the time above. The tickets come about 10 minutes later.",
      "Оплатите в агентстве до указанного времени. Билеты появятся примерно через 10 минут.",
      "Koʻrsatilgan vaqtgacha agentlikda toʻlang. Chiptalar taxminan 10 daqiqadan keyin chiqadi.",
    ),
    names: t(
      "Compare the names with the passports now: they cannot always be changed once the tickets are issued.",
      "Сверьте имена с паспортами сейчас: после выписки исправить их можно не всегда.",
      "Ismlarni pasportlar bilan hozir solishtiring: chipta chiqqach, ularni har doim ham oʻzgartirib boʻlmaydi.",
    ),
    wait: t(
      "Nothing: the tickets appear here by themselves.",
      "Ничего: билеты появятся здесь сами.",
      "Hech narsa: chiptalar shu yerda oʻzi paydo boʻladi.",
    ),
    receipt: t(
      "Download the receipts. They open without the internet and help at the border.",
      "Скачайте квитанции: они открываются без интернета и помогут на границе.",
      "Kvitansiyalarni yuklab oling: ular internetsiz ochiladi va chegarada kerak boʻladi.",
    ),
    checkIn: t(
      "Check in on the carrier’s site with the check-in code and your surname; most open it 24 hours before departure.",
      "Зарегистрируйтесь на сайте авиакомпании по коду регистрации и фамилии; обычно это можно сделать за 24 часа до вылета.",
      "Aviakompaniya saytida kod va familiyangiz bilan roʻyxatdan oʻting; odatda bu uchishdan 24 soat oldin ochiladi.",
    ),
    airport: t(
      "Be at the airport 3 hours before an international flight, 2 hours before a domestic one.",
      "Приезжайте в аэропорт за 3 часа до международного рейса и за 2 часа до внутреннего.",
      "Aeroportga xalqaro reysdan 3 soat, ichki reysdan 2 soat oldin keling.",
    ),
    documents: t(
      "Check that passports, visas and transit permits are valid for the whole journey.",
      "Проверьте, что паспорта, визы и транзитные разрешения действительны на всю поездку.",
      "Pasport, viza va tranzit ruxsatnomalari butun safar davomida amal qilishini tekshiring.",
    ),
    another: t(
      "Give {agency} the booking number: for the money back, or for another flight.",
      "Обратитесь в агентство {agency}, назовите номер брони и выберите: вернуть деньги или лететь другим рейсом.",
      "Pulni qaytarib olish yoki boshqa reysda uchish uchun agentlikka bron raqamini ayting: {agency}.",
    ),
    money: t(
      "Ask {agency} when and how you get your money back, and give them the booking number.",
      "Узнайте в агентстве {agency}, когда и как вернут деньги, и назовите номер брони.",
      "Pul qachon va qanday qaytarilishini agentlikdan soʻrang, bron raqamini ayting: {agency}.",
    ),
    agency: t(
      "Ask {agency}, and give them the booking number.",
      "Обратитесь в агентство {agency} и назовите номер брони.",
      "Agentlikka murojaat qilib, bron raqamini ayting: {agency}.",
    ),
  },
  notices: t("Please note", "Обратите внимание", "Eʼtibor bering"),
};
