import { type LocalizedText, t } from "@/lib/domain/localized";

/** What can be wrong with a file as a whole. */
export const FILE_PROBLEMS = {
  file_missing: t("There is no such file. Check the path.", "Такого файла нет. Проверьте путь.", "Bunday fayl yoʻq. Yoʻlni tekshiring."),
  file_unreadable: t(
    "The file cannot be read ({value}). Check that it is a file and that you may read it.",
    "Файл не читается ({value}). Проверьте, что это файл и что у вас есть право его читать.",
    "Faylni oʻqib boʻlmaydi ({value}). Bu fayl ekanini va oʻqish huquqingiz borligini tekshiring.",
  ),
  zone_rules_file: t(
    "The file holds no time-zone rules. Give data/packed/latest.json of the npm package moment-timezone (docs/reference-data.md).",
    "В файле нет правил часовых поясов. Укажите data/packed/latest.json из npm-пакета moment-timezone (docs/reference-data.md).",
    "Faylda vaqt mintaqalari qoidalari yoʻq. moment-timezone npm paketidagi data/packed/latest.json faylini bering (docs/reference-data.md).",
  ),
  zone_unreadable: t(
    "The rules of the zone “{value}” cannot be read: the file is damaged or was changed by hand. Get it anew.",
    "Правила пояса «{value}» не читаются: файл повреждён или изменён вручную. Получите его заново.",
    "“{value}” mintaqasi qoidalarini oʻqib boʻlmaydi: fayl buzilgan yoki qoʻlda oʻzgartirilgan. Uni qaytadan oling.",
  ),
  zone_missing: t(
    "The file lacks the zone {value} of the airport {other}. Give a whole release, or correct the airport's zone first.",
    "В файле нет пояса {value} аэропорта {other}. Укажите полный выпуск или сначала исправьте пояс аэропорта.",
    "Faylda {other} aeroportining {value} mintaqasi yoʻq. Toʻliq nashrni bering yoki avval aeroport mintaqasini tuzating.",
  ),
  zone_rules_older: t(
    "These are the rules of {value}; the product's own are of {other}, which hold. Give a later release; name a correction of your own {other}-1.",
    "Это правила выпуска {value}, а в самой программе — {other}, и действуют они. Укажите более поздний выпуск; своё исправление назовите {other}-1.",
    "Bu {value} nashri qoidalari, dasturning oʻzida esa {other}, amalda shular. Keyingi nashrni bering; oʻz tuzatishingizni {other}-1 deb nomlang.",
  ),
  file_packed_tight: t(
    "The packed file unpacks to more than {other} times its size, as no table or schedule does. Unpack it yourself and see what it holds.",
    "Сжатый файл при распаковке больше себя более чем в {other} раз: таких таблиц и расписаний не бывает. Распакуйте его сами и посмотрите, что в нём.",
    "Siqilgan fayl ochilganda oʻzidan {other} martadan ham kattalashadi: bunday jadval yoki qatnov rejasi boʻlmaydi. Uni oʻzingiz ochib, ichida nima borligini koʻring.",
  ),
  not_utf8: t(
    "The file is not in UTF-8, it looks like {value}. Save it again as UTF-8; Excel calls that “CSV UTF-8”.",
    "Файл не в кодировке UTF-8, это похоже на {value}. Сохраните его заново в UTF-8; в Excel это называется «CSV UTF-8».",
    "Fayl UTF-8 da emas, {value}ga oʻxshaydi. Uni UTF-8 da qayta saqlang; Excel da bu “CSV UTF-8” deb ataladi.",
  ),
  not_text: t(
    "The file is {value}, no CSV. Open it and save the table as CSV; Excel calls that “CSV UTF-8”.",
    "Файл — {value}, а не CSV. Откройте его и сохраните таблицу как CSV; в Excel это называется «CSV UTF-8».",
    "Fayl CSV emas, {value}. Uni oching va jadvalni CSV qilib saqlang; Excel da bu “CSV UTF-8” deb ataladi.",
  ),
  file_empty: t(
    "The file has no records. Check that it is the right one.",
    "В файле нет записей. Проверьте, тот ли это файл.",
    "Faylda yozuv yoʻq. Toʻgʻri faylni bergan-bermaganingizni tekshiring.",
  ),
  no_line_end: t(
    "The last line has no end: the file may be cut. Check that it is whole, and end it with an empty line.",
    "Последняя строка не завершена: файл может быть обрезан. Проверьте, что он целый, и завершите его пустой строкой.",
    "Oxirgi satr tugallanmagan: fayl kesilgan boʻlishi mumkin. Butunligini tekshiring va oxiriga boʻsh satr qoʻying.",
  ),
  routes_lost: t(
    "{value} would lose {other} of its routes. Check that the file is whole; where the carrier does give them up, allow it with --allow-loss={more} or more.",
    "{value} потеряет {other} своих маршрутов. Проверьте, что файл целый; если перевозчик действительно отказывается от них, разрешите это через --allow-loss={more} или больше.",
    "{value} oʻz yoʻnalishlarining {other} qismini yoʻqotadi. Fayl butunligini tekshiring; aviakompaniya ulardan haqiqatan voz kechsa, --allow-loss={more} yoki undan koʻp bilan ruxsat bering.",
  ),
  seasons_lost: t(
    "{value} would lose the season {other}, and routes would not be sold on its days. Check that the file is whole; where that is meant, allow it with --allow-loss={more} or more.",
    "{value} потеряет сезон {other}, и в его дни маршруты не будут продаваться. Проверьте, что файл целый; если так и задумано, разрешите это через --allow-loss={more} или больше.",
    "{value} {other} mavsumini yoʻqotadi, uning kunlarida yoʻnalishlar sotilmaydi. Fayl butunligini tekshiring; shunday boʻlishi kerak boʻlsa, --allow-loss={more} yoki undan koʻp bilan ruxsat bering.",
  ),
  brands_lost: t(
    "{value} would lose brands: {other}. Check that the file is whole; where that is meant, allow it with --allow-loss={more} or more.",
    "{value} потеряет тарифы: {other}. Проверьте, что файл целый; если так и задумано, разрешите это через --allow-loss={more} или больше.",
    "{value} tariflarini yoʻqotadi: {other}. Fayl butunligini tekshiring; shunday boʻlishi kerak boʻlsa, --allow-loss={more} yoki undan koʻp bilan ruxsat bering.",
  ),
  days_lost: t(
    "{value} would not be sold on some days of the year or of the week on {other} of its routes. Check the seasons and days; where that is meant, allow it with --allow-loss={more} or more.",
    "{value} не будет продаваться в некоторые дни года или недели на {other} своих маршрутов. Проверьте сезоны и дни; если так и задумано, разрешите это через --allow-loss={more} или больше.",
    "{value} oʻz yoʻnalishlarining {other} qismida yil yoki haftaning baʼzi kunlarida sotilmaydi. Mavsum va kunlarni tekshiring; shunday boʻlishi kerak boʻlsa, --allow-loss={more} yoki undan koʻp bilan ruxsat bering.",
  ),
  brand_days_lost: t(
    "{value} would not sell on some days of the year or of the week: {other}. Check the seasons and days; where that is meant, allow it with --allow-loss={more} or more.",
    "{value} не будет продавать в некоторые дни года или недели: {other}. Проверьте сезоны и дни; если так и задумано, разрешите это через --allow-loss={more} или больше.",
    "{value} yil yoki haftaning baʼzi kunlarida sotmaydi: {other}. Mavsum va kunlarni tekshiring; shunday boʻlishi kerak boʻlsa, --allow-loss={more} yoki undan koʻp bilan ruxsat bering.",
  ),
  sale_ends_earlier: t(
    "{value} would end the sale earlier before departure: {other}. Check advance_purchase_days; where that is meant, allow it with --allow-loss={more} or more.",
    "{value} будет заканчивать продажу раньше до вылета: {other}. Проверьте advance_purchase_days; если так и задумано, разрешите это через --allow-loss={more} или больше.",
    "{value} sotuvni uchishdan oldin ertaroq tugatadi: {other}. advance_purchase_days ni tekshiring; shunday boʻlishi kerak boʻlsa, --allow-loss={more} yoki undan koʻp bilan ruxsat bering.",
  ),
  rows_lost: t(
    "{value} would be gone: {other}. Check that the file is whole; where that is meant, allow it with --allow-loss={more} or more.",
    "{value}: исчезнет {other}. Проверьте, что файл целый; если так и задумано, разрешите это через --allow-loss={more} или больше.",
    "{value}: yoʻqoladi {other}. Fayl butunligini tekshiring; shunday boʻlishi kerak boʻlsa, --allow-loss={more} yoki undan koʻp bilan ruxsat bering.",
  ),
  rate_missing: t(
    "No exchange rate leads from {value} to {other}, so nothing filed in {value} could be sold. Import rates with {value} first: npx parvoz import rates.",
    "Нет курса, по которому можно пересчитать {value} в {other}, и поданное в {value} нельзя продать. Сначала загрузите курсы с {value}: npx parvoz import rates.",
    "{value}ni {other}ga oʻgiradigan kurs yoʻq, shuning uchun {value}da berilgan narsani sotib boʻlmaydi. Avval {value} bor kurslarni yuklang: npx parvoz import rates.",
  ),
  prices_not_compared: t(
    "{value}: prices in these currencies cannot be compared, and a wrong one is not noticed: {other}. No exchange rate leads from one to the other: import one first, npx parvoz import rates.",
    "{value}: цены в этих валютах нельзя сравнить, и ошибочная не будет замечена: {other}. Курса между ними нет: сначала загрузите его, npx parvoz import rates.",
    "{value}: bu valyutalardagi narxlarni solishtirib boʻlmaydi, xato narx sezilmaydi: {other}. Ular orasida kurs yoʻq: avval uni yuklang, npx parvoz import rates.",
  ),
  price_jump: t(
    "{value}: {other}, ten times as high or low or more; prices like that: {more}. Check currency and decimals; where that is meant, allow it with --allow-prices.",
    "{value}: {other}, разница в десять раз или больше; таких цен: {more}. Проверьте валюту и дробную часть; если так и задумано, разрешите это через --allow-prices.",
    "{value}: {other}, farq oʻn barobar yoki undan ortiq; bunday narxlar: {more}. Valyuta va kasr qismini tekshiring; shunday boʻlishi kerak boʻlsa, --allow-prices bilan ruxsat bering.",
  ),
  price_drop: t(
    "{value}: {other}, a fall above the limit of the house; prices like that: {more}. Check the amounts; where that is meant, agree to it.",
    "{value}: {other}, снижение больше лимита сервиса; таких цен: {more}. Проверьте суммы; если так и задумано, согласитесь с этим.",
    "{value}: {other}, xizmat chegarasidan ortiq pasayish; bunday narxlar: {more}. Summalarni tekshiring; shunday boʻlishi kerak boʻlsa, rozi boʻling.",
  ),
} as const satisfies Record<string, LocalizedText>;

/** What can be wrong with a line of a CSV file, and what to do about it. `{value}` is what the field has, `{other}` what it contradicts. */
export const CSV_PROBLEMS = {
  columns_unnamed: t(
    "“{value}” names no column of this table. Name them in the first line, separated by commas, semicolons or tabs, as docs/importing-fares.md and docs/reference-data.md list them.",
    "«{value}»: ни одного столбца этой таблицы. Назовите их в первой строке через запятую, точку с запятой или табуляцию; список — в docs/importing-fares.md и docs/reference-data.md.",
    "“{value}”da bu jadvalning birorta ustuni yoʻq. Ularni birinchi satrda vergul, nuqta-vergul yoki tabulyatsiya bilan ajratib yozing; roʻyxat docs/importing-fares.md va docs/reference-data.md da.",
  ),
  column_missing: t(
    "The first line does not name this column. Add it; the columns are listed in docs/importing-fares.md and docs/reference-data.md.",
    "В первой строке нет этого столбца. Добавьте его; список столбцов — в docs/importing-fares.md и docs/reference-data.md.",
    "Birinchi satrda bu ustun yoʻq. Uni qoʻshing; ustunlar roʻyxati docs/importing-fares.md va docs/reference-data.md da.",
  ),
  column_unknown: t(
    "There is no column “{value}”. Correct its name or take it out; the columns are listed in docs/importing-fares.md and docs/reference-data.md.",
    "Столбца «{value}» не существует. Исправьте название или уберите его; список столбцов — в docs/importing-fares.md и docs/reference-data.md.",
    "“{value}” degan ustun yoʻq. Nomini tuzating yoki olib tashlang; ustunlar roʻyxati docs/importing-fares.md va docs/reference-data.md da.",
  ),
  column_repeated: t(
    "The first line names the column “{value}” twice. Take one out.",
    "Столбец «{value}» назван в первой строке дважды. Уберите один.",
    "“{value}” ustuni birinchi satrda ikki marta yozilgan. Birini olib tashlang.",
  ),
  not_csv: t(
    "The file cannot be read as CSV from here on. Check the quotes: a field in quotes must end with one, and quotes inside it are doubled.",
    "Дальше файл не читается как CSV. Проверьте кавычки: поле в кавычках должно ими заканчиваться, а кавычки внутри удваиваются.",
    "Fayl shu yerdan boshlab CSV sifatida oʻqilmaydi. Qoʻshtirnoqlarni tekshiring: maydon ular bilan tugashi, ichkaridagilari ikkilanishi kerak.",
  ),
  cell_count: t(
    "The line has {value} fields, the first line names {other} columns. Check the separators; put a field that has one in quotes.",
    "В строке {value} полей, а в первой строке названо столбцов: {other}. Проверьте разделители; поле с разделителем заключите в кавычки.",
    "Satrda {value} ta maydon bor, birinchi satrda esa {other} ta ustun. Ajratkichlarni tekshiring; ichida ajratkich bor maydonni qoʻshtirnoqqa oling.",
  ),
  required: t("The field is empty. Fill it in.", "Поле пустое. Заполните его.", "Maydon boʻsh. Uni toʻldiring."),
  carrier: t(
    "“{value}” is no airline code. Write the two characters of the IATA code, e.g. HY.",
    "«{value}» — не код авиакомпании. Укажите два знака кода ИАТА, например HY.",
    "“{value}” aviakompaniya kodi emas. IATA kodining ikki belgisini yozing, masalan HY.",
  ),
  place_unknown: t(
    "“{value}” is neither an airport nor a metropolitan area known here. Correct the code, or add the airport to the reference data.",
    "«{value}» — не аэропорт и не код города из справочника. Исправьте код или добавьте аэропорт в справочник.",
    "“{value}” maʼlumotnomadagi aeroport ham, shahar kodi ham emas. Kodni tuzating yoki aeroportni maʼlumotnomaga qoʻshing.",
  ),
  place_code: t(
    "“{value}” is no code of an airport or city. Write three capital letters, e.g. TAS.",
    "«{value}» — не код аэропорта или города. Укажите три заглавные латинские буквы, например TAS.",
    "“{value}” aeroport yoki shahar kodi emas. Uchta bosh lotin harfini yozing, masalan TAS.",
  ),
  place_codes: t(
    "“{value}” is no list of airport codes. Write codes of three capital letters with | between, or leave it empty.",
    "«{value}» — не список кодов аэропортов. Укажите коды из трёх заглавных букв через | или оставьте пустым.",
    "“{value}” aeroport kodlari roʻyxati emas. Uch bosh harfli kodlarni | bilan ajratib yozing yoki boʻsh qoldiring.",
  ),
  place_closed: t(
    "The airport “{value}” is closed, its flights have moved. Write {other}.",
    "Аэропорт «{value}» закрыт, его рейсы переведены. Укажите {other}.",
    "“{value}” aeroporti yopilgan, reyslari koʻchirilgan. {other} deb yozing.",
  ),
  time_zone: t(
    "“{value}” is no time zone. Write its name in the tz database, e.g. Asia/Tashkent.",
    "«{value}» — не часовой пояс. Укажите название из базы tz, например Asia/Tashkent.",
    "“{value}” vaqt mintaqasi emas. tz bazasidagi nomini yozing, masalan Asia/Tashkent.",
  ),
  degrees: t(
    "“{value}” are no degrees. Write a number from -{other} to {other} with a point, e.g. 41.2627.",
    "«{value}» — не градусы. Укажите число от -{other} до {other} с точкой, например 41.2627.",
    "“{value}” gradus emas. -{other}dan {other}gacha sonni nuqta bilan yozing, masalan 41.2627.",
  ),
  icao_carrier: t(
    "“{value}” is no ICAO designator. Write its three letters, e.g. UZB, or leave it empty.",
    "«{value}» — не код ИКАО. Укажите его три буквы, например UZB, или оставьте пустым.",
    "“{value}” ICAO kodi emas. Uning uchta harfini yozing, masalan UZB, yoki boʻsh qoldiring.",
  ),
  ticket_prefix: t(
    "“{value}” is no accounting code. Write the first three digits of the airline's ticket numbers, or leave it empty: then it is not sold.",
    "«{value}» — не расчётный код. Укажите первые три цифры номеров билетов авиакомпании или оставьте пустым: тогда она не продаётся.",
    "“{value}” hisob kodi emas. Aviakompaniya chiptalari raqamining birinchi uch raqamini yozing yoki boʻsh qoldiring: unda u sotilmaydi.",
  ),
  prefix_owner: t(
    "“{value}” does not fit: 000 is no airline's, and stands for invented carriers alone. Write the airline's own code, or leave it empty.",
    "«{value}» не подходит: 000 не принадлежит ни одной авиакомпании и ставится только вымышленным. Укажите собственный код или оставьте пустым.",
    "“{value}” mos emas: 000 hech qaysi aviakompaniyaniki emas, u faqat oʻylab topilganlarga qoʻyiladi. Oʻz kodini yozing yoki boʻsh qoldiring.",
  ),
  alliance: t(
    "“{value}” is no alliance. Write oneworld, SkyTeam or Star Alliance, or leave it empty.",
    "«{value}» — не альянс. Укажите oneworld, SkyTeam или Star Alliance либо оставьте пустым.",
    "“{value}” alyans emas. oneworld, SkyTeam yoki Star Alliance deb yozing yoki boʻsh qoldiring.",
  ),
  aircraft_code: t(
    "“{value}” is no aircraft type. Write the three characters of the IATA code, e.g. 789.",
    "«{value}» — не тип воздушного судна. Укажите три знака кода ИАТА, например 789.",
    "“{value}” samolyot turi emas. IATA kodining uch belgisini yozing, masalan 789.",
  ),
  terminal: t(
    "“{value}” is no terminal. Write one or two capital letters or digits, or leave it empty for all.",
    "«{value}» — не терминал. Укажите одну-две заглавные буквы или цифры либо оставьте пустым (все).",
    "“{value}” terminal emas. Bir-ikkita bosh harf yoki raqam yozing yoki hammasi uchun boʻsh qoldiring.",
  ),
  default_only: t(
    "A line without an airport is the default for all. Fill in the airport, or leave terminals and carriers empty.",
    "Строка без аэропорта — значение по умолчанию для всех. Укажите аэропорт или оставьте терминалы и перевозчиков пустыми.",
    "Aeroportsiz satr hammasi uchun umumiy qiymatdir. Aeroportni yozing yoki terminal va aviakompaniyalarni boʻsh qoldiring.",
  ),
  connection_status: t(
    "“{value}” is no connection. Write DD, DI, ID or II: domestic or international arrival, then departure.",
    "«{value}» — не вид стыковки. Укажите DD, DI, ID или II: внутренний или международный прилёт, затем вылет.",
    "“{value}” ulanish turi emas. DD, DI, ID yoki II yozing: ichki yoki xalqaro kelish, keyin uchish.",
  ),
  same_places: t(
    "Origin and destination are both {value}. Correct one of them.",
    "Пункты отправления и назначения совпадают: {value}. Исправьте один из них.",
    "Uchish va borish joyi bir xil: {value}. Birini tuzating.",
  ),
  too_long: t(
    "The text is longer than {other} characters. Shorten it.",
    "Текст длиннее {other} знаков. Сократите его.",
    "Matn {other} belgidan uzun. Qisqartiring.",
  ),
  brand: t(
    "“{value}” is no brand. Write 1 to 30 letters, digits, spaces or hyphens, e.g. LITE.",
    "«{value}» — не название тарифа. Укажите от 1 до 30 букв, цифр, пробелов или дефисов, например LITE.",
    "“{value}” tarif nomi emas. 1 dan 30 tagacha harf, raqam, boʻsh joy yoki chiziqcha yozing, masalan LITE.",
  ),
  whole_number: t(
    "“{value}” is no whole number from {other}. Correct it.",
    "«{value}» — не целое число в пределах {other}. Исправьте его.",
    "“{value}” {other} oraligʻidagi butun son emas. Tuzating.",
  ),
  booking_class: t(
    "“{value}” is no booking class. Write one capital letter.",
    "«{value}» — не класс бронирования. Укажите одну заглавную латинскую букву.",
    "“{value}” bron klassi emas. Bitta bosh lotin harfini yozing.",
  ),
  cabin: t(
    "“{value}” is no cabin. Write E (economy) or B (business).",
    "«{value}» — не класс обслуживания. Укажите E (эконом) или B (бизнес).",
    "“{value}” xizmat klassi emas. E (ekonom) yoki B (biznes) yozing.",
  ),
  amount: t(
    "“{value}” is no amount. Write digits, with a point and at most two decimals, e.g. 1250000 or 199.90.",
    "«{value}» — не сумма. Укажите цифры, после точки не более двух знаков, например 1250000 или 199.90.",
    "“{value}” summa emas. Raqamlarni, nuqtadan keyin koʻpi bilan ikki xona bilan yozing, masalan 1250000 yoki 199.90.",
  ),
  fare_zero: t(
    "A fare of 0 would be sold for nothing. Write what an adult pays, or take the line out.",
    "Тариф 0 продавался бы даром. Укажите, сколько платит взрослый, или уберите строку.",
    "0 tarif tekinga sotilardi. Kattalar toʻlaydigan summani yozing yoki satrni olib tashlang.",
  ),
  penalty: t(
    "“{value}” is no penalty. Write an amount (0 is free of charge), or no where it is not permitted.",
    "«{value}» — не штраф. Укажите сумму (0 — бесплатно) или no, если не разрешено.",
    "“{value}” jarima emas. Summani (0 bepul) yoki ruxsat etilmasa no deb yozing.",
  ),
  currency: t(
    "“{value}” is no currency that is filed here. Write one of {other}.",
    "В валюте «{value}» здесь ничего не публикуется. Укажите одну из {other}.",
    "“{value}” valyutasida bu yerda narx berilmaydi. Quyidagilardan birini yozing: {other}.",
  ),
  same_currencies: t(
    "Base and quote are both {value}. Correct one of them.",
    "Обе валюты — {value}. Исправьте одну из них.",
    "Ikkala valyuta ham {value}. Birini tuzating.",
  ),
  month_day: t(
    "“{value}” is no day of the year. Write MM-DD, e.g. 06-01, or leave both ends of the season empty for all year.",
    "«{value}» — не день года. Укажите ММ-ДД, например 06-01, или оставьте обе границы сезона пустыми (весь год).",
    "“{value}” yil kuni emas. OO-KK koʻrinishida yozing, masalan 06-01, yoki butun yil uchun ikkalasini boʻsh qoldiring.",
  ),
  dates_reversed: t(
    "“{value}” is before {other}. Write the first day in the column …_from and the last in …_to.",
    "«{value}» раньше {other}. Первый день пишите в столбце …_from, последний — в …_to.",
    "“{value}” {other}dan oldin. Birinchi kunni …_from, oxirgisini …_to ustuniga yozing.",
  ),
  flight_numbers: t(
    "“{value}” names no flights. Write their numbers without the carrier, with | between them, e.g. 101|103, or leave it empty for any flight.",
    "«{value}»: это не номера рейсов. Пишите номера без перевозчика через |, например 101|103, или оставьте пустым для любого рейса.",
    "“{value}” reys raqamlari emas. Raqamlarni aviakompaniyasiz, oralarida | bilan yozing, masalan 101|103, yoki istalgan reys uchun boʻsh qoldiring.",
  ),
  season_half: t(
    "Only one end of the season is given. Fill in season_from and season_to, or leave both empty.",
    "Указана только одна граница сезона. Заполните season_from и season_to или оставьте обе пустыми.",
    "Mavsumning faqat bir chegarasi berilgan. season_from va season_to ni toʻldiring yoki ikkalasini boʻsh qoldiring.",
  ),
  seasons_overlap: t(
    "{value} is for some of the same days as line {other}: on those the cheaper one is sold. Let one season end before the other begins, or take one of the lines out.",
    "{value} действует частично в те же дни, что и строка {other}: в эти дни продаётся более дешёвый. Пусть один сезон кончается до начала другого, или уберите одну из строк.",
    "{value} qisman {other}-satr bilan bir xil kunlarga: oʻsha kunlarda arzonrogʻi sotiladi. Bir mavsum ikkinchisi boshlanguncha tugasin yoki satrlardan birini olib tashlang.",
  ),
  days_of_week: t(
    "“{value}” are no days. Write the digits of the days in order (1 Monday … 7 Sunday), e.g. 1234567.",
    "«{value}» — не дни недели. Укажите цифры дней по порядку (1 — понедельник … 7 — воскресенье), например 1234567.",
    "“{value}” hafta kunlari emas. Kun raqamlarini tartib bilan yozing (1 dushanba … 7 yakshanba), masalan 1234567.",
  ),
  services: t(
    "“{value}” is no list of services. Write their codes in small letters, digits and underscores, with | between, e.g. seat_choice|meal.",
    "«{value}» — не список услуг. Укажите коды строчными латинскими буквами, цифрами и подчёркиваниями через |, например seat_choice|meal.",
    "“{value}” xizmatlar roʻyxati emas. Kodlarni kichik harf, raqam va pastki chiziq bilan, orasiga | qoʻyib yozing, masalan seat_choice|meal.",
  ),
  yes_no: t(
    "“{value}” is neither yes nor no. Write one of them, or leave it empty for no.",
    "«{value}» — не yes и не no. Укажите одно из них или оставьте пустым (no).",
    "“{value}” yes ham, no ham emas. Birini yozing yoki no uchun boʻsh qoldiring.",
  ),
  repeated: t(
    "{value} stands on line {other} already. Take one of the lines out.",
    "{value} уже есть в строке {other}. Уберите одну из строк.",
    "{value} {other}-satrda bor. Satrlardan birini olib tashlang.",
  ),
  disagrees: t(
    "“{value}” contradicts line {other}. Give the same value on both lines.",
    "«{value}» противоречит строке {other}. Укажите в обеих строках одно значение.",
    "“{value}” {other}-satrga zid. Ikkala satrda bir xil qiymat yozing.",
  ),
  tax_code: t(
    "“{value}” is no tax code. Write its two characters, e.g. YQ.",
    "«{value}» — не код таксы. Укажите его два знака, например YQ.",
    "“{value}” soliq kodi emas. Uning ikki belgisini yozing, masalan YQ.",
  ),
  tax_owner: t(
    "A tax goes by airport or by carrier. Fill in exactly one of the two.",
    "Такса относится либо к аэропорту, либо к перевозчику. Заполните ровно одно из двух.",
    "Soliq yo aeroportga, yo aviakompaniyaga tegishli. Faqat bittasini toʻldiring.",
  ),
  scope: t(
    "“{value}” is no scope. Write D (domestic), I (international) or A (any).",
    "«{value}» — не область действия. Укажите D (внутренние), I (международные) или A (любые).",
    "“{value}” amal qilish doirasi emas. D (ichki), I (xalqaro) yoki A (har qanday) yozing.",
  ),
  rate: t(
    "“{value}” is no exchange rate. Write a number above zero with a point, and nothing between thousands, e.g. 12045.50.",
    "«{value}» — не курс. Укажите число больше нуля с точкой, без разделителей тысяч, например 12045.50.",
    "“{value}” kurs emas. Noldan katta sonni nuqta bilan, minglarni ajratmasdan yozing, masalan 12045.50.",
  ),
  same_carriers: t(
    "Both carriers are {value}. A carrier needs no agreement with itself: take the line out.",
    "Оба перевозчика — {value}. Соглашение с самим собой не нужно: уберите строку.",
    "Ikkala aviakompaniya ham {value}. Oʻzi bilan kelishuv kerak emas: satrni olib tashlang.",
  ),
  country: t(
    "“{value}” is no country code. Write the two capital letters of ISO 3166-1, e.g. UZ.",
    "«{value}» — не код страны. Укажите две заглавные буквы по ISO 3166-1, например UZ.",
    "“{value}” davlat kodi emas. ISO 3166-1 ning ikki bosh harfini yozing, masalan UZ.",
  ),
  entry_kind: t(
    "“{value}” is no entry rule. Write visa_free, on_arrival, e_visa, eta or visa_required.",
    "«{value}» — не правило въезда. Укажите visa_free, on_arrival, e_visa, eta или visa_required.",
    "“{value}” kirish qoidasi emas. visa_free, on_arrival, e_visa, eta yoki visa_required yozing.",
  ),
  iso_date: t(
    "“{value}” is no date. Write YYYY-MM-DD or YYYY-MM.",
    "«{value}» — не дата. Укажите ГГГГ-ММ-ДД или ГГГГ-ММ.",
    "“{value}” sana emas. YYYY-OO-KK yoki YYYY-OO koʻrinishida yozing.",
  ),
  ticket_number: t(
    "“{value}” is no ticket number. Write its 13 digits, without a hyphen.",
    "«{value}» — не номер билета. Укажите 13 цифр без дефиса.",
    "“{value}” chipta raqami emas. 13 ta raqamni chiziqchasiz yozing.",
  ),
  ticket_unknown: t(
    "No ticket {value} was issued here. Correct the number, or take the line out.",
    "Билет {value} здесь не выписывался. Исправьте номер или уберите строку.",
    "{value} raqamli chipta bu yerda rasmiylashtirilmagan. Raqamni tuzating yoki satrni olib tashlang.",
  ),
  flight_number: t(
    "“{value}” is no flight number. Write it without the airline's code, e.g. 271.",
    "«{value}» — не номер рейса. Укажите его без кода авиакомпании, например 271.",
    "“{value}” reys raqami emas. Uni aviakompaniya kodisiz yozing, masalan 271.",
  ),
  full_date: t(
    "“{value}” is no date. Write YYYY-MM-DD.",
    "«{value}» — не дата. Укажите ГГГГ-ММ-ДД.",
    "“{value}” sana emas. YYYY-OO-KK (yil-oy-kun) koʻrinishida yozing.",
  ),
  coupon_state: t(
    "“{value}” is no state of a coupon. Write flown or no_show.",
    "«{value}» — не состояние купона. Укажите flown или no_show.",
    "“{value}” kupon holati emas. flown yoki no_show yozing.",
  ),
  coupon_unknown: t(
    "The flight {value} is not on ticket {other}. Correct airline, number or local date of departure.",
    "Рейса {value} нет в билете {other}. Исправьте авиакомпанию, номер или местную дату вылета.",
    "{value} reysi {other} chiptasida yoʻq. Aviakompaniya, raqam yoki uchishning mahalliy sanasini tuzating.",
  ),
  coupon_early: t(
    "The flight {value} has not left yet. Import the line after its departure.",
    "Рейс {value} ещё не вылетел. Загрузите строку после вылета.",
    "{value} reysi hali uchmagan. Satrni uchib ketgandan keyin yuklang.",
  ),
} as const satisfies Record<string, LocalizedText>;
