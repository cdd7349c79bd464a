import { type InLanguage, inLanguages, t } from "@/lib/domain/localized";

/** Every word of an itinerary receipt. Functions put names and numbers in their place. */
const rows = {
  title: t("Electronic ticket itinerary receipt", "Маршрутная квитанция электронного билета", "Elektron chipta marshrut kvitansiyasi"),
  /** Title of a receipt all of whose documents are the seller's own. */
  ownTitle: t(
    "Itinerary receipt of a charter — the seller’s own document",
    "Маршрутная квитанция чартера — собственный документ продавца",
    "Charter marshrut kvitansiyasi — sotuvchining oʻz hujjati",
  ),
  demonstration: t(
    "Demonstration — not valid for travel",
    "Демонстрация — недействительно для поездки",
    "Namoyish — sayohat uchun yaroqsiz",
  ),
  passenger: t("Passenger", "Пассажир", "Yoʻlovchi"),
  passengers: t("Passengers", "Пассажиры", "Yoʻlovchilar"),
  ages: {
    adt: t("Adult", "Взрослый", "Katta yoshli"),
    chd: t("Child", "Ребёнок", "Bola"),
    inf: t("Infant", "Младенец", "Chaqaloq"),
    ins: t("Infant with a seat", "Младенец с местом", "Joyli chaqaloq"),
  },
  document: t("Travel document", "Документ", "Hujjat"),
  bookingNumber: t("Booking number", "Номер брони", "Bron raqami"),
  issued: t("Date of issue", "Дата выписки", "Rasmiylashtirilgan sana"),
  agency: t("Issuing agency", "Агентство", "Agentlik"),
  payment: t("Form of payment", "Форма оплаты", "Toʻlov turi"),
  /** How the carrier was paid: what the customer gives the agency is between the two. */
  paidBy: t("Through the agency", "Через агентство", "Agentlik orqali"),
  born: t(
    (date: string) => `born ${date}`,
    (date) => `дата рождения ${date}`,
    (date) => `tugʻilgan sana ${date}`,
  ),
  scan: t("Live booking status", "Статус бронирования", "Bron holati"),
  tickets: t("Tickets", "Билеты", "Chiptalar"),
  ticketNumber: t("Ticket number", "Номер билета", "Chipta raqami"),
  /** Number of the seller's own document for a charter. */
  ownNumber: t(
    (number: string) => `${number} (own document of a charter)`,
    (number) => `${number} (собственный документ чартера)`,
    (number) => `${number} (charterning oʻz hujjati)`,
  ),
  validatingCarrier: t("Issued on behalf of", "На бланке перевозчика", "Chipta bergan aviakompaniya"),
  pnr: t("PNR", "PNR", "PNR"),
  /** The same where no airline knows it. */
  sellerCode: t("Seller’s code", "Код у продавца", "Sotuvchi kodi"),
  locators: t("Check-in code", "Код регистрации", "Roʻyxatdan oʻtish kodi"),
  route: t("Valid for", "Действителен для", "Yoʻnalish"),
  itinerary: t("Itinerary", "Маршрут", "Marshrut"),
  localTimes: t("All times are local", "Время везде местное", "Vaqtlar mahalliy"),
  /** Headings of the directions: a single one, the first of two, the second of two. */
  oneWay: t("Journey", "Поездка", "Safar"),
  outbound: t("Outbound", "Туда", "Borish"),
  inbound: t("Return", "Обратно", "Qaytish"),
  /** A direction of a journey to several cities, from 1. */
  numbered: t(
    (number: number) => `Direction ${number}`,
    (number) => `Направление ${number}`,
    (number) => `${number}-yoʻnalish`,
  ),
  terminal: t(
    (name: string) => `Terminal ${name}`,
    (name) => `Терминал ${name}`,
    (name) => `${name}-terminal`,
  ),
  duration: t(
    (hours: number, minutes: number) => [hours && `${hours} h`, (minutes || !hours) && `${minutes} min`].filter(Boolean).join(" "),
    (hours, minutes) => [hours && `${hours} ч`, (minutes || !hours) && `${minutes} мин`].filter(Boolean).join(" "),
    (hours, minutes) => [hours && `${hours} soat`, (minutes || !hours) && `${minutes} daq`].filter(Boolean).join(" "),
  ),
  total: t(
    (duration: string) => `${duration} in all`,
    (duration) => `всего ${duration}`,
    (duration) => `jami ${duration}`,
  ),
  aircraft: t("Aircraft", "Самолёт", "Samolyot"),
  operatedBy: t(
    (carrier: string) => `operated by ${carrier}`,
    (carrier) => `выполняет ${carrier}`,
    (carrier) => `parvozni ${carrier} bajaradi`,
  ),
  cabin: t("Cabin and class", "Класс", "Klass"),
  cabins: {
    E: t("Economy", "Эконом", "Ekonom"),
    B: t("Business", "Бизнес", "Biznes"),
  },
  fareBrand: t("Fare", "Тариф", "Tarif"),
  fareBasis: t("Fare basis", "Код тарифа", "Tarif kodi"),
  baggage: t("Baggage", "Багаж", "Bagaj"),
  handBaggage: t("Hand baggage", "Ручная кладь", "Qoʻl yuki"),
  carriage: t(
    (pieces: number, kg: number) => `${pieces} × ${kg} kg`,
    (pieces, kg) => `${pieces} × ${kg} кг`,
    (pieces, kg) => `${pieces} × ${kg} kg`,
  ),
  carrierRules: t("By carrier’s rules", "По правилам перевозчика", "Aviakompaniya qoidasicha"),
  notIncluded: t("Not included", "Не включено", "Kiritilmagan"),
  technicalStop: t(
    (city: string, airport: string, arrival: string, departure: string, duration: string) =>
      `Technical stop in ${city} (${airport}) ${arrival}–${departure}, ${duration}; no change of aircraft`,
    (city, airport, arrival, departure, duration) =>
      `Техническая посадка: ${city} (${airport}) ${arrival}–${departure}, ${duration}; без смены самолёта`,
    (city, airport, arrival, departure, duration) =>
      `Texnik toʻxtash: ${city} (${airport}) ${arrival}–${departure}, ${duration}; samolyot almashmaydi`,
  ),
  connection: t(
    (city: string, duration: string) => `Connection in ${city}: ${duration}`,
    (city, duration) => `Пересадка: ${city}, ${duration}`,
    (city, duration) => `Toʻxtash: ${city}, ${duration}`,
  ),
  /** The airport changes on the way. */
  airportChange: t(
    (from: string, to: string) => `change of airport, ${from} to ${to}`,
    (from, to) => `смена аэропорта, ${from} — ${to}`,
    (from, to) => `aeroport almashadi, ${from} — ${to}`,
  ),
  selfTransfer: t(
    "Separate tickets: collect your baggage and check in again for the next flight. If you miss it, its carrier owes you no other flight.",
    "Отдельные билеты: получите багаж и снова зарегистрируйтесь. При опоздании перевозчик не обязан предоставить другой рейс.",
    "Alohida chiptalar: bagajni olib, qaytadan roʻyxatdan oʻting. Kechiksangiz, aviakompaniya boshqa reys berishga majbur emas.",
  ),
  price: t("Price", "Стоимость", "Narx"),
  priceBeforeRefunds: t("As paid, before refunds", "Как оплачено, до возвратов", "Toʻlangandagidek, qaytarishlardan oldin"),
  fare: t("Fare", "Тариф", "Tarif"),
  /** Where the agency makes its own price. */
  fareWithFee: t("Fare with agency fee", "Тариф и сбор агентства", "Tarif, agentlik haqi bilan"),
  carrierSurcharge: t(
    (code: string) => `Carrier surcharge ${code}`,
    (code) => `Сбор перевозчика ${code}`,
    (code) => `Aviakompaniya yigʻimi ${code}`,
  ),
  tax: t(
    (code: string) => `Tax or airport charge ${code}`,
    (code) => `Налог или аэропортовый сбор ${code}`,
    (code) => `Soliq yoki aeroport yigʻimi ${code}`,
  ),
  serviceFee: t("Agency service fee", "Сервисный сбор агентства", "Agentlik xizmat haqi"),
  /** Stands beside a price that is not shown in parts. */
  allIncluded: t(
    "Travel with all taxes, charges and services",
    "Перевозка со всеми таксами, сборами и услугами",
    "Barcha soliq, yigʻim va xizmatlar bilan tashish",
  ),
  included: t("Included", "Включено", "Narxga kiradi"),
  grandTotal: t("Total paid", "Оплачено всего", "Jami toʻlandi"),
  conditions: t("Fare conditions", "Условия тарифа", "Tarif shartlari"),
  conditionsNote: t(
    "Fees per passenger and fare. A difference in fare is paid on top when changing; taxes of unused flights are refunded as the carrier’s rules say.",
    "Штрафы указаны на одного пассажира и один тариф. При обмене доплачивается разница в тарифе; таксы за неиспользованные рейсы возвращаются по правилам перевозчика.",
    "Jarimalar bir yoʻlovchi va bir tarif uchun. Almashtirishda tariflar farqi qoʻshimcha toʻlanadi; foydalanilmagan reyslar soliqlari aviakompaniya qoidalariga koʻra qaytariladi.",
  ),
  conditionColumns: {
    fare: t("Fare", "Тариф", "Tarif"),
    refundBefore: t("Refund before departure", "Возврат до вылета", "Uchishdan oldin qaytarish"),
    refundAfter: t("Refund after departure", "Возврат после вылета", "Uchishdan keyin qaytarish"),
    changeBefore: t("Change before departure", "Обмен до вылета", "Uchishdan oldin almashtirish"),
    changeAfter: t("Change after departure", "Обмен после вылета", "Uchishdan keyin almashtirish"),
  },
  notPermitted: t("Not permitted", "Не разрешён", "Mumkin emas"),
  free: t("Free of charge", "Бесплатно", "Bepul"),
  fee: t(
    (amount: string) => `Fee ${amount}`,
    (amount) => `Штраф ${amount}`,
    (amount) => `Jarima ${amount}`,
  ),
  notices: t("Good to know", "Полезно знать", "Bilib oling"),
  /** How to check in, with a check-in code and without one. */
  checkIn: t(
    "Check in online with the check-in code and your surname, or at the airport with the travel document that was used for the booking.",
    "Зарегистрируйтесь онлайн по коду регистрации и фамилии или в аэропорту по документу, на который оформлено бронирование.",
    "Reysga onlayn roʻyxatdan oʻtish kodi va familiyangiz bilan yoki aeroportda bron qilingan hujjat bilan roʻyxatdan oʻting.",
  ),
  checkInWithoutCode: t(
    "Check in at the airport with the travel document that was used for the booking: the carrier has given no check-in code. Ask the agency whether online check-in is possible.",
    "Зарегистрируйтесь в аэропорту по документу, на который оформлено бронирование: кода регистрации перевозчик не выдал. Возможна ли онлайн-регистрация, узнайте в агентстве.",
    "Aeroportda bron qilingan hujjat bilan roʻyxatdan oʻting: aviakompaniya roʻyxatdan oʻtish kodini bermagan. Onlayn roʻyxatdan oʻtish mumkinligini agentlikdan soʻrang.",
  ),
  /** Standing advice, printed after the notices of the booking. */
  advice: {
    closing: t(
      "Carriers usually close check-in 60 minutes before an international and 40 minutes before a domestic departure. Allow time for border and security controls.",
      "Обычно регистрация заканчивается за 60 минут до вылета международного рейса и за 40 минут до вылета внутреннего. Заложите время на паспортный контроль и досмотр.",
      "Roʻyxatdan oʻtish odatda xalqaro reysdan 60 daqiqa, ichki reysdan 40 daqiqa oldin yopiladi. Chegara va xavfsizlik nazorati uchun vaqt qoldiring.",
    ),
    documents: t(
      "Make sure that your travel document, visas and transit permits are valid for the whole journey.",
      "Проверьте, что документ, визы и транзитные разрешения действительны на всю поездку.",
      "Hujjatingiz, vizalar va tranzit ruxsatnomalari butun safar davomida amal qilishini tekshiring.",
    ),
    goods: t(
      "Power banks and spare lithium batteries travel in hand baggage only. Explosives, flammable, corrosive and toxic goods are forbidden on board.",
      "Внешние аккумуляторы и запасные литиевые батареи перевозятся только в ручной клади. Взрывчатые, горючие, едкие и ядовитые вещества на борту запрещены.",
      "Quvvat bloklari (power bank) va zaxira litiy batareyalar faqat qoʻl yukida olib yuriladi. Portlovchi, yonuvchi, oʻyuvchi va zaharli moddalar samolyotda taqiqlangan.",
    ),
  },
  legalHeading: t("Conditions of contract", "Условия договора перевозки", "Tashish shartnomasi shartlari"),
  legal: t(
    "Carriage and other services provided by the carrier are subject to its conditions of carriage, which are incorporated by reference and may be obtained from the carrier. Where a journey ends or stops in a country other than that of departure, the Montreal Convention of 1999 or the Warsaw Convention may apply; they govern and in most cases limit the carrier’s liability for death or injury, delay, and loss of or damage to baggage.",
    "Перевозка и другие услуги перевозчика регулируются его правилами перевозки, которые являются частью договора; их можно получить у перевозчика. Если поездка заканчивается или прерывается не в стране отправления, может применяться Монреальская конвенция 1999 года или Варшавская конвенция: они определяют и в большинстве случаев ограничивают ответственность перевозчика за гибель или вред здоровью, задержку, утрату и повреждение багажа.",
    "Tashish va aviakompaniyaning boshqa xizmatlari uning tashish qoidalariga boʻysunadi; ular shartnomaning bir qismi boʻlib, aviakompaniyadan olinishi mumkin. Safar uchish davlatidan boshqa davlatda tugasa yoki toʻxtasa, 1999-yilgi Monreal konvensiyasi yoki Varshava konvensiyasi qoʻllanishi mumkin: ular aviakompaniyaning oʻlim, jarohat, kechikish, bagaj yoʻqolishi va shikastlanishi uchun javobgarligini belgilaydi va koʻp hollarda cheklaydi.",
  ),
  /** What this paper is, by the documents that it tells of. */
  legalOf: {
    airline_ticket: t(
      "This itinerary receipt is the confirmation of an electronic ticket whose number is of the stock that the carrier has given out. Show it on request at immigration, customs and airport security.",
      "Эта маршрутная квитанция подтверждает электронный билет с номером из запаса, выданного перевозчиком. Предъявляйте её по требованию на паспортном контроле, таможне и досмотре.",
      "Ushbu marshrut kvitansiyasi raqami aviakompaniya bergan zaxiradan boʻlgan elektron chiptani tasdiqlaydi. Uni pasport, bojxona va xavfsizlik nazoratida talab qilinganda koʻrsating.",
    ),
    own_document: t(
      "This is the seller’s own document for a charter flight. It is no ticket of an airline, and no airline’s database holds it: questions about the flight are answered by the agency named above. Show it on request at immigration, customs and airport security.",
      "Это собственный документ продавца на чартерный рейс. Он не является билетом авиакомпании и не хранится в базе данных перевозчика: на вопросы о рейсе отвечает агентство, указанное выше. Предъявляйте его по требованию на паспортном контроле, таможне и досмотре.",
      "Bu sotuvchining charter reysi uchun oʻz hujjati. U aviakompaniya chiptasi emas va hech bir aviakompaniya maʼlumotlar bazasida saqlanmaydi: reys haqidagi savollarga yuqorida koʻrsatilgan agentlik javob beradi. Uni pasport, bojxona va xavfsizlik nazoratida talab qilinganda koʻrsating.",
    ),
    invented: t(
      "This itinerary receipt is the confirmation of an electronic ticket held in the carrier’s database. Show it on request at immigration, customs and airport security.",
      "Эта маршрутная квитанция подтверждает электронный билет, который хранится в базе данных перевозчика. Предъявляйте её по требованию на паспортном контроле, таможне и досмотре.",
      "Ushbu marshrut kvitansiyasi aviakompaniya maʼlumotlar bazasida saqlanadigan elektron chiptani tasdiqlaydi. Uni pasport, bojxona va xavfsizlik nazoratida talab qilinganda koʻrsating.",
    ),
  },
  page: t(
    (page: number, pages: number) => `Page ${page} of ${pages}`,
    (page, pages) => `Страница ${page} из ${pages}`,
    (page, pages) => `${pages} sahifadan ${page}-sahifa`,
  ),
};

export type ReceiptTexts = InLanguage<typeof rows>;

export const RECEIPT_TEXTS = inLanguages(rows);
