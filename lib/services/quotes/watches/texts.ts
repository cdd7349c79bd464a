import { type LocalizedText, t } from "@/lib/domain/localized";

export const NOT_AN_AMOUNT: LocalizedText = t(
  "This is no amount of money. Write it with two decimals at most.",
  "Это не сумма. Укажите не больше двух знаков после запятой.",
  "Bu pul miqdori emas. Verguldan keyin koʻpi bilan ikki raqam yozing.",
);
