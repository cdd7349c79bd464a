import { t } from "@/lib/domain/localized";
import { booking } from "../../bookings";
import { CHANGED_BOOKING } from "../../examples/bookings";
import { CHANGE_ERRORS, type Operation } from "../../operation";

export const acceptScheduleChange = {
  name: "accept_schedule_change",
  method: "POST",
  path: "/booking/{id}/schedule-changes/{changeId}/accept",
  scope: "book",
  rate: "book",
  idempotent: true,
  data: booking,
  errors: CHANGE_ERRORS,
  tag: "schedule-changes",
  summary: t("Accept the airline's new flights", "Принять новые рейсы авиакомпании", "Aviakompaniyaning yangi reyslarini qabul qilish"),
  description: t(
    "Takes the airline's new flights as they stand in `new`. Payment and ticketing go on from there. Only where `options.accept` is true. The body is empty or `{}`.",
    "Принимает новые рейсы авиакомпании, какими они указаны в `new`. Дальше можно платить и выписывать билеты. Только если `options.accept` равно true. Тело пустое или `{}`.",
    "Aviakompaniyaning yangi reyslarini `new`da koʻrsatilganidek qabul qiladi. Toʻlov va chiptalarni rasmiylashtirish shundan davom etadi. Faqat `options.accept` true boʻlsa. Tanasi boʻsh yoki `{}`.",
  ),
  example: { data: CHANGED_BOOKING },
} as const satisfies Operation;
