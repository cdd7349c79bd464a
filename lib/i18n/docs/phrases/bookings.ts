import type { Phrase } from "./phrase";

/** What the reference says of the list of bookings and of changing them (lib/contracts/openapi/texts.ts). */
export const BOOKINGS: Readonly<Record<string, Phrase>> = {
  "Your bookings in short, newest first, in the mode of the credential. Parameters narrow the list together; `next_cursor` leads to the next page, and bookings that are made meanwhile neither repeat nor hide others. With `updated_since` the list is by `updated_at`, oldest change first: ask with the moment at which your last pass began, less a minute, and take each id's newest form.":
    {
      ru: "Ваши брони вкратце, сначала новые, в режиме ключа или токена. Параметры сужают список вместе; `next_cursor` ведёт на следующую страницу, и брони, созданные тем временем, ничего не повторяют и не скрывают. С `updated_since` список идёт по `updated_at`, от старых изменений к новым: передайте момент, когда начался ваш прошлый обход, минус минута, и берите самый новый вид каждого id.",
      uz: "Bronlaringiz qisqacha, avval yangilari, kalit yoki token rejimida. Parametrlar roʻyxatni birgalikda toraytiradi; `next_cursor` keyingi sahifaga olib boradi, bu orada yaratilgan bronlar hech narsani takrorlamaydi va yashirmaydi. `updated_since` bilan roʻyxat `updated_at` boʻyicha, eng eski oʻzgarishdan boshlanadi: oldingi oʻqishingiz boshlangan paytdan bir daqiqa oldingi vaqtni bering va har bir id ning eng yangi koʻrinishini oling.",
    },
  "Changes your own `reference` and `metadata` at any time, and e-mail address and phone of the payer while the booking lives. What is left out stays. Changed contacts are told as `booking.updated`; your own notes are not.":
    {
      ru: "Меняет ваши собственные `reference` и `metadata` в любое время, а адрес электронной почты и телефон плательщика — пока бронь действует. То, что не передано, остаётся. Об изменённых контактах сообщает `booking.updated`, о ваших заметках — нет.",
      uz: "Oʻzingizning `reference` va `metadata` qiymatlaringizni istalgan vaqtda, toʻlovchining elektron pochtasi va telefonini esa bron amal qilayotganda oʻzgartiradi. Yuborilmagan narsa oʻzgarmaydi. Oʻzgargan kontaktlar haqida `booking.updated` xabar beradi, qaydlaringiz haqida esa yoʻq.",
    },
  "Asks the supplier to hold the seats of an unpaid booking for one time more; the answer has the new `expire`. Bookings of regular flights are extended twice at most, never into the last two hours before departure. Otherwise 100483. The body is empty or `{}`.":
    {
      ru: "Просит поставщика удержать места неоплаченной брони ещё на один срок; в ответе новый `expire`. Брони регулярных рейсов продлеваются не больше двух раз и никогда не захватывают последние два часа до вылета. Иначе 100483. Тело пустое или `{}`.",
      uz: "Taʼminotchidan toʻlanmagan bronning joylarini yana bir muddat saqlab turishni soʻraydi; javobda yangi `expire` boʻladi. Muntazam reyslar bronlari koʻpi bilan ikki marta uzaytiriladi va hech qachon uchishdan oldingi oxirgi ikki soatga oʻtmaydi. Aks holda 100483. Tanasi boʻsh yoki `{}`.",
    },
  "Changes a passenger before the first departure: document, citizenship, contacts and loyalty numbers, by the rules of the booking itself; a document has one place on a flight here too. The name is corrected once, while the booking is unpaid and its flights are regular: at most 3 letters, or first and last name that changed places; otherwise 100482. A ticket's name is never changed: void the booking and book again. `loyalty_numbers` take the place of all that were there.":
    {
      ru: "Меняет данные пассажира до первого вылета: документ, гражданство, контакты и номера программ лояльности, по тем же правилам, что и при бронировании; по одному документу на рейсе и здесь одно место. Имя исправляется один раз, пока бронь не оплачена и её рейсы регулярные: не больше 3 букв, или имя и фамилия, которые перепутаны местами; иначе 100482. Имя в билете не меняется никогда: аннулируйте бронь и забронируйте снова. `loyalty_numbers` заменяют все прежние.",
      uz: "Yoʻlovchi maʼlumotlarini birinchi uchishgacha oʻzgartiradi: hujjat, fuqarolik, kontaktlar va sodiqlik dasturi raqamlari, bron qilishdagi qoidalarning oʻzi boʻyicha; bu yerda ham bitta hujjatga reysda bitta joy. Ism bir marta, bron toʻlanmagan va reyslari muntazam boʻlsa tuzatiladi: koʻpi bilan 3 harf yoki oʻrni almashib qolgan ism va familiya; aks holda 100482. Chiptadagi ism hech qachon oʻzgartirilmaydi: bronni annullab, qaytadan bron qiling. `loyalty_numbers` avvalgilarining hammasi oʻrnini oladi.",
    },
};
