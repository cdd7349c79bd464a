import { t } from "@/lib/domain/localized";

/** A search in one line: on its page, and in the field that finds from anywhere. */
export const line = {
  open: t("One line", "Одной строкой", "Bir satrda"),
  label: t("The whole search in one line", "Весь поиск одной строкой", "Butun qidiruv bir satrda"),
  hint: t("TAS IST 12DEC 19DEC 2A1C1I", "TAS IST 12ДЕК 19ДЕК 2A1C1I", "TAS IST 12DEK 19DEK 2A1C1I"),
  help: t(
    "Cities or codes, dates, passengers (A adults, C children, I infants, S infants with a seat), cabin (E, B, A). Enter searches.",
    "Города или коды, даты, пассажиры (2в1р1м или 2A1C1I: взрослые, дети, младенцы; S младенцы с местом), класс (E, B, A). Enter ищет.",
    "Shaharlar yoki kodlar, sanalar, yoʻlovchilar (A kattalar, C bolalar, I chaqaloqlar, S joyli chaqaloqlar), klass (E, B, A). Enter qidiradi.",
  ),
  understood: t("{route} · {dates} · {party} · {cabin}", "{route} · {dates} · {party} · {cabin}", "{route} · {dates} · {party} · {cabin}"),
  looking: t("Looking for the cities…", "Ищем города…", "Shaharlar qidirilmoqda…"),
  errors: {
    places: t(
      "Where from and where to is not clear at “{part}”: write two places before the first date.",
      "Откуда и куда, неясно у «{part}»: напишите два места перед первой датой.",
      "“{part}” yonida qayerdan va qayerga ekani noaniq: birinchi sanadan oldin ikki joyni yozing.",
    ),
    noDate: t(
      "The date is missing. Write it after “{part}”: 12DEC, 12.12 or 2026-12-12.",
      "Не хватает даты. Напишите её после «{part}»: 12ДЕК, 12.12 или 2026-12-12.",
      "Sana yetishmayapti. Uni “{part}”dan keyin yozing: 12DEK, 12.12 yoki 2026-12-12.",
    ),
    date: t(
      "“{part}” is no day of travel. Write it as 12DEC, 12.12 or 2026-12-12.",
      "«{part}» — не день поездки. Напишите 12ДЕК, 12.12 или 2026-12-12.",
      "“{part}” safar kuni emas. 12DEK, 12.12 yoki 2026-12-12 deb yozing.",
    ),
    past: t(
      "{part} has passed. Write a day from today on.",
      "{part} уже прошло. Напишите сегодняшний день или более поздний.",
      "{part} oʻtib ketgan. Bugungi yoki keyingi kunni yozing.",
    ),
    back: t(
      "The return, {part}, lies before the departure.",
      "Дата возвращения ({part}) раньше даты вылета.",
      "Qaytish sanasi ({part}) uchish sanasidan oldin.",
    ),
    order: t("“{part}” lies before the date in front of it.", "«{part}» раньше даты перед ней.", "“{part}” oldidagi sanadan avval."),
    party: t(
      "“{part}”: at least one adult, at most nine seats, a lap for every infant.",
      "«{part}»: хотя бы один взрослый, не больше девяти мест, младенец на руках у каждого взрослого только один.",
      "“{part}”: kamida bir katta, koʻpi bilan toʻqqiz joy, har bir katta bilan bitta chaqaloq.",
    ),
    twice: t(
      "“{part}” says it a second time. Leave one out.",
      "«{part}» сказано второй раз. Уберите лишнее.",
      "“{part}” ikkinchi marta yozilgan. Bittasini olib tashlang.",
    ),
    many: t(
      "Six directions are the most: leave out “{part}”.",
      "Направлений не больше шести: уберите «{part}».",
      "Yoʻnalishlar koʻpi bilan oltita: “{part}”ni olib tashlang.",
    ),
    unknown: t(
      "“{part}” has no place here. Leave it out, or name a city in front of it.",
      "«{part}» здесь лишнее. Уберите или назовите перед ним город.",
      "“{part}” bu yerda ortiqcha. Olib tashlang yoki oldiga shahar yozing.",
    ),
    place: t("No city or airport is called “{part}”.", "Города или аэропорта «{part}» нет.", "“{part}” degan shahar yoki aeroport yoʻq."),
    same: t(
      "“{part}” is where the journey begins already.",
      "«{part}» — оттуда поездка уже начинается.",
      "“{part}” — safar shu yerdan boshlanadi.",
    ),
    late: t(
      "Schedules end on {date}: “{part}” lies behind it.",
      "Расписание заканчивается {date}: «{part}» позже.",
      "Jadval {date}gacha: “{part}” undan keyin.",
    ),
  },
};
