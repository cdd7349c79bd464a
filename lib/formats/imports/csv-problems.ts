import type { LocalizedText } from "@/lib/domain/localized";

/** What can be wrong with a file as a whole. */
export const FILE_PROBLEMS = {
  file_missing: {
    en: "There is no such file. Check the path.",
    ru: "Такого файла нет. Проверьте путь.",
    uz: "Bunday fayl yoʻq. Yoʻlni tekshiring.",
  },
  file_unreadable: {
    en: "The file cannot be read ({value}). Check that it is a file and that you may read it.",
    ru: "Файл не читается ({value}). Проверьте, что это файл и что у вас есть право его читать.",
    uz: "Faylni oʻqib boʻlmaydi ({value}). Bu fayl ekanini va oʻqish huquqingiz borligini tekshiring.",
  },
  file_packed_tight: {
    en: "The packed file unpacks to more than {other} times its size, as no table or schedule does. Unpack it yourself and see what it holds.",
    ru: "Сжатый файл при распаковке больше себя более чем в {other} раз: таких таблиц и расписаний не бывает. Распакуйте его сами и посмотрите, что в нём.",
    uz: "Siqilgan fayl ochilganda oʻzidan {other} martadan ham kattalashadi: bunday jadval yoki qatnov rejasi boʻlmaydi. Uni oʻzingiz ochib, ichida nima borligini koʻring.",
  },
  not_utf8: {
    en: "The file is not in UTF-8, it looks like {value}. Save it again as UTF-8; Excel calls that “CSV UTF-8”.",
    ru: "Файл не в кодировке UTF-8, это похоже на {value}. Сохраните его заново в UTF-8; в Excel это называется «CSV UTF-8».",
    uz: "Fayl UTF-8 da emas, {value} ga oʻxshaydi. Uni UTF-8 da qayta saqlang; Excel da bu “CSV UTF-8” deb ataladi.",
  },
  file_empty: {
    en: "The file has no records. Check that it is the right one.",
    ru: "В файле нет записей. Проверьте, тот ли это файл.",
    uz: "Faylda yozuv yoʻq. Toʻgʻri faylni bergan-bermaganingizni tekshiring.",
  },
  no_line_end: {
    en: "The last line has no end: the file may be cut. Check that it is whole, and end it with an empty line.",
    ru: "Последняя строка не завершена: файл может быть обрезан. Проверьте, что он целый, и завершите его пустой строкой.",
    uz: "Oxirgi satr tugallanmagan: fayl kesilgan boʻlishi mumkin. Butunligini tekshiring va oxiriga boʻsh satr qoʻying.",
  },
  routes_lost: {
    en: "{value} would lose {other} of its routes. Check that the file is whole; where the carrier does give them up, allow it with --allow-loss.",
    ru: "{value} потеряет {other} своих маршрутов. Проверьте, что файл целый; если перевозчик действительно отказывается от них, разрешите это через --allow-loss.",
    uz: "{value} oʻz yoʻnalishlarining {other} qismini yoʻqotadi. Fayl butunligini tekshiring; aviakompaniya ulardan haqiqatan voz kechsa, --allow-loss bilan ruxsat bering.",
  },
} as const satisfies Record<string, LocalizedText>;

/** What can be wrong with a line of a CSV file, and what to do about it. `{value}` is what the field has, `{other}` what it contradicts. */
export const CSV_PROBLEMS = {
  column_missing: {
    en: "The first line does not name this column. Add it; the columns are listed in docs/importing-fares.md and docs/reference-data.md.",
    ru: "В первой строке нет этой колонки. Добавьте её; список колонок — в docs/importing-fares.md и docs/reference-data.md.",
    uz: "Birinchi satrda bu ustun yoʻq. Uni qoʻshing; ustunlar roʻyxati docs/importing-fares.md va docs/reference-data.md da.",
  },
  column_unknown: {
    en: "There is no column “{value}”. Correct its name or take it out; the columns are listed in docs/importing-fares.md and docs/reference-data.md.",
    ru: "Колонки «{value}» не существует. Исправьте название или уберите её; список колонок — в docs/importing-fares.md и docs/reference-data.md.",
    uz: "“{value}” degan ustun yoʻq. Nomini tuzating yoki olib tashlang; ustunlar roʻyxati docs/importing-fares.md va docs/reference-data.md da.",
  },
  column_repeated: {
    en: "The first line names the column “{value}” twice. Take one out.",
    ru: "Колонка «{value}» названа в первой строке дважды. Уберите одну.",
    uz: "“{value}” ustuni birinchi satrda ikki marta yozilgan. Birini olib tashlang.",
  },
  not_csv: {
    en: "The file cannot be read as CSV from here on. Check the quotes: a field in quotes must end with one, and quotes inside it are doubled.",
    ru: "Дальше файл не читается как CSV. Проверьте кавычки: поле в кавычках должно ими заканчиваться, а кавычки внутри удваиваются.",
    uz: "Fayl shu yerdan boshlab CSV sifatida oʻqilmaydi. Qoʻshtirnoqlarni tekshiring: maydon ular bilan tugashi, ichkaridagilari ikkilanishi kerak.",
  },
  cell_count: {
    en: "The line has {value} fields, the first line names {other} columns. Check the separators; put a field that has one in quotes.",
    ru: "В строке {value} полей, а в первой строке названо {other} колонок. Проверьте разделители; поле с разделителем заключите в кавычки.",
    uz: "Satrda {value} ta maydon bor, birinchi satrda esa {other} ta ustun. Ajratkichlarni tekshiring; ichida ajratkich bor maydonni qoʻshtirnoqqa oling.",
  },
  required: {
    en: "The field is empty. Fill it in.",
    ru: "Поле пустое. Заполните его.",
    uz: "Maydon boʻsh. Uni toʻldiring.",
  },
  carrier: {
    en: "“{value}” is no airline code. Write the two characters of the IATA code, e.g. HY.",
    ru: "«{value}» — не код авиакомпании. Укажите два знака кода ИАТА, например HY.",
    uz: "“{value}” aviakompaniya kodi emas. IATA kodining ikki belgisini yozing, masalan HY.",
  },
  place_unknown: {
    en: "“{value}” is neither an airport nor a metropolitan area known here. Correct the code, or add the airport to the reference data.",
    ru: "«{value}» — не аэропорт и не код города из справочника. Исправьте код или добавьте аэропорт в справочник.",
    uz: "“{value}” maʼlumotnomadagi aeroport ham, shahar kodi ham emas. Kodni tuzating yoki aeroportni maʼlumotnomaga qoʻshing.",
  },
  place_code: {
    en: "“{value}” is no code of an airport or city. Write three capital letters, e.g. TAS.",
    ru: "«{value}» — не код аэропорта или города. Укажите три заглавные латинские буквы, например TAS.",
    uz: "“{value}” aeroport yoki shahar kodi emas. Uchta bosh lotin harfini yozing, masalan TAS.",
  },
  place_codes: {
    en: "“{value}” is no list of airport codes. Write codes of three capital letters with | between, or leave it empty.",
    ru: "«{value}» — не список кодов аэропортов. Укажите коды из трёх заглавных букв через | или оставьте пустым.",
    uz: "“{value}” aeroport kodlari roʻyxati emas. Uch bosh harfli kodlarni | bilan ajratib yozing yoki boʻsh qoldiring.",
  },
  place_closed: {
    en: "The airport “{value}” is closed, its flights have moved. Write {other}.",
    ru: "Аэропорт «{value}» закрыт, его рейсы переведены. Укажите {other}.",
    uz: "“{value}” aeroporti yopilgan, reyslari koʻchirilgan. {other} deb yozing.",
  },
  time_zone: {
    en: "“{value}” is no time zone. Write its name in the tz database, e.g. Asia/Tashkent.",
    ru: "«{value}» — не часовой пояс. Укажите название из базы tz, например Asia/Tashkent.",
    uz: "“{value}” vaqt mintaqasi emas. tz bazasidagi nomini yozing, masalan Asia/Tashkent.",
  },
  degrees: {
    en: "“{value}” are no degrees. Write a number from -{other} to {other} with a point, e.g. 41.2627.",
    ru: "«{value}» — не градусы. Укажите число от -{other} до {other} с точкой, например 41.2627.",
    uz: "“{value}” gradus emas. -{other} dan {other} gacha sonni nuqta bilan yozing, masalan 41.2627.",
  },
  icao_carrier: {
    en: "“{value}” is no ICAO designator. Write its three letters, e.g. UZB, or leave it empty.",
    ru: "«{value}» — не код ИКАО. Укажите его три буквы, например UZB, или оставьте пустым.",
    uz: "“{value}” ICAO kodi emas. Uning uchta harfini yozing, masalan UZB, yoki boʻsh qoldiring.",
  },
  ticket_prefix: {
    en: "“{value}” is no accounting code. Write the first three digits of the airline's ticket numbers, or leave it empty: then it is not sold.",
    ru: "«{value}» — не расчётный код. Укажите первые три цифры номеров билетов авиакомпании или оставьте пустым: тогда она не продаётся.",
    uz: "“{value}” hisob kodi emas. Aviakompaniya chiptalari raqamining birinchi uch raqamini yozing yoki boʻsh qoldiring: unda u sotilmaydi.",
  },
  prefix_owner: {
    en: "“{value}” does not fit: 000 is no airline's, and stands for invented carriers alone. Write the airline's own code, or leave it empty.",
    ru: "«{value}» не подходит: 000 не принадлежит ни одной авиакомпании и ставится только вымышленным. Укажите собственный код или оставьте пустым.",
    uz: "“{value}” mos emas: 000 hech qaysi aviakompaniyaniki emas, u faqat oʻylab topilganlarga qoʻyiladi. Oʻz kodini yozing yoki boʻsh qoldiring.",
  },
  alliance: {
    en: "“{value}” is no alliance. Write oneworld, SkyTeam or Star Alliance, or leave it empty.",
    ru: "«{value}» — не альянс. Укажите oneworld, SkyTeam или Star Alliance либо оставьте пустым.",
    uz: "“{value}” alyans emas. oneworld, SkyTeam yoki Star Alliance deb yozing yoki boʻsh qoldiring.",
  },
  aircraft_code: {
    en: "“{value}” is no aircraft type. Write the three characters of the IATA code, e.g. 789.",
    ru: "«{value}» — не тип воздушного судна. Укажите три знака кода ИАТА, например 789.",
    uz: "“{value}” samolyot turi emas. IATA kodining uch belgisini yozing, masalan 789.",
  },
  terminal: {
    en: "“{value}” is no terminal. Write one or two capital letters or digits, or leave it empty for all.",
    ru: "«{value}» — не терминал. Укажите одну-две заглавные буквы или цифры либо оставьте пустым (все).",
    uz: "“{value}” terminal emas. Bir-ikkita bosh harf yoki raqam yozing yoki hammasi uchun boʻsh qoldiring.",
  },
  default_only: {
    en: "A line without an airport is the default for all. Fill in the airport, or leave terminals and carriers empty.",
    ru: "Строка без аэропорта — значение по умолчанию для всех. Укажите аэропорт или оставьте терминалы и перевозчиков пустыми.",
    uz: "Aeroportsiz satr hammasi uchun umumiy qiymatdir. Aeroportni yozing yoki terminal va aviakompaniyalarni boʻsh qoldiring.",
  },
  connection_status: {
    en: "“{value}” is no connection. Write DD, DI, ID or II: domestic or international arrival, then departure.",
    ru: "«{value}» — не вид стыковки. Укажите DD, DI, ID или II: внутренний или международный прилёт, затем вылет.",
    uz: "“{value}” ulanish turi emas. DD, DI, ID yoki II yozing: ichki yoki xalqaro kelish, keyin joʻnash.",
  },
  same_places: {
    en: "Origin and destination are both {value}. Correct one of them.",
    ru: "Пункты отправления и назначения совпадают: {value}. Исправьте один из них.",
    uz: "Joʻnash va borish joyi bir xil: {value}. Birini tuzating.",
  },
  too_long: {
    en: "The text is longer than {other} characters. Shorten it.",
    ru: "Текст длиннее {other} знаков. Сократите его.",
    uz: "Matn {other} belgidan uzun. Qisqartiring.",
  },
  brand: {
    en: "“{value}” is no brand. Write 1 to 30 letters, digits, spaces or hyphens, e.g. LITE.",
    ru: "«{value}» — не название тарифа. Укажите от 1 до 30 букв, цифр, пробелов или дефисов, например LITE.",
    uz: "“{value}” tarif nomi emas. 1 dan 30 tagacha harf, raqam, boʻsh joy yoki chiziqcha yozing, masalan LITE.",
  },
  whole_number: {
    en: "“{value}” is no whole number from {other}. Correct it.",
    ru: "«{value}» — не целое число в пределах {other}. Исправьте его.",
    uz: "“{value}” {other} oraligʻidagi butun son emas. Tuzating.",
  },
  booking_class: {
    en: "“{value}” is no booking class. Write one capital letter.",
    ru: "«{value}» — не класс бронирования. Укажите одну заглавную латинскую букву.",
    uz: "“{value}” bron klassi emas. Bitta bosh lotin harfini yozing.",
  },
  cabin: {
    en: "“{value}” is no cabin. Write E (economy) or B (business).",
    ru: "«{value}» — не класс обслуживания. Укажите E (эконом) или B (бизнес).",
    uz: "“{value}” xizmat klassi emas. E (ekonom) yoki B (biznes) yozing.",
  },
  amount: {
    en: "“{value}” is no amount. Write digits, with a point and at most two decimals, e.g. 1250000 or 199.90.",
    ru: "«{value}» — не сумма. Укажите цифры, после точки не более двух знаков, например 1250000 или 199.90.",
    uz: "“{value}” summa emas. Raqamlarni, nuqtadan keyin koʻpi bilan ikki xona bilan yozing, masalan 1250000 yoki 199.90.",
  },
  fare_zero: {
    en: "A fare of 0 would be sold for nothing. Write what an adult pays, or take the line out.",
    ru: "Тариф 0 продавался бы даром. Укажите, сколько платит взрослый, или уберите строку.",
    uz: "0 tarif tekinga sotilardi. Kattalar toʻlaydigan summani yozing yoki satrni olib tashlang.",
  },
  penalty: {
    en: "“{value}” is no penalty. Write an amount (0 is free of charge), or no where it is not permitted.",
    ru: "«{value}» — не сбор. Укажите сумму (0 — бесплатно) или no, если не разрешено.",
    uz: "“{value}” jarima emas. Summani (0 bepul) yoki ruxsat etilmasa no deb yozing.",
  },
  currency: {
    en: "“{value}” is no currency of this service. Write UZS, USD, EUR or RUB.",
    ru: "«{value}» — не валюта сервиса. Укажите UZS, USD, EUR или RUB.",
    uz: "“{value}” xizmat valyutasi emas. UZS, USD, EUR yoki RUB yozing.",
  },
  same_currencies: {
    en: "Base and quote are both {value}. Correct one of them.",
    ru: "Обе валюты — {value}. Исправьте одну из них.",
    uz: "Ikkala valyuta ham {value}. Birini tuzating.",
  },
  month_day: {
    en: "“{value}” is no day of the year. Write MM-DD, e.g. 06-01, or leave both ends of the season empty for all year.",
    ru: "«{value}» — не день года. Укажите ММ-ДД, например 06-01, или оставьте обе границы сезона пустыми (весь год).",
    uz: "“{value}” yil kuni emas. OO-KK koʻrinishida yozing, masalan 06-01, yoki butun yil uchun ikkalasini boʻsh qoldiring.",
  },
  season_half: {
    en: "Only one end of the season is given. Fill in season_from and season_to, or leave both empty.",
    ru: "Указана только одна граница сезона. Заполните season_from и season_to или оставьте обе пустыми.",
    uz: "Mavsumning faqat bir chegarasi berilgan. season_from va season_to ni toʻldiring yoki ikkalasini boʻsh qoldiring.",
  },
  days_of_week: {
    en: "“{value}” are no days. Write the digits of the days in order (1 Monday … 7 Sunday), e.g. 1234567.",
    ru: "«{value}» — не дни недели. Укажите цифры дней по порядку (1 — понедельник … 7 — воскресенье), например 1234567.",
    uz: "“{value}” hafta kunlari emas. Kun raqamlarini tartib bilan yozing (1 dushanba … 7 yakshanba), masalan 1234567.",
  },
  services: {
    en: "“{value}” is no list of services. Write their codes in small letters, digits and underscores, with | between, e.g. seat_choice|meal.",
    ru: "«{value}» — не список услуг. Укажите коды строчными латинскими буквами, цифрами и подчёркиваниями через |, например seat_choice|meal.",
    uz: "“{value}” xizmatlar roʻyxati emas. Kodlarni kichik harf, raqam va pastki chiziq bilan, orasiga | qoʻyib yozing, masalan seat_choice|meal.",
  },
  yes_no: {
    en: "“{value}” is neither yes nor no. Write one of them, or leave it empty for no.",
    ru: "«{value}» — не yes и не no. Укажите одно из них или оставьте пустым (no).",
    uz: "“{value}” yes ham, no ham emas. Birini yozing yoki no uchun boʻsh qoldiring.",
  },
  repeated: {
    en: "{value} stands on line {other} already. Take one of the lines out.",
    ru: "{value} уже есть в строке {other}. Уберите одну из строк.",
    uz: "{value} {other}-satrda bor. Satrlardan birini olib tashlang.",
  },
  disagrees: {
    en: "“{value}” contradicts line {other}. Give the same value on both lines.",
    ru: "«{value}» противоречит строке {other}. Укажите в обеих строках одно значение.",
    uz: "“{value}” {other}-satrga zid. Ikkala satrda bir xil qiymat yozing.",
  },
  tax_code: {
    en: "“{value}” is no tax code. Write its two characters, e.g. YQ.",
    ru: "«{value}» — не код сбора. Укажите его два знака, например YQ.",
    uz: "“{value}” yigʻim kodi emas. Uning ikki belgisini yozing, masalan YQ.",
  },
  tax_owner: {
    en: "A tax goes by airport or by carrier. Fill in exactly one of the two.",
    ru: "Сбор относится либо к аэропорту, либо к перевозчику. Заполните ровно одно из двух.",
    uz: "Yigʻim yo aeroportga, yo aviakompaniyaga tegishli. Faqat bittasini toʻldiring.",
  },
  scope: {
    en: "“{value}” is no scope. Write D (domestic), I (international) or A (any).",
    ru: "«{value}» — не область действия. Укажите D (внутренние), I (международные) или A (любые).",
    uz: "“{value}” amal qilish doirasi emas. D (ichki), I (xalqaro) yoki A (har qanday) yozing.",
  },
  rate: {
    en: "“{value}” is no exchange rate. Write a number above zero with a point, e.g. 12045.50.",
    ru: "«{value}» — не курс. Укажите число больше нуля с точкой, например 12045.50.",
    uz: "“{value}” kurs emas. Noldan katta sonni nuqta bilan yozing, masalan 12045.50.",
  },
  same_carriers: {
    en: "Both carriers are {value}. A carrier needs no agreement with itself: take the line out.",
    ru: "Оба перевозчика — {value}. Соглашение с самим собой не нужно: уберите строку.",
    uz: "Ikkala aviakompaniya ham {value}. Oʻzi bilan kelishuv kerak emas: satrni olib tashlang.",
  },
  country: {
    en: "“{value}” is no country code. Write the two capital letters of ISO 3166-1, e.g. UZ.",
    ru: "«{value}» — не код страны. Укажите две заглавные буквы по ISO 3166-1, например UZ.",
    uz: "“{value}” davlat kodi emas. ISO 3166-1 ning ikki bosh harfini yozing, masalan UZ.",
  },
  entry_kind: {
    en: "“{value}” is no entry rule. Write visa_free, on_arrival, e_visa, eta or visa_required.",
    ru: "«{value}» — не правило въезда. Укажите visa_free, on_arrival, e_visa, eta или visa_required.",
    uz: "“{value}” kirish qoidasi emas. visa_free, on_arrival, e_visa, eta yoki visa_required yozing.",
  },
  iso_date: {
    en: "“{value}” is no date. Write YYYY-MM-DD or YYYY-MM.",
    ru: "«{value}» — не дата. Укажите ГГГГ-ММ-ДД или ГГГГ-ММ.",
    uz: "“{value}” sana emas. YYYY-OO-KK yoki YYYY-OO koʻrinishida yozing.",
  },
  ticket_number: {
    en: "“{value}” is no ticket number. Write its 13 digits, without a hyphen.",
    ru: "«{value}» — не номер билета. Укажите 13 цифр без дефиса.",
    uz: "“{value}” chipta raqami emas. 13 ta raqamni chiziqchasiz yozing.",
  },
  ticket_unknown: {
    en: "No ticket {value} was issued here. Correct the number, or take the line out.",
    ru: "Билет {value} здесь не выписывался. Исправьте номер или уберите строку.",
    uz: "{value} raqamli chipta bu yerda rasmiylashtirilmagan. Raqamni tuzating yoki satrni olib tashlang.",
  },
  flight_number: {
    en: "“{value}” is no flight number. Write it without the airline's code, e.g. 271.",
    ru: "«{value}» — не номер рейса. Укажите его без кода авиакомпании, например 271.",
    uz: "“{value}” reys raqami emas. Uni aviakompaniya kodisiz yozing, masalan 271.",
  },
  full_date: {
    en: "“{value}” is no date. Write YYYY-MM-DD.",
    ru: "«{value}» — не дата. Укажите ГГГГ-ММ-ДД.",
    uz: "“{value}” sana emas. YYYY-OO-KK (yil-oy-kun) koʻrinishida yozing.",
  },
  coupon_state: {
    en: "“{value}” is no state of a coupon. Write flown or no_show.",
    ru: "«{value}» — не состояние купона. Укажите flown или no_show.",
    uz: "“{value}” kupon holati emas. flown yoki no_show yozing.",
  },
  coupon_unknown: {
    en: "The flight {value} is not on ticket {other}. Correct airline, number or local date of departure.",
    ru: "Рейса {value} нет в билете {other}. Исправьте авиакомпанию, номер или местную дату вылета.",
    uz: "{value} reysi {other} chiptasida yoʻq. Aviakompaniya, raqam yoki joʻnashning mahalliy sanasini tuzating.",
  },
  coupon_early: {
    en: "The flight {value} has not left yet. Import the line after its departure.",
    ru: "Рейс {value} ещё не вылетел. Загрузите строку после вылета.",
    uz: "{value} reysi hali joʻnamagan. Satrni joʻnab ketgandan keyin yuklang.",
  },
} as const satisfies Record<string, LocalizedText>;
