import { t } from "@/lib/domain/localized";

export const entry = {
  title: t("Entry rules", "Правила въезда", "Kirish qoidalari"),
  lead: t(
    "For holders of an ordinary passport. Rules change: confirm with the embassy before the journey.",
    "Для владельцев обычного паспорта. Правила меняются: перед поездкой уточните в посольстве.",
    "Oddiy pasport egalari uchun. Qoidalar oʻzgarib turadi: safardan oldin elchixonadan aniqlang.",
  ),
  citizenship: t("Citizenship", "Гражданство", "Fuqaroligi"),
  citizenshipEmpty: t("No such country", "Такой страны нет", "Bunday davlat yoʻq"),
  loadError: t("The entry rules could not be loaded.", "Не удалось загрузить правила въезда.", "Kirish qoidalarini yuklab boʻlmadi."),
  for: t("Citizens of: {country}", "Гражданство: {country}", "Fuqaroligi: {country}"),
  nothing: t("No border of another country is passed.", "Граница другой страны не пересекается.", "Boshqa davlat chegarasidan oʻtilmaydi."),
  kinds: {
    visa_free: t("Visa-free", "Без визы", "Vizasiz"),
    on_arrival: t("Visa on arrival", "Виза по прибытии", "Yetib borganda viza"),
    e_visa: t("E-visa", "Электронная виза", "Elektron viza"),
    eta: t("Electronic permit", "Электронное разрешение", "Elektron ruxsatnoma"),
    visa_required: t("Visa required", "Нужна виза", "Viza kerak"),
  },
  unknown: t("No rule on file", "Нет данных", "Maʼlumot yoʻq"),
  unknownText: t(
    "Ask the embassy or the airline whether a visa is needed.",
    "Нужна ли виза, уточните в посольстве или у авиакомпании.",
    "Viza kerakligini elchixonadan yoki aviakompaniyadan soʻrang.",
  ),
  connection: t("Connection", "Пересадка", "Toʻxtash"),
  airside: t(
    "Within the transit zone usually no visa is needed. To leave the airport: {kind}.",
    "В транзитной зоне виза обычно не нужна. Для выхода из аэропорта: {kind}.",
    "Tranzit hududida odatda viza kerak emas. Aeroportdan chiqish uchun: {kind}.",
  ),
  airsideUnknown: t(
    "Within the transit zone usually no visa is needed. Ask the airline before you leave the airport.",
    "В транзитной зоне виза обычно не нужна. Прежде чем выходить из аэропорта, уточните у авиакомпании.",
    "Tranzit hududida odatda viza kerak emas. Aeroportdan chiqishdan oldin aviakompaniyadan soʻrang.",
  ),
  reasons: {
    self_transfer: t(
      "You collect your baggage and check in again, so you pass the border.",
      "Вы получаете багаж и регистрируетесь заново, поэтому проходите границу.",
      "Bagajni olib, qayta roʻyxatdan oʻtasiz, shuning uchun chegaradan oʻtasiz.",
    ),
    other_airport: t(
      "The next flight leaves from another airport, so you pass the border.",
      "Следующий рейс вылетает из другого аэропорта, поэтому вы проходите границу.",
      "Keyingi reys boshqa aeroportdan uchadi, shuning uchun chegaradan oʻtasiz.",
    ),
    same_area: t(
      "Passport control is here, although you fly on.",
      "Паспортный контроль здесь, хотя вы летите дальше.",
      "Yana uchsangiz ham, pasport nazorati shu yerda.",
    ),
    no_transit_zone: t(
      "There is no transit zone: everybody passes the border.",
      "Транзитной зоны нет: границу проходят все.",
      "Tranzit hududi yoʻq: hamma chegaradan oʻtadi.",
    ),
  },
  days: t(
    "{days, plural, one {Stay of up to {days} day} other {Stay of up to {days} days}}",
    "{days, plural, one {Пребывание до {days} дня} few {Пребывание до {days} дней} many {Пребывание до {days} дней} other {Пребывание до {days} дней}}",
    "{days} kungacha boʻlish mumkin",
  ),
  tooLong: t(
    "The journey stays {stay, plural, one {{stay} day} other {{stay} days}}, longer than the {days} allowed: a visa is needed for that.",
    "Поездка длится {stay, plural, one {{stay} день} few {{stay} дня} many {{stay} дней} other {{stay} дней}} — дольше разрешённых {days}: для этого нужна виза.",
    "Safar {stay} kun davom etadi, ruxsat etilgani esa {days} kun: buning uchun viza kerak.",
  ),
  disputed: t("Another official source: {kind}", "По другому официальному источнику: {kind}", "Boshqa rasmiy manbada: {kind}"),
  passportArrival: t(
    "Passport valid until {date} at least: {months, plural, one {{months} month} other {{months} months}} after arrival",
    "Паспорт действителен не менее чем до {date}: {months, plural, one {{months} месяц} few {{months} месяца} many {{months} месяцев} other {{months} месяцев}} после прибытия",
    "Pasport kamida {date}gacha amal qilishi kerak: yetib borgandan keyin {months} oy",
  ),
  passportDeparture: t(
    "Passport valid until {date} at least: {months, plural, =0 {the day of departure} one {{months} month after departure} other {{months} months after departure}}",
    "Паспорт действителен не менее чем до {date}: {months, plural, =0 {дня выезда} one {{months} месяц после выезда} few {{months} месяца после выезда} many {{months} месяцев после выезда} other {{months} месяцев после выезда}}",
    "Pasport kamida {date}gacha amal qilishi kerak: {months, plural, =0 {davlatdan chiqish kunigacha} other {davlatdan chiqqandan keyin {months} oy}}",
  ),
  passportUsual: t(
    "usual; the country’s own rule is not on file",
    "обычное требование; собственного правила страны в данных нет",
    "odatiy talab; davlatning oʻz qoidasi maʼlumotlarda yoʻq",
  ),
  source: t("{source}, {date}", "{source}, {date}", "{source}, {date}"),
  withoutAdult: t(
    "Nobody on this journey is 18 or older",
    "В поездке нет никого, кому исполнилось 18 лет",
    "Safarda 18 yoshga toʻlgan hech kim yoʻq",
  ),
  withoutAdultText: t(
    "Ask the carrier for its rules about children without an adult before you pay. Borders may ask for the parents’ consent, certified by a notary.",
    "До оплаты узнайте у авиакомпании правила для детей без взрослых. На границе могут спросить нотариальное согласие родителей.",
    "Toʻlashdan oldin aviakompaniyadan kattalarsiz uchish qoidalarini soʻrang. Chegarada ota-onaning notarial roziligi soʻralishi mumkin.",
  ),
  expires: t(
    "The document expires too soon for: {country}",
    "Срок документа слишком мал для страны: {country}",
    "Hujjat muddati yetarli emas: {country}",
  ),
  expiresText: t(
    "It is valid until {expires}, {date} is needed. Renew it before the journey, or ask the airline whether it boards. You can book all the same.",
    "Он действителен до {expires}, а нужно до {date}. Замените его до поездки или уточните у авиакомпании, пустят ли на рейс. Бронировать можно и так.",
    "U {expires}gacha amal qiladi, {date}gacha kerak. Safardan oldin almashtiring yoki reysga qoʻyilishini aviakompaniyadan soʻrang. Bron qilish mumkin.",
  ),
};
