import { t } from "@/lib/domain/localized";
import { booking } from "../../bookings";
import { CHANGED_BOOKING } from "../../examples/bookings";
import { CHANGE_ERRORS, type Operation } from "../../operation";
import { chooseAlternative } from "../../schedule-changes";

export const chooseScheduleAlternative = {
  name: "choose_schedule_alternative",
  method: "POST",
  path: "/booking/{id}/schedule-changes/{changeId}/choose",
  scope: "book",
  rate: "book",
  idempotent: true,
  body: chooseAlternative,
  data: booking,
  errors: [...CHANGE_ERRORS, "schedule_alternative_gone", "carrier_unconfirmed"],
  tag: "schedule-changes",
  summary: t(
    "Choose other flights in place of changed ones",
    "Выбрать другие рейсы вместо изменённых",
    "Oʻzgargan reyslar oʻrniga boshqasini tanlash",
  ),
  description: t(
    "Takes one of `options.alternatives` instead, without charge: its seats are taken and those of the changed flights given back. Where the code is 100445, read the booking again and choose another one.",
    "Берёт вместо них один из вариантов `options.alternatives` без доплаты: его места занимаются, а места изменённых рейсов освобождаются. Если код 100445, прочитайте бронь ещё раз и выберите другой.",
    "Ularning oʻrniga `options.alternatives`dan birini qoʻshimcha toʻlovsiz oladi: uning joylari band qilinadi, oʻzgargan reyslarniki boʻshatiladi. Kod 100445 boʻlsa, bronni qayta oʻqing va boshqasini tanlang.",
  ),
  example: { body: { alternative: "0~0:ZZ103.g6k.TASIST" }, data: CHANGED_BOOKING },
} as const satisfies Operation;
