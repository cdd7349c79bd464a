import type { Phrase } from "./phrase";

/** What the groups of calls are about, and what each call does (lib/contracts/openapi/texts.ts, lib/contracts/interface/operations.ts). */
export const CALLS: Readonly<Record<string, Phrase>> = {
  "Tokens and API keys.": { ru: "Токены и ключи API.", uz: "Tokenlar va API kalitlari." },
  "What may be spent, what has moved, statements and refunds.": {
    ru: "Сколько можно потратить, движения по депозиту, выписки и возвраты.",
    uz: "Qancha sarflash mumkinligi, depozit harakatlari, hisob koʻchirmalari va qaytarishlar.",
  },
  "Places, carriers, aircraft, countries, documents, services and errors, with tags for programs that keep them.": {
    ru: "Города и аэропорты, авиакомпании, типы самолётов, страны, документы, услуги и ошибки; с метками версий для программ, которые хранят списки у себя.",
    uz: "Shahar va aeroportlar, aviakompaniyalar, samolyot turlari, mamlakatlar, hujjatlar, xizmatlar va xatolar; roʻyxatlarni oʻzida saqlaydigan dasturlar uchun versiya belgilari bilan.",
  },
  "Addresses that messages are sent to, what was sent, and the same events as a list.": {
    ru: "Адреса, на которые приходят сообщения, что было отправлено, и те же события списком.",
    uz: "Xabarlar yuboriladigan manzillar, nimalar yuborilgani va oʻsha hodisalar roʻyxat koʻrinishida.",
  },
  "What exists in test mode alone: let things happen to test bookings, move their times, refill the test deposit.": {
    ru: "То, что есть только в тестовом режиме: вызвать событие у тестовой брони, сдвинуть её время, пополнить тестовый депозит.",
    uz: "Faqat sinov rejimida bor narsalar: sinov bronida hodisa yuz berdirish, uning vaqtini surish, sinov depozitini toʻldirish.",
  },
  "Searching flights, prices by day and by destination, checking an offer, its fare family and its rules.": {
    ru: "Поиск рейсов, цены по дням и направлениям, проверка предложения, его семейство тарифов и правила.",
    uz: "Reys qidirish, kunlar va yoʻnalishlar boʻyicha narxlar, taklifni tekshirish, uning tariflar oilasi va qoidalari.",
  },
  "Booking, reading, paying, fiscal data and receipts.": {
    ru: "Бронирование, чтение, оплата, фискальные данные и квитанции.",
    uz: "Bron qilish, oʻqish, toʻlash, fiskal maʼlumotlar va kvitansiyalar.",
  },
  "What the airline changed after the booking, and the three ways to answer it.": {
    ru: "Что авиакомпания изменила после бронирования и три способа на это ответить.",
    uz: "Bron qilingandan keyin aviakompaniya nimani oʻzgartirgani va bunga javob berishning uch yoʻli.",
  },
  "Four ways out of a booking, and what each would return.": {
    ru: "Четыре способа отказаться от брони и сколько вернёт каждый из них.",
    uz: "Brondan voz kechishning toʻrt yoʻli va har biri qancha pul qaytarishi.",
  },
  "The flight schedule and entry visas.": { ru: "Расписание рейсов и въездные визы.", uz: "Reyslar jadvali va kirish vizalari." },
  "What is sent to your address when a booking or your account changes.": {
    ru: "Что приходит на ваш адрес, когда меняется бронь или ваш счёт.",
    uz: "Bron yoki hisobingiz oʻzgarganda manzilingizga nima yuboriladi.",
  },
  "Get a bearer token": { ru: "Получить токен", uz: "Token olish" },
  "Read deposit and credit": { ru: "Узнать депозит и кредит", uz: "Depozit va kreditni bilish" },
  "Read deposit and credit in each of your currencies": {
    ru: "Узнать депозит и кредит в каждой из ваших валют",
    uz: "Har bir valyutangizdagi depozit va kreditni bilish",
  },
  "Search flights": { ru: "Найти рейсы", uz: "Reys qidirish" },
  "Check seats and price of an offer": { ru: "Проверить места и цену предложения", uz: "Taklifning joylari va narxini tekshirish" },
  "List all fare brands of an offer's flights": {
    ru: "Все тарифы на рейсы предложения",
    uz: "Taklif reyslarining barcha tariflari",
  },
  "Read the fare rules of an offer": { ru: "Правила тарифа предложения", uz: "Taklifning tarif qoidalari" },
  "Book an offer": { ru: "Забронировать предложение", uz: "Taklifni bron qilish" },
  "Read a booking": { ru: "Прочитать бронь", uz: "Bronni oʻqish" },
  "Read the fare rules of a booking": { ru: "Правила тарифа брони", uz: "Bronning tarif qoidalari" },
  "Ask whether a booking's price has changed": { ru: "Узнать, изменилась ли цена брони", uz: "Bron narxi oʻzgarganini bilish" },
  "Ask whether a booking may be paid now": { ru: "Узнать, можно ли оплатить бронь", uz: "Bronni hozir toʻlash mumkinligini bilish" },
  "Pay a booking from the deposit": { ru: "Оплатить бронь с депозита", uz: "Bronni depozitdan toʻlash" },
  "Read the fiscal data of a paid booking": {
    ru: "Фискальные данные оплаченной брони",
    uz: "Toʻlangan bronning fiskal maʼlumotlari",
  },
  "Get the itinerary receipts": { ru: "Получить маршрутные квитанции", uz: "Marshrut kvitansiyalarini olish" },
  "Cancel an unpaid booking": { ru: "Отменить неоплаченную бронь", uz: "Toʻlanmagan bronni bekor qilish" },
  "Void a paid or ticketed booking with a full refund": {
    ru: "Аннулировать оплаченную бронь с полным возвратом",
    uz: "Toʻlangan bronni annullab, pulni toʻliq qaytarish",
  },
  "Ask what a refund would return": { ru: "Узнать сумму возврата", uz: "Qancha pul qaytishini bilish" },
  "See which bags can still be bought for a booking": {
    ru: "Узнать, какой багаж ещё можно докупить",
    uz: "Bronga yana qanday bagaj olish mumkinligini bilish",
  },
  "Buy bags for a booking": { ru: "Докупить багаж к бронированию", uz: "Bronga bagaj sotib olish" },
  "Take passengers out of an unpaid booking": {
    ru: "Убрать пассажиров из неоплаченной брони",
    uz: "Toʻlanmagan brondan yoʻlovchilarni chiqarish",
  },
  "Ask what a refund of some passengers or directions would return": {
    ru: "Узнать, сколько вернётся части пассажиров или за отдельные направления",
    uz: "Ayrim yoʻlovchilarga yoki yoʻnalishlar uchun qancha qaytishini bilish",
  },
  "Refund some passengers or directions of a ticketed booking": {
    ru: "Вернуть деньги части пассажиров или за отдельные направления брони с билетами",
    uz: "Chiptalari rasmiylashtirilgan bronning ayrim yoʻlovchilariga yoki yoʻnalishlari uchun pulni qaytarish",
  },
  "Refund a ticketed booking by its fare rules": {
    ru: "Вернуть билеты по правилам тарифа",
    uz: "Chiptalarni tarif qoidalari boʻyicha qaytarish",
  },
  "Ask the back office for a refund": { ru: "Подать заявку на возврат в бэк-офис", uz: "Bek-ofisga qaytarish arizasini berish" },
  "Read the flight schedule": { ru: "Расписание рейсов", uz: "Reyslar jadvali" },
  "Read entry-visa types": { ru: "Типы въездных виз", uz: "Kirish vizasi turlari" },
  "Read entry-visa types (older form)": { ru: "Типы въездных виз (прежний вид)", uz: "Kirish vizasi turlari (avvalgi koʻrinish)" },
  "See the lowest price of every day": { ru: "Самая низкая цена на каждый день", uz: "Har kunning eng arzon narxi" },
  "See the lowest price to every city": { ru: "Самая низкая цена в каждый город", uz: "Har bir shaharga eng arzon narx" },
  "Accept the airline's new flights": { ru: "Принять новые рейсы авиакомпании", uz: "Aviakompaniyaning yangi reyslarini qabul qilish" },
  "Choose other flights in place of changed ones": {
    ru: "Выбрать другие рейсы вместо изменённых",
    uz: "Oʻzgargan reyslar oʻrniga boshqasini tanlash",
  },
  "Take everything back because the airline changed the flights": {
    ru: "Вернуть всю сумму из-за изменения рейсов",
    uz: "Reyslar oʻzgargani uchun pulni toʻliq qaytarish",
  },
  "List what has moved on your deposit": { ru: "Движения по депозиту", uz: "Depozit harakatlari" },
  "Read opening balance, movements and closing balance of some days": {
    ru: "Выписка за дни: входящий остаток, движения, исходящий остаток",
    uz: "Bir necha kunlik hisob koʻchirmasi: boshlangʻich qoldiq, harakatlar, yakuniy qoldiq",
  },
  "List all refunds": { ru: "Все возвраты", uz: "Barcha qaytarishlar" },
  "Read the low-balance threshold": { ru: "Прочитать порог низкого остатка", uz: "Mablagʻ kamligi chegarasini oʻqish" },
  "Be warned when the balance is low": {
    ru: "Задать предупреждение о низком остатке",
    uz: "Mablagʻ kamligi haqida ogohlantirishni belgilash",
  },
  "Search flights, in short and in pages": { ru: "Найти рейсы, кратко и по страницам", uz: "Reys qidirish, qisqa va sahifalab" },
  "List and find bookings": { ru: "Список и поиск броней", uz: "Bronlar roʻyxati va qidiruvi" },
  "Change reference, notes and contacts": {
    ru: "Изменить собственный номер, заметки и контакты",
    uz: "Oʻz raqamingiz, qaydlar va kontaktlarni oʻzgartirish",
  },
  "Hold the seats of an unpaid booking longer": {
    ru: "Продлить удержание мест неоплаченной брони",
    uz: "Toʻlanmagan bron joylarini uzoqroq saqlab turish",
  },
  "Change a passenger's document, contacts, loyalty numbers, or correct the name": {
    ru: "Изменить документ, контакты, номера программ лояльности пассажира или исправить имя",
    uz: "Yoʻlovchining hujjati, kontaktlari, sodiqlik dasturi raqamlarini oʻzgartirish yoki ismini tuzatish",
  },
  "List the refunds of a booking": { ru: "Возвраты по брони", uz: "Bron boʻyicha qaytarishlar" },
  "Find cities and airports by what was typed": {
    ru: "Найти города и аэропорты по набранному",
    uz: "Shahar va aeroportlarni yozilgan matn boʻyicha topish",
  },
  "List the airports": { ru: "Список аэропортов", uz: "Aeroportlar roʻyxati" },
  "List the carriers": { ru: "Список авиакомпаний", uz: "Aviakompaniyalar roʻyxati" },
  "List the aircraft types": { ru: "Список типов самолётов", uz: "Samolyot turlari roʻyxati" },
  "List the countries": { ru: "Список стран", uz: "Mamlakatlar roʻyxati" },
  "List the document types": { ru: "Список типов документов", uz: "Hujjat turlari roʻyxati" },
  "List what fares may include": {
    ru: "Список услуг, которые бывают в тарифах",
    uz: "Tariflarga kirishi mumkin boʻlgan xizmatlar roʻyxati",
  },
  "List the errors": { ru: "Список ошибок", uz: "Xatolar roʻyxati" },
  "List your webhook addresses": { ru: "Список адресов вебхуков", uz: "Vebhuk manzillari roʻyxati" },
  "Add a webhook address": { ru: "Добавить адрес вебхуков", uz: "Vebhuk manzilini qoʻshish" },
  "Change a webhook address, or switch it on or off": {
    ru: "Изменить адрес вебхуков, включить его или выключить",
    uz: "Vebhuk manzilini oʻzgartirish, yoqish yoki oʻchirib qoʻyish",
  },
  "Delete a webhook address": { ru: "Удалить адрес вебхуков", uz: "Vebhuk manzilini olib tashlash" },
  "Give a webhook address a new secret": { ru: "Выдать адресу вебхуков новый секрет", uz: "Vebhuk manziliga yangi maxfiy kalit berish" },
  "Send a test to a webhook address": { ru: "Отправить проверку на адрес вебхуков", uz: "Vebhuk manziliga sinov yuborish" },
  "List what was sent to a webhook address": {
    ru: "Что было отправлено на адрес вебхуков",
    uz: "Vebhuk manziliga nimalar yuborilgani",
  },
  "Send a message once more": { ru: "Отправить сообщение ещё раз", uz: "Xabarni yana bir marta yuborish" },
  "Read events one after the other": { ru: "Читать события одно за другим", uz: "Hodisalarni birin-ketin oʻqish" },
  "Let something happen to a test booking": { ru: "Вызвать событие у тестовой брони", uz: "Sinov bronida hodisa yuz berdirish" },
  "Move the times of a test booking": { ru: "Сдвинуть время тестовой брони", uz: "Sinov bronining vaqtini surish" },
  "Put test money on the deposit": { ru: "Пополнить депозит тестовыми деньгами", uz: "Depozitni sinov puli bilan toʻldirish" },
};
