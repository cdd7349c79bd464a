import { t } from "@/lib/domain/localized";
import { VISA_TYPES_LEGACY } from "../../examples/travel";
import type { Operation } from "../../operation";
import { visaQuery, visaTypesLegacy } from "../../services";

export const listVisaTypesLegacy = {
  name: "list_visa_types_legacy",
  method: "GET",
  path: "/visa-types",
  scope: "search",
  rate: "read",
  query: visaQuery,
  lists: ["countries"],
  data: visaTypesLegacy,
  errors: [],
  deprecated: { since: "2026-11-20", successor: "/visa-types/v2" },
  tag: "travel-data",
  summary: t("Read entry-visa types (older form)", "Типы въездных виз (прежний вид)", "Kirish vizasi turlari (avvalgi koʻrinish)"),
  description: t(
    "The older shape: visas for citizens of Uzbekistan alone. New programs use `/visa-types/v2`.",
    "Прежний вид: визы только для граждан Узбекистана. Новые программы обращаются к `/visa-types/v2`.",
    "Avvalgi koʻrinish: faqat Oʻzbekiston fuqarolari uchun vizalar. Yangi dasturlar `/visa-types/v2`ga murojaat qiladi.",
  ),
  example: { query: { countries: ["TR"] }, data: VISA_TYPES_LEGACY },
} as const satisfies Operation;
