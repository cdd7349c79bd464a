import { t } from "@/lib/domain/localized";
import { payment } from "../../bookings";
import { FISCAL_DATA } from "../../examples/bookings";
import { BOOKING_ERRORS, type Operation } from "../../operation";

export const payBooking = {
  name: "pay_booking",
  method: "POST",
  path: "/booking/{id}/payment",
  scope: "pay",
  sellsAnew: true,
  rate: "book",
  idempotent: true,
  data: payment,
  errors: [...BOOKING_ERRORS, "payment_unavailable", "tickets_unavailable", "deposit_too_low", "schedule_changed"],
  tag: "bookings",
  summary: t("Pay a booking from the deposit", "Оплатить бронь с депозита", "Bronni depozitdan toʻlash"),
  description: t(
    "Pays from the deposit, then from the credit, and starts ticketing; poll the booking or listen to webhooks until it is `ticketed`. The body is empty or `{}`. Send an `Idempotency-Key`, so that a repeated call never pays twice.",
    "Платит с депозита, потом с кредита, и запускает выписку билетов; опрашивайте бронь или слушайте вебхуки, пока она не станет `ticketed`. Тело пустое или `{}`. Передавайте `Idempotency-Key`, чтобы повторный вызов не заплатил дважды.",
    "Depozitdan, keyin kreditdan toʻlaydi va chiptalarni rasmiylashtirishni boshlaydi; bron `ticketed` boʻlguncha uni soʻrab turing yoki vebhuklarni tinglang. Tanasi boʻsh yoki `{}`. Takroriy chaqiruv ikki marta toʻlamasligi uchun `Idempotency-Key` yuboring.",
  ),
  example: { data: { status: "paid", fiscalization_v2: FISCAL_DATA } },
} as const satisfies Operation;
