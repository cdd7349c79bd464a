import { z } from "zod";
import { t } from "@/lib/domain/localized";
import { AIRCRAFT } from "../../examples/reference";
import { keepIt, type Operation, REFERENCE } from "../../operation";
import { referenceAircraft } from "../../reference";

export const listAircraft = {
  name: "list_aircraft",
  ...REFERENCE,
  path: "/reference/aircraft",
  data: z.array(referenceAircraft),
  summary: t("List the aircraft types", "Список типов самолётов", "Samolyot turlari roʻyxati"),
  description: keepIt("Aircraft types, by code.", "Типы самолётов, по коду.", "Samolyot turlari, kodi boʻyicha."),
  example: { data: AIRCRAFT },
} as const satisfies Operation;
