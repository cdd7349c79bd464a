import type { ErrorName } from "@/lib/domain/errors";
import { type LocalizedText, t } from "@/lib/domain/localized";

interface ErrorKind {
  /** `error_code` of the envelope. Codes from 100400 up are this service's own; all others are the live interface's. */
  code: number;
  status: 400 | 401 | 403 | 404 | 405 | 408 | 409 | 410 | 413 | 415 | 422 | 429 | 431 | 500 | 503;
  text: LocalizedText;
}

/**
 * Every error of the service, by its stable name: one table from name to code, HTTP status and text.
 * Sources: interface.md "Errors", interface-facts "HTTP statuses" and "Error codes seen".
 */
export const ERRORS = {
  unauthorized: {
    code: 100401,
    status: 401,
    text: t(
      "The token or API key is missing, wrong, expired or revoked. Get a new token from POST /api/v1/accounts/tokens, or a key in the portal.",
      "Токен или ключ API отсутствует, неверен, просрочен или отозван. Получите новый токен (POST /api/v1/accounts/tokens) или ключ в портале.",
      "Token yoki API kaliti yoʻq, notoʻgʻri, muddati oʻtgan yoki bekor qilingan. Yangi token (POST /api/v1/accounts/tokens) yoki portalda kalit oling.",
    ),
  },
  wrong_credentials: {
    code: 100402,
    status: 401,
    text: t(
      "The e-mail address or the password is wrong.",
      "Неверный адрес электронной почты или пароль.",
      "Elektron pochta yoki parol notoʻgʻri.",
    ),
  },
  second_factor_needed: {
    code: 100460,
    status: 401,
    text: t(
      "Enter the code that your authenticator app shows, or a recovery code.",
      "Введите код из приложения-аутентификатора или резервный код.",
      "Autentifikator ilovasidagi kodni yoki zaxira kodini kiriting.",
    ),
  },
  wrong_code: {
    code: 100461,
    status: 401,
    text: t(
      "The code is wrong or was used already. Enter the one that your app shows now.",
      "Код неверен или уже использован. Введите тот, который приложение показывает сейчас.",
      "Kod notoʻgʻri yoki ishlatilgan. Ilova hozir koʻrsatayotgan kodni kiriting.",
    ),
  },
  second_factor_due: {
    code: 100462,
    status: 403,
    text: t(
      "Your role needs two-step sign-in. Set it up under Sign-in and security; everything else opens then.",
      "Для вашей роли нужен вход в два шага. Настройте его в разделе «Вход и безопасность»; после этого откроется всё остальное.",
      "Sizning vazifangiz uchun ikki bosqichli kirish kerak. Uni “Kirish va xavfsizlik” boʻlimida sozlang; shundan soʻng qolgani ochiladi.",
    ),
  },
  second_factor_present: {
    code: 100463,
    status: 409,
    text: t(
      "Two-step sign-in is on already. To move it to another app, switch it off first.",
      "Вход в два шага уже включён. Чтобы перенести его в другое приложение, сначала выключите его.",
      "Ikki bosqichli kirish yoqilgan. Uni boshqa ilovaga koʻchirish uchun avval oʻchiring.",
    ),
  },
  second_factor_not_begun: {
    code: 100464,
    status: 409,
    text: t(
      "This set-up has ended or was begun anew elsewhere. Begin again.",
      "Эта настройка завершена или начата заново в другом месте. Начните сначала.",
      "Bu sozlash tugagan yoki boshqa joyda qaytadan boshlangan. Boshidan boshlang.",
    ),
  },
  second_factor_missing: {
    code: 100465,
    status: 409,
    text: t(
      "Two-step sign-in is off. Reload the page.",
      "Вход в два шага выключен. Обновите страницу.",
      "Ikki bosqichli kirish oʻchirilgan. Sahifani yangilang.",
    ),
  },
  second_factor_obligatory: {
    code: 100466,
    status: 403,
    text: t(
      "Your role needs two-step sign-in, so it cannot be switched off.",
      "Для вашей роли вход в два шага обязателен, выключить его нельзя.",
      "Sizning vazifangiz uchun ikki bosqichli kirish majburiy, uni oʻchirib boʻlmaydi.",
    ),
  },
  token_needs_key: {
    code: 100467,
    status: 403,
    text: t(
      "This account signs in with a second factor, so a password alone gets no token. Make an API key in the portal (Settings, API keys) and send it as `Authorization: Bearer …`.",
      "У этой учётной записи вход в два шага, поэтому по одному паролю токен не выдаётся. Создайте ключ API в портале (Настройки, Ключи API) и передавайте его в `Authorization: Bearer …`.",
      "Bu hisobga ikki bosqichda kiriladi, shuning uchun faqat parol bilan token berilmaydi. Portalda (Sozlamalar, API kalitlari) kalit yarating va uni `Authorization: Bearer …`da yuboring.",
    ),
  },
  session_not_found: {
    code: 100468,
    status: 404,
    text: t("There is no such sign-in.", "Такого входа нет.", "Bunday kirish yoʻq."),
  },
  reset_link_invalid: {
    code: 100469,
    status: 410,
    text: t(
      "This link is unknown, was used already or is older than half an hour. Ask for a new one.",
      "Ссылка неизвестна, уже использована или старше получаса. Попросите новую.",
      "Havola nomaʼlum, ishlatilgan yoki yarim soatdan eski. Yangisini soʻrang.",
    ),
  },
  cross_site: {
    code: 100403,
    status: 403,
    text: t(
      "This request did not come from the portal's own pages. Reload the page and try again.",
      "Запрос пришёл не со страниц портала. Обновите страницу и попробуйте снова.",
      "Soʻrov portal sahifalaridan kelmadi. Sahifani yangilab, qayta urinib koʻring.",
    ),
  },
  offer_not_found: {
    code: 100404,
    status: 404,
    text: t(
      "This offer is unknown or has expired. Search again.",
      "Вариант не найден или устарел. Выполните поиск снова.",
      "Variant topilmadi yoki muddati oʻtgan. Qaytadan qidiring.",
    ),
  },
  offer_sold_out: {
    code: 100405,
    status: 404,
    text: t(
      "The seats of this offer are sold out. Search again.",
      "Мест по этому варианту больше нет. Выполните поиск снова.",
      "Bu variant boʻyicha joy qolmadi. Qaytadan qidiring.",
    ),
  },
  flight_times_changed: {
    code: 100451,
    status: 422,
    text: t(
      "Times, terminals or numbers of this offer's flights have changed. `data.directions` tells the old and the new ones; show them, and go on with the offer `data.offer_id`, or search again where there is none.",
      "Время, терминалы или номера рейсов этого варианта изменились. Прежние и новые указаны в `data.directions`: покажите их и продолжите с вариантом `data.offer_id`, а если его нет, выполните поиск снова.",
      "Bu variant reyslarining vaqti, terminallari yoki raqamlari oʻzgardi. Eski va yangilari `data.directions`da: ularni koʻrsating va `data.offer_id` varianti bilan davom eting, u boʻlmasa, qaytadan qidiring.",
    ),
  },
  flight_cancelled: {
    code: 100452,
    status: 404,
    text: t(
      "A flight of this offer has been cancelled. Search again.",
      "Рейс из этого варианта отменён. Выполните поиск снова.",
      "Bu variantdagi reys bekor qilingan. Qaytadan qidiring.",
    ),
  },
  booking_not_found: {
    code: 100406,
    status: 404,
    text: t("There is no such booking.", "Такого бронирования нет.", "Bunday bron yoʻq."),
  },
  path_not_found: {
    code: 100407,
    status: 404,
    text: t(
      "There is no such path. See the interface documentation.",
      "Такого пути нет. См. документацию интерфейса.",
      "Bunday manzil yoʻq. Interfeys hujjatlariga qarang.",
    ),
  },
  method_not_allowed: {
    code: 100408,
    status: 405,
    text: t("This path does not answer this method.", "Этот путь не поддерживает такой метод.", "Bu manzil bunday usulni qoʻllamaydi."),
  },
  body_too_large: {
    code: 100413,
    status: 413,
    text: t("The request body is larger than 256 KB.", "Тело запроса больше 256 КБ.", "Soʻrov hajmi 256 KBdan katta."),
  },
  unsupported_body: {
    code: 100420,
    status: 415,
    text: t(
      "The body cannot be read as its headers say. Send UTF-8, or name its charset in Content-Type, uncompressed or as gzip, deflate or br in Content-Encoding.",
      "Тело запроса не читается так, как указано в заголовках. Отправьте UTF-8 или укажите кодировку (charset) в Content-Type, без сжатия или с gzip, deflate либо br в Content-Encoding.",
      "Soʻrov matnini sarlavhalarda aytilganidek oʻqib boʻlmadi. UTF-8 yuboring yoki Content-Type sarlavhasida kodlashni (charset) koʻrsating, siqilmagan holda yoki Content-Encoding sarlavhasida gzip, deflate yoki br bilan.",
    ),
  },
  bad_json: {
    code: 100414,
    status: 422,
    text: t(
      "The request body is not valid JSON. Send JSON in UTF-8 with Content-Type: application/json, not a form.",
      "Тело запроса не является корректным JSON. Отправьте JSON в UTF-8 с заголовком Content-Type: application/json, а не данные формы.",
      "Soʻrov matni toʻgʻri JSON emas. Uni forma koʻrinishida emas, UTF-8 kodlangan JSON qilib, Content-Type: application/json bilan yuboring.",
    ),
  },
  validation: {
    code: 8,
    status: 422,
    text: t(
      "Some fields are missing or wrong; see `errors`.",
      "Некоторые поля не заполнены или неверны; см. `errors`.",
      "Ayrim maydonlar toʻldirilmagan yoki notoʻgʻri; `errors`ga qarang.",
    ),
  },
  too_many_requests: {
    code: 100429,
    status: 429,
    text: t(
      "Too many requests. Wait for the seconds named in Retry-After.",
      "Слишком много запросов. Подождите столько секунд, сколько указано в Retry-After.",
      "Soʻrovlar juda koʻp. Retry-After sarlavhasida koʻrsatilgan soniya kuting.",
    ),
  },
  internal: {
    code: 100590,
    status: 500,
    text: t(
      "Something went wrong on our side. Try again; if it stays, tell support the request_id.",
      "Ошибка на нашей стороне. Повторите попытку; если не поможет, сообщите в поддержку request_id.",
      "Bizning tomonda xatolik yuz berdi. Qayta urinib koʻring; takrorlansa, yordam xizmatiga request_idni ayting.",
    ),
  },
  unavailable: {
    code: 1002,
    status: 503,
    text: t(
      "The service is temporarily unavailable. Try again shortly.",
      "Сервис временно недоступен. Повторите попытку чуть позже.",
      "Xizmat vaqtincha ishlamayapti. Birozdan soʻng qayta urinib koʻring.",
    ),
  },
  processing: {
    code: 3,
    status: 410,
    text: t(
      "The request is still being processed. Repeat the call.",
      "Запрос ещё обрабатывается. Повторите вызов.",
      "Soʻrov hali bajarilmoqda. Qayta chaqiring.",
    ),
  },
  carrier_unconfirmed: {
    code: 1039,
    status: 410,
    text: t(
      "The carrier has not confirmed. Repeat the call.",
      "Перевозчик не подтвердил. Повторите вызов.",
      "Aviakompaniya tasdiqlamadi. Qayta chaqiring.",
    ),
  },
  infant_too_old: {
    code: 1011,
    status: 422,
    text: t(
      "An infant must be under two on the date of the last flight.",
      "Младенцу должно быть меньше двух лет на дату последнего рейса.",
      "Chaqaloq oxirgi reys sanasida ikki yoshdan kichik boʻlishi kerak.",
    ),
  },
  first_name_missing: {
    code: 1018,
    status: 422,
    text: t("A passenger's first name is missing.", "Не указано имя пассажира.", "Yoʻlovchining ismi koʻrsatilmagan."),
  },
  last_name_missing: {
    code: 1019,
    status: 422,
    text: t("A passenger's last name is missing.", "Не указана фамилия пассажира.", "Yoʻlovchining familiyasi koʻrsatilmagan."),
  },
  birthdate_missing: {
    code: 1020,
    status: 422,
    text: t(
      "A passenger's birth date is missing.",
      "Не указана дата рождения пассажира.",
      "Yoʻlovchining tugʻilgan sanasi koʻrsatilmagan.",
    ),
  },
  document_missing: {
    code: 1021,
    status: 422,
    text: t(
      "A passenger's document type, number or expiry is missing.",
      "Не указан тип, номер или срок документа пассажира.",
      "Yoʻlovchi hujjatining turi, raqami yoki muddati koʻrsatilmagan.",
    ),
  },
  passenger_field_missing: {
    code: 1022,
    status: 422,
    text: t(
      "A passenger's age group, gender, citizenship or phone is missing.",
      "Не указана возрастная группа, пол, гражданство или телефон пассажира.",
      "Yoʻlovchining yosh guruhi, jinsi, fuqaroligi yoki telefoni koʻrsatilmagan.",
    ),
  },
  payer_email_missing: {
    code: 1023,
    status: 422,
    text: t("The payer's e-mail is missing.", "Не указана почта плательщика.", "Toʻlovchining pochtasi koʻrsatilmagan."),
  },
  payer_phone_missing: {
    code: 1024,
    status: 422,
    text: t("The payer's phone is missing.", "Не указан телефон плательщика.", "Toʻlovchining telefoni koʻrsatilmagan."),
  },
  bad_format: {
    code: 1025,
    status: 422,
    text: t(
      "A field has a wrong format; see `errors`.",
      "Неверный формат поля; см. `errors`.",
      "Maydon formati notoʻgʻri; `errors`ga qarang.",
    ),
  },
  price_rose: {
    code: 1030,
    status: 422,
    text: t(
      "The price of the offer has risen. Get the offer again for the current price.",
      "Цена варианта выросла. Запросите вариант снова, чтобы узнать текущую цену.",
      "Variant narxi oshdi. Joriy narxni bilish uchun variantni qayta soʻrang.",
    ),
  },
  price_fell: {
    code: 1031,
    status: 422,
    text: t(
      "The price of the offer has fallen. Get the offer again for the current price.",
      "Цена варианта снизилась. Запросите вариант снова, чтобы узнать текущую цену.",
      "Variant narxi tushdi. Joriy narxni bilish uchun variantni qayta soʻrang.",
    ),
  },
  price_changed_meanwhile: {
    code: 100500,
    status: 422,
    text: t(
      "The price changed while the booking was being made. Get the offer again for the current price.",
      "Цена изменилась во время бронирования. Запросите вариант снова, чтобы узнать текущую цену.",
      "Bron qilish vaqtida narx oʻzgardi. Joriy narxni bilish uchun variantni qayta soʻrang.",
    ),
  },
  deposit_too_low: {
    code: 1048,
    status: 422,
    text: t(
      "The deposit and credit do not cover this payment. Top the deposit up and pay again.",
      "Депозита и кредита не хватает для оплаты. Пополните депозит и повторите оплату.",
      "Depozit va kredit bu toʻlovga yetmaydi. Depozitni toʻldirib, qayta toʻlang.",
    ),
  },
  name_length: {
    code: 1124,
    status: 422,
    text: t(
      "First and last names must have 1 to 25 characters.",
      "Имя и фамилия должны содержать от 1 до 25 символов.",
      "Ism va familiya 1 dan 25 gacha belgidan iborat boʻlishi kerak.",
    ),
  },
  names_too_long: {
    code: 1125,
    status: 422,
    text: t(
      "Name, surname and birth date are too long together for the carrier. Shorten the names as in the document's machine-readable line.",
      "Имя, фамилия и дата рождения вместе слишком длинны для перевозчика. Сократите их, как в машиночитаемой строке документа.",
      "Ism, familiya va tugʻilgan sana birgalikda juda uzun. Ularni hujjatning mashina oʻqiydigan qatoridagidek qisqartiring.",
    ),
  },
  counts_mismatch: {
    code: 1126,
    status: 422,
    text: t(
      "The passengers do not match the counts that were searched.",
      "Пассажиры не соответствуют количеству, указанному при поиске.",
      "Yoʻlovchilar qidiruvdagi songa mos emas.",
    ),
  },
  blacklisted: {
    code: 1127,
    status: 422,
    text: t(
      "The carrier refuses a passenger of this booking.",
      "Перевозчик отказывает одному из пассажиров.",
      "Aviakompaniya yoʻlovchilardan birini tashishdan bosh tortdi.",
    ),
  },
  wrong_issuing_country: {
    code: 1153,
    status: 422,
    text: t("The citizenship does not fit the document.", "Гражданство не соответствует документу.", "Fuqarolik hujjatga mos emas."),
  },
  passenger_invalid: {
    code: 1154,
    status: 422,
    text: t(
      "A passenger's data is wrong; see `errors`.",
      "Неверные данные пассажира; см. `errors`.",
      "Yoʻlovchi maʼlumotlari notoʻgʻri; `errors`ga qarang.",
    ),
  },
  cyrillic_not_allowed: {
    code: 1155,
    status: 422,
    text: t(
      "This document takes Latin letters only. Write the name as in the passport.",
      "Для этого документа нужны латинские буквы. Укажите имя, как в паспорте.",
      "Bu hujjat uchun faqat lotin harflari kerak. Ismni pasportdagidek yozing.",
    ),
  },
  check_names_and_documents: {
    code: 1156,
    status: 422,
    text: t(
      "Check the names and document numbers: two passengers share the same ones.",
      "Проверьте имена и номера документов: у двух пассажиров они совпадают.",
      "Ism va hujjat raqamlarini tekshiring: ikki yoʻlovchida ular bir xil.",
    ),
  },
  citizenship_not_allowed: {
    code: 1157,
    status: 422,
    text: t(
      "This document cannot be used with this citizenship on these flights.",
      "С этим гражданством документ нельзя использовать на этих рейсах.",
      "Bu fuqarolik bilan bunday hujjatdan ushbu reyslarda foydalanib boʻlmaydi.",
    ),
  },
  wrong_passenger_types: {
    code: 1168,
    status: 422,
    text: t(
      "A passenger's age group does not fit the birth date on the date of the last flight.",
      "Возрастная группа пассажира не соответствует дате рождения на дату последнего рейса.",
      "Yoʻlovchining yosh guruhi oxirgi reys sanasidagi yoshiga mos emas.",
    ),
  },
  bad_document_expiry: {
    code: 1169,
    status: 422,
    text: t(
      "A document expires before the journey ends.",
      "Срок документа истекает до конца поездки.",
      "Hujjat muddati safar tugashidan oldin tugaydi.",
    ),
  },
  infant_needs_adult: {
    code: 1183,
    status: 422,
    text: t(
      "The adult with an infant must be 18 or older.",
      "Взрослому с младенцем должно быть не менее 18 лет.",
      "Chaqaloq bilan uchayotgan kattalar 18 yoshdan kichik boʻlmasligi kerak.",
    ),
  },
  duplicate_unpaid: {
    code: 5231,
    status: 422,
    text: t("Duplicate booking", "Повторное бронирование", "Takroriy bron"),
  },
  duplicate_paid: {
    code: 5232,
    status: 422,
    text: t("Duplicate booking", "Повторное бронирование", "Takroriy bron"),
  },
  refund_unavailable: {
    code: 5233,
    status: 422,
    text: t(
      "This is not available for the booking in its present state, or by its fare rules. Read both; for a ticketed booking ask for a manual refund.",
      "Это недоступно в нынешнем состоянии бронирования или по правилам тарифа. Проверьте их; для билетов можно подать заявку на возврат (manual-refund).",
      "Bronning hozirgi holatida yoki tarif qoidalari boʻyicha bu mumkin emas. Ularni tekshiring; chiptalar uchun qaytarish arizasini bering (manual-refund).",
    ),
  },
  void_unavailable: {
    code: 5234,
    status: 422,
    text: t(
      "The booking cannot be voided: it is not paid, its void window has closed, or its refund is being decided. Ask for a refund instead.",
      "Аннулирование недоступно: бронирование не оплачено, срок аннулирования истёк или решается вопрос о возврате. Оформите возврат.",
      "Bronni annullab boʻlmaydi: u toʻlanmagan, annullash muddati oʻtgan yoki qaytarish masalasi koʻrilmoqda. Qaytarishni soʻrang.",
    ),
  },
  passengers_need_adult: {
    code: 100490,
    status: 422,
    text: t(
      "Those who would stay need an adult: at least one, and each infant on a lap one of 18 or older. Refund them too or take them out of the booking too, or keep an adult. Where nobody of an unpaid booking would stay, call cancel-unpaid.",
      "Остающимся нужен взрослый: хотя бы один, каждому младенцу на руках — свой, не моложе 18 лет. Верните и их билеты или уберите их из брони, либо оставьте взрослого. Если в неоплаченной брони не останется никого, вызовите cancel-unpaid.",
      "Qoladiganlarga kattalar kerak: kamida bitta, qoʻldagi har bir chaqaloqqa 18 yoshdan kichik boʻlmagan bittadan. Ularning ham pulini qaytaring yoki ularni ham brondan chiqaring, yoki kattalardan birini qoldiring. Toʻlanmagan bronda hech kim qolmasa, cancel-unpaidni chaqiring.",
    ),
  },
  directions_priced_together: {
    code: 100491,
    status: 422,
    text: t(
      "The directions of this booking cannot be refunded apart: one price covers them, or it does not say what each is worth. Refund the whole journey of these passengers (without `directions`), or ask the back office (manual-refund).",
      "Направления этого бронирования нельзя вернуть по отдельности: цена у них общая или не сказано, сколько стоит каждое. Верните всю поездку этих пассажиров (без `directions`) или обратитесь в бэк-офис (manual-refund).",
      "Bu bronning yoʻnalishlarini alohida qaytarib boʻlmaydi: ularning narxi umumiy yoki har biri qancha turishi aytilmagan. Shu yoʻlovchilarning butun safarini qaytaring (`directions`siz) yoki bek-ofisga murojaat qiling (manual-refund).",
    ),
  },
  currency_not_held: {
    code: 100492,
    status: 422,
    text: t(
      "You have no deposit in this currency. Give one of yours, or leave `currency` out; the back office opens further ones.",
      "У вас нет депозита в этой валюте. Укажите одну из своих или не указывайте `currency`; новые открывает бэк-офис.",
      "Bu valyutada depozitingiz yoʻq. Oʻzingiznikilardan birini kiriting yoki `currency`ni yubormang; yangilarini bek-ofis ochadi.",
    ),
  },
  document_on_flight: {
    code: 100471,
    status: 422,
    text: t(
      "One of these documents has a place on one of these flights already, and airlines take each document once. Check the document numbers, or choose other flights.",
      "По одному из этих документов уже есть место на одном из этих рейсов, а авиакомпании принимают каждый документ один раз. Проверьте номера документов или выберите другие рейсы.",
      "Bu hujjatlardan biri boʻyicha shu reyslardan birida joy bor, aviakompaniyalar esa har bir hujjatni bir marta qabul qiladi. Hujjat raqamlarini tekshiring yoki boshqa reyslarni tanlang.",
    ),
  },
  third_order: {
    code: 5237,
    status: 422,
    text: t(
      "These passengers' journey was already ordered twice. A third order is refused for 24 hours.",
      "Эта поездка этих пассажиров уже заказывалась дважды. Третий заказ возможен через 24 часа.",
      "Bu yoʻlovchilarning shu safari ikki marta buyurtma qilingan. Uchinchi buyurtma 24 soatdan keyin mumkin.",
    ),
  },
  reference_taken: {
    code: 100480,
    status: 422,
    text: t(
      "Another booking of yours has this reference, and it was to be unique. Read that booking, or give another reference.",
      "Такой собственный номер (reference) уже есть у другого вашего бронирования, а он должен быть единственным. Прочитайте то бронирование или укажите другой.",
      "Bunday oʻz raqamingiz (reference) boshqa broningizda bor, u esa yagona boʻlishi kerak edi. Oʻsha bronni oʻqing yoki boshqasini kiriting.",
    ),
  },
  change_unavailable: {
    code: 100481,
    status: 422,
    text: t(
      "This can no longer be changed: the booking has ended, its first flight has left, its refund is being decided, or its personal data were erased. Read the booking.",
      "Изменить это уже нельзя: бронирование завершено, первый рейс вылетел, решается вопрос о возврате или личные данные удалены. Прочитайте бронирование.",
      "Buni endi oʻzgartirib boʻlmaydi: bron tugagan, birinchi reys uchib ketgan, qaytarish masalasi koʻrilmoqda yoki shaxsiy maʼlumotlar oʻchirilgan. Bronni oʻqing.",
    ),
  },
  bags_unavailable: {
    code: 100493,
    status: 422,
    text: t(
      "Bags can no longer be added: the booking has ended or was not paid in time, its refund is being decided, or its personal data were erased. Read the booking.",
      "Добавить багаж уже нельзя: бронирование завершено или не оплачено вовремя, решается вопрос о возврате или личные данные удалены. Прочитайте бронирование.",
      "Endi bagaj qoʻshib boʻlmaydi: bron tugagan yoki vaqtida toʻlanmagan, qaytarish masalasi koʻrilmoqda yoki shaxsiy maʼlumotlar oʻchirilgan. Bronni oʻqing.",
    ),
  },
  note_not_found: {
    code: 100494,
    status: 404,
    text: t(
      "There is no such note of yours on this booking. Load the page again.",
      "У этого бронирования нет такой вашей заметки. Загрузите страницу заново.",
      "Bu bronda sizning bunday qaydingiz yoʻq. Sahifani qaytadan oching.",
    ),
  },
  too_many_notes: {
    code: 100495,
    status: 422,
    text: t(
      "This booking has as many notes as fit. Delete one of yours, or add to it.",
      "У этого бронирования уже предельное число заметок. Удалите одну из своих или дополните её.",
      "Bu bronda qaydlar soni chegaraga yetgan. Oʻzingiznikidan birini oʻchiring yoki toʻldiring.",
    ),
  },
  work_view_not_found: {
    code: 100606,
    status: 404,
    text: t(
      "You have no such view. It may have been deleted in another window.",
      "Такого вида у вас нет. Возможно, он удалён в другом окне.",
      "Sizda bunday koʻrinish yoʻq. U boshqa oynada oʻchirilgan boʻlishi mumkin.",
    ),
  },
  saved_report_not_found: {
    code: 100720,
    status: 404,
    text: t(
      "There is no such report. It may have been deleted in another window.",
      "Такого отчёта нет. Возможно, он удалён в другом окне.",
      "Bunday hisobot yoʻq. U boshqa oynada oʻchirilgan boʻlishi mumkin.",
    ),
  },
  too_many_work_views: {
    code: 100607,
    status: 422,
    text: t(
      "You have 20 views, as many as fit. Delete one that you no longer use.",
      "У вас уже 20 видов, больше сохранить нельзя. Удалите ненужный.",
      "Sizda 20 ta koʻrinish bor, ortiq saqlab boʻlmaydi. Keraksizini oʻchiring.",
    ),
  },
  name_change_unavailable: {
    code: 100482,
    status: 422,
    text: t(
      "The name cannot be corrected: only misspellings of at most 3 letters are, once per passenger, in an unpaid booking of regular flights. Otherwise cancel or void the booking and book again.",
      "Имя исправить нельзя: исправляются только ошибки не более чем в 3 буквах, один раз для пассажира, в неоплаченном бронировании регулярных рейсов. В остальных случаях отмените бронирование и оформите его заново.",
      "Ismni tuzatib boʻlmaydi: faqat koʻpi bilan 3 harfdagi xato, har bir yoʻlovchi uchun bir marta, muntazam reyslarning toʻlanmagan bronida tuzatiladi. Boshqa hollarda bronni bekor qilib, qaytadan bron qiling.",
    ),
  },
  hold_extension_unavailable: {
    code: 100483,
    status: 422,
    text: t(
      "The seats are not held any longer than `expire`: the booking is not unpaid any more, or its supplier extends it no further. Pay it in time, or book again.",
      "Места не удерживаются дольше `expire`: бронирование уже не ждёт оплаты или поставщик больше не продлевает его. Оплатите вовремя или оформите заново.",
      "Joylar `expire`dan uzoqroq saqlanmaydi: bron endi toʻlov kutmayapti yoki taʼminotchi uni boshqa uzaytirmaydi. Vaqtida toʻlang yoki qaytadan bron qiling.",
    ),
  },
  passenger_not_found: {
    code: 100484,
    status: 404,
    text: t(
      "The booking has no such passenger. Take `key` of a passenger from the booking.",
      "В бронировании нет такого пассажира. Возьмите `key` пассажира из бронирования.",
      "Bronda bunday yoʻlovchi yoʻq. Yoʻlovchining `key` qiymatini brondan oling.",
    ),
  },
  tickets_unavailable: {
    code: 100620,
    status: 422,
    text: t(
      "Tickets of this carrier cannot be issued at the moment, so nothing was paid. The booking stays held until its time: try again later, or ask the service.",
      "Билеты этого перевозчика сейчас нельзя выписать, поэтому оплата не принята. Бронь сохраняется до своего срока: повторите позже или обратитесь в службу.",
      "Bu aviakompaniya chiptalarini hozir rasmiylashtirib boʻlmaydi, shuning uchun toʻlov olinmadi. Bron muddatigacha saqlanadi: keyinroq urinib koʻring yoki xizmatga murojaat qiling.",
    ),
  },
  payment_unavailable: {
    code: 100422,
    status: 422,
    text: t(
      "This booking cannot be paid in its present state.",
      "Бронирование в нынешнем состоянии нельзя оплатить.",
      "Bronning hozirgi holatida uni toʻlab boʻlmaydi.",
    ),
  },
  receipt_unavailable: {
    code: 100423,
    status: 422,
    text: t(
      "Itinerary receipts exist once the booking is ticketed.",
      "Маршрутные квитанции доступны после выписки билетов.",
      "Marshrut kvitansiyalari chiptalar rasmiylashtirilgach tayyor boʻladi.",
    ),
  },
  fare_family_unavailable: {
    code: 100424,
    status: 422,
    text: t(
      "This offer has no fare family (is_fare_family is false).",
      "У варианта нет семейства тарифов (is_fare_family = false).",
      "Variantda tariflar oilasi yoʻq (is_fare_family = false).",
    ),
  },
  receipt_not_found: {
    code: 100425,
    status: 404,
    text: t(
      "There is no such itinerary receipt. Open it again from the booking's page.",
      "Такой маршрутной квитанции нет. Откройте её заново со страницы бронирования.",
      "Bunday marshrut kvitansiyasi yoʻq. Uni bron sahifasidan qayta oching.",
    ),
  },
  trip_not_found: {
    code: 100426,
    status: 404,
    text: t(
      "No booking has this number and surname. Check both against your confirmation.",
      "Бронирования с таким номером и фамилией нет. Сверьте их с подтверждением.",
      "Bunday raqam va familiyali bron topilmadi. Ularni tasdiqnomangiz bilan solishtiring.",
    ),
  },
  scope_missing: {
    code: 100409,
    status: 403,
    text: t(
      "This API key is not allowed to do this: it lacks the scope named in `data.scope`. Make a key with that scope in the portal.",
      "Этому ключу API это не разрешено: нет права, указанного в `data.scope`. Создайте на портале ключ с этим правом.",
      "Bu API kalitiga bunga ruxsat berilmagan: `data.scope`da koʻrsatilgan huquq yoʻq. Portalda shu huquqli kalit yarating.",
    ),
  },
  not_permitted: {
    code: 100410,
    status: 403,
    text: t(
      "Your account may not do this. Ask an administrator of your agency.",
      "Вашей учётной записи это не разрешено. Обратитесь к администратору агентства.",
      "Hisobingizga bunga ruxsat berilmagan. Agentligingiz administratoriga murojaat qiling.",
    ),
  },
  right_missing: {
    code: 100631,
    status: 403,
    text: t(
      "Your roles in the back office do not include this: see `data.area` and `data.act`. Ask an administrator of the house.",
      "Ваши роли в бэк-офисе этого не позволяют: см. `data.area` и `data.act`. Обратитесь к администратору сервиса.",
      "Bek-ofisdagi vazifalaringiz bunga yetmaydi: `data.area` va `data.act`ga qarang. Xizmat administratoriga murojaat qiling.",
    ),
  },
  last_administrator: {
    code: 100632,
    status: 409,
    text: t(
      "Nobody else is an administrator of the house. Make somebody else one first.",
      "Других администраторов сервиса нет. Сначала назначьте кого-нибудь ещё.",
      "Xizmatning boshqa administratori yoʻq. Avval boshqa birovni tayinlang.",
    ),
  },
  operator_sells_nothing: {
    code: 100630,
    status: 403,
    text: t(
      "People of the back office sell nothing: they neither search offers nor book, pay or refund for an agency. Sign in as somebody of the agency, or use its API key.",
      "Сотрудники бэк-офиса ничего не продают: не ищут варианты, не бронируют, не оплачивают и не оформляют возвраты за агентство. Войдите как сотрудник агентства или используйте его ключ API.",
      "Bek-ofis xodimlari hech narsa sotmaydi: agentlik nomidan variant qidirmaydi, bron qilmaydi, toʻlamaydi va qaytarmaydi. Agentlik xodimi sifatida kiring yoki uning API kalitidan foydalaning.",
    ),
  },
  idempotency_key_invalid: {
    code: 100415,
    status: 422,
    text: t(
      "The header Idempotency-Key must have 1 to 255 visible ASCII characters. A random UUID is best.",
      "Заголовок Idempotency-Key должен содержать от 1 до 255 видимых символов ASCII. Лучше всего случайный UUID.",
      "Idempotency-Key sarlavhasi 1 dan 255 gacha koʻrinadigan ASCII belgidan iborat boʻlishi kerak. Eng yaxshisi — tasodifiy UUID.",
    ),
  },
  idempotency_key_reused: {
    code: 100416,
    status: 422,
    text: t(
      "This Idempotency-Key was already used for another request. Use a new key for every new request.",
      "Этот Idempotency-Key уже использован для другого запроса. Для каждого нового запроса берите новый ключ.",
      "Bu Idempotency-Key boshqa soʻrov uchun ishlatilgan. Har bir yangi soʻrov uchun yangi kalit oling.",
    ),
  },
  too_deep: {
    code: 100417,
    status: 422,
    text: t(
      "The request is nested too deeply: a query may have 4 levels, a body 20.",
      "Слишком глубокая вложенность запроса: в строке запроса допустимо 4 уровня, в теле — 20.",
      "Soʻrov ichma-ichligi juda chuqur: soʻrov satrida 4 daraja, tanasida 20 daraja mumkin.",
    ),
  },
  too_many_parameters: {
    code: 100418,
    status: 422,
    text: t(
      "The query has more than 1,000 parameters.",
      "В строке запроса больше 1000 параметров.",
      "Soʻrov satrida 1000 tadan koʻp parametr bor.",
    ),
  },
  not_http: {
    code: 100400,
    status: 400,
    text: t(
      "These bytes are no HTTP request as RFC 9112 has it. Use an HTTP library, and send either Content-Length or Transfer-Encoding, never both.",
      "Эти байты не являются HTTP-запросом по RFC 9112. Используйте библиотеку HTTP и отправляйте либо Content-Length, либо Transfer-Encoding, но не оба.",
      "Bu baytlar RFC 9112 boʻyicha HTTP soʻrovi emas. HTTP kutubxonasidan foydalaning va Content-Length yoki Transfer-Encoding sarlavhalaridan faqat bittasini yuboring.",
    ),
  },
  headers_too_large: {
    code: 100412,
    status: 431,
    text: t(
      "The address and headers of the request are larger than 16 KB together. Shorten them.",
      "Адрес и заголовки запроса вместе больше 16 КБ. Сократите их.",
      "Soʻrov manzili va sarlavhalari birgalikda 16 KBdan katta. Ularni qisqartiring.",
    ),
  },
  request_too_slow: {
    code: 100411,
    status: 408,
    text: t(
      "The request did not come whole in time. Send it again without a pause.",
      "Запрос не пришёл целиком вовремя. Отправьте его снова без пауз.",
      "Soʻrov oʻz vaqtida toʻliq kelmadi. Uni toʻxtamasdan qayta yuboring.",
    ),
  },
  fiscalization_unavailable: {
    code: 100427,
    status: 422,
    text: t(
      "Fiscal data exists only for bookings that were paid.",
      "Фискальные данные есть только у бронирований, которые были оплачены.",
      "Fiskal maʼlumotlar faqat toʻlangan bronlarda boʻladi.",
    ),
  },
  key_expired: {
    code: 100485,
    status: 401,
    text: t(
      "This API key has expired: it had a last day when it was made. Make a new key in the portal (Settings, API keys).",
      "Срок действия этого ключа API истёк: он был задан при создании. Создайте новый ключ в портале (Настройки, Ключи API).",
      "Bu API kalitining muddati tugagan: u yaratilganda belgilangan edi. Portalda (Sozlamalar, API kalitlari) yangi kalit yarating.",
    ),
  },
  partner_suspended: {
    code: 100597,
    status: 403,
    text: t(
      "This agency is suspended: nobody of it gets in, and nothing is sold by it. Bookings that were made go on. Ask whoever runs the service.",
      "Работа этого агентства приостановлена: доступ закрыт, продаж нет. Оформленные бронирования действуют. Обратитесь к администрации сервиса.",
      "Bu agentlikning ishi toʻxtatilgan: kirish yopiq, sotuv yoʻq. Avvalgi bronlar amalda. Xizmat maʼmuriyatiga murojaat qiling.",
    ),
  },
  new_sales_stopped: {
    code: 100598,
    status: 403,
    text: t(
      "The house has stopped new sales of this agency: nothing is booked or paid for. What was sold can be changed, refunded and printed. Ask whoever runs the service.",
      "Сервис остановил новые продажи этого агентства: бронировать и оплачивать нельзя. Проданное можно менять, возвращать и печатать. Обратитесь к администрации сервиса.",
      "Xizmat bu agentlikning yangi sotuvlarini toʻxtatgan: bron qilish va toʻlash mumkin emas. Sotilganini oʻzgartirish, qaytarish va chop etish mumkin. Xizmat maʼmuriyatiga murojaat qiling.",
    ),
  },
  network_not_allowed: {
    code: 100486,
    status: 403,
    text: t(
      "This API key may not be used from this network address (`data.address`). Call from an allowed network, or make a key that allows this one.",
      "Этот ключ API нельзя использовать с этого сетевого адреса (`data.address`). Обратитесь из разрешённой сети или создайте ключ, которому она разрешена.",
      "Bu API kalitini ushbu tarmoq manzilidan (`data.address`) ishlatib boʻlmaydi. Ruxsat etilgan tarmoqdan murojaat qiling yoki unga ruxsat beradigan kalit yarating.",
    ),
  },
  sandbox_only: {
    code: 100487,
    status: 403,
    text: t(
      "This call exists in test mode alone. Send it with a test key (pvz_test_…).",
      "Этот вызов есть только в тестовом режиме. Отправьте его с тестовым ключом (pvz_test_…).",
      "Bu chaqiruv faqat sinov rejimida bor. Uni sinov kaliti (pvz_test_…) bilan yuboring.",
    ),
  },
  sandbox_event_unavailable: {
    code: 100488,
    status: 422,
    text: t(
      "This cannot happen to the booking in its present state (`data.status`). Bring it into another state first, or book anew.",
      "Это не может произойти с бронированием в его нынешнем состоянии (`data.status`). Сначала приведите его в другое состояние или создайте новое.",
      "Bron hozirgi holatida (`data.status`) bunday boʻlolmaydi. Avval uni boshqa holatga keltiring yoki yangisini yarating.",
    ),
  },
  key_not_found: {
    code: 100428,
    status: 404,
    text: t("There is no such API key.", "Такого ключа API нет.", "Bunday API kaliti yoʻq."),
  },
  key_ended: {
    code: 100439,
    status: 422,
    text: t(
      "This key has been revoked or rotated already. Make a new key.",
      "Этот ключ уже отозван или заменён. Создайте новый.",
      "Bu kalit allaqachon bekor qilingan yoki almashtirilgan. Yangi kalit yarating.",
    ),
  },
  endpoint_not_found: {
    code: 100430,
    status: 404,
    text: t("There is no such callback address.", "Такого адреса уведомлений нет.", "Bunday xabarnoma manzili yoʻq."),
  },
  delivery_not_found: {
    code: 100431,
    status: 404,
    text: t("There is no such delivery.", "Такой отправки нет.", "Bunday xabar yoʻq."),
  },
  too_many_endpoints: {
    code: 100436,
    status: 422,
    text: t(
      "There are 10 callback addresses in this mode already, which is the most. Delete one first.",
      "В этом режиме уже 10 адресов уведомлений, больше нельзя. Сначала удалите один из них.",
      "Bu rejimda 10 ta xabarnoma manzili bor, bundan ortigʻi mumkin emas. Avval bittasini oʻchiring.",
    ),
  },
  too_many_keys: {
    code: 100440,
    status: 422,
    text: t(
      "There are 50 working keys in this mode already, which is the most. Revoke those that nobody uses first.",
      "В этом режиме уже 50 действующих ключей, больше нельзя. Сначала отзовите ненужные.",
      "Bu rejimda amaldagi kalitlar 50 ta, bundan ortigʻi mumkin emas. Avval keraksizlarini bekor qiling.",
    ),
  },
  endpoint_disabled: {
    code: 100437,
    status: 422,
    text: t(
      "This callback address is switched off. Switch it on, then send again.",
      "Этот адрес уведомлений выключен. Включите его и отправьте снова.",
      "Bu xabarnoma manzili oʻchirib qoʻyilgan. Uni yoqib, qayta yuboring.",
    ),
  },
  nothing_to_send: {
    code: 100438,
    status: 422,
    text: t(
      "A test of a status callback sends your newest booking, and there is none in this mode yet. Make one, then test again.",
      "Проверка отправляет ваше последнее бронирование, а в этом режиме их ещё нет. Создайте бронирование и повторите проверку.",
      "Sinov eng soʻnggi broningizni yuboradi, bu rejimda esa hali bron yoʻq. Bron qilib, qayta sinab koʻring.",
    ),
  },
  refund_request_not_found: {
    code: 100434,
    status: 404,
    text: t("There is no such refund request.", "Такой заявки на возврат нет.", "Bunday qaytarish arizasi yoʻq."),
  },
  proposal_not_found: {
    code: 100640,
    status: 404,
    text: t("There is no such proposal.", "Такого предложения нет.", "Bunday taklif yoʻq."),
  },
  proposal_settled: {
    code: 100641,
    status: 409,
    text: t(
      "This proposal has been decided or taken back already, or has expired. Reload the page.",
      "Это предложение уже решено, отозвано или просрочено. Обновите страницу.",
      "Bu taklif allaqachon hal qilingan, qaytarib olingan yoki muddati oʻtgan. Sahifani yangilang.",
    ),
  },
  second_person_needed: {
    code: 100642,
    status: 409,
    text: t(
      "You proposed this yourself, and with what you carried out for this agency within 24 hours it is above what one person may. Somebody else has to approve it.",
      "Вы сами это предложили, и вместе с проведённым вами для этого агентства за 24 часа это больше, чем может один человек. Одобрить должен кто-то другой.",
      "Buni oʻzingiz taklif qilgansiz va shu agentlik uchun 24 soatda bajarganlaringiz bilan birga bu bir kishi uchun belgilangandan koʻp. Boshqa odam tasdiqlashi kerak.",
    ),
  },
  refund_request_decided: {
    code: 100435,
    status: 409,
    text: t(
      "This refund request has been decided already. Reload the page.",
      "Эта заявка на возврат уже рассмотрена. Обновите страницу.",
      "Bu qaytarish arizasi allaqachon koʻrib chiqilgan. Sahifani yangilang.",
    ),
  },
  schedule_changed: {
    code: 100441,
    status: 422,
    text: t(
      "The airline has changed the flights of this booking. Accept the change, choose an alternative or take the money back first; see `schedule_changes`.",
      "Авиакомпания изменила рейсы этого бронирования. Сначала примите изменение, выберите замену или верните деньги; см. `schedule_changes`.",
      "Aviakompaniya bu bronning reyslarini oʻzgartirdi. Avval oʻzgarishni qabul qiling, boshqa reys tanlang yoki pulni qaytaring; `schedule_changes`ga qarang.",
    ),
  },
  schedule_change_not_found: {
    code: 100442,
    status: 404,
    text: t(
      "This booking has no such schedule change. Read the booking again.",
      "У этого бронирования нет такого изменения расписания. Прочитайте бронирование ещё раз.",
      "Bu bronda bunday jadval oʻzgarishi yoʻq. Bronni qaytadan oʻqing.",
    ),
  },
  schedule_change_settled: {
    code: 100443,
    status: 409,
    text: t(
      "This schedule change is settled, or was replaced by a later one. Read the booking again.",
      "Это изменение расписания уже улажено или заменено более поздним. Прочитайте бронирование ещё раз.",
      "Bu jadval oʻzgarishi hal qilingan yoki keyingisi bilan almashtirilgan. Bronni qaytadan oʻqing.",
    ),
  },
  schedule_option_unavailable: {
    code: 100444,
    status: 422,
    text: t(
      "This change cannot be answered so. Take one of its `options`.",
      "На это изменение нельзя ответить так. Выберите один из вариантов в `options`.",
      "Bu oʻzgarishga bunday javob berib boʻlmaydi. `options`dagi variantlardan birini tanlang.",
    ),
  },
  schedule_import_not_found: {
    code: 100446,
    status: 404,
    text: t("There is no such import or message.", "Такой загрузки или сообщения нет.", "Bunday yuklash yoki xabar yoʻq."),
  },
  departure_not_found: {
    code: 100671,
    status: 404,
    text: t("There is no such departure.", "Такого вылета нет.", "Bunday uchish yoʻq."),
  },
  letter_to_nobody: {
    code: 100652,
    status: 409,
    text: t(
      "Nobody who can be written is booked on this departure.",
      "На этом вылете нет никого, кому можно написать.",
      "Bu uchishda yozish mumkin boʻlgan hech kim yoʻq.",
    ),
  },
  letter_not_found: {
    code: 100653,
    status: 409,
    text: t(
      "This letter was written of another departure. Reload the page and write it again.",
      "Это письмо написано о другом вылете. Обновите страницу и напишите его заново.",
      "Bu xat boshqa uchish haqida yozilgan. Sahifani yangilab, uni qaytadan yozing.",
    ),
  },
  sale_limit_not_found: {
    code: 100691,
    status: 404,
    text: t(
      "Nothing limits the sale of this departure or class any more. Reload the page of the departure.",
      "Продажу этого вылета или класса уже ничто не ограничивает. Обновите страницу вылета.",
      "Bu uchish yoki klass sotuvini endi hech narsa cheklamaydi. Uchish sahifasini yangilang.",
    ),
  },
  passenger_list_not_found: {
    code: 100672,
    status: 404,
    text: t(
      "There is no such passenger list. Reload the page of the departure.",
      "Такого списка пассажиров нет. Обновите страницу вылета.",
      "Bunday yoʻlovchilar roʻyxati yoʻq. Uchish sahifasini yangilang.",
    ),
  },
  passenger_list_gone: {
    code: 100673,
    status: 409,
    text: t(
      "The names of this list are deleted: they are kept until the day after the departure.",
      "Имена из этого списка удалены: они хранятся до следующего дня после вылета.",
      "Bu roʻyxatdagi ismlar oʻchirilgan: ular uchishdan keyingi kungacha saqlanadi.",
    ),
  },
  list_carrier_unknown: {
    code: 100674,
    status: 422,
    text: t(
      "This carrier is not known here. Check its code of two characters, or add it to the list of carriers.",
      "Такой авиакомпании здесь нет. Проверьте её двухзначный код или добавьте её в список авиакомпаний.",
      "Bunday aviakompaniya bu yerda yoʻq. Ikki belgili kodini tekshiring yoki uni aviakompaniyalar roʻyxatiga qoʻshing.",
    ),
  },
  list_way_not_found: {
    code: 100675,
    status: 404,
    text: t(
      "There is no such way any more: somebody has confirmed, replaced or ended it. Reload the page.",
      "Такого способа уже нет: его подтвердили, заменили или отменили. Обновите страницу.",
      "Bunday usul endi yoʻq: u tasdiqlangan, almashtirilgan yoki bekor qilingan. Sahifani yangilang.",
    ),
  },
  list_way_own: {
    code: 100676,
    status: 409,
    text: t(
      "Whoever has declared it cannot confirm it. Ask a second person of the house.",
      "Подтвердить не может тот, кто объявил. Попросите второго сотрудника.",
      "Eʼlon qilgan odam oʻzi tasdiqlay olmaydi. Ikkinchi xodimdan soʻrang.",
    ),
  },
  schedule_alternative_gone: {
    code: 100445,
    status: 422,
    text: t(
      "This alternative can no longer be had. Read the booking again and choose another one.",
      "Этот вариант больше недоступен. Прочитайте бронирование ещё раз и выберите другой.",
      "Bu variant endi yoʻq. Bronni qaytadan oʻqing va boshqasini tanlang.",
    ),
  },
  search_moved: {
    code: 100489,
    status: 409,
    text: t(
      "Offers or prices have changed since the first page. Search again without `cursor`.",
      "С первой страницы варианты или цены изменились. Повторите поиск без `cursor`.",
      "Birinchi sahifadan beri variantlar yoki narxlar oʻzgardi. `cursor`siz qaytadan qidiring.",
    ),
  },
  schedule_undo_unavailable: {
    code: 100453,
    status: 409,
    text: t(
      "Only the last import or message can be taken back, and this is not it, or no longer. Reload the page.",
      "Отменить можно только последний импорт или сообщение, а это уже не оно. Обновите страницу.",
      "Faqat eng soʻnggi import yoki xabarni qaytarib olish mumkin, bu esa endi u emas. Sahifani yangilang.",
    ),
  },
  fares_undo_unavailable: {
    code: 100680,
    status: 409,
    text: t(
      "These fares cannot be taken back: a later import stands, or they were changed since. Reload the page; import the file that is to hold.",
      "Эти тарифы нельзя вернуть: после них есть более поздний импорт, или они изменены с тех пор. Обновите страницу; загрузите файл, который должен действовать.",
      "Bu tariflarni qaytarib boʻlmaydi: keyinroq yuklangani bor yoki ular shundan beri oʻzgargan. Sahifani yangilang; amal qilishi kerak boʻlgan faylni yuklang.",
    ),
  },
  closing_debt: {
    code: 100871,
    status: 409,
    text: t(
      "The agency owes money, so it is not closed. Book what it pays first, then close it.",
      "У агентства есть долг, поэтому закрыть его нельзя. Сначала проведите его платёж, потом закройте.",
      "Agentlikning qarzi bor, shuning uchun yopilmaydi. Avval uning toʻlovini kiriting, keyin yoping.",
    ),
  },
  closing_changed: {
    code: 100872,
    status: 409,
    text: t(
      "What is on the agency's deposits has changed since this was proposed, so that another sum would be paid back. Reject it and propose it anew.",
      "С тех пор как это предложили, остаток на депозитах агентства изменился, и вернулась бы другая сумма. Отклоните это и предложите заново.",
      "Bu kiritilganidan beri agentlik depozitlaridagi qoldiq oʻzgardi, endi boshqa summa qaytarilardi. Uni rad etib, qaytadan kiriting.",
    ),
  },
  closing_done: {
    code: 100873,
    status: 409,
    text: t(
      "The agency is closed already, and nothing is left on its deposits. Reload the page.",
      "Агентство уже закрыто, на его депозитах ничего не осталось. Обновите страницу.",
      "Agentlik allaqachon yopilgan, depozitlarida hech narsa qolmagan. Sahifani yangilang.",
    ),
  },
  closing_none: {
    code: 100874,
    status: 409,
    text: t(
      "The agency is not closed. Reload the page.",
      "Агентство не закрыто. Обновите страницу.",
      "Agentlik yopilmagan. Sahifani yangilang.",
    ),
  },
  closing_final: {
    code: 100875,
    status: 409,
    text: t(
      "Money was posted on the agency's deposits by its closing or since, so it stays closed. Add a new agency instead.",
      "При закрытии или после него по депозитам агентства прошли проводки, поэтому оно остаётся закрытым. Добавьте новое агентство.",
      "Yopilishda yoki undan keyin agentlik depozitlarida oʻtkazma boʻlgan, shuning uchun u yopiq qoladi. Oʻrniga yangi agentlik qoʻshing.",
    ),
  },
  closing_stands: {
    code: 100876,
    status: 409,
    text: t(
      "The agency is closed for good: the end of a suspension does not open it. Two people open it again on its page.",
      "Агентство закрыто: снятие приостановки его не открывает. Снова открыть его могут двое на его странице.",
      "Agentlik yopilgan: toʻxtatishni bekor qilish uni ochmaydi. Uni oʻz sahifasida ikki kishi qayta ochadi.",
    ),
  },
  agency_closed: {
    code: 100931,
    status: 409,
    text: t(
      "The agency is closed for good: it gets no money, terms or credit. Send the money back to its bank, or have two people open the agency again on its page.",
      "Агентство закрыто: ему не пополняют депозит и не меняют условия и кредит. Верните деньги в его банк, или пусть двое снова откроют агентство на его странице.",
      "Agentlik yopilgan: unga pul, shart va kredit berilmaydi. Pulni bankiga qaytaring yoki ikki kishi uni oʻz sahifasida qayta ochsin.",
    ),
  },
  table_undo_unavailable: {
    code: 100870,
    status: 409,
    text: t(
      "This file cannot be taken back: a later one stands, its rows were changed since, or a currency would have no exchange rate. Reload the page; upload the file that is to hold.",
      "Этот файл нельзя отменить: после него есть более поздний, его строки изменены с тех пор или для валюты не останется курса. Обновите страницу; загрузите файл, который должен действовать.",
      "Bu faylni qaytarib boʻlmaydi: undan keyingisi bor, qatorlari shundan beri oʻzgargan yoki valyuta uchun kurs qolmaydi. Sahifani yangilang; amal qilishi kerak boʻlgan faylni yuklang.",
    ),
  },
  upload_not_found: {
    code: 100681,
    status: 404,
    text: t(
      "There is no such file, or no longer: files that nobody has applied are deleted after a day. Upload it again.",
      "Такого файла нет или уже нет: файлы, которые никто не применил, удаляются через сутки. Загрузите его заново.",
      "Bunday fayl yoʻq yoki endi yoʻq: hech kim qoʻllamagan fayllar bir kundan soʻng oʻchiriladi. Uni qaytadan yuklang.",
    ),
  },
  upload_too_large: {
    code: 100682,
    status: 413,
    text: t(
      "This file is larger than 16 MB. Pack a schedule with gzip; import larger tables by the command line.",
      "Этот файл больше 16 МБ. Сожмите расписание через gzip; таблицы большего размера загружайте командой.",
      "Bu fayl 16 MBdan katta. Jadvalni gzip bilan siqing; kattaroq tarif fayllarini buyruq bilan yuklang.",
    ),
  },
  upload_other_file: {
    code: 100683,
    status: 409,
    text: t(
      "This is not the file that was looked at. Reload the page and look at what it changes.",
      "Это не тот файл, который просматривали. Обновите страницу и посмотрите, что он меняет.",
      "Bu koʻrib chiqilgan fayl emas. Sahifani yangilab, u nimani oʻzgartirishini koʻring.",
    ),
  },
  upload_not_checked: {
    code: 100684,
    status: 409,
    text: t(
      "This file is not waiting to be applied: it is being worked on, was applied already, or was refused. Reload the page.",
      "Этот файл не ждёт применения: он обрабатывается, уже применён или отклонён. Обновите страницу.",
      "Bu fayl qoʻllanishini kutayotgani yoʻq: u ishlanmoqda, allaqachon qoʻllangan yoki rad etilgan. Sahifani yangilang.",
    ),
  },
  upload_outdated: {
    code: 100685,
    status: 409,
    text: t(
      "The data were changed since this file was looked at, so what it changes may be something else. Upload it again and look anew.",
      "С тех пор как файл просмотрели, данные изменились, и он может менять другое. Загрузите его заново и посмотрите ещё раз.",
      "Fayl koʻrilganidan beri maʼlumotlar oʻzgardi, endi u boshqa narsani oʻzgartirishi mumkin. Uni qaytadan yuklab, yana koʻring.",
    ),
  },
  upload_remarks_open: {
    code: 100686,
    status: 422,
    text: t(
      "This file has remarks that nobody has agreed to. Tick them, or mend the file.",
      "У файла есть замечания, с которыми никто не согласился. Отметьте их или исправьте файл.",
      "Faylda hech kim rozi boʻlmagan eslatmalar bor. Ularni belgilang yoki faylni tuzating.",
    ),
  },
  upload_needs_second: {
    code: 100687,
    status: 409,
    text: t(
      "This changes more than the house lets one person change, so a second one has to apply it. Ask a colleague to look at it and apply it.",
      "Это меняет больше, чем сервис разрешает менять одному человеку, поэтому применить это должен другой. Попросите коллегу посмотреть и применить.",
      "Bu xizmat bir kishiga ruxsat berganidan koʻprogʻini oʻzgartiradi, shuning uchun buni boshqa odam qoʻllashi kerak. Hamkasbingizdan koʻrib, qoʻllashini soʻrang.",
    ),
  },
  upload_not_planned: {
    code: 100693,
    status: 409,
    text: t(
      "This is not planned, or no longer: it was applied or withdrawn. Reload the page.",
      "Это не запланировано или уже нет: применено или отозвано. Обновите страницу.",
      "Bu belgilanmagan yoki endi belgilanmagan: qoʻllangan yoki bekor qilingan. Sahifani yangilang.",
    ),
  },
  fares_gone: {
    code: 100688,
    status: 409,
    text: t(
      "These fares were replaced since the page was opened. Reload the page and choose anew.",
      "Эти тарифы заменили после того, как вы открыли страницу. Обновите её и выберите заново.",
      "Sahifa ochilganidan keyin bu tariflar almashtirilgan. Sahifani yangilab, qaytadan tanlang.",
    ),
  },
  fares_not_edited: {
    code: 100689,
    status: 422,
    text: t(
      "This would change no fare. Choose others, another season or another amount.",
      "Это не изменит ни одного тарифа. Выберите другие тарифы, сезон или сумму.",
      "Bu birorta tarifni oʻzgartirmaydi. Boshqa tarif, mavsum yoki summani tanlang.",
    ),
  },
  selling_changed: {
    code: 100510,
    status: 409,
    text: t(
      "Somebody else has changed these rules since you opened them. Reload the page and make your changes again.",
      "Кто-то изменил эти правила после того, как вы их открыли. Обновите страницу и внесите изменения ещё раз.",
      "Siz ochganingizdan keyin bu qoidalarni boshqa kishi oʻzgartirdi. Sahifani yangilab, oʻzgarishlarni qaytadan kiriting.",
    ),
  },
  selling_unavailable: {
    code: 100511,
    status: 409,
    text: t(
      "The selling price of this booking can no longer be changed, or your administrator lets nobody change prices.",
      "Цену продажи этого бронирования уже нельзя изменить, или администратор не разрешил менять цены.",
      "Bu bronning sotuv narxini endi oʻzgartirib boʻlmaydi yoki administrator narxlarni oʻzgartirishga ruxsat bermagan.",
    ),
  },
  mail_unavailable: {
    code: 100520,
    status: 409,
    text: t(
      "This booking has nothing to send of that kind now. Reload the page and choose another.",
      "По этому бронированию сейчас нечего отправить такого рода. Обновите страницу и выберите другое.",
      "Bu bron boʻyicha hozir bunday yuboriladigan narsa yoʻq. Sahifani yangilab, boshqasini tanlang.",
    ),
  },
  mail_not_found: {
    code: 100521,
    status: 404,
    text: t(
      "There is no such message, or no longer: the mailbox keeps messages for 30 days.",
      "Такого письма нет или уже нет: письма хранятся 30 дней.",
      "Bunday xat yoʻq yoki endi yoʻq: xatlar 30 kun saqlanadi.",
    ),
  },
  too_many_mails: {
    code: 100522,
    status: 429,
    text: t(
      "As many messages as a day allows have been sent to this address, for this booking or by your agency. Try again tomorrow, or send the link of the trip.",
      "На этот адрес, по этому бронированию или от вашего агентства сегодня уже отправлено столько писем, сколько можно за день. Попробуйте завтра или отправьте ссылку на поездку.",
      "Bu manzilga, bu bron boʻyicha yoki agentligingizdan bugun kunlik meʼyordagi xatlar yuborilgan. Ertaga urinib koʻring yoki safar havolasini yuboring.",
    ),
  },
  saved_passenger_not_found: {
    code: 100530,
    status: 404,
    text: t(
      "This passenger is not, or no longer, in your agency's book. Search the book again.",
      "Этого пассажира нет в книге вашего агентства или уже нет. Поищите в книге ещё раз.",
      "Bu yoʻlovchi agentligingiz kitobida yoʻq yoki endi yoʻq. Kitobdan qaytadan qidiring.",
    ),
  },
  quote_not_found: {
    code: 100560,
    status: 404,
    text: t(
      "There is no such quote. Check the link, or ask the agency for a new one.",
      "Такой подборки нет. Проверьте ссылку или попросите агентство прислать новую.",
      "Bunday tijorat taklifi yoʻq. Havolani tekshiring yoki agentlikdan yangisini soʻrang.",
    ),
  },
  screen_not_found: {
    code: 100735,
    status: 404,
    text: t(
      "This screen has ended, or there is none. Ask the agent for a new code.",
      "Показ завершён, или такого нет. Попросите агента показать новый код.",
      "Koʻrsatish tugagan yoki bunday ekran yoʻq. Agentdan yangi kod soʻrang.",
    ),
  },
  quote_ended: {
    code: 100561,
    status: 409,
    text: t(
      "This quote has ended: its time is over, or it was withdrawn or booked. Reload the page.",
      "Эта подборка завершена: срок истёк, она отозвана или уже забронирована. Обновите страницу.",
      "Bu tijorat taklifi tugagan: muddati oʻtgan, qaytarib olingan yoki bron qilingan. Sahifani yangilang.",
    ),
  },
  quote_choice_gone: {
    code: 100562,
    status: 409,
    text: t(
      "This choice is not available any more. Take another one, or ask the agency for a new quote.",
      "Этот вариант больше недоступен. Выберите другой или попросите агентство о новой подборке.",
      "Bu variant endi mavjud emas. Boshqasini tanlang yoki agentlikdan yangi tijorat taklifi soʻrang.",
    ),
  },
  quote_price_changed: {
    code: 100563,
    status: 409,
    text: t(
      "The price has changed since it was shown. Look at the new one, then decide again.",
      "Цена изменилась с тех пор, как вы её видели. Посмотрите новую и решите ещё раз.",
      "Siz koʻrganingizdan beri narx oʻzgardi. Yangisini koʻrib, qaytadan qaror qiling.",
    ),
  },
  person_not_found: {
    code: 100580,
    status: 404,
    text: t(
      "Your agency has no such person. Load the team again.",
      "В вашем агентстве нет такого сотрудника. Загрузите команду заново.",
      "Agentligingizda bunday xodim yoʻq. Jamoani qaytadan yuklang.",
    ),
  },
  last_owner: {
    code: 100581,
    status: 409,
    text: t(
      "This is the agency's last owner. Make somebody else an owner first.",
      "Это последний владелец агентства. Сначала сделайте владельцем кого-то ещё.",
      "Bu agentlikning yagona egasi. Avval boshqa birovni ega qiling.",
    ),
  },
  file_type_refused: {
    code: 100600,
    status: 422,
    text: t(
      "This file is no readable PDF, JPEG or PNG. Save it as one of these, at most 8000 pixels wide and high, and choose it again.",
      "Этот файл не читается как PDF, JPEG или PNG. Сохраните его в одном из этих форматов, не больше 8000 пикселей по ширине и высоте, и выберите снова.",
      "Bu fayl PDF, JPEG yoki PNG sifatida oʻqilmadi. Uni shu formatlardan birida, eni va boʻyi koʻpi bilan 8000 piksel qilib saqlang va qayta tanlang.",
    ),
  },
  file_too_large: {
    code: 100601,
    status: 413,
    text: t(
      "This file is larger than 5 MB. Make it smaller, or send it in parts.",
      "Этот файл больше 5 МБ. Уменьшите его или отправьте по частям.",
      "Bu fayl 5 MBdan katta. Uni kichraytiring yoki boʻlib yuboring.",
    ),
  },
  too_many_files: {
    code: 100602,
    status: 409,
    text: t(
      "This request has 5 files already, more cannot be added. Put several pages into one PDF, or write what else there is.",
      "К этой заявке уже приложено 5 файлов, больше добавить нельзя. Соберите страницы в один PDF или опишите остальное словами.",
      "Bu arizada allaqachon 5 ta fayl bor, yana qoʻshib boʻlmaydi. Sahifalarni bitta PDFga yigʻing yoki qolganini yozib yuboring.",
    ),
  },
  too_many_messages: {
    code: 100603,
    status: 409,
    text: t(
      "This conversation has 200 messages and takes no more. Call the other side.",
      "В этой переписке уже 200 сообщений, новые не принимаются. Позвоните другой стороне.",
      "Bu yozishmada 200 ta xabar bor, yangisi qabul qilinmaydi. Ikkinchi tomonga qoʻngʻiroq qiling.",
    ),
  },
  refund_file_not_found: {
    code: 100604,
    status: 404,
    text: t("There is no such file. Reload the page.", "Такого файла нет. Обновите страницу.", "Bunday fayl yoʻq. Sahifani yangilang."),
  },
  attachment_not_found: {
    code: 100790,
    status: 404,
    text: t(
      "There is no such document. Reload the page.",
      "Такого документа нет. Обновите страницу.",
      "Bunday hujjat yoʻq. Sahifani yangilang.",
    ),
  },
  attachment_too_large: {
    code: 100791,
    status: 413,
    text: t(
      "This file is larger than 10 MB. Scan it with fewer dots, or attach the pages that matter.",
      "Этот файл больше 10 МБ. Отсканируйте его с меньшим разрешением или приложите только нужные страницы.",
      "Bu fayl 10 MBdan katta. Uni kamroq aniqlikda skanerlang yoki faqat kerakli sahifalarni ilova qiling.",
    ),
  },
  attachment_type_refused: {
    code: 100792,
    status: 422,
    text: t(
      "This file is no PDF, JPEG or PNG, whatever its name says. Save it as one of these, and choose it again.",
      "Этот файл не PDF, JPEG или PNG, что бы ни говорило его имя. Сохраните его в одном из этих форматов и выберите снова.",
      "Bu fayl nomidan qatʼi nazar PDF, JPEG yoki PNG emas. Uni shu formatlardan birida saqlab, qayta tanlang.",
    ),
  },
  charter_paper_not_found: {
    code: 100793,
    status: 404,
    text: t(
      "There is no such document of a charter any more: somebody has confirmed or ended it. Reload the page.",
      "Такого документа чартера уже нет: его подтвердили или отменили. Обновите страницу.",
      "Charterning bunday hujjati endi yoʻq: u tasdiqlangan yoki bekor qilingan. Sahifani yangilang.",
    ),
  },
  departure_cancellation_not_found: {
    code: 100795,
    status: 404,
    text: t(
      "There is no such cancellation any more: somebody has confirmed or withdrawn it. Reload the page.",
      "Такой отмены уже нет: её подтвердили или отозвали. Обновите страницу.",
      "Bunday bekor qilish endi yoʻq: u tasdiqlangan yoki qaytarib olingan. Sahifani yangilang.",
    ),
  },
  departure_cancellation_own: {
    code: 100796,
    status: 409,
    text: t(
      "Whoever has proposed the cancellation cannot confirm it. Ask a second person of the house.",
      "Подтвердить отмену не может тот, кто её предложил. Попросите второго сотрудника.",
      "Bekor qilishni taklif qilgan odam uni oʻzi tasdiqlay olmaydi. Ikkinchi xodimdan soʻrang.",
    ),
  },
  departure_cancellation_waits: {
    code: 100797,
    status: 409,
    text: t(
      "Somebody has proposed to cancel this departure already. Reload the page, and confirm or withdraw that.",
      "Отмену этого вылета уже предложили. Обновите страницу и подтвердите или отзовите её.",
      "Bu uchishni bekor qilish allaqachon taklif qilingan. Sahifani yangilab, uni tasdiqlang yoki qaytarib oling.",
    ),
  },
  departure_cancellation_refused: {
    code: 100798,
    status: 409,
    text: t(
      "The departure has left, or the schedule cannot be changed so. Send the carrier’s message under Schedule: it says there what stands in the way.",
      "Рейс уже вылетел, или расписание нельзя так изменить. Отправьте сообщение авиакомпании в разделе «Расписание»: там видно, что мешает.",
      "Reys uchib ketgan yoki jadvalni bunday oʻzgartirib boʻlmaydi. Aviakompaniya xabarini “Jadval” boʻlimida yuboring: u yerda nima xalal berishi koʻrinadi.",
    ),
  },
  charter_paper_own: {
    code: 100794,
    status: 409,
    text: t(
      "Whoever has declared the document cannot confirm it. Ask a second person of the house.",
      "Подтвердить документ не может тот, кто его объявил. Попросите второго сотрудника.",
      "Hujjatni eʼlon qilgan odam uni oʻzi tasdiqlay olmaydi. Ikkinchi xodimdan soʻrang.",
    ),
  },
  too_many_pictures: {
    code: 100605,
    status: 429,
    text: t(
      "Your agency has sent 60 pictures within this hour. Send the rest in the next one, or put several pages into one PDF.",
      "Ваше агентство отправило за этот час уже 60 изображений. Остальные отправьте в следующем часе или соберите страницы в один PDF.",
      "Agentligingiz shu soat ichida 60 ta rasm yubordi. Qolganini keyingi soatda yuboring yoki sahifalarni bitta PDFga yigʻing.",
    ),
  },
  address_taken: {
    code: 100582,
    status: 409,
    text: t(
      "Somebody signs in with this address already, and an address has one account. Invite them by another address.",
      "С этим адресом уже кто-то входит, а у адреса может быть только одна учётная запись. Пригласите по другому адресу.",
      "Bu manzil bilan allaqachon kimdir kiradi, bitta manzilga bitta hisob ochiladi. Boshqa manzil bilan qoʻshing.",
    ),
  },
  already_in_team: {
    code: 100583,
    status: 409,
    text: t(
      "Somebody of your team has this address already: find them in the list, change their role or reinstate them.",
      "Этот адрес уже есть у человека из вашей команды: найдите его в списке, измените роль или верните доступ.",
      "Bu manzil jamoangizdagi kishida bor: uni roʻyxatdan toping, vazifasini oʻzgartiring yoki kirishini oching.",
    ),
  },
  already_invited: {
    code: 100584,
    status: 409,
    text: t(
      "This address has an open invitation of your agency. Send that one again, or withdraw it first.",
      "На этот адрес уже есть действующее приглашение вашего агентства. Отправьте его ещё раз или сначала отзовите.",
      "Bu manzilga agentligingizning amaldagi taklifnomasi bor. Oʻshani qayta yuboring yoki avval bekor qiling.",
    ),
  },
  invitation_not_found: {
    code: 100585,
    status: 404,
    text: t(
      "This invitation is not open any more: it was accepted or withdrawn. Reload the page.",
      "Это приглашение больше не действует: его приняли или отозвали. Обновите страницу.",
      "Bu taklifnoma endi amalda emas: u qabul qilingan yoki bekor qilingan. Sahifani yangilang.",
    ),
  },
  invitation_invalid: {
    code: 100586,
    status: 410,
    text: t(
      "This invitation was used or withdrawn, or it is older than seven days. Ask the agency's owner to send it again.",
      "Приглашение уже использовано, отозвано или ему больше семи дней. Попросите владельца агентства отправить его ещё раз.",
      "Taklifnoma ishlatilgan, bekor qilingan yoki unga yetti kundan oshgan. Agentlik egasidan uni qayta yuborishni soʻrang.",
    ),
  },
  setup_link_invalid: {
    code: 100650,
    status: 410,
    text: t(
      "This link was used, or it is older than a day, or a later start has drawn another one. Start the service again: it prints a new link as long as nobody can sign in.",
      "Ссылка уже использована, ей больше суток, или более поздний запуск создал новую. Запустите сервис ещё раз: пока никто не может войти, он выводит новую ссылку.",
      "Havola ishlatilgan, unga bir kundan oshgan yoki keyingi ishga tushirish yangisini yaratgan. Xizmatni qayta ishga tushiring: hech kim kira olmaguncha u yangi havola chiqaradi.",
    ),
  },
  too_many_invitations: {
    code: 100587,
    status: 429,
    text: t(
      "Your agency has sent as many invitations as a day allows, or has fifty open ones. Withdraw some that nobody answers, or try again tomorrow.",
      "Ваше агентство отправило сегодня столько приглашений, сколько можно за день, или без ответа уже пятьдесят. Отзовите лишние или попробуйте завтра.",
      "Agentligingiz bugun kunlik meʼyordagi taklifnomalarni yubordi yoki ellikta taklifnoma javobsiz turibdi. Keraksizlarini bekor qiling yoki ertaga urinib koʻring.",
    ),
  },
  too_many_reset_letters: {
    code: 100588,
    status: 429,
    text: t(
      "So many links were asked for that no more are sent for now. Look into your mailbox and its spam folder: the last link that came works for an hour.",
      "Запрошено слишком много ссылок, пока новые не отправляются. Проверьте почту и папку «Спам»: последняя пришедшая ссылка действует час.",
      "Juda koʻp havola soʻraldi, hozircha yangisi yuborilmaydi. Pochtangizni va “Spam” jildini koʻring: oxirgi kelgan havola bir soat ishlaydi.",
    ),
  },
  agent_unavailable: {
    code: 100589,
    status: 409,
    text: t(
      "Bookings can be handed over only to somebody of your agency who sells and is not suspended. Reload the page and choose another person.",
      "Передать бронирования можно только сотруднику вашего агентства, который продаёт и чей доступ не закрыт. Обновите страницу и выберите другого.",
      "Bronlarni faqat agentligingizda sotadigan va kirishi yopilmagan xodimga topshirish mumkin. Sahifani yangilab, boshqa odamni tanlang.",
    ),
  },
  queue_item_not_found: {
    code: 100690,
    status: 404,
    text: t(
      "This does not wait any more: somebody has done it, or it is over. Reload the page.",
      "Этого в очереди больше нет: кто-то уже сделал это, или срок прошёл. Обновите страницу.",
      "Bu navbatda endi yoʻq: kimdir bajargan yoki muddati oʻtgan. Sahifani yangilang.",
    ),
  },
  note_template_not_found: {
    code: 100677,
    status: 404,
    text: t(
      "There is no such note any more. Reload the page.",
      "Такого шаблона больше нет. Обновите страницу.",
      "Bunday andoza endi yoʻq. Sahifani yangilang.",
    ),
  },
  too_many_note_templates: {
    code: 100678,
    status: 409,
    text: t(
      "There are as many saved notes as the house can have. Remove one that nobody uses.",
      "Сохранено столько шаблонов, сколько возможно. Удалите ненужный.",
      "Saqlangan andozalar soni chegaraga yetdi. Keraksizini oʻchiring.",
    ),
  },
  refund_moved: {
    code: 100694,
    status: 409,
    text: t(
      "The rules give back another amount now than the preview showed. Look at the preview again.",
      "По правилам теперь возвращается другая сумма, чем в предпросмотре. Откройте предпросмотр снова.",
      "Qoida boʻyicha endi koʻrsatilganidan boshqa summa qaytadi. Oldindan koʻrishni qayta oching.",
    ),
  },
  refund_not_as_proposed: {
    code: 100933,
    status: 409,
    text: t(
      "Another amount would go back now than was proposed. Reject this proposal and ask for the refund again.",
      "Сейчас вернулась бы уже другая сумма. Отклоните эту заявку и запросите возврат заново.",
      "Endi boshqa summa qaytadi. Bu soʻrovni rad eting va qaytarishni yangidan soʻrang.",
    ),
  },
  refund_waits: {
    code: 100930,
    status: 409,
    text: t(
      "A refund of this booking is above what one person may give back, and waits for a second one. Have it approved or rejected, or take it back first.",
      "Возврат по этой брони больше, чем может вернуть один человек, и ждёт второго. Сначала его нужно одобрить, отклонить или отозвать.",
      "Bu bron boʻyicha qaytarish bir kishi qaytara oladigandan koʻp va ikkinchi kishini kutmoqda. Avval u tasdiqlansin, rad etilsin yoki qaytarib olinsin.",
    ),
  },
  upload_not_waiting: {
    code: 100932,
    status: 409,
    text: t(
      "This file does not wait to be applied: it is looked at, planned, applied, or gone. Reload the page; a plan is withdrawn first.",
      "Этот файл не ждёт применения: он проверяется, запланирован, применён или удалён. Обновите страницу; план сначала отзывают.",
      "Bu fayl qoʻllanishni kutmayapti: tekshirilmoqda, rejalangan, qoʻllangan yoki oʻchirilgan. Sahifani yangilang; reja avval qaytarib olinadi.",
    ),
  },
  note_template_known: {
    code: 100679,
    status: 409,
    text: t(
      "There is a note of this name already. Choose another name.",
      "Шаблон с таким названием уже есть. Выберите другое.",
      "Bunday nomli andoza allaqachon bor. Boshqa nom tanlang.",
    ),
  },
  watch_not_found: {
    code: 100821,
    status: 404,
    text: t(
      "Nothing is watched under this id. Load the list again.",
      "Такого отслеживания нет. Загрузите список заново.",
      "Bunday kuzatuv yoʻq. Roʻyxatni qaytadan yuklang.",
    ),
  },
  watch_unavailable: {
    code: 100822,
    status: 409,
    text: t(
      "The price of this cannot be watched: it has ended, departed, or a part of it was given back. Reload the page.",
      "За ценой здесь следить нельзя: срок истёк, рейс вылетел или часть уже возвращена. Обновите страницу.",
      "Buning narxini kuzatib boʻlmaydi: muddati tugagan, reys uchib ketgan yoki bir qismi qaytarilgan. Sahifani yangilang.",
    ),
  },
  too_many_watches: {
    code: 100823,
    status: 409,
    text: t(
      "Your agency watches as many prices as it can. End one that nobody needs any more.",
      "Агентство следит за наибольшим возможным числом цен. Завершите ненужное отслеживание.",
      "Agentlik kuzata oladigan narxlar soni chegaraga yetdi. Keraksiz kuzatuvni tugating.",
    ),
  },
  watched_already: {
    code: 100824,
    status: 409,
    text: t(
      "You watch this price already. Reload the page: to watch it on other terms, end that watch first.",
      "Вы уже следите за этой ценой. Обновите страницу: чтобы изменить условия, сначала завершите это отслеживание.",
      "Siz bu narxni allaqachon kuzatyapsiz. Sahifani yangilang: shartlarni oʻzgartirish uchun avval shu kuzatuvni tugating.",
    ),
  },
} as const satisfies Record<ErrorName, ErrorKind>;
