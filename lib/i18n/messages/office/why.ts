import { t } from "@/lib/domain/localized";

/** The back office's page of how a price came about. */
export const why = {
  title: t("Why this price", "Почему такая цена", "Nega narx shunday"),
  lead: t(
    "How the price of a booking came about, from what the booking itself keeps of its sale.",
    "Как сложилась цена брони — по тому, что сама бронь хранит о продаже.",
    "Bron narxi qanday hosil boʻlgani — bronning oʻzi sotuv haqida saqlagani boʻyicha.",
  ),
  number: t("Booking number", "Номер брони", "Bron raqami"),
  missing: t("Type the number of a booking.", "Введите номер брони.", "Bron raqamini kiriting."),
  show: t("Show", "Показать", "Koʻrsatish"),
  sum: t(
    "The agency pays {total}, its customer {selling}.",
    "Агентство платит {total}, его клиент — {selling}.",
    "Agentlik {total}, mijozi {selling} toʻlaydi.",
  ),
  previous: t("It was {amount} before the price changed.", "До изменения цены было {amount}.", "Narx oʻzgarishidan oldin {amount} edi."),
  asOf: t(
    "Fares, taxes and rates are those of {at}. What was filed in another currency is rounded up to {step}; the rate itself is not kept with a booking.",
    "Тарифы, сборы и курсы — на {at}. Поданное в другой валюте округлено вверх до {step}; сам курс в брони не хранится.",
    "Tariflar, yigʻimlar va kurslar — {at} holatiga. Boshqa valyutada berilgani {step}gacha yuqoriga yaxlitlangan; kursning oʻzi bronda saqlanmaydi.",
  ),
  fares: {
    title: t("Fares", "Тарифы", "Tariflar"),
    lead: t(
      "One for each part of the journey that is priced by itself.",
      "По одному на каждую часть пути, у которой своя цена.",
      "Yoʻlning alohida narxlangan har bir qismi uchun bittadan.",
    ),
    route: t("Route", "Маршрут", "Yoʻnalish"),
    of: t(
      "{carrier} {route}, direction {direction}",
      "{carrier} {route}, направление {direction}",
      "{carrier} {route}, {direction}-yoʻnalish",
    ),
    brand: t("Brand", "Бренд", "Brend"),
    class: t("Class", "Класс", "Klass"),
    basis: t("Fare basis", "Код тарифа", "Tarif kodi"),
    adult: t("For an adult", "За взрослого", "Katta yoshli uchun"),
  },
  classes: {
    title: t("Classes and inventory", "Классы и места", "Klasslar va oʻrinlar"),
    lead: t(
      "The class was the lowest that was open for the whole party. Each rule that counts it had room when the seats were taken.",
      "Это был самый низкий класс, открытый для всех пассажиров. В каждом правиле, которое его считает, при бронировании были места.",
      "Bu barcha yoʻlovchilar uchun ochiq boʻlgan eng past klass edi. Uni sanaydigan har bir qoidada bron paytida joy bor edi.",
    ),
    none: t(
      "The booking holds no seats of this service.",
      "Бронь не занимает мест этого сервиса.",
      "Bron bu xizmat oʻrinlarini band qilmaydi.",
    ),
    flight: t("Flight", "Рейс", "Reys"),
    class: t("Class", "Класс", "Klass"),
    seats: t("Seats", "Места", "Oʻrinlar"),
    rules: t("Rules that count it", "Правила, которые его считают", "Uni sanaydigan qoidalar"),
    limit: t("{classes}: {limit} together", "{classes}: вместе {limit}", "{classes}: jami {limit}"),
  },
  lines: {
    title: t("Line by line", "Построчно", "Qatorma-qator"),
    lead: t("What each passenger pays.", "Что платит каждый пассажир.", "Har bir yoʻlovchi nima toʻlaydi."),
    passenger: t("Passenger {number}: {age}", "Пассажир {number}: {age}", "{number}-yoʻlovchi: {age}"),
    kind: {
      fare: t("Fare", "Тариф", "Tarif"),
      tax: t("Tax", "Сбор", "Yigʻim"),
      fee: t("Fee of the service", "Сбор сервиса", "Xizmat yigʻimi"),
      bag: t("Extra bags", "Доп. багаж", "Qoʻshimcha bagaj"),
    },
    direction: t("direction {number}", "направление {number}", "{number}-yoʻnalish"),
    total: t("The agency pays", "Платит агентство", "Agentlik toʻlaydi"),
    selling: t("The customer pays", "Платит клиент", "Mijoz toʻlaydi"),
  },
  rules: {
    title: t("Rules of the agency", "Правила агентства", "Agentlik qoidalari"),
    lead: t(
      "In the order in which they are tried: of each kind the first that fits is the one. These are the rules of today.",
      "В том порядке, в котором они проверяются: из каждого вида действует первое подходящее. Это правила на сегодня.",
      "Tekshirilish tartibida: har bir turdan birinchi mos kelgani amal qiladi. Bular bugungi qoidalar.",
    ),
    none: t("The agency makes no prices of its own.", "Агентство не задаёт собственных цен.", "Agentlik oʻz narxlarini belgilamaydi."),
    changed: t(
      "The rules were changed after the booking was made: it keeps the price of then.",
      "Правила изменены после бронирования: у брони осталась прежняя цена.",
      "Qoidalar bron qilingandan keyin oʻzgargan: bronda oʻsha paytdagi narx qolgan.",
    ),
    part: { markup: t("Markup", "Наценка", "Ustama"), fee: t("Service fee", "Сервисный сбор", "Xizmat haqi") },
    any: t("any journey", "любая поездка", "istalgan safar"),
    when: {
      carrier: t("carrier", "перевозчик", "tashuvchi"),
      from: t("from", "откуда", "qayerdan"),
      to: t("to", "куда", "qayerga"),
      cabin: t("cabin", "салон", "salon"),
      age: t("passenger", "пассажир", "yoʻlovchi"),
    },
    applied: t("Applies: {ages}", "Действует: {ages}", "Amal qiladi: {ages}"),
    passedOver: t(
      "Not for this journey, or another comes first",
      "Не для этой поездки, или раньше подошло другое",
      "Bu safar uchun emas yoki boshqasi oldin mos keldi",
    ),
    rounding: {
      up: t("Rounded up to {to}.", "Округление вверх до {to}.", "{to}gacha yuqoriga yaxlitlanadi."),
      nearest: t("Rounded to the nearest {to}.", "Округление до ближайших {to}.", "Eng yaqin {to}gacha yaxlitlanadi."),
    },
    today: t(
      "By these rules the customer would pay {amount} today.",
      "По этим правилам клиент сегодня заплатил бы {amount}.",
      "Bu qoidalar boʻyicha mijoz bugun {amount} toʻlar edi.",
    ),
  },
};
