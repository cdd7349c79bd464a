import type { Translation } from "../translation";

const en = {
  title: "Entry rules",
  lead: "For holders of an ordinary passport. Rules change: confirm with the embassy before the journey.",
  citizenship: "Citizenship",
  citizenshipEmpty: "No such country",
  loadError: "The entry rules could not be loaded.",
  for: "Citizens of: {country}",
  nothing: "No border of another country is passed.",
  kinds: {
    visa_free: "Visa-free",
    on_arrival: "Visa on arrival",
    e_visa: "E-visa",
    eta: "Electronic permit",
    visa_required: "Visa required",
  },
  unknown: "No rule on file",
  unknownText: "Ask the embassy or the airline whether a visa is needed.",
  connection: "Connection",
  airside: "Within the transit zone usually no visa is needed. To leave the airport: {kind}.",
  airsideUnknown: "Within the transit zone usually no visa is needed. Ask the airline before you leave the airport.",
  reasons: {
    self_transfer: "You collect your baggage and check in again, so you pass the border.",
    other_airport: "The next flight leaves from another airport, so you pass the border.",
    same_area: "Passport control is here, although you fly on.",
    no_transit_zone: "There is no transit zone: everybody passes the border.",
  },
  days: "{days, plural, one {Stay of up to {days} day} other {Stay of up to {days} days}}",
  tooLong:
    "The journey stays {stay, plural, one {{stay} day} other {{stay} days}}, longer than the {days} allowed: a visa is needed for that.",
  disputed: "Another official source: {kind}",
  passportArrival: "Passport valid until {date} at least: {months, plural, one {{months} month} other {{months} months}} after arrival",
  passportDeparture:
    "Passport valid until {date} at least: {months, plural, =0 {the day of departure} one {{months} month after departure} other {{months} months after departure}}",
  passportUsual: "usual; the country’s own rule is not on file",
  source: "{source}, {date}",
  expires: "The document expires too soon for: {country}",
  expiresText:
    "It is valid until {expires}, {date} is needed. Renew it before the journey, or ask the airline whether it boards. You can book all the same.",
} as const;

const ru = {
  title: "Правила въезда",
  lead: "Для владельцев обычного паспорта. Правила меняются: перед поездкой уточните в посольстве.",
  citizenship: "Гражданство",
  citizenshipEmpty: "Такой страны нет",
  loadError: "Не удалось загрузить правила въезда.",
  for: "Гражданство: {country}",
  nothing: "Граница другой страны не пересекается.",
  kinds: {
    visa_free: "Без визы",
    on_arrival: "Виза по прибытии",
    e_visa: "Электронная виза",
    eta: "Электронное разрешение",
    visa_required: "Нужна виза",
  },
  unknown: "Нет данных",
  unknownText: "Нужна ли виза, уточните в посольстве или у авиакомпании.",
  connection: "Пересадка",
  airside: "В транзитной зоне виза обычно не нужна. Для выхода из аэропорта: {kind}.",
  airsideUnknown: "В транзитной зоне виза обычно не нужна. Прежде чем выходить из аэропорта, уточните у авиакомпании.",
  reasons: {
    self_transfer: "Вы получаете багаж и регистрируетесь заново, поэтому проходите границу.",
    other_airport: "Следующий рейс вылетает из другого аэропорта, поэтому вы проходите границу.",
    same_area: "Паспортный контроль здесь, хотя вы летите дальше.",
    no_transit_zone: "Транзитной зоны нет: границу проходят все.",
  },
  days: "{days, plural, one {Пребывание до {days} дня} few {Пребывание до {days} дней} many {Пребывание до {days} дней} other {Пребывание до {days} дней}}",
  tooLong:
    "Поездка длится {stay, plural, one {{stay} день} few {{stay} дня} many {{stay} дней} other {{stay} дней}} – дольше разрешённых {days}: для этого нужна виза.",
  disputed: "По другому официальному источнику: {kind}",
  passportArrival:
    "Паспорт действителен не менее чем до {date}: {months, plural, one {{months} месяц} few {{months} месяца} many {{months} месяцев} other {{months} месяцев}} после прибытия",
  passportDeparture:
    "Паспорт действителен не менее чем до {date}: {months, plural, =0 {дня выезда} one {{months} месяц после выезда} few {{months} месяца после выезда} many {{months} месяцев после выезда} other {{months} месяцев после выезда}}",
  passportUsual: "обычное требование; собственного правила страны в данных нет",
  source: "{source}, {date}",
  expires: "Срок документа слишком мал для страны: {country}",
  expiresText:
    "Он действителен до {expires}, а нужно до {date}. Замените его до поездки или уточните у авиакомпании, пустят ли на рейс. Бронировать можно и так.",
} satisfies Translation<typeof en>;

const uz = {
  title: "Kirish qoidalari",
  lead: "Oddiy pasport egalari uchun. Qoidalar oʻzgarib turadi: safardan oldin elchixonadan aniqlang.",
  citizenship: "Fuqaroligi",
  citizenshipEmpty: "Bunday davlat yoʻq",
  loadError: "Kirish qoidalarini yuklab boʻlmadi.",
  for: "Fuqaroligi: {country}",
  nothing: "Boshqa davlat chegarasidan oʻtilmaydi.",
  kinds: {
    visa_free: "Vizasiz",
    on_arrival: "Yetib borganda viza",
    e_visa: "Elektron viza",
    eta: "Elektron ruxsatnoma",
    visa_required: "Viza kerak",
  },
  unknown: "Maʼlumot yoʻq",
  unknownText: "Viza kerakligini elchixonadan yoki aviakompaniyadan soʻrang.",
  connection: "Ulanish",
  airside: "Tranzit hududida odatda viza kerak emas. Aeroportdan chiqish uchun: {kind}.",
  airsideUnknown: "Tranzit hududida odatda viza kerak emas. Aeroportdan chiqishdan oldin aviakompaniyadan soʻrang.",
  reasons: {
    self_transfer: "Bagajni olib, qayta roʻyxatdan oʻtasiz, shuning uchun chegaradan oʻtasiz.",
    other_airport: "Keyingi reys boshqa aeroportdan uchadi, shuning uchun chegaradan oʻtasiz.",
    same_area: "Yana uchsangiz ham, pasport nazorati shu yerda.",
    no_transit_zone: "Tranzit hududi yoʻq: hamma chegaradan oʻtadi.",
  },
  days: "{days} kungacha boʻlish mumkin",
  tooLong: "Safar {stay} kun davom etadi, ruxsat etilgani esa {days} kun: buning uchun viza kerak.",
  disputed: "Boshqa rasmiy manbada: {kind}",
  passportArrival: "Pasport kamida {date} gacha amal qilishi kerak: yetib borgandan keyin {months} oy",
  passportDeparture:
    "Pasport kamida {date} gacha amal qilishi kerak: {months, plural, =0 {mamlakatdan chiqish kunigacha} other {mamlakatdan chiqqandan keyin {months} oy}}",
  passportUsual: "odatiy talab; davlatning oʻz qoidasi maʼlumotlarda yoʻq",
  source: "{source}, {date}",
  expires: "Hujjat muddati yetarli emas: {country}",
  expiresText:
    "U {expires} gacha amal qiladi, {date} gacha kerak. Safardan oldin almashtiring yoki reysga qoʻyilishini aviakompaniyadan soʻrang. Bron qilish mumkin.",
} satisfies Translation<typeof en>;

export const entry = { en, ru, uz };
