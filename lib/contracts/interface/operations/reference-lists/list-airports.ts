import { z } from "zod";
import { t } from "@/lib/domain/localized";
import { AIRPORTS } from "../../examples/reference";
import { keepIt, type Operation, REFERENCE } from "../../operation";
import { referenceAirport } from "../../reference";

export const listAirports = {
  name: "list_airports",
  ...REFERENCE,
  path: "/reference/airports",
  data: z.array(referenceAirport),
  summary: t("List the airports", "Список аэропортов", "Aeroportlar roʻyxati"),
  description: keepIt(
    "Airports with scheduled service, by code.",
    "Аэропорты с регулярными рейсами, по коду.",
    "Muntazam reyslari bor aeroportlar, kodi boʻyicha.",
  ),
  example: { data: AIRPORTS },
} as const satisfies Operation;
