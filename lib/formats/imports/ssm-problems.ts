import { type LocalizedText, t } from "@/lib/domain/localized";

/** What can be wrong with the text of an SSM or ASM, and what to do about it. `{value}` is what the line has, `{other}` what it contradicts. */
export const SSM_PROBLEMS = {
  no_message: t(
    "There is no message here: none begins with a line SSM or ASM. Check the text.",
    "Здесь нет сообщения: ни одно не начинается строкой SSM или ASM. Проверьте текст.",
    "Bu yerda xabar yoʻq: hech biri SSM yoki ASM satri bilan boshlanmaydi. Matnni tekshiring.",
  ),
  outside_message: t(
    "“{value}” stands before the first message. Begin each message with a line SSM or ASM.",
    "«{value}» стоит перед первым сообщением. Начинайте каждое сообщение строкой SSM или ASM.",
    "“{value}” birinchi xabardan oldin turibdi. Har bir xabarni SSM yoki ASM satri bilan boshlang.",
  ),
  prose_ignored: t(
    "“{value}” (to line {other}) is no part of a message, and was passed over.",
    "«{value}» (до строки {other}) не относится к сообщению и пропущено.",
    "“{value}” ({other}-satrgacha) xabarga kirmaydi va oʻtkazib yuborildi.",
  ),
  quoted_ignored: t(
    "“{value}” (to line {other}) is of an older mail that is quoted, and nothing of it was applied.",
    "«{value}» (до строки {other}) — цитата из прежнего письма; ничего из неё не применено.",
    "“{value}” ({other}-satrgacha) avvalgi xatdan iqtibos; undan hech narsa qoʻllanmadi.",
  ),
  mail_forwarded: t(
    "Messages stand only in an older mail that is quoted or forwarded here, and were not applied. If they are meant, apply the messages alone by hand.",
    "Сообщения есть только в прежнем письме, которое здесь процитировано или переслано; они не применены. Если они нужны, примените вручную только сами сообщения.",
    "Xabarlar faqat shu yerda iqtibos qilingan yoki yoʻnaltirilgan avvalgi xatda bor, ular qoʻllanmadi. Kerak boʻlsa, faqat xabarlarning oʻzini qoʻlda qoʻllang.",
  ),
  mail_only_page: t(
    "The messages stand in the HTML of the mail alone, which is not read. Ask the sender for plain text or a text file, or apply them by hand.",
    "Сообщения есть только в HTML-части письма, а она не читается. Попросите отправителя прислать простой текст или текстовый файл либо примените их вручную.",
    "Xabarlar xatning faqat HTML qismida bor, u oʻqilmaydi. Joʻnatuvchidan oddiy matn yoki matnli fayl soʻrang yoki ularni qoʻlda qoʻllang.",
  ),
  message_date: t(
    "“{value}” has no date that exists. Write DDMMM or DDMMMYY, e.g. 18DEC26.",
    "В «{value}» нет существующей даты. Укажите ДДМММ или ДДМММГГ латиницей, например 18DEC26.",
    "“{value}”da mavjud sana yoʻq. DDMMM yoki DDMMMYY koʻrinishida yozing, masalan 18DEC26.",
  ),
  message_period_endless: t(
    "The period “{value}” has one date only. Write the last date behind the first, the same for a single day, or 00XXX00 where it has no end.",
    "В периоде «{value}» только одна дата. Напишите после первой последнюю дату, ту же самую для одного дня, или 00XXX00, если конца нет.",
    "“{value}” davrida faqat bitta sana bor. Birinchi sanadan keyin oxirgisini (bir kun uchun oʻshaning oʻzini) yoki davr tugamasa 00XXX00 ni yozing.",
  ),
  message_period_reversed: t(
    "The period “{value}” ends before it begins. Correct one of its dates.",
    "Период «{value}» заканчивается раньше, чем начинается. Исправьте одну из дат.",
    "“{value}” davri boshlanishidan oldin tugaydi. Sanalardan birini tuzating.",
  ),
  message_days: t(
    "“{value}” has no readable days. Write the digits of the days after the dates (1 Monday … 7 Sunday), e.g. 57.",
    "В «{value}» не читаются дни. После дат укажите цифры дней (1 — понедельник … 7 — воскресенье), например 57.",
    "“{value}”da kunlar oʻqilmaydi. Sanalardan keyin kun raqamlarini yozing (1 dushanba … 7 yakshanba), masalan 57.",
  ),
  message_frequency: t(
    "“{value}” has no readable frequency. Write /W2 after the days for every second week, or nothing.",
    "В «{value}» не читается частота. Для рейсов через неделю укажите после дней /W2, иначе ничего.",
    "“{value}”da chastota oʻqilmaydi. Ikki haftada bir uchun kunlardan keyin /W2 yozing, boʻlmasa hech narsa yozmang.",
  ),
  action_missing: t(
    "The message has no action. Write one below its reference, e.g. TIM.",
    "В сообщении нет действия. Укажите его под ссылкой, например TIM.",
    "Xabarda amal yoʻq. Uni havola ostiga yozing, masalan TIM.",
  ),
  action_unknown: t(
    "“{value}” is no action. Write NEW, CNL, RPL, SKD, TIM, EQT, CON, ADM, FLT or REV, in an ASM also RIN or RRT; a reference has the form 03DEC00012E001.",
    "«{value}» — не действие. Укажите NEW, CNL, RPL, SKD, TIM, EQT, CON, ADM, FLT или REV, в ASM также RIN или RRT; ссылка имеет вид 03DEC00012E001.",
    "“{value}” amal emas. NEW, CNL, RPL, SKD, TIM, EQT, CON, ADM, FLT yoki REV, ASMda RIN yoki RRT ham yozing; havola 03DEC00012E001 koʻrinishida boʻladi.",
  ),
  action_not_here: t(
    "{value} is no action of an {other}. Send it in the other kind of message.",
    "{value} не бывает в {other}. Отправьте его сообщением другого вида.",
    "{value} amali {other}da boʻlmaydi. Uni boshqa turdagi xabarda yuboring.",
  ),
  action_answers: t(
    "{value} asks or answers and changes no schedule. Nothing need be done here.",
    "{value} — запрос или ответ, расписание он не меняет. Делать ничего не нужно.",
    "{value} soʻrov yoki javob, jadvalni oʻzgartirmaydi. Hech narsa qilish kerak emas.",
  ),
  message_three_letters: t(
    "{value} is a three-letter designator, under which nothing is sold. Send the message under the two-character one.",
    "{value} — трёхбуквенный код, под ним рейсы не продаются. Отправьте сообщение под двухзначным кодом.",
    "{value} uch harfli kod, uning ostida hech narsa sotilmaydi. Xabarni ikki belgili kod ostida yuboring.",
  ),
  carrier_without_stock: t(
    "{value} has no ticket numbers, so that its new flights are not on sale. Declare its ticket stock.",
    "У {value} нет номеров билетов, поэтому новые рейсы не продаются. Объявите сток номеров.",
    "{value}da chipta raqamlari yoʻq, shuning uchun yangi reyslar sotilmaydi. Chipta raqamlari zaxirasini eʼlon qiling.",
  ),
  carrier_without_way: t(
    "Nobody has confirmed how {value} gets the names of its passengers, so that its new flights are not on sale. Declare it, and have it confirmed.",
    "Не подтверждено, как {value} получает списки пассажиров, поэтому новые рейсы не продаются. Объявите способ и подтвердите его.",
    "{value} yoʻlovchilar roʻyxatini qanday olishi tasdiqlanmagan, shuning uchun yangi reyslar sotilmaydi. Usulni eʼlon qiling va tasdiqlating.",
  ),
  carrier_without_paper: t(
    "{value} is sold on own documents, and nobody has confirmed a document of the charter, so that its new flights are not on sale. Attach it under Ticket stock, Documents of charters, and have it confirmed.",
    "{value} продаётся по собственным документам, но документ чартера не подтверждён, поэтому новые рейсы не продаются. Приложите его в разделе «Сток билетов», «Документы чартеров», и подтвердите вдвоём.",
    "{value} oʻz hujjatlarimiz bilan sotiladi, ammo charter hujjati tasdiqlanmagan, shuning uchun yangi reyslar sotilmaydi. Uni “Chiptalar zaxirasi”, “Charter hujjatlari” boʻlimida ilova qiling va tasdiqlating.",
  ),
  action_incomplete: t(
    "{value} lacks its {other}. Add the line.",
    "Для {value} не хватает строки ({other}). Добавьте её.",
    "{value} uchun satr yetishmaydi ({other}). Uni qoʻshing.",
  ),
  flight_designator: t(
    "“{value}” is no flight. Write the airline, the number and, where there is one, the suffix, e.g. QX451.",
    "«{value}» — не рейс. Укажите авиакомпанию, номер и, если есть, суффикс, например QX451.",
    "“{value}” reys emas. Aviakompaniya, raqam va bor boʻlsa qoʻshimchani yozing, masalan QX451.",
  ),
  flight_with_date: t(
    "“{value}” has a date. An SSM names its dates by a period on a line of its own; send one date as an ASM.",
    "В «{value}» есть дата. В SSM даты задаются периодом в отдельной строке; одну дату отправьте как ASM.",
    "“{value}” da sana bor. SSMda sanalar alohida satrdagi davr bilan beriladi; bitta sanani ASM bilan yuboring.",
  ),
  flight_without_date: t(
    "“{value}” has no date. An ASM names the flight's date at its origin, e.g. QX451/18DEC.",
    "В «{value}» нет даты. В ASM указывается дата рейса в пункте отправления, например QX451/18DEC.",
    "“{value}”da sana yoʻq. ASMda reysning uchish joyidagi sanasi yoziladi, masalan QX451/18DEC.",
  ),
  flights_renamed: t(
    "“{value}”: one number cannot take the place of several. Write a flight and its new number, one pair at a time.",
    "«{value}»: один номер не может заменить несколько. Пишите рейс и его новый номер по одной паре.",
    "“{value}”: bitta raqam bir nechtasining oʻrnini bosolmaydi. Reys va uning yangi raqamini bittadan juft qilib yozing.",
  ),
  element_form: t(
    "The data element “{value}” cannot be read. Write its number, a slash and a value of its form, e.g. 2/QY, 99/2, 8/A, 127/QY /NAME; NIL takes away what was said.",
    "Элемент данных «{value}» не читается. Укажите номер, дробь и значение нужного вида, например 2/QY, 99/2, 8/A, 127/QY /NAME; NIL отменяет сказанное.",
    "“{value}” maʼlumot elementi oʻqilmaydi. Raqami, chiziq va tegishli qiymatni yozing, masalan 2/QY, 99/2, 8/A, 127/QY /NAME; NIL aytilganni olib tashlaydi.",
  ),
  operator_nameless: t(
    "“{value}” says that another airline flies, but no data element names it. Add 127/ with its code or name, or write the code instead of X.",
    "«{value}» говорит, что рейс выполняет другая авиакомпания, но она не названа. Добавьте 127/ с её кодом или названием либо укажите код вместо X.",
    "“{value}” reysni boshqa aviakompaniya bajarishini aytadi, lekin u nomlanmagan. 127/ bilan kodi yoki nomini qoʻshing yoki X oʻrniga kodni yozing.",
  ),
  ad_hoc_stays: t(
    "XASM does not stand with {value}: it ends ASMs with NEW, CNL, RPL and SKD only. Leave it out, or send RPL.",
    "XASM не бывает с {value}: он отменяет ASM только с NEW, CNL, RPL и SKD. Уберите его или отправьте RPL.",
    "XASM {value} bilan boʻlmaydi: u ASM larni faqat NEW, CNL, RPL va SKD bilan tugatadi. Uni olib tashlang yoki RPL yuboring.",
  ),
  reason_unknown: t(
    "“{value}” is no reason of an {other}. Write reasons of letters behind the action, e.g. OPER; XASM stands in an SSM only, RTNS in an ASM.",
    "«{value}» — не причина для {other}. Причины пишутся буквами после действия, например OPER; XASM бывает только в SSM, RTNS — только в ASM.",
    "“{value}” {other} uchun sabab emas. Sabablar amaldan keyin harflar bilan yoziladi, masalan OPER; XASM faqat SSMda, RTNS faqat ASMda boʻladi.",
  ),
  line_out_of_place: t(
    "“{value}” has no place in {other}. Take it out, or send it by the action that it belongs to.",
    "«{value}» не бывает в {other}. Уберите это или отправьте с тем действием, к которому оно относится.",
    "“{value}” {other}da boʻlmaydi. Uni olib tashlang yoki oʻziga tegishli amal bilan yuboring.",
  ),
  line_before_flight: t(
    "“{value}” stands before the flight of {other}. Write the flight first, then its period, then the rest.",
    "«{value}» стоит перед рейсом ({other}). Сначала пишите рейс, затем период, затем остальное.",
    "“{value}” {other} reysidan oldin turibdi. Avval reys, keyin davr, keyin qolganini yozing.",
  ),
  line_before_period: t(
    "“{value}” stands before the period of its flight ({other}). Write the flight first, then its period, then the rest.",
    "«{value}» стоит перед периодом рейса ({other}). Сначала пишите рейс, затем период, затем остальное.",
    "“{value}” reys davridan oldin turibdi ({other}). Avval reys, keyin davr, keyin qolganini yozing.",
  ),
  equipment_twice: t(
    "This equipment has no legs of its own. Name below each equipment the legs that have it.",
    "У этого оборудования нет своих участков. Под каждым оборудованием укажите участки, к которым оно относится.",
    "Bu jihozning oʻz qismlari yoʻq. Har bir jihoz ostida unga tegishli qismlarni yozing.",
  ),
  group_unclear: t(
    "It is not plain whether the lines below the last equipment belong to all periods. Send each period of {value} in a sub-message of its own.",
    "Неясно, относятся ли строки под последним оборудованием ко всем периодам. Отправьте каждый период {value} отдельным подсообщением.",
    "Oxirgi jihoz ostidagi satrlar barcha davrlarga tegishlimi, aniq emas. {value}ning har bir davrini alohida ichki xabarda yuboring.",
  ),
  leg_twice: t(
    "{value} stands twice among the legs. Write each leg once.",
    "{value} указан среди участков дважды. Укажите каждый участок один раз.",
    "{value} qismlar orasida ikki marta turibdi. Har bir qismni bir marta yozing.",
  ),
  configuration_without_point: t(
    "“{value}” stands where a registration does, and reads as cabins with seats. Write a configuration behind a point, e.g. .C16Y150, or leave the registration out.",
    "«{value}» стоит на месте регистрационного номера, а читается как салоны с местами. Пишите компоновку после точки, например .C16Y150, или уберите номер.",
    "“{value}” qayd raqami oʻrnida turibdi, ammo joyli salonlar kabi oʻqiladi. Joylashuvni nuqtadan keyin yozing, masalan .C16Y150, yoki raqamni olib tashlang.",
  ),
  equipment_line: t(
    "“{value}” is no equipment. Write service type, aircraft, classes and configuration, e.g. J 789 CYBM.C20Y180.",
    "«{value}» — не строка оборудования. Укажите тип перевозки, воздушное судно, классы и компоновку, например J 789 CYBM.C20Y180.",
    "“{value}” jihoz satri emas. Xizmat turi, samolyot, klasslar va joylashuvni yozing, masalan J 789 CYBM.C20Y180.",
  ),
  sub_message_long: t(
    "The sub-message has {value} lines, and no change of a flight has more than {other}. Check that sub-messages are parted by //.",
    "В подсообщении {value} строк, а ни одно изменение рейса не занимает больше {other}. Проверьте, что подсообщения разделены //.",
    "Ichki xabarda {value} ta satr bor, reysning hech bir oʻzgarishi esa {other} tadan oshmaydi. Ichki xabarlar // bilan ajratilganini tekshiring.",
  ),
  leg_line: t(
    "“{value}” is no leg. Write both airports with their times, e.g. SIN2145 DEL0100/1.",
    "«{value}» — не участок. Укажите оба аэропорта с временем, например SIN2145 DEL0100/1.",
    "“{value}” qism emas. Ikkala aeroportni vaqti bilan yozing, masalan SIN2145 DEL0100/1.",
  ),
  day_of_month: t(
    "The day {value} before a time is none from the day before the flight to a week after it. Correct it, or in an SSM write the day as /1.",
    "День {value} перед временем не попадает в промежуток от дня до рейса до недели после него. Исправьте его, а в SSM пишите день как /1.",
    "Vaqt oldidagi {value}-kun reysdan bir kun oldingi va bir hafta keyingi kunlar orasida emas. Uni tuzating, SSMda esa kunni /1 koʻrinishida yozing.",
  ),
  message_line: t(
    "“{value}” is not understood. Write flight, period, equipment, legs and segments each on a line of its own; text follows SI.",
    "«{value}» непонятно. Рейс, период, оборудование, участки и сегменты пишите каждый отдельной строкой; текст идёт после SI.",
    "“{value}” tushunarsiz. Reys, davr, jihoz, qism va segmentlarni alohida satrlarga yozing; matn SIdan keyin keladi.",
  ),
  no_such_flight: t(
    "There is no flight {value} in the schedule. Correct the number, or send the flight as NEW first.",
    "Рейса {value} в расписании нет. Исправьте номер или сначала отправьте рейс как NEW.",
    "Jadvalda {value} reysi yoʻq. Raqamni tuzating yoki avval reysni NEW bilan yuboring.",
  ),
  not_operating: t(
    "{value} does not operate on {other}. Name only dates on which it does, or add the date by NEW.",
    "{value} {other} не выполняется. Укажите только даты, в которые он выполняется, или добавьте дату через NEW.",
    "{value} {other} kuni bajarilmaydi. Faqat bajariladigan sanalarni yozing yoki sanani NEW bilan qoʻshing.",
  ),
  already_operating: t(
    "{value} operates on {other} already. Replace it by RPL, or take the date out.",
    "{value} {other} уже выполняется. Замените его через RPL или уберите дату.",
    "{value} {other} kuni allaqachon bajariladi. Uni RPL bilan almashtiring yoki sanani olib tashlang.",
  ),
  departs_twice: t(
    "{value} would depart twice from {other}. Give one of the two flights another number.",
    "{value} вылетал бы дважды: {other}. Дайте одному из двух рейсов другой номер.",
    "{value} ikki marta uchgan boʻlardi: {other}. Ikki reysdan biriga boshqa raqam bering.",
  ),
  two_flights: t(
    "By the clock of this message {value} leaves twice on {other}. Send the message by the other clock (LT or UTC).",
    "По часам этого сообщения {value} вылетает {other} дважды. Отправьте сообщение по другим часам (LT или UTC).",
    "Bu xabar soati boʻyicha {value} {other} kuni ikki marta uchadi. Xabarni boshqa soat (LT yoki UTC) bilan yuboring.",
  ),
  period_dateless: t(
    "The period from {value} to {other} has none of its days of the week. Correct the days or the dates.",
    "В период с {value} по {other} не попадает ни один из указанных дней недели. Исправьте дни или даты.",
    "{value}dan {other}gacha boʻlgan davrda koʻrsatilgan hafta kunlari yoʻq. Kunlarni yoki sanalarni tuzating.",
  ),
  dates_past: t(
    "All dates up to {value} are past. Take the action out.",
    "Все даты до {value} уже прошли. Уберите действие.",
    "{value}gacha boʻlgan barcha sanalar oʻtib ketgan. Amalni olib tashlang.",
  ),
  leg_unknown: t(
    "The flight has no {value} on these dates. Name its own legs and segments, or send its route by RPL (one date: RRT).",
    "На этих датах у рейса нет {value}. Укажите его собственные участки и сегменты или отправьте маршрут через RPL (одна дата: RRT).",
    "Bu sanalarda reysda {value} yoʻq. Uning oʻz qism va segmentlarini yozing yoki yoʻnalishni RPL bilan yuboring (bitta sana: RRT).",
  ),
  leg_outside: t(
    "The flight's line names {other} alone, to which {value} does not belong. Name one of these legs, or take the stations out of the flight's line.",
    "Строка рейса называет только {other}, и {value} туда не входит. Укажите один из этих участков или уберите станции из строки рейса.",
    "Reys satri faqat {other}ni aytadi, {value} unga kirmaydi. Shu qismlardan birini yozing yoki reys satridan stansiyalarni olib tashlang.",
  ),
  leg_impossible: t(
    "{value} would last {other} minutes. Correct its times and days.",
    "{value} длился бы {other} мин. Исправьте время и дни.",
    "{value} {other} daqiqa davom etgan boʻlardi. Vaqt va kunlarni tuzating.",
  ),
  leg_too_early: t(
    "{value} would depart before {other} has arrived. Correct the times, or name both legs.",
    "{value} вылетел бы до прибытия {other}. Исправьте время или укажите оба участка.",
    "{value} {other} qoʻnmasdan uchgan boʻlardi. Vaqtlarni tuzating yoki ikkala qismni yozing.",
  ),
  aircraft_differs: t(
    "CON changes the configuration of an aircraft, but {value} is another one than {other}. Send EQT.",
    "CON меняет компоновку судна, но {value} — другое судно, чем {other}. Отправьте EQT.",
    "CON samolyot joylashuvini oʻzgartiradi, {value} esa {other}dan boshqa samolyot. EQT yuboring.",
  ),
  several_routings: t(
    "{value} is flown in several ways in the old period. Send REV for each of them.",
    "{value} в прежнем периоде выполняется по-разному. Отправьте REV для каждого варианта.",
    "{value} eski davrda turlicha bajariladi. Har biri uchun REV yuboring.",
  ),
  not_cancelled: t(
    "No ASM cancelled {value} on {other}. RIN brings back only such flights; send NEW.",
    "Рейс {value} {other} не отменялся через ASM. RIN возвращает только такие рейсы; отправьте NEW.",
    "{value} {other} kuni ASM bilan bekor qilinmagan. RIN faqat shunday reyslarni qaytaradi; NEW yuboring.",
  ),
  nothing_ad_hoc: t(
    "No ASM changed {value} on {other}: it is on its basic schedule already.",
    "Рейс {value} {other} через ASM не менялся: он и так идёт по основному расписанию.",
    "{value} {other} kuni ASM bilan oʻzgartirilmagan: u allaqachon asosiy jadvalda.",
  ),
  message_out_of_order: t(
    "The later message {other} about {value} was applied already. Send what still counts in a new message.",
    "Более позднее сообщение {other} о рейсе {value} уже применено. Отправьте то, что ещё действует, новым сообщением.",
    "{value} haqidagi keyingi {other} xabari allaqachon qoʻllangan. Hali kuchda boʻlganini yangi xabarda yuboring.",
  ),
  message_part_missing: t(
    "Part {value} of the group {other} has not been applied. Apply it first.",
    "Часть {value} группы {other} не применена. Сначала примените её.",
    "{other} guruhining {value}-qismi qoʻllanmagan. Avval uni qoʻllang.",
  ),
  message_reference_taken: t(
    "Another message with the reference {value} was applied on {other}. Give this one a reference of its own.",
    "Другое сообщение со ссылкой {value} применено {other}. Дайте этому собственную ссылку.",
    "{value} havolali boshqa xabar {other} kuni qoʻllangan. Bunga oʻz havolasini bering.",
  ),
  message_carriers: t(
    "The message names flights of {value} and {other}. Send one message for each airline.",
    "В сообщении рейсы {value} и {other}. Отправьте отдельное сообщение для каждой авиакомпании.",
    "Xabarda {value} va {other} reyslari bor. Har bir aviakompaniya uchun alohida xabar yuboring.",
  ),
  sender_carrier: t(
    "{value} may not speak for {other}. Ask the airline, or add the sender to SCHEDULE_MAIL_SENDERS and read the message again.",
    "{value} не может писать от имени {other}. Спросите авиакомпанию или добавьте отправителя в SCHEDULE_MAIL_SENDERS и прочтите сообщение ещё раз.",
    "{value} {other} nomidan yoza olmaydi. Aviakompaniyadan soʻrang yoki joʻnatuvchini SCHEDULE_MAIL_SENDERSga qoʻshib, xabarni qaytadan oʻqing.",
  ),
  mail_sender_unknown: t(
    "Nobody has said that “{value}” may send schedule messages. Check the mail, then add the sender to SCHEDULE_MAIL_SENDERS and read it again.",
    "Отправителю «{value}» не разрешено присылать сообщения о расписании. Проверьте письмо, добавьте отправителя в SCHEDULE_MAIL_SENDERS и прочтите его ещё раз.",
    "“{value}”ga jadval xabarlarini yuborishga ruxsat berilmagan. Xatni tekshiring, joʻnatuvchini SCHEDULE_MAIL_SENDERSga qoʻshib, qaytadan oʻqing.",
  ),
  mail_unverified: t(
    "The mail server has not verified that this mail comes from “{value}” (no dmarc=pass). Ask the sender, and apply its text by hand if it is right.",
    "Почтовый сервер не подтвердил, что письмо пришло от «{value}» (нет dmarc=pass). Спросите отправителя и, если всё верно, примените текст вручную.",
    "Pochta serveri xat “{value}”dan kelganini tasdiqlamadi (dmarc=pass yoʻq). Joʻnatuvchidan soʻrang, toʻgʻri boʻlsa, matnni qoʻlda qoʻllang.",
  ),
  inbox_no_text: t(
    "There is no text in it: neither plain text nor an attached text file. Ask for the messages as plain text.",
    "В нём нет текста: ни простого текста, ни вложенного текстового файла. Попросите прислать сообщения простым текстом.",
    "Unda matn yoʻq: na oddiy matn, na biriktirilgan matn fayli. Xabarlarni oddiy matn qilib yuborishni soʻrang.",
  ),
  inbox_too_large: t(
    "It has {value} bytes, more than {other}. Ask for the messages in smaller parts.",
    "В нём {value} байт, больше {other}. Попросите прислать сообщения меньшими частями.",
    "Unda {value} bayt bor, {other}dan koʻp. Xabarlarni kichikroq qismlarda yuborishni soʻrang.",
  ),
} as const satisfies Record<string, LocalizedText>;
