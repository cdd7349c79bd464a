import { t } from "@/lib/domain/localized";
import { booking } from "../../bookings";
import { BOOKING } from "../../examples/bookings";
import { BOOKING_ERRORS, type Operation } from "../../operation";

export const readBooking = {
  name: "read_booking",
  method: "GET",
  path: "/booking/{id}",
  scope: "read",
  rate: "read",
  data: booking,
  errors: BOOKING_ERRORS,
  tag: "bookings",
  summary: t("Read a booking", "Прочитать бронь", "Bronni oʻqish"),
  description: t(
    "The booking in its present state. Ticket numbers and receipts appear when `status` is `ticketed`. `schedule_changes` has what the airline has changed; while one of them is `open`, the booking can neither be paid nor ticketed.",
    "Бронь в нынешнем состоянии. Номера билетов и квитанции появляются, когда `status` равен `ticketed`. В `schedule_changes` — то, что изменила авиакомпания; пока одно из изменений `open`, бронь нельзя ни оплатить, ни выписать по ней билеты.",
    "Bron hozirgi holatida. Chipta raqamlari va kvitansiyalar `status` qiymati `ticketed` boʻlganda paydo boʻladi. `schedule_changes`da aviakompaniya oʻzgartirgan narsalar turadi; ulardan biri `open` ekan, bronni toʻlab ham, chiptalarini rasmiylashtirib ham boʻlmaydi.",
  ),
  example: { data: BOOKING },
} as const satisfies Operation;
