import { z } from "zod";
import { t } from "@/lib/domain/localized";
import { SERVICES } from "../../examples/reference";
import { keepIt, type Operation, REFERENCE } from "../../operation";
import { referenceService } from "../../reference";

export const listServices = {
  name: "list_services",
  ...REFERENCE,
  path: "/reference/services",
  data: z.array(referenceService),
  summary: t(
    "List what fares may include",
    "Список услуг, которые бывают в тарифах",
    "Tariflarga kirishi mumkin boʻlgan xizmatlar roʻyxati",
  ),
  description: keepIt(
    "Codes of `fare_family_features`; a carrier may have others, which come with a title in the offer.",
    "Коды `fare_family_features`; у авиакомпании могут быть и другие, они приходят в варианте вместе с названием.",
    "`fare_family_features` kodlari; aviakompaniyada boshqalari ham boʻlishi mumkin, ular variantda nomi bilan keladi.",
  ),
  example: { data: SERVICES },
} as const satisfies Operation;
