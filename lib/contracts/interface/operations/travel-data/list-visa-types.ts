import { t } from "@/lib/domain/localized";
import { VISA_TYPES } from "../../examples/travel";
import type { Operation } from "../../operation";
import { visaQuery, visaTypes } from "../../services";

export const listVisaTypes = {
  name: "list_visa_types",
  method: "GET",
  path: "/visa-types/v2",
  scope: "search",
  rate: "read",
  query: visaQuery,
  lists: ["countries"],
  data: visaTypes,
  errors: [],
  tag: "travel-data",
  summary: t("Read entry-visa types", "Типы въездных виз", "Kirish vizasi turlari"),
  description: t(
    "Entry visas of countries, by the traveller's citizenship.",
    "Въездные визы стран, по гражданству путешественника.",
    "Davlatlarning kirish vizalari, sayohatchining fuqaroligi boʻyicha.",
  ),
  example: { query: { countries: ["TR"] }, data: VISA_TYPES },
} as const satisfies Operation;
