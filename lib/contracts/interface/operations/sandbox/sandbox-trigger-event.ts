import { t } from "@/lib/domain/localized";
import { booking } from "../../bookings";
import { BOOKING } from "../../examples/bookings";
import { BOOKING_ERRORS, type Operation } from "../../operation";
import { sandboxEventRequest } from "../../sandbox";

export const sandboxTriggerEvent = {
  name: "sandbox_trigger_event",
  method: "POST",
  path: "/sandbox/booking/{id}/events",
  scope: "book",
  rate: "book",
  idempotent: true,
  body: sandboxEventRequest,
  data: booking,
  errors: ["sandbox_only", ...BOOKING_ERRORS, "sandbox_event_unavailable", "deposit_too_low", "carrier_unconfirmed"],
  tag: "sandbox",
  summary: t("Let something happen to a test booking", "Вызвать событие у тестовой брони", "Sinov bronida hodisa yuz berdirish"),
  description: t(
    "Does to a test booking what makes the event really happen, so that booking, money and webhook agree: `booking.paid` pays it, `booking.ticketed` issues its tickets now, `booking.cancelled` lets its hold expire, `booking.schedule_changed` lets the airline change its flights, `booking.refund_rejected` has the back office refuse. Refund requests that an event needs are made first. Answers with the booking as it is then. See [Sandbox](/docs/sandbox).",
    "Делает с тестовой бронью то, от чего событие происходит на самом деле, поэтому бронь, деньги и вебхук согласованы: `booking.paid` оплачивает её, `booking.ticketed` сразу выписывает билеты, с `booking.cancelled` истекает срок удержания, с `booking.schedule_changed` авиакомпания меняет рейсы, с `booking.refund_rejected` отказывает бэк-офис. Если событию нужна заявка на возврат, она подаётся сначала. Отвечает бронью, какой она стала. См. [Песочница](/docs/sandbox).",
    "Sinov broni bilan hodisani chinakam yuz beradigan qiladigan ishni bajaradi, shuning uchun bron, pul va vebhuk bir-biriga mos keladi: `booking.paid` uni toʻlaydi, `booking.ticketed` chiptalarni darhol rasmiylashtiradi, `booking.cancelled` bilan saqlash muddati tugaydi, `booking.schedule_changed` bilan aviakompaniya reyslarni oʻzgartiradi, `booking.refund_rejected` bilan bek-ofis rad etadi. Hodisaga qaytarish arizasi kerak boʻlsa, avval u beriladi. Javobda oʻzgargan bron keladi. [Sinov muhiti](/docs/sandbox) ga qarang.",
  ),
  example: { body: { type: "booking.ticketed" }, data: BOOKING },
} as const satisfies Operation;
