import { z } from "zod";
import { t } from "@/lib/domain/localized";
import { SCHEDULE } from "../../examples/travel";
import type { Operation } from "../../operation";
import { scheduleEntry, scheduleQuery } from "../../services";

export const listSchedule = {
  name: "list_schedule",
  method: "GET",
  path: "/services/schedule",
  scope: "search",
  rate: "search",
  query: scheduleQuery,
  lists: ["airlines"],
  data: z.array(scheduleEntry),
  errors: [],
  tag: "travel-data",
  summary: t("Read the flight schedule", "Расписание рейсов", "Reyslar jadvali"),
  description: t(
    "Flights that depart on these days, both included, in local times.",
    "Рейсы, которые вылетают в эти дни, обе даты включаются, по местному времени.",
    "Shu kunlarda uchadigan reyslar, ikkala sana ham kiradi, mahalliy vaqtda.",
  ),
  example: {
    query: { departure_from: "2027-03-12", departure_to: "2027-03-18", airport_from: "TAS", airport_to: "IST", airlines: ["ZZ"] },
    data: SCHEDULE,
  },
} as const satisfies Operation;
