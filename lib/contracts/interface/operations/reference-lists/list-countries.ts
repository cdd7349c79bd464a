import { z } from "zod";
import { t } from "@/lib/domain/localized";
import { COUNTRIES } from "../../examples/reference";
import { keepIt, type Operation, REFERENCE } from "../../operation";
import { referenceCountry } from "../../reference";

export const listCountries = {
  name: "list_countries",
  ...REFERENCE,
  path: "/reference/countries",
  data: z.array(referenceCountry),
  summary: t("List the countries", "Список стран", "Davlatlar roʻyxati"),
  description: keepIt("Countries, by code.", "Страны, по коду.", "Davlatlar, kodi boʻyicha."),
  example: { data: COUNTRIES },
} as const satisfies Operation;
