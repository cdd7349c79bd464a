import { z } from "zod";
import { t } from "@/lib/domain/localized";
import { FARE_RULE } from "../../examples/offers";
import { fareRule } from "../../offers";
import { OFFER_ERRORS, type Operation } from "../../operation";

export const readOfferRules = {
  name: "read_offer_rules",
  method: "GET",
  path: "/offers/{id}/rules",
  scope: "search",
  rate: "offer",
  data: z.array(fareRule),
  errors: OFFER_ERRORS,
  tag: "offers",
  summary: t("Read the fare rules of an offer", "Правила тарифа варианта", "Variantning tarif qoidalari"),
  description: t(
    "Conditions of refund and exchange, bags and penalties, one item per fare; per passenger, in the currency of the offer.",
    "Условия возврата и обмена, багаж и штрафы, один элемент на тариф; за пассажира, в валюте варианта.",
    "Qaytarish va almashtirish shartlari, bagaj va jarimalar, har bir tarifga bitta element; bitta yoʻlovchi uchun, variant valyutasida.",
  ),
  example: { data: [FARE_RULE] },
} as const satisfies Operation;
