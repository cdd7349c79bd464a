import { z } from "zod";
import { t } from "@/lib/domain/localized";
import { AIRLINES } from "../../examples/reference";
import { keepIt, type Operation, REFERENCE } from "../../operation";
import { referenceAirline } from "../../reference";

export const listAirlines = {
  name: "list_airlines",
  ...REFERENCE,
  path: "/reference/airlines",
  data: z.array(referenceAirline),
  summary: t("List the carriers", "Список авиакомпаний", "Aviakompaniyalar roʻyxati"),
  description: keepIt(
    "Carriers with their designators and ticket numbers, by code.",
    "Авиакомпании с их обозначениями и номерами билетов, по коду.",
    "Aviakompaniyalar, belgilari va chipta raqamlari bilan, kodi boʻyicha.",
  ),
  example: { data: AIRLINES },
} as const satisfies Operation;
