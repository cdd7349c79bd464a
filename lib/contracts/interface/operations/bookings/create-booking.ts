import { t } from "@/lib/domain/localized";
import { PASSENGER_ERRORS } from "@/lib/domain/passengers/problem";
import { bookingRequest, createdBooking } from "../../bookings";
import { CREATED_BOOKING } from "../../examples/bookings";
import { BOOKING_REQUEST } from "../../examples/journey";
import { OFFER_ERRORS, type Operation } from "../../operation";

export const createBooking = {
  name: "create_booking",
  method: "POST",
  path: "/offers/{id}/booking",
  scope: "book",
  sellsAnew: true,
  rate: "book",
  idempotent: true,
  body: bookingRequest,
  data: createdBooking,
  errors: [
    ...OFFER_ERRORS,
    "price_rose",
    "price_fell",
    "price_changed_meanwhile",
    "duplicate_unpaid",
    "duplicate_paid",
    "document_on_flight",
    "third_order",
    "reference_taken",
    ...PASSENGER_ERRORS,
  ],
  tag: "bookings",
  summary: t("Book an offer", "Забронировать вариант", "Variantni bron qilish"),
  description: t(
    "Takes seats and makes an unpaid booking that is cancelled by itself at `expire`. Where the code is 1030, 1031 or 100500 the price has moved: check the offer again, show the new price, and book with the same id. Where it is 100451 the flights leave or arrive otherwise than the offer showed: `data.directions` tells how, and `data.offer_id` books them as they are now. A second booking of the same people on the same flights is refused; `data.existing_booking_id` is the first one. Send an `Idempotency-Key`, so that a repeated call never books twice.",
    "Занимает места и создаёт неоплаченную бронь, которая сама отменится в момент `expire`. Если код 1030, 1031 или 100500, цена изменилась: проверьте вариант снова, покажите новую цену и забронируйте с тем же id. Если код 100451, рейсы вылетают или прилетают не так, как показывал вариант: как именно, сказано в `data.directions`, а с `data.offer_id` их можно забронировать такими, какие они теперь. Вторая бронь тех же людей на те же рейсы отклоняется; первая — в `data.existing_booking_id`. Передавайте `Idempotency-Key`, чтобы повторный вызов не забронировал дважды.",
    "Joylarni band qiladi va `expire` vaqtida oʻzi bekor boʻladigan toʻlanmagan bron yaratadi. Kod 1030, 1031 yoki 100500 boʻlsa, narx oʻzgargan: variantni qayta tekshiring, yangi narxni koʻrsating va oʻsha id bilan bron qiling. Kod 100451 boʻlsa, reyslar variant koʻrsatganidan boshqacha uchadi yoki qoʻnadi: qandayligini `data.directions` aytadi, `data.offer_id` esa ularni hozirgi holicha bron qiladi. Oʻsha odamlarning oʻsha reyslarga ikkinchi broni rad etiladi; birinchisi — `data.existing_booking_id`. Takroriy chaqiruv ikki marta bron qilmasligi uchun `Idempotency-Key` yuboring.",
  ),
  example: { body: BOOKING_REQUEST, wrong: { passengers: ["This field is required."] }, data: CREATED_BOOKING },
} as const satisfies Operation;
