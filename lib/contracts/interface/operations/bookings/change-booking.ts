import { t } from "@/lib/domain/localized";
import { bookingChange } from "../../booking-changes";
import { booking } from "../../bookings";
import { NOTED_BOOKING } from "../../examples/bookings";
import { BOOKING_ERRORS, type Operation } from "../../operation";

export const changeBooking = {
  name: "change_booking",
  method: "PATCH",
  path: "/booking/{id}",
  scope: "book",
  rate: "book",
  body: bookingChange,
  data: booking,
  errors: [...BOOKING_ERRORS, "bad_format", "reference_taken", "change_unavailable"],
  tag: "bookings",
  summary: t(
    "Change reference, notes and contacts",
    "Изменить собственный номер, заметки и контакты",
    "Oʻz raqamingiz, qaydlar va kontaktlarni oʻzgartirish",
  ),
  description: t(
    "Changes your own `reference` and `metadata` at any time, and e-mail address and phone of the payer while the booking lives. What is left out stays. Changed contacts are told as `booking.updated`; your own notes are not.",
    "Меняет ваши собственные `reference` и `metadata` в любое время, а адрес электронной почты и телефон плательщика — пока бронь действует. То, что не передано, остаётся. Об изменённых контактах сообщает `booking.updated`, о ваших заметках — нет.",
    "Oʻzingizning `reference` va `metadata` qiymatlaringizni istalgan vaqtda, toʻlovchining elektron pochtasi va telefonini esa bron amal qilayotganda oʻzgartiradi. Yuborilmagan narsa oʻzgarmaydi. Oʻzgargan kontaktlar haqida `booking.updated` xabar beradi, qaydlaringiz haqida esa yoʻq.",
  ),
  example: {
    body: { reference: "ORDER-10452", metadata: { desk: "chilonzor-2" }, payer_email: "payer@example.com" },
    wrong: { reference: ["Give a text of 1 to 64 characters."] },
    data: NOTED_BOOKING,
  },
} as const satisfies Operation;
