import { t } from "@/lib/domain/localized";
import { REFUND } from "../../examples/money";
import type { Operation } from "../../operation";
import { refundPage, refundsQuery } from "../../refunds";

export const listRefunds = {
  name: "list_refunds",
  method: "GET",
  path: "/refunds",
  scope: "read",
  rate: "read",
  query: refundsQuery,
  data: refundPage,
  errors: [],
  tag: "money",
  summary: t("List all refunds", "Все возвраты", "Barcha qaytarishlar"),
  description: t(
    "All refunds of all bookings, newest first, those that people have yet to decide or have rejected included.",
    "Все возвраты по всем броням, сначала новые, в том числе те, которые люди ещё не решили или отклонили.",
    "Barcha bronlar boʻyicha barcha qaytarishlar, avval yangilari, odamlar hali qaror qilmagan yoki rad etganlari ham.",
  ),
  example: { query: { limit: 50 }, data: { items: [REFUND], next_cursor: null } },
} as const satisfies Operation;
