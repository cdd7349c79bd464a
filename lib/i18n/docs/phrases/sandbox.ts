import type { Phrase } from "./phrase";

/** What the routes of the sandbox do (lib/contracts/interface/sandbox-routes.ts). */
export const SANDBOX: Readonly<Record<string, Phrase>> = {
  "Everything goes well: the offer is booked at the price shown, and ticketed about a second after payment.": {
    ru: "Всё проходит гладко: предложение бронируется по показанной цене, билеты выписываются примерно через секунду после оплаты.",
    uz: "Hammasi silliq kechadi: taklif koʻrsatilgan narxda bron qilinadi, chiptalar toʻlovdan taxminan bir soniya oʻtib rasmiylashtiriladi.",
  },
  "The first booking of an offer is refused with 422 and code 1030; GET /offers/{id} then shows the fare 10 % higher, and the same offer id books at that price.":
    {
      ru: "Первое бронирование предложения отклоняется: 422 и код 1030. После этого GET /offers/{id} показывает тариф на 10 % выше, и по этой цене бронируется тот же id предложения.",
      uz: "Taklifni birinchi bron qilish rad etiladi: 422 va 1030 kodi. Shundan soʻng GET /offers/{id} tarifni 10 % qimmat koʻrsatadi, taklifning oʻsha id si esa shu narxda bron qilinadi.",
    },
  "The first booking of an offer is refused with 422 and code 1031; GET /offers/{id} then shows the fare 10 % lower, and the same offer id books at that price.":
    {
      ru: "Первое бронирование предложения отклоняется: 422 и код 1031. После этого GET /offers/{id} показывает тариф на 10 % ниже, и по этой цене бронируется тот же id предложения.",
      uz: "Taklifni birinchi bron qilish rad etiladi: 422 va 1031 kodi. Shundan soʻng GET /offers/{id} tarifni 10 % arzon koʻrsatadi, taklifning oʻsha id si esa shu narxda bron qilinadi.",
    },
  "The first booking of an offer is refused with 422 and code 100500, as when others buy at the same moment; GET /offers/{id} then shows the fare 5 % higher, and the same offer id books at that price.":
    {
      ru: "Первое бронирование предложения отклоняется: 422 и код 100500, как бывает, когда в тот же момент покупают другие. После этого GET /offers/{id} показывает тариф на 5 % выше, и по этой цене бронируется тот же id предложения.",
      uz: "Taklifni birinchi bron qilish rad etiladi: 422 va 100500 kodi, xuddi shu paytda boshqalar sotib olgandagidek. Shundan soʻng GET /offers/{id} tarifni 5 % qimmat koʻrsatadi, taklifning oʻsha id si esa shu narxda bron qilinadi.",
    },
  "The search shows offers, but checking, fare family, rules and booking of each answer 404 with code 100405: sold out.": {
    ru: "Поиск показывает предложения, но проверка, семейство тарифов, правила и бронирование каждого из них отвечают 404 с кодом 100405: мест нет.",
    uz: "Qidiruv takliflarni koʻrsatadi, lekin har birini tekshirish, tariflar oilasi, qoidalari va bron qilish 404 va 100405 kodi bilan javob beradi: joy qolmagan.",
  },
  "The first booking of an offer answers 410 with code 1039, because the carrier has not confirmed; the same call repeated succeeds.": {
    ru: "Первое бронирование предложения отвечает 410 с кодом 1039: авиакомпания ещё не подтвердила. Тот же вызов, повторённый ещё раз, проходит.",
    uz: "Taklifni birinchi bron qilish 410 va 1039 kodi bilan javob beradi: aviakompaniya hali tasdiqlamagan. Oʻsha chaqiruv takrorlansa, bron qilinadi.",
  },
  "The first booking of an offer answers 503 with code 1002 and Retry-After; the same call repeated succeeds, with the same Idempotency-Key too.":
    {
      ru: "Первое бронирование предложения отвечает 503 с кодом 1002 и Retry-After. Тот же вызов, повторённый ещё раз, проходит, с тем же Idempotency-Key тоже.",
      uz: "Taklifni birinchi bron qilish 503, 1002 kodi va Retry-After bilan javob beradi. Oʻsha chaqiruv takrorlansa, bron qilinadi, oʻsha Idempotency-Key bilan ham.",
    },
  "The first payment of a booking is refused with 422 and code 1048 whatever the deposit; after POST /sandbox/deposit the same payment succeeds, with the same Idempotency-Key too.":
    {
      ru: "Первая оплата брони отклоняется, сколько бы ни было на депозите: 422 и код 1048. После POST /sandbox/deposit та же оплата проходит, с тем же Idempotency-Key тоже.",
      uz: "Depozitda qancha boʻlmasin, bronning birinchi toʻlovi rad etiladi: 422 va 1048 kodi. POST /sandbox/deposit dan keyin oʻsha toʻlov oʻtadi, oʻsha Idempotency-Key bilan ham.",
    },
  "The search answers after five seconds.": { ru: "Поиск отвечает через пять секунд.", uz: "Qidiruv besh soniyadan keyin javob beradi." },
  "The payment succeeds, but the tickets cannot be issued: within seconds the booking is refunded, and the whole price is back on the balance.":
    {
      ru: "Оплата проходит, но билеты выписать не удаётся: через несколько секунд бронь становится refunded, и вся сумма возвращается на баланс.",
      uz: "Toʻlov oʻtadi, lekin chiptalarni rasmiylashtirib boʻlmaydi: bir necha soniyada bron refunded holatiga oʻtadi va butun summa balansga qaytadi.",
    },
  "Five seconds after ticketing the airline cancels the flight: the booking turns to refundauthorized, and auto-cancel then returns the whole price.":
    {
      ru: "Через пять секунд после выписки авиакомпания отменяет рейс: бронь становится refundauthorized, и auto-cancel возвращает всю сумму.",
      uz: "Chiptalar rasmiylashtirilgandan besh soniya oʻtib aviakompaniya reysni bekor qiladi: bron refundauthorized holatiga oʻtadi va auto-cancel butun summani qaytaradi.",
    },
  "No fare includes checked baggage; extra bags can be bought with the booking.": {
    ru: "Ни в один тариф не входит регистрируемый багаж; дополнительный можно купить вместе с бронью.",
    uz: "Hech bir tarifga bagaj kirmaydi; qoʻshimcha bagajni bron bilan birga sotib olish mumkin.",
  },
  "No fare can be refunded or changed: refund amounts and auto-cancel answer 422 with code 5233, while a void is still possible.": {
    ru: "Ни один тариф нельзя вернуть или обменять: get-refund-amounts и auto-cancel отвечают 422 с кодом 5233, но аннулировать бронь можно.",
    uz: "Hech bir tarifni qaytarib yoki almashtirib boʻlmaydi: get-refund-amounts va auto-cancel 422 va 5233 kodi bilan javob beradi, annullash esa mumkin.",
  },
  "No booking can be voided: void answers 422 with code 5234 in every status, while auto-cancel refunds by the fare rules.": {
    ru: "Ни одну бронь нельзя аннулировать: void в любом статусе отвечает 422 с кодом 5234, а auto-cancel возвращает по правилам тарифа.",
    uz: "Hech bir bronni annullab boʻlmaydi: void har qanday holatda 422 va 5234 kodi bilan javob beradi, auto-cancel esa tarif qoidalari boʻyicha qaytaradi.",
  },
  "The back office rejects every manual refund five seconds after it was asked for; the tickets stay in force.": {
    ru: "Бэк-офис отклоняет каждый ручной возврат через пять секунд после заявки; билеты остаются действительными.",
    uz: "Bek-ofis har bir qoʻlda qaytarishni ariza berilganidan besh soniya oʻtib rad etadi; chiptalar oʻz kuchida qoladi.",
  },
  "The back office grants every manual refund in part, five seconds after it was asked for: the first flight counts as flown, half of the fare is back on the balance, and the booking is partiallyrefunded.":
    {
      ru: "Бэк-офис удовлетворяет каждый ручной возврат частично, через пять секунд после заявки: первый рейс считается использованным, половина тарифа возвращается на баланс, и бронь становится partiallyrefunded.",
      uz: "Bek-ofis har bir qoʻlda qaytarishni ariza berilganidan besh soniya oʻtib qisman qondiradi: birinchi reys uchilgan hisoblanadi, tarifning yarmi balansga qaytadi va bron partiallyrefunded boʻladi.",
    },
  "Citizens of Uzbekistan need a visa for Germany, and the offer says so in information_for_clients.": {
    ru: "Гражданам Узбекистана нужна виза в Германию: об этом сказано в information_for_clients предложения.",
    uz: "Oʻzbekiston fuqarolariga Germaniya uchun viza kerak: bu taklifning information_for_clients maydonida aytiladi.",
  },
  "Five seconds after ticketing the flight moves by ten minutes: the booking has the new times, and a schedule change that is told.": {
    ru: "Через пять секунд после выписки рейс сдвигается на десять минут: в брони уже новое время и изменение расписания в состоянии told.",
    uz: "Chiptalar rasmiylashtirilgandan besh soniya oʻtib reys oʻn daqiqaga suriladi: bronda yangi vaqt va told holatidagi jadval oʻzgarishi boʻladi.",
  },
  "Five seconds after ticketing the flight moves by three hours: a schedule change is open, to be accepted, exchanged for an alternative, or refunded in full.":
    {
      ru: "Через пять секунд после выписки рейс сдвигается на три часа: открыто изменение расписания (open), которое можно принять, заменить другими рейсами или вернуть всю сумму.",
      uz: "Chiptalar rasmiylashtirilgandan besh soniya oʻtib reys uch soatga suriladi: jadval oʻzgarishi ochiladi (open), uni qabul qilish, boshqa reyslarga almashtirish yoki pulni toʻliq qaytarish mumkin.",
    },
  "Five seconds after ticketing the flight moves to 00:20 of the day after: a schedule change is open.": {
    ru: "Через пять секунд после выписки рейс переносится на 00:20 следующего дня: открыто изменение расписания (open).",
    uz: "Chiptalar rasmiylashtirilgandan besh soniya oʻtib reys ertasi kuni 00:20 ga koʻchadi: jadval oʻzgarishi ochiladi (open).",
  },
  "Five seconds after ticketing the flight gets another number at the same times: a schedule change is told.": {
    ru: "Через пять секунд после выписки у рейса меняется номер, время прежнее: изменение расписания в состоянии told.",
    uz: "Chiptalar rasmiylashtirilgandan besh soniya oʻtib reys raqami oʻzgaradi, vaqti oʻsha: jadval oʻzgarishi told holatida.",
  },
  "Five seconds after ticketing a smaller aircraft has no seats for this booking: a schedule change of equipment is open.": {
    ru: "Через пять секунд после выписки самолёт заменяют меньшим, и мест на эту бронь не хватает: открыто изменение расписания вида equipment (open).",
    uz: "Chiptalar rasmiylashtirilgandan besh soniya oʻtib samolyot kichikrogʻiga almashadi va bu bronga joy yetmaydi: equipment turidagi jadval oʻzgarishi ochiladi (open).",
  },
  "Five seconds after ticketing the flight lands in Ufa on the way and arrives 75 minutes later: a schedule change is open.": {
    ru: "Через пять секунд после выписки рейс получает посадку в Уфе и прилетает на 75 минут позже: открыто изменение расписания (open).",
    uz: "Chiptalar rasmiylashtirilgandan besh soniya oʻtib reys yoʻlda Ufaga qoʻnadigan boʻladi va 75 daqiqa kech yetib boradi: jadval oʻzgarishi ochiladi (open).",
  },
  "Five seconds after ticketing the flight leaves from terminal 3 instead of 2: a schedule change is told.": {
    ru: "Через пять секунд после выписки рейс переводят из терминала 2 в терминал 3: изменение расписания в состоянии told.",
    uz: "Chiptalar rasmiylashtirilgandan besh soniya oʻtib reys 2-terminaldan 3-terminalga koʻchadi: jadval oʻzgarishi told holatida.",
  },
  "Five seconds after booking the flight is cancelled: a schedule change is open, and payment is refused until it is settled.": {
    ru: "Через пять секунд после бронирования рейс отменяют: открыто изменение расписания (open), и, пока оно не улажено, оплата отклоняется.",
    uz: "Bron qilingandan besh soniya oʻtib reys bekor qilinadi: jadval oʻzgarishi ochiladi (open) va u hal boʻlguncha toʻlov rad etiladi.",
  },
  "Five seconds after ticketing the flight is cancelled: a schedule change offers alternatives, or everything back.": {
    ru: "Через пять секунд после выписки рейс отменяют: изменение расписания предлагает другие рейсы или возврат всей суммы.",
    uz: "Chiptalar rasmiylashtirilgandan besh soniya oʻtib reys bekor qilinadi: jadval oʻzgarishi boshqa reyslarni yoki pulni toʻliq qaytarishni taklif qiladi.",
  },
  "Only journeys with a connection are sold, and five seconds after ticketing the first flight is so late that the second is missed: a schedule change is open.":
    {
      ru: "Продаются только маршруты с пересадкой, и через пять секунд после выписки первый рейс сдвигается так, что на второй уже не успеть: открыто изменение расписания (open).",
      uz: "Faqat ulanishli safarlar sotiladi va chiptalar rasmiylashtirilgandan besh soniya oʻtib birinchi reys shunchalik kechikadiki, ikkinchisiga ulgurib boʻlmaydi: jadval oʻzgarishi ochiladi (open).",
    },
  "Five seconds after ticketing the airline does not fly the route for weeks: a schedule change offers alternatives, or everything back.": {
    ru: "Через пять секунд после выписки авиакомпания на несколько недель прекращает полёты по маршруту: изменение расписания предлагает другие рейсы или возврат всей суммы.",
    uz: "Chiptalar rasmiylashtirilgandan besh soniya oʻtib aviakompaniya bu yoʻnalishda bir necha hafta uchmaydi: jadval oʻzgarishi boshqa reyslarni yoki pulni toʻliq qaytarishni taklif qiladi.",
  },
};
