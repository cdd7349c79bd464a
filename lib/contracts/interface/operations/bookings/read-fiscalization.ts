import { t } from "@/lib/domain/localized";
import { fiscalization } from "../../bookings";
import { FISCAL_DATA, KEPT_FISCAL_DATA, RETURNED_FISCAL_DATA } from "../../examples/bookings";
import { BOOKING_ERRORS, type Operation } from "../../operation";

export const readFiscalization = {
  name: "read_fiscalization",
  method: "GET",
  path: "/booking/{id}/fiscalization",
  scope: "read",
  rate: "read",
  data: fiscalization,
  errors: [...BOOKING_ERRORS, "fiscalization_unavailable"],
  tag: "bookings",
  summary: t("Read the fiscal data of a paid booking", "Фискальные данные оплаченной брони", "Toʻlangan bronning fiskal maʼlumotlari"),
  description: t(
    "What the fiscal receipt of the sale needs, and once anything was given back, those of the return and of what was kept. Only for bookings that were paid.",
    "Данные для фискального чека продажи, а когда что-то возвращено — и для чеков возврата и удержанного. Только для броней, которые были оплачены.",
    "Sotuvning fiskal cheki uchun maʼlumotlar, biror narsa qaytarilgan boʻlsa, qaytarish va ushlab qolingan summa cheklari uchun ham. Faqat toʻlangan bronlar uchun.",
  ),
  example: {
    data: {
      fiscalization_v2: FISCAL_DATA,
      refund_fiscalization_v2: RETURNED_FISCAL_DATA,
      kept_fiscalization_v2: KEPT_FISCAL_DATA,
    },
  },
} as const satisfies Operation;
