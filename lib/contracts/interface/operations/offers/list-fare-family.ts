import { z } from "zod";
import { t } from "@/lib/domain/localized";
import { FAMILY } from "../../examples/offers";
import { offer } from "../../offers";
import { OFFER_ERRORS, type Operation } from "../../operation";

export const listFareFamily = {
  name: "list_fare_family",
  method: "GET",
  path: "/offers/{id}/fare-family",
  scope: "search",
  rate: "offer",
  data: z.array(offer),
  errors: [...OFFER_ERRORS, "fare_family_unavailable"],
  tag: "offers",
  summary: t("List all fare brands of an offer's flights", "Все тарифы на рейсы варианта", "Variant reyslarining barcha tariflari"),
  description: t(
    "A search shows one fare per flight, usually the simplest. This lists all of them, each an offer with an id of its own. Only where the offer's `is_fare_family` is true.",
    "Поиск показывает один тариф на рейс, обычно самый простой. Здесь перечислены все, каждый — вариант с собственным id. Только если `is_fare_family` варианта равно true.",
    "Qidiruv har bir reysga bitta, odatda eng oddiy tarifni koʻrsatadi. Bu yerda hammasi sanaladi, har biri oʻz id siga ega variant. Faqat variantning `is_fare_family` qiymati true boʻlsa.",
  ),
  example: { data: FAMILY },
} as const satisfies Operation;
