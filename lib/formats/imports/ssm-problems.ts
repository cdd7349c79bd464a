import type { LocalizedText } from "@/lib/domain/localized";

/** What can be wrong with the text of an SSM or ASM, and what to do about it. `{value}` is what the line has, `{other}` what it contradicts. */
export const SSM_PROBLEMS = {
  no_message: {
    en: "There is no message here: none begins with a line SSM or ASM. Check the text.",
    ru: "Здесь нет сообщения: ни одно не начинается строкой SSM или ASM. Проверьте текст.",
    uz: "Bu yerda xabar yoʻq: hech biri SSM yoki ASM satri bilan boshlanmaydi. Matnni tekshiring.",
  },
  outside_message: {
    en: "“{value}” stands before the first message. Begin each message with a line SSM or ASM.",
    ru: "«{value}» стоит перед первым сообщением. Начинайте каждое сообщение строкой SSM или ASM.",
    uz: "“{value}” birinchi xabardan oldin turibdi. Har bir xabarni SSM yoki ASM satri bilan boshlang.",
  },
  message_date: {
    en: "“{value}” has no date that exists. Write DDMMM or DDMMMYY, e.g. 18DEC26.",
    ru: "В «{value}» нет существующей даты. Укажите ДДМММ или ДДМММГГ латиницей, например 18DEC26.",
    uz: "“{value}” da mavjud sana yoʻq. DDMMM yoki DDMMMYY koʻrinishida yozing, masalan 18DEC26.",
  },
  message_period_reversed: {
    en: "The period “{value}” ends before it begins. Correct one of its dates.",
    ru: "Период «{value}» заканчивается раньше, чем начинается. Исправьте одну из дат.",
    uz: "“{value}” davri boshlanishidan oldin tugaydi. Sanalardan birini tuzating.",
  },
  message_days: {
    en: "“{value}” has no readable days. Write the digits of the days after the dates (1 Monday … 7 Sunday), e.g. 57.",
    ru: "В «{value}» не читаются дни. После дат укажите цифры дней (1 — понедельник … 7 — воскресенье), например 57.",
    uz: "“{value}” da kunlar oʻqilmaydi. Sanalardan keyin kun raqamlarini yozing (1 dushanba … 7 yakshanba), masalan 57.",
  },
  message_frequency: {
    en: "“{value}” has no readable frequency. Write /W2 after the days for every second week, or nothing.",
    ru: "В «{value}» не читается частота. Для рейсов через неделю укажите после дней /W2, иначе ничего.",
    uz: "“{value}” da chastota oʻqilmaydi. Ikki haftada bir uchun kunlardan keyin /W2 yozing, boʻlmasa hech narsa yozmang.",
  },
  action_missing: {
    en: "The message has no action. Write one below its reference, e.g. TIM.",
    ru: "В сообщении нет действия. Укажите его под ссылкой, например TIM.",
    uz: "Xabarda amal yoʻq. Uni havola ostiga yozing, masalan TIM.",
  },
  action_unknown: {
    en: "“{value}” is no action. Write NEW, CNL, RPL, SKD, TIM, EQT, CON, ADM, FLT or REV, in an ASM also RIN or RRT; a reference has the form 03DEC00012E001.",
    ru: "«{value}» — не действие. Укажите NEW, CNL, RPL, SKD, TIM, EQT, CON, ADM, FLT или REV, в ASM также RIN или RRT; ссылка имеет вид 03DEC00012E001.",
    uz: "“{value}” amal emas. NEW, CNL, RPL, SKD, TIM, EQT, CON, ADM, FLT yoki REV, ASM da RIN yoki RRT ham yozing; havola 03DEC00012E001 koʻrinishida boʻladi.",
  },
  action_not_here: {
    en: "{value} is no action of an {other}. Send it in the other kind of message.",
    ru: "{value} не бывает в {other}. Отправьте его сообщением другого вида.",
    uz: "{value} amali {other} da boʻlmaydi. Uni boshqa turdagi xabarda yuboring.",
  },
  action_answers: {
    en: "{value} asks or answers and changes no schedule. Take the message out.",
    ru: "{value} — запрос или ответ, расписание он не меняет. Уберите сообщение.",
    uz: "{value} soʻrov yoki javob, jadvalni oʻzgartirmaydi. Xabarni olib tashlang.",
  },
  action_incomplete: {
    en: "{value} lacks its {other}. Add the line.",
    ru: "Для {value} не хватает строки ({other}). Добавьте её.",
    uz: "{value} uchun satr yetishmaydi ({other}). Uni qoʻshing.",
  },
  flight_designator: {
    en: "“{value}” is no flight. Write the airline, the number and, where there is one, the suffix, e.g. QX451.",
    ru: "«{value}» — не рейс. Укажите авиакомпанию, номер и, если есть, суффикс, например QX451.",
    uz: "“{value}” reys emas. Aviakompaniya, raqam va bor boʻlsa qoʻshimchani yozing, masalan QX451.",
  },
  flight_with_date: {
    en: "“{value}” has a date. An SSM names its dates by a period on a line of its own; send one date as an ASM.",
    ru: "В «{value}» есть дата. В SSM даты задаются периодом в отдельной строке; одну дату отправьте как ASM.",
    uz: "“{value}” da sana bor. SSM da sanalar alohida satrdagi davr bilan beriladi; bitta sanani ASM bilan yuboring.",
  },
  flight_without_date: {
    en: "“{value}” has no date. An ASM names the flight's date at its origin, e.g. QX451/18DEC.",
    ru: "В «{value}» нет даты. В ASM указывается дата рейса в пункте отправления, например QX451/18DEC.",
    uz: "“{value}” da sana yoʻq. ASM da reysning joʻnash joyidagi sanasi yoziladi, masalan QX451/18DEC.",
  },
  equipment_line: {
    en: "“{value}” is no equipment. Write service type, aircraft, classes and configuration, e.g. J 789 CYBM.C20Y180.",
    ru: "«{value}» — не строка оборудования. Укажите тип перевозки, воздушное судно, классы и компоновку, например J 789 CYBM.C20Y180.",
    uz: "“{value}” jihoz satri emas. Xizmat turi, samolyot, klasslar va joylashuvni yozing, masalan J 789 CYBM.C20Y180.",
  },
  leg_line: {
    en: "“{value}” is no leg. Write both airports with their times, e.g. SIN2145 DEL0100/1.",
    ru: "«{value}» — не участок. Укажите оба аэропорта с временем, например SIN2145 DEL0100/1.",
    uz: "“{value}” qism emas. Ikkala aeroportni vaqti bilan yozing, masalan SIN2145 DEL0100/1.",
  },
  day_of_month: {
    en: "The day {value} before a time is none from the day before the flight to a week after it, or the message names several flights. Name one flight, or write the day as /1.",
    ru: "День {value} перед временем не попадает в промежуток от дня до рейса до недели после него, либо названо несколько рейсов. Укажите один рейс или пишите день как /1.",
    uz: "Vaqt oldidagi {value}-kun reysdan bir kun oldingi va bir hafta keyingi kunlar orasida emas yoki bir nechta reys yozilgan. Bitta reysni yozing yoki kunni /1 koʻrinishida bering.",
  },
  message_line: {
    en: "“{value}” is not understood. Write flight, period, equipment, legs and segments each on a line of its own; text follows SI.",
    ru: "«{value}» непонятно. Рейс, период, оборудование, участки и сегменты пишите каждый отдельной строкой; текст идёт после SI.",
    uz: "“{value}” tushunarsiz. Reys, davr, jihoz, qism va segmentlarni alohida satrlarga yozing; matn SI dan keyin keladi.",
  },
} as const satisfies Record<string, LocalizedText>;
