import { t } from "@/lib/domain/localized";
import { PASSENGER_CHANGE_ERRORS } from "@/lib/domain/passengers/problem";
import { passengerChange } from "../../booking-changes";
import { booking } from "../../bookings";
import { RENEWED_BOOKING } from "../../examples/bookings";
import { BOOKING_ERRORS, type Operation } from "../../operation";

export const changePassenger = {
  name: "change_passenger",
  method: "PATCH",
  path: "/booking/{id}/passengers/{passengerId}",
  scope: "book",
  rate: "book",
  body: passengerChange,
  data: booking,
  errors: [
    ...BOOKING_ERRORS,
    "passenger_not_found",
    "change_unavailable",
    "name_change_unavailable",
    "duplicate_unpaid",
    "duplicate_paid",
    "document_on_flight",
    ...PASSENGER_CHANGE_ERRORS,
  ],
  tag: "bookings",
  summary: t(
    "Change a passenger's document, contacts, loyalty numbers, or correct the name",
    "Изменить документ, контакты, номера программ лояльности пассажира или исправить имя",
    "Yoʻlovchining hujjati, kontaktlari, sodiqlik dasturi raqamlarini oʻzgartirish yoki ismini tuzatish",
  ),
  description: t(
    "Changes a passenger before the first departure: document, citizenship, contacts and loyalty numbers, by the rules of the booking itself; a document has one place on a flight here too. The name is corrected once, while the booking is unpaid and its flights are regular: at most 3 letters, or first and last name that changed places; otherwise 100482. A ticket's name is never changed: void the booking and book again. `loyalty_numbers` take the place of all that were there.",
    "Меняет данные пассажира до первого вылета: документ, гражданство, контакты и номера программ лояльности, по тем же правилам, что и при бронировании; по одному документу на рейсе и здесь одно место. Имя исправляется один раз, пока бронь не оплачена и её рейсы регулярные: не больше 3 букв, или имя и фамилия, которые перепутаны местами; иначе 100482. Имя в билете не меняется никогда: аннулируйте бронь и забронируйте снова. `loyalty_numbers` заменяют все прежние.",
    "Yoʻlovchi maʼlumotlarini birinchi uchishgacha oʻzgartiradi: hujjat, fuqarolik, kontaktlar va sodiqlik dasturi raqamlari, bron qilishdagi qoidalarning oʻzi boʻyicha; bu yerda ham bitta hujjatga reysda bitta joy. Ism bir marta, bron toʻlanmagan va reyslari muntazam boʻlsa tuzatiladi: koʻpi bilan 3 harf yoki oʻrni almashib qolgan ism va familiya; aks holda 100482. Chiptadagi ism hech qachon oʻzgartirilmaydi: bronni annullab, qaytadan bron qiling. `loyalty_numbers` avvalgilarining hammasi oʻrnini oladi.",
  ),
  example: {
    body: { doc_number: "AB7654321", doc_expire: "2036-11-02", loyalty_numbers: [{ airline: "ZZ", number: "100 200 300" }] },
    wrong: { "loyalty_numbers.0.airline": ["Give an IATA carrier code of two characters, such as HY."] },
    data: RENEWED_BOOKING,
  },
} as const satisfies Operation;
