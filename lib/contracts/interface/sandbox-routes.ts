import { type LocalizedText, t } from "@/lib/domain/localized";

/** What one of the sandbox's documented routes always does. */
export type SandboxBehaviour =
  | "normal"
  | "price_changes"
  | "price_falls"
  | "price_moves_meanwhile"
  | "sells_out"
  | "not_confirmed"
  | "unavailable"
  | "slow_answer"
  | "deposit_too_low"
  | "ticketing_fails"
  | "airline_cancels"
  | "no_baggage"
  | "no_refund"
  | "no_void"
  | "refund_rejected"
  | "refund_partial"
  | "visa_needed"
  | "time_change_told"
  | "time_change"
  | "over_midnight"
  | "number_change"
  | "smaller_aircraft"
  | "routing_change"
  | "terminal_change"
  | "cancelled_unpaid"
  | "cancelled_ticketed"
  | "connection_lost"
  | "suspended";

/** A city pair of the sandbox that always does one thing. */
interface SandboxRoute {
  /** IATA airport codes of a one-way journey, or of the first direction of a longer one. */
  from: string;
  to: string;
  behaviour: SandboxBehaviour;
  /** One sentence, as the guide prints it. */
  happens: LocalizedText;
}

/** Every route that does something of its own; between all other places flights behave as the normal route does. */
export const SANDBOX_ROUTES: readonly SandboxRoute[] = [
  {
    from: "TAS",
    to: "IST",
    behaviour: "normal",
    happens: t(
      "Everything goes well: the offer is booked at the price shown, and ticketed about a second after payment.",
      "Всё проходит гладко: вариант бронируется по показанной цене, билеты выписываются примерно через секунду после оплаты.",
      "Hammasi silliq kechadi: variant koʻrsatilgan narxda bron qilinadi, chiptalar toʻlovdan taxminan bir soniya oʻtib rasmiylashtiriladi.",
    ),
  },
  {
    from: "TAS",
    to: "SKD",
    behaviour: "price_changes",
    happens: t(
      "The first booking of an offer is refused with 422 and code 1030; GET /offers/{id} then shows the fare 10 % higher, and the same offer id books at that price.",
      "Первое бронирование варианта отклоняется: 422 и код 1030. После этого GET /offers/{id} показывает тариф на 10 % выше, и по этой цене бронируется тот же id варианта.",
      "Variantni birinchi bron qilish rad etiladi: 422 va 1030 kodi. Shundan soʻng GET /offers/{id} tarifni 10 % qimmat koʻrsatadi, variantning oʻsha id si esa shu narxda bron qilinadi.",
    ),
  },
  {
    from: "TAS",
    to: "DEL",
    behaviour: "price_falls",
    happens: t(
      "The first booking of an offer is refused with 422 and code 1031; GET /offers/{id} then shows the fare 10 % lower, and the same offer id books at that price.",
      "Первое бронирование варианта отклоняется: 422 и код 1031. После этого GET /offers/{id} показывает тариф на 10 % ниже, и по этой цене бронируется тот же id варианта.",
      "Variantni birinchi bron qilish rad etiladi: 422 va 1031 kodi. Shundan soʻng GET /offers/{id} tarifni 10 % arzon koʻrsatadi, variantning oʻsha id si esa shu narxda bron qilinadi.",
    ),
  },
  {
    from: "TAS",
    to: "JED",
    behaviour: "price_moves_meanwhile",
    happens: t(
      "The first booking of an offer is refused with 422 and code 100500, as when others buy at the same moment; GET /offers/{id} then shows the fare 5 % higher, and the same offer id books at that price.",
      "Первое бронирование варианта отклоняется: 422 и код 100500, как бывает, когда в тот же момент покупают другие. После этого GET /offers/{id} показывает тариф на 5 % выше, и по этой цене бронируется тот же id варианта.",
      "Variantni birinchi bron qilish rad etiladi: 422 va 100500 kodi, xuddi shu paytda boshqalar sotib olgandagidek. Shundan soʻng GET /offers/{id} tarifni 5 % qimmat koʻrsatadi, variantning oʻsha id si esa shu narxda bron qilinadi.",
    ),
  },
  {
    from: "TAS",
    to: "BHK",
    behaviour: "sells_out",
    happens: t(
      "The search shows offers, but checking, fare family, rules and booking of each answer 404 with code 100405: sold out.",
      "Поиск показывает варианты, но проверка, семейство тарифов, правила и бронирование каждого из них отвечают 404 с кодом 100405: мест нет.",
      "Qidiruv variantlarni koʻrsatadi, lekin har birini tekshirish, tariflar oilasi, qoidalari va bron qilish 404 va 100405 kodi bilan javob beradi: joy qolmagan.",
    ),
  },
  {
    from: "TAS",
    to: "UGC",
    behaviour: "not_confirmed",
    happens: t(
      "The first booking of an offer answers 410 with code 1039, because the carrier has not confirmed; the same call repeated succeeds.",
      "Первое бронирование варианта отвечает 410 с кодом 1039: авиакомпания ещё не подтвердила. Тот же вызов, повторённый ещё раз, проходит.",
      "Variantni birinchi bron qilish 410 va 1039 kodi bilan javob beradi: aviakompaniya hali tasdiqlamagan. Oʻsha chaqiruv takrorlansa, bron qilinadi.",
    ),
  },
  {
    from: "TAS",
    to: "KUL",
    behaviour: "unavailable",
    happens: t(
      "The first booking of an offer answers 503 with code 1002 and Retry-After; the same call repeated succeeds, with the same Idempotency-Key too.",
      "Первое бронирование варианта отвечает 503 с кодом 1002 и Retry-After. Тот же вызов, повторённый ещё раз, проходит, с тем же Idempotency-Key тоже.",
      "Variantni birinchi bron qilish 503, 1002 kodi va Retry-After bilan javob beradi. Oʻsha chaqiruv takrorlansa, bron qilinadi, oʻsha Idempotency-Key bilan ham.",
    ),
  },
  {
    from: "TAS",
    to: "SHJ",
    behaviour: "deposit_too_low",
    happens: t(
      "The first payment of a booking is refused with 422 and code 1048 whatever the deposit; after POST /sandbox/deposit the same payment succeeds, with the same Idempotency-Key too.",
      "Первая оплата брони отклоняется, сколько бы ни было на депозите: 422 и код 1048. После POST /sandbox/deposit та же оплата проходит, с тем же Idempotency-Key тоже.",
      "Depozitda qancha boʻlmasin, bronning birinchi toʻlovi rad etiladi: 422 va 1048 kodi. POST /sandbox/deposit dan keyin oʻsha toʻlov oʻtadi, oʻsha Idempotency-Key bilan ham.",
    ),
  },
  {
    from: "TAS",
    to: "NCU",
    behaviour: "slow_answer",
    happens: t("The search answers after five seconds.", "Поиск отвечает через пять секунд.", "Qidiruv besh soniyadan keyin javob beradi."),
  },
  {
    from: "TAS",
    to: "FEG",
    behaviour: "ticketing_fails",
    happens: t(
      "The payment succeeds, but the tickets cannot be issued: within seconds the booking is refunded, and the whole price is back on the balance.",
      "Оплата проходит, но билеты выписать не удаётся: через несколько секунд бронь становится refunded, и вся сумма возвращается на баланс.",
      "Toʻlov oʻtadi, lekin chiptalarni rasmiylashtirib boʻlmaydi: bir necha soniyada bron refunded holatiga oʻtadi va butun summa balansga qaytadi.",
    ),
  },
  {
    from: "TAS",
    to: "TMJ",
    behaviour: "airline_cancels",
    happens: t(
      "Five seconds after ticketing the airline cancels the flight: the booking turns to refundauthorized, and auto-cancel then returns the whole price.",
      "Через пять секунд после выписки авиакомпания отменяет рейс: бронь становится refundauthorized, и auto-cancel возвращает всю сумму.",
      "Chiptalar rasmiylashtirilgandan besh soniya oʻtib aviakompaniya reysni bekor qiladi: bron refundauthorized holatiga oʻtadi va auto-cancel butun summani qaytaradi.",
    ),
  },
  {
    from: "TAS",
    to: "ALA",
    behaviour: "no_baggage",
    happens: t(
      "No fare includes checked baggage; extra bags can be bought with the booking.",
      "Ни в один тариф не входит регистрируемый багаж; дополнительный можно купить вместе с бронью.",
      "Hech bir tarifga bagaj kirmaydi; qoʻshimcha bagajni bron bilan birga sotib olish mumkin.",
    ),
  },
  {
    from: "TAS",
    to: "DXB",
    behaviour: "no_refund",
    happens: t(
      "No fare can be refunded or changed: refund amounts and auto-cancel answer 422 with code 5233, while a void is still possible.",
      "Ни один тариф нельзя вернуть или обменять: get-refund-amounts и auto-cancel отвечают 422 с кодом 5233, но аннулировать бронь можно.",
      "Hech bir tarifni qaytarib yoki almashtirib boʻlmaydi: get-refund-amounts va auto-cancel 422 va 5233 kodi bilan javob beradi, annullash esa mumkin.",
    ),
  },
  {
    from: "TAS",
    to: "BOM",
    behaviour: "no_void",
    happens: t(
      "No booking can be voided: void answers 422 with code 5234 in every status, while auto-cancel refunds by the fare rules.",
      "Ни одну бронь нельзя аннулировать: void в любом статусе отвечает 422 с кодом 5234, а auto-cancel возвращает по правилам тарифа.",
      "Hech bir bronni annullab boʻlmaydi: void har qanday holatda 422 va 5234 kodi bilan javob beradi, auto-cancel esa tarif qoidalari boʻyicha qaytaradi.",
    ),
  },
  {
    from: "TAS",
    to: "LHE",
    behaviour: "refund_rejected",
    happens: t(
      "The back office rejects every manual refund five seconds after it was asked for; the tickets stay in force.",
      "Бэк-офис отклоняет каждый ручной возврат через пять секунд после заявки; билеты остаются действительными.",
      "Bek-ofis har bir qoʻlda qaytarishni ariza berilganidan besh soniya oʻtib rad etadi; chiptalar oʻz kuchida qoladi.",
    ),
  },
  {
    from: "TAS",
    to: "KWI",
    behaviour: "refund_partial",
    happens: t(
      "The back office grants every manual refund in part, five seconds after it was asked for: the first flight counts as flown, half of the fare is back on the balance, and the booking is partiallyrefunded.",
      "Бэк-офис удовлетворяет каждый ручной возврат частично, через пять секунд после заявки: первый рейс считается использованным, половина тарифа возвращается на баланс, и бронь становится partiallyrefunded.",
      "Bek-ofis har bir qoʻlda qaytarishni ariza berilganidan besh soniya oʻtib qisman qondiradi: birinchi reys uchilgan hisoblanadi, tarifning yarmi balansga qaytadi va bron partiallyrefunded boʻladi.",
    ),
  },
  {
    from: "TAS",
    to: "FRA",
    behaviour: "visa_needed",
    happens: t(
      "Citizens of Uzbekistan need a visa for Germany, and the offer says so in information_for_clients.",
      "Гражданам Узбекистана нужна виза в Германию: об этом сказано в information_for_clients варианта.",
      "Oʻzbekiston fuqarolariga Germaniya uchun viza kerak: bu variantning information_for_clients maydonida aytiladi.",
    ),
  },
  {
    from: "TAS",
    to: "NQZ",
    behaviour: "time_change_told",
    happens: t(
      "Five seconds after ticketing the flight moves by ten minutes: the booking has the new times, and a schedule change that is told.",
      "Через пять секунд после выписки рейс сдвигается на десять минут: в брони уже новое время и изменение расписания в состоянии told.",
      "Chiptalar rasmiylashtirilgandan besh soniya oʻtib reys oʻn daqiqaga suriladi: bronda yangi vaqt va told holatidagi jadval oʻzgarishi boʻladi.",
    ),
  },
  {
    from: "TAS",
    to: "DYU",
    behaviour: "time_change",
    happens: t(
      "Five seconds after ticketing the flight moves by three hours: a schedule change is open, to be accepted, exchanged for an alternative, or refunded in full.",
      "Через пять секунд после выписки рейс сдвигается на три часа: открыто изменение расписания (open), которое можно принять, заменить другими рейсами или вернуть всю сумму.",
      "Chiptalar rasmiylashtirilgandan besh soniya oʻtib reys uch soatga suriladi: jadval oʻzgarishi ochiladi (open), uni qabul qilish, boshqa reyslarga almashtirish yoki pulni toʻliq qaytarish mumkin.",
    ),
  },
  {
    from: "TAS",
    to: "GYD",
    behaviour: "over_midnight",
    happens: t(
      "Five seconds after ticketing the flight moves to 00:20 of the day after: a schedule change is open.",
      "Через пять секунд после выписки рейс переносится на 00:20 следующего дня: открыто изменение расписания (open).",
      "Chiptalar rasmiylashtirilgandan besh soniya oʻtib reys ertasi kuni 00:20 ga koʻchadi: jadval oʻzgarishi ochiladi (open).",
    ),
  },
  {
    from: "TAS",
    to: "TBS",
    behaviour: "number_change",
    happens: t(
      "Five seconds after ticketing the flight gets another number at the same times: a schedule change is told.",
      "Через пять секунд после выписки у рейса меняется номер, время прежнее: изменение расписания в состоянии told.",
      "Chiptalar rasmiylashtirilgandan besh soniya oʻtib reys raqami oʻzgaradi, vaqti oʻsha: jadval oʻzgarishi told holatida.",
    ),
  },
  {
    from: "TAS",
    to: "SVX",
    behaviour: "smaller_aircraft",
    happens: t(
      "Five seconds after ticketing a smaller aircraft has no seats for this booking: a schedule change of equipment is open.",
      "Через пять секунд после выписки самолёт заменяют меньшим, и мест на эту бронь не хватает: открыто изменение расписания вида equipment (open).",
      "Chiptalar rasmiylashtirilgandan besh soniya oʻtib samolyot kichikrogʻiga almashadi va bu bronga joy yetmaydi: equipment turidagi jadval oʻzgarishi ochiladi (open).",
    ),
  },
  {
    from: "TAS",
    to: "KZN",
    behaviour: "routing_change",
    happens: t(
      "Five seconds after ticketing the flight lands in Ufa on the way and arrives 75 minutes later: a schedule change is open.",
      "Через пять секунд после выписки рейс получает посадку в Уфе и прилетает на 75 минут позже: открыто изменение расписания (open).",
      "Chiptalar rasmiylashtirilgandan besh soniya oʻtib reys yoʻlda Ufaga qoʻnadigan boʻladi va 75 daqiqa kech yetib boradi: jadval oʻzgarishi ochiladi (open).",
    ),
  },
  {
    from: "TAS",
    to: "MUC",
    behaviour: "terminal_change",
    happens: t(
      "Five seconds after ticketing the flight leaves from terminal 3 instead of 2: a schedule change is told.",
      "Через пять секунд после выписки рейс переводят из терминала 2 в терминал 3: изменение расписания в состоянии told.",
      "Chiptalar rasmiylashtirilgandan besh soniya oʻtib reys 2-terminaldan 3-terminalga koʻchadi: jadval oʻzgarishi told holatida.",
    ),
  },
  {
    from: "TAS",
    to: "LED",
    behaviour: "cancelled_unpaid",
    happens: t(
      "Five seconds after booking the flight is cancelled: a schedule change is open, and payment is refused until it is settled.",
      "Через пять секунд после бронирования рейс отменяют: открыто изменение расписания (open), и, пока оно не улажено, оплата отклоняется.",
      "Bron qilingandan besh soniya oʻtib reys bekor qilinadi: jadval oʻzgarishi ochiladi (open) va u hal boʻlguncha toʻlov rad etiladi.",
    ),
  },
  {
    from: "TAS",
    to: "OVB",
    behaviour: "cancelled_ticketed",
    happens: t(
      "Five seconds after ticketing the flight is cancelled: a schedule change offers alternatives, or everything back.",
      "Через пять секунд после выписки рейс отменяют: изменение расписания предлагает другие рейсы или возврат всей суммы.",
      "Chiptalar rasmiylashtirilgandan besh soniya oʻtib reys bekor qilinadi: jadval oʻzgarishida boshqa reyslarni yoki pulni toʻliq qaytarishni tanlash mumkin.",
    ),
  },
  {
    from: "TAS",
    to: "ICN",
    behaviour: "connection_lost",
    happens: t(
      "Only journeys with a connection are sold, and five seconds after ticketing the first flight is so late that the second is missed: a schedule change is open.",
      "Продаются только маршруты с пересадкой, и через пять секунд после выписки первый рейс сдвигается так, что на второй уже не успеть: открыто изменение расписания (open).",
      "Faqat ulanishli safarlar sotiladi va chiptalar rasmiylashtirilgandan besh soniya oʻtib birinchi reys shunchalik kechikadiki, ikkinchisiga ulgurib boʻlmaydi: jadval oʻzgarishi ochiladi (open).",
    ),
  },
  {
    from: "TAS",
    to: "BKK",
    behaviour: "suspended",
    happens: t(
      "Five seconds after ticketing the airline does not fly the route for weeks: a schedule change offers alternatives, or everything back.",
      "Через пять секунд после выписки авиакомпания на несколько недель прекращает полёты по маршруту: изменение расписания предлагает другие рейсы или возврат всей суммы.",
      "Chiptalar rasmiylashtirilgandan besh soniya oʻtib aviakompaniya bu yoʻnalishda bir necha hafta uchmaydi: jadval oʻzgarishida boshqa reyslarni yoki pulni toʻliq qaytarishni tanlash mumkin.",
    ),
  },
];

/** What the journey does, told by its first direction's airports. */
export function behaviourOf(from: string, to: string): SandboxBehaviour {
  return SANDBOX_ROUTES.find((route) => route.from === from && route.to === to)?.behaviour ?? "normal";
}
