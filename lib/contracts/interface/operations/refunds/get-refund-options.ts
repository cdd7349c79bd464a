import { t } from "@/lib/domain/localized";
import { REFUND_OPTION } from "../../examples/money";
import { BOOKING_ERRORS, type Operation } from "../../operation";
import { refundOptions } from "../../refunds";

export const getRefundOptions = {
  name: "get_refund_options",
  method: "GET",
  path: "/booking/{id}/refund-options",
  scope: "refund",
  rate: "read",
  data: refundOptions,
  errors: [...BOOKING_ERRORS, "refund_unavailable", "schedule_changed"],
  tag: "refunds",
  summary: t(
    "Ask what a refund of some passengers or directions would return",
    "Узнать, сколько вернётся части пассажиров или за отдельные направления",
    "Ayrim yoʻlovchilarga yoki yoʻnalishlar uchun qancha qaytishini bilish",
  ),
  description: t(
    "What each passenger of a ticketed booking would get back by the fare rules at this moment, and of each direction where it may be refunded apart; what `partial-refund` returns is their sum. What was refunded before is left out. Changes nothing.",
    "Сколько по правилам тарифа вернулось бы сейчас каждому пассажиру брони с билетами, и за каждое направление, если его можно вернуть отдельно; `partial-refund` возвращает их сумму. Того, что уже возвращено, в ответе нет. Ничего не меняет.",
    "Chiptalari rasmiylashtirilgan bronning har bir yoʻlovchisiga, alohida qaytarish mumkin boʻlsa, har bir yoʻnalishi uchun ham, tarif qoidalari boʻyicha hozir qancha qaytishi; `partial-refund` ularning yigʻindisini qaytaradi. Oldin qaytarilgani javobda yoʻq. Hech narsani oʻzgartirmaydi.",
  ),
  example: { data: { currency: "UZS", passengers: [REFUND_OPTION] } },
} as const satisfies Operation;
