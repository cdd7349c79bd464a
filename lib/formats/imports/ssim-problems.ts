import { type LocalizedText, t } from "@/lib/domain/localized";

/** What can be wrong with a line of an SSIM file, and what to do about it. `{value}` is what the line has, `{other}` what it contradicts. */
export const SSIM_PROBLEMS = {
  line_length: t(
    "The line has {value} bytes. SSIM lines have exactly 200: export the file again without trimming or re-encoding it.",
    "В строке {value} байт. Строка SSIM содержит ровно 200: выгрузите файл заново, не обрезая и не перекодируя его.",
    "Satrda {value} bayt bor. SSIM satri roppa-rosa 200 bayt boʻladi: faylni kesmasdan va qayta kodlamasdan yangidan chiqaring.",
  ),
  record_type: t(
    "“{value}” is no SSIM record type. Column 1 must be 1, 2, 3, 4 or 5, or the whole line zeros.",
    "«{value}» — не тип записи SSIM. В колонке 1 должно стоять 1, 2, 3, 4 или 5, либо вся строка состоит из нулей.",
    "“{value}” SSIM yozuv turi emas. 1-ustunda 1, 2, 3, 4 yoki 5 boʻlishi yoki butun satr nollardan iborat boʻlishi kerak.",
  ),
  no_header: t(
    "The file does not begin with a type 1 record. Check that it is an SSIM chapter 7 file.",
    "Файл не начинается с записи типа 1. Проверьте, что это файл SSIM, глава 7.",
    "Fayl 1-turdagi yozuvdan boshlanmagan. Bu SSIM 7-bob fayli ekanini tekshiring.",
  ),
  no_carrier: t(
    "This record stands under no carrier. Put the carrier's type 2 record before it.",
    "Запись не относится ни к одному перевозчику. Поставьте перед ней запись перевозчика типа 2.",
    "Bu yozuv hech qaysi aviakompaniyaga tegishli emas. Undan oldin aviakompaniyaning 2-turdagi yozuvini qoʻying.",
  ),
  no_trailer: t(
    "The file ends without a type 5 record and may be cut short. Get the file again.",
    "В конце файла нет записи типа 5: возможно, он обрезан. Получите файл заново.",
    "Fayl oxirida 5-turdagi yozuv yoʻq, u chala boʻlishi mumkin. Faylni qaytadan oling.",
  ),
  set_without_trailer: t(
    "A carrier begins here, and the records of the one before did not end with a type 5 record: some may be missing. Get the file again.",
    "Здесь начинается новый перевозчик, а записи предыдущего не закончились записью типа 5: возможно, часть потеряна. Получите файл заново.",
    "Bu yerda yangi aviakompaniya boshlanadi, oldingisining yozuvlari esa 5-turdagi yozuv bilan tugamagan: bir qismi yoʻqolgan boʻlishi mumkin. Faylni qaytadan oling.",
  ),
  more_follows: t(
    "The last record says that more records follow (C in column 194): the file was cut. Get it again.",
    "Последняя запись указывает, что дальше есть ещё записи (C в колонке 194): файл обрезан. Получите его заново.",
    "Oxirgi yozuv yana yozuvlar borligini bildiradi (194-ustunda C): fayl kesilgan. Uni qaytadan oling.",
  ),
  records_lost: t(
    "The record is number {value}, the one before it {other}: records between them are missing. Get the file again.",
    "Номер записи {value}, а у предыдущей {other}: записей между ними нет. Получите файл заново.",
    "Yozuv raqami {value}, undan oldingisiniki {other}: oradagi yozuvlar yoʻq. Faylni qaytadan oling.",
  ),
  trailer_check: t(
    "The trailer says that the record before it is number {value}, and it is {other}: records are missing. Get the file again.",
    "Заключительная запись указывает, что перед ней стоит запись {value}, а там {other}: записей не хватает. Получите файл заново.",
    "Yakuniy yozuvga koʻra undan oldin {value}-yozuv turishi kerak, aslida esa {other}: yozuvlar yetishmaydi. Faylni qaytadan oling.",
  ),
  time_mode: t(
    "“{value}” is no time mode. Write L (local times) or U (UTC).",
    "«{value}» — не режим времени. Укажите L (местное время) или U (UTC).",
    "“{value}” vaqt rejimi emas. L (mahalliy vaqt) yoki U (UTC) deb yozing.",
  ),
  airline: t(
    "“{value}” is no airline designator. Write two or three letters or digits, left-aligned.",
    "«{value}» — не код авиакомпании. Укажите две-три буквы или цифры с выравниванием влево.",
    "“{value}” aviakompaniya kodi emas. Chapdan boshlab ikki-uchta harf yoki raqam yozing.",
  ),
  airline_reserved: t(
    "{value} is the invented airline of test mode and is never sold live. Import the timetable under the airline's own code.",
    "{value} — вымышленная авиакомпания тестового режима, в рабочем режиме её рейсы не продаются. Загрузите расписание под собственным кодом авиакомпании.",
    "{value} — sinov rejimining oʻylab topilgan aviakompaniyasi, uning reyslari haqiqiy rejimda sotilmaydi. Jadvalni aviakompaniyaning oʻz kodi bilan yuklang.",
  ),
  carrier_differs: t(
    "The airline is {value}, but the type 2 record above belongs to {other}. Put the record under its own carrier.",
    "Авиакомпания — {value}, а запись типа 2 выше принадлежит {other}. Перенесите запись к её перевозчику.",
    "Aviakompaniya {value}, yuqoridagi 2-turdagi yozuv esa {other} niki. Yozuvni oʻz aviakompaniyasi ostiga koʻchiring.",
  ),
  season_name: t(
    "“{value}” is no season. Write W or S and two digits of the year, e.g. W26, or leave it blank.",
    "«{value}» — не сезон. Укажите W или S и две цифры года, например W26, или оставьте пустым.",
    "“{value}” mavsum emas. W yoki S va yilning ikki raqamini yozing, masalan W26, yoki boʻsh qoldiring.",
  ),
  sets_overlap: t(
    "{value}: the validity of this type 2 record overlaps that of line {other}. Bring the legs together under one record, or correct the validity (columns 15–28).",
    "{value}: срок действия этой записи типа 2 пересекается со сроком записи в строке {other}. Соберите участки под одной записью или исправьте срок (колонки 15–28).",
    "{value}: bu 2-turdagi yozuvning amal qilish muddati {other}-satrdagi yozuvniki bilan kesishadi. Qismlarni bitta yozuv ostiga toʻplang yoki muddatni tuzating (15–28-ustunlar).",
  ),
  set_empty: t(
    "{value}: no leg follows this type 2 record, so that all flights of its validity would be cancelled. Get the file again; if it is right, import it with --allow-empty.",
    "{value}: за этой записью типа 2 нет ни одного участка, все рейсы её срока были бы отменены. Получите файл заново; если он верен, загрузите его с --allow-empty.",
    "{value}: bu 2-turdagi yozuvdan keyin birorta qism yoʻq, uning muddatidagi barcha reyslar bekor boʻlar edi. Faylni qaytadan oling; u toʻgʻri boʻlsa, --allow-empty bilan yuklang.",
  ),
  set_provisional: t(
    "The set is provisional (P in column 72): the airline may still change it. Ask for the confirmed one.",
    "Набор предварительный (P в колонке 72): авиакомпания может его изменить. Запросите подтверждённый.",
    "Toʻplam dastlabki (72-ustunda P): aviakompaniya uni oʻzgartirishi mumkin. Tasdiqlanganini soʻrang.",
  ),
  set_past: t(
    "The set ended on {value}: nothing of it is on sale. Check that it is the file that you mean.",
    "Набор закончился {value}: продавать из него нечего. Проверьте, тот ли это файл.",
    "Toʻplam {value}da tugagan: undan hech narsa sotilmaydi. Kerakli fayl ekanini tekshiring.",
  ),
  set_unreleased: t(
    "The airline opens the sale on {value} (columns 65–71), and it would begin now. Import the set then.",
    "Авиакомпания открывает продажу {value} (колонки 65–71), а началась бы она сейчас. Загрузите набор в этот день.",
    "Aviakompaniya sotuvni {value}da ochadi (65–71-ustunlar), u esa hozir boshlanar edi. Toʻplamni oʻsha kuni yuklang.",
  ),
  carrier_three_letters: t(
    "{value} is a three-letter designator, under which nothing is sold: its legs are left out. Import them under the two-character one.",
    "{value} — трёхбуквенный код, под ним рейсы не продаются: его участки не загружены. Загрузите их под двухзначным кодом.",
    "{value} uch harfli kod, uning ostida hech narsa sotilmaydi: qismlari tashlab ketildi. Ularni ikki belgili kod ostida yuklang.",
  ),
  aircraft_unknown: t(
    "“{value}” is no aircraft type known here; passengers see the code instead of a name. Correct it, or add it to the reference data.",
    "Тип воздушного судна «{value}» неизвестен, пассажиры увидят код вместо названия. Исправьте его или добавьте в справочник.",
    "“{value}” samolyot turi maʼlum emas, yoʻlovchilar nom oʻrniga kodni koʻradi. Uni tuzating yoki maʼlumotnomaga qoʻshing.",
  ),
  same_airport: t(
    "The leg departs from {value} and arrives there, and cannot be sold. Correct one of the airports, if it is no sightseeing flight.",
    "Участок начинается и заканчивается в {value}, продать его нельзя. Если это не обзорный рейс, исправьте один из аэропортов.",
    "Qism {value}dan uchib, shu yerga qoʻnadi, uni sotib boʻlmaydi. Sayr parvozi boʻlmasa, aeroportlardan birini tuzating.",
  ),
  ssim_date: t(
    "“{value}” is no date. Write DDMMMYY, e.g. 25OCT26.",
    "«{value}» — не дата. Укажите в виде ДДМММГГ латиницей, например 25OCT26.",
    "“{value}” sana emas. DDMMMYY koʻrinishida yozing, masalan 25OCT26.",
  ),
  ssim_end_date: t(
    "“{value}” is no date. Write DDMMMYY, e.g. 27MAR27, or 00XXX00 for no end.",
    "«{value}» — не дата. Укажите ДДМММГГ латиницей, например 27MAR27, или 00XXX00, если конца нет.",
    "“{value}” sana emas. DDMMMYY koʻrinishida yozing, masalan 27MAR27, oxiri boʻlmasa 00XXX00.",
  ),
  period_reversed: t(
    "The period ends on {value}, before it begins on {other}. Correct one of the dates.",
    "Период заканчивается {value}, раньше своего начала {other}. Исправьте одну из дат.",
    "Davr {value}da, boshlanishidan ({other}) oldin tugaydi. Sanalardan birini tuzating.",
  ),
  frequency_outside_season: t(
    "An every-second-week leg begins on {value}, before its season does on {other}: its weeks cannot be counted. Begin it inside the season.",
    "Рейс через неделю начинается {value}, раньше сезона ({other}): недели не отсчитать. Начните его внутри сезона.",
    "Ikki haftada bir reys {value}da, mavsumdan ({other}) oldin boshlanadi: haftalarni sanab boʻlmaydi. Uni mavsum ichida boshlang.",
  ),
  flight_number: t(
    "“{value}” is no flight number. Write 1 to 9999 in digits.",
    "«{value}» — не номер рейса. Укажите цифрами от 1 до 9999.",
    "“{value}” reys raqami emas. 1 dan 9999 gacha raqam yozing.",
  ),
  suffix: t(
    "“{value}” is no operational suffix. Write one letter or leave it blank.",
    "«{value}» — не операционный суффикс. Укажите одну букву или оставьте пустым.",
    "“{value}” operatsion qoʻshimcha emas. Bitta harf yozing yoki boʻsh qoldiring.",
  ),
  variation: t(
    "“{value}” is no itinerary variation. Write two digits (the hundreds in column 128).",
    "«{value}» — не номер варианта маршрута. Укажите две цифры (сотни — в колонке 128).",
    "“{value}” marshrut varianti emas. Ikki raqam yozing (yuzliklar 128-ustunda).",
  ),
  leg_sequence: t(
    "“{value}” is no leg sequence number. Write 01 to 99.",
    "«{value}» — не порядковый номер участка. Укажите от 01 до 99.",
    "“{value}” qismning tartib raqami emas. 01 dan 99 gacha yozing.",
  ),
  service_type: t(
    "“{value}” is no service type. Write its letter, e.g. J for scheduled passenger flights.",
    "«{value}» — не тип перевозки. Укажите букву, например J для регулярных пассажирских рейсов.",
    "“{value}” xizmat turi emas. Uning harfini yozing, masalan muntazam yoʻlovchi reyslari uchun J.",
  ),
  days_of_operation: t(
    "“{value}” are no days of operation. Write each day's digit in its own place (1 Monday … 7 Sunday) and blanks between.",
    "«{value}» — не дни выполнения. Укажите цифру каждого дня на её месте (1 — понедельник … 7 — воскресенье), остальные — пробелы.",
    "“{value}” parvoz kunlari emas. Har kunning raqamini oʻz oʻrniga (1 dushanba … 7 yakshanba), qolganini boʻsh joy qilib yozing.",
  ),
  no_days: t(
    "The leg operates on no day. Write its days of operation, or take the line out.",
    "Участок не выполняется ни в один день. Укажите дни выполнения или уберите строку.",
    "Qism hech qaysi kuni bajarilmaydi. Parvoz kunlarini yozing yoki satrni olib tashlang.",
  ),
  frequency: t(
    "“{value}” is no frequency. Leave it blank for every week, or write 2 for every second week.",
    "«{value}» — не частота. Оставьте пустым (каждую неделю) или укажите 2 (через неделю).",
    "“{value}” chastota emas. Har hafta uchun boʻsh qoldiring yoki ikki haftada bir uchun 2 yozing.",
  ),
  airport_closed: t(
    "The airport {value} has closed; its flights are at {other}. Write {other}.",
    "Аэропорт {value} закрыт, его рейсы переведены в {other}. Укажите {other}.",
    "{value} aeroporti yopilgan, reyslari {other}ga koʻchgan. {other} deb yozing.",
  ),
  offset_differs: t(
    "The file has {value}, by the time zone it is {other}. Local times are read by the time zone: check the file, or correct the airport's zone.",
    "В файле {value}, а по часовому поясу — {other}. Местное время читается по часовому поясу: проверьте файл или исправьте пояс аэропорта.",
    "Faylda {value}, vaqt mintaqasi boʻyicha esa {other}. Mahalliy vaqt mintaqa boʻyicha oʻqiladi: faylni tekshiring yoki aeroport mintaqasini tuzating.",
  ),
  airport_unknown: t(
    "“{value}” is no airport known here. Correct the code, or add the airport to the reference data.",
    "Аэропорт «{value}» неизвестен. Исправьте код или добавьте аэропорт в справочник.",
    "“{value}” aeroporti maʼlum emas. Kodni tuzating yoki aeroportni maʼlumotnomaga qoʻshing.",
  ),
  time: t(
    "“{value}” is no time. Write HHMM from 0000 to 2359 (an arrival may be 2400).",
    "«{value}» — не время. Укажите ЧЧММ от 0000 до 2359 (прибытие может быть 2400).",
    "“{value}” vaqt emas. 0000 dan 2359 gacha SSDD koʻrinishida yozing (qoʻnish 2400 boʻlishi mumkin).",
  ),
  utc_offset: t(
    "“{value}” is no UTC offset. Write a sign and HHMM, e.g. +0500, or leave it blank.",
    "«{value}» — не смещение от UTC. Укажите знак и ЧЧММ, например +0500, или оставьте пустым.",
    "“{value}” UTCdan farq emas. Ishora va SSDD yozing, masalan +0500, yoki boʻsh qoldiring.",
  ),
  aircraft: t(
    "“{value}” is no aircraft type. Write the three characters of the IATA code, e.g. 320.",
    "«{value}» — не тип воздушного судна. Укажите три знака кода ИАТА, например 320.",
    "“{value}” samolyot turi emas. IATA kodining uch belgisini yozing, masalan 320.",
  ),
  booking_designators: t(
    "“{value}” are no booking designators. Write each class's letter once, and seats only as up to three digits behind the letters that share them.",
    "«{value}» — не обозначения классов бронирования. Укажите букву каждого класса один раз, а места — до трёх цифр после букв, к которым они относятся.",
    "“{value}” bron klasslari belgilari emas. Har bir klass harfini bir marta yozing, joylar sonini esa oʻz harflaridan keyin koʻpi bilan uch raqamda.",
  ),
  classes_elsewhere: t(
    "The booking classes are said to stand in data element 106 (“{value}”), but no such record with classes follows the leg. Add it, or write the classes here.",
    "Указано, что классы бронирования стоят в элементе данных 106 («{value}»), но такой записи с классами после участка нет. Добавьте её или укажите классы здесь.",
    "Bron klasslari 106-maʼlumot elementida deyilgan (“{value}”), lekin qismdan keyin klassli bunday yozuv yoʻq. Uni qoʻshing yoki klasslarni shu yerga yozing.",
  ),
  configuration_elsewhere: t(
    "The configuration is said to stand in data element 108 (“{value}”), but no such record follows the leg. Add it, or write the configuration here.",
    "Указано, что компоновка стоит в элементе данных 108 («{value}»), но такой записи после участка нет. Добавьте её или укажите компоновку здесь.",
    "Konfiguratsiya 108-maʼlumot elementida deyilgan (“{value}”), lekin qismdan keyin bunday yozuv yoʻq. Uni qoʻshing yoki konfiguratsiyani shu yerga yozing.",
  ),
  no_classes_no_seats: t(
    "The leg has neither booking classes nor an aircraft configuration. Write at least one of the two.",
    "У участка нет ни классов бронирования, ни компоновки самолёта. Укажите хотя бы одно из двух.",
    "Qismda na bron klasslari, na samolyot konfiguratsiyasi bor. Kamida bittasini yozing.",
  ),
  operator_missing: t(
    "Column 149 ({value}) says that data element 127 names the operator, but no such record follows the leg. Add it, or correct the column.",
    "В колонке 149 ({value}) указано, что перевозчика называет элемент данных 127, но такой записи после участка нет. Добавьте её или исправьте колонку.",
    "149-ustun ({value}) parvozni bajaruvchini 127-maʼlumot elementi aytishini bildiradi, lekin qismdan keyin bunday yozuv yoʻq. Uni qoʻshing yoki ustunni tuzating.",
  ),
  duplicate_of_duplicates: t(
    "The leg is flown as another flight (data element 50: {value}) and yet lists flights that are flown as it (data element 10). Remove one of the two.",
    "Участок выполняется под другим рейсом (элемент данных 50: {value}) и при этом перечисляет рейсы, которые выполняются под ним (элемент 10). Уберите одно из двух.",
    "Qism boshqa reys sifatida bajariladi (50-maʼlumot elementi: {value}), shu bilan birga uning oʻzi sifatida bajariladigan reyslarni sanaydi (10-element). Bittasini olib tashlang.",
  ),
  segment_without_leg: t(
    "This type 4 record (data element {value}) does not follow the leg that its columns 2–14 name. Put it directly after its leg.",
    "Эта запись типа 4 (элемент данных {value}) стоит не после участка, который назван в её колонках 2–14. Поставьте её сразу после её участка.",
    "4-turdagi bu yozuv (maʼlumot elementi {value}) 2–14-ustunlarida aytilgan qismdan keyin turmagan. Uni oʻz qismidan keyin qoʻying.",
  ),
  characters: t(
    "The line has characters outside ASCII. Export the file again as plain text.",
    "В строке есть символы вне ASCII. Выгрузите файл заново простым текстом.",
    "Satrda ASCII dan tashqari belgilar bor. Faylni oddiy matn qilib qayta chiqaring.",
  ),
  day_offset: t(
    "“{value}” is no day offset. Write 0 to 7, A for the day before, or leave it blank.",
    "«{value}» — не сдвиг даты. Укажите от 0 до 7, A для предыдущего дня или оставьте пустым.",
    "“{value}” kun siljishi emas. 0 dan 7 gacha, oldingi kun uchun A yozing yoki boʻsh qoldiring.",
  ),
  arrives_before_departure: t(
    "The leg would arrive {value} minutes after it departs. Correct its times, its UTC offsets (columns 48–52, 66–70) or its day offsets (193–194).",
    "Участок прибывает через {value} мин. после вылета. Исправьте время, смещения от UTC (колонки 48–52, 66–70) или сдвиги даты (193–194).",
    "Qism uchgandan {value} daqiqa keyin qoʻnadi. Vaqtlarni, UTC farqlarini (48–52, 66–70-ustunlar) yoki kun siljishlarini (193–194) tuzating.",
  ),
  leg_before_previous: t(
    "The leg departs before the flight's previous leg has arrived (line {other}). Correct the times or columns 193–194.",
    "Вылет раньше прибытия предыдущего участка рейса (строка {other}). Исправьте время или колонки 193–194.",
    "Qism reysning oldingi qismi qoʻnmasdan uchadi ({other}-satr). Vaqtlarni yoki 193–194-ustunlarni tuzating.",
  ),
  leg_dates_apart: t(
    "The leg's dates from {value} on, {other} days after its flight's, are not those of the flight's first leg. Every leg is dated at its own station: a leg that leaves a day later has its period and its days of operation a day later too.",
    "Даты участка с {value}, дней после даты рейса: {other}, не совпадают с датами его первого участка. Каждый участок датируется по своему аэропорту вылета: если вылет на день позже, то и период, и дни выполнения на день позже.",
    "Qismning {value}dan boshlanadigan, reysnikidan {other} kun keyingi sanalari birinchi qism sanalariga toʻgʻri kelmaydi. Har bir qism oʻz uchish aeroporti boʻyicha sanalanadi: bir kun keyin uchadigan qismning davri ham, parvoz kunlari ham bir kun keyin boʻladi.",
  ),
  leg_day_unclear: t(
    "Column 193 is blank, and the leg's period (from {value}) and days of operation are not those of the flight's first leg, moved by some days. Fill columns 193–194, or correct the dates.",
    "Колонка 193 пуста, а период участка (с {value}) и дни выполнения не получаются сдвигом дат первого участка рейса. Заполните колонки 193–194 или исправьте даты.",
    "193-ustun boʻsh, qismning davri ({value}dan) va parvoz kunlari esa reysning birinchi qismi sanalarini surish bilan hosil boʻlmaydi. 193–194-ustunlarni toʻldiring yoki sanalarni tuzating.",
  ),
  leg_alone: t(
    "Leg {value} does not follow leg by leg on the first leg of its flight: one is missing. Put all legs of a flight one after another.",
    "Перед участком {value} нет предыдущего участка рейса: он пропущен. Поставьте все участки рейса подряд.",
    "{value}-qismdan oldin reysning oldingi qismi yoʻq: u tushib qolgan. Reysning barcha qismlarini ketma-ket qoʻying.",
  ),
  leg_apart: t(
    "The leg departs from {value}, but the flight's previous leg arrives at {other}. Correct the airport or the leg sequence.",
    "Участок начинается в {value}, а предыдущий участок рейса заканчивается в {other}. Исправьте аэропорт или порядок участков.",
    "Qism {value}dan uchadi, reysning oldingi qismi esa {other}ga qoʻnadi. Aeroportni yoki qismlar tartibini tuzating.",
  ),
  flights_lost: t(
    "{value} would lose {other} % of its flights in the period that the file covers. Check that it is the whole schedule; if it is, import it with --allow-loss={other} or more.",
    "{value} потеряет {other} % рейсов за период, который покрывает файл. Проверьте, что это полное расписание; если да, загрузите его с --allow-loss={other} или больше.",
    "{value} fayl qamragan davrda reyslarining {other} foizini yoʻqotadi. Bu toʻliq jadval ekanini tekshiring; shunday boʻlsa, uni --allow-loss={other} yoki undan katta qiymat bilan yuklang.",
  ),
  number_departs_twice: t(
    "The flight number departs from {value} twice on some local day: line {other} as well. Take one out, or give it another number.",
    "Рейс с этим номером вылетает из {value} дважды в один местный день: ещё в строке {other}. Уберите одну из строк или дайте другой номер.",
    "Bu raqamli reys {value}dan bir mahalliy kunda ikki marta uchadi: {other}-satrda ham. Birini olib tashlang yoki boshqa raqam bering.",
  ),
  number_arrives_twice: t(
    "The flight number arrives at {value} twice on some local day: line {other} as well. Take one out, or give it another number.",
    "Рейс с этим номером прибывает в {value} дважды в один местный день: ещё в строке {other}. Уберите одну из строк или дайте другой номер.",
    "Bu raqamli reys {value}ga bir mahalliy kunda ikki marta qoʻnadi: {other}-satrda ham. Birini olib tashlang yoki boshqa raqam bering.",
  ),
  leg_repeated: t(
    "The same leg of this flight operates on some of these days by line {other} already. Take one out, or give it another itinerary variation and other days.",
    "Тот же участок рейса в часть этих дней уже задан строкой {other}. Уберите одну из строк или задайте другой вариант маршрута и другие дни.",
    "Reysning shu qismi bu kunlarning bir qismida {other}-satrda ham bor. Birini olib tashlang yoki boshqa variant va boshqa kunlar bering.",
  ),
} as const satisfies Record<string, LocalizedText>;
