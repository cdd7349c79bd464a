import type { AppError } from "@/lib/domain/errors";
import { t } from "@/lib/domain/localized";
import { type Stock, stockRefused, stockText } from "./stock";

/** There is none of this number. */
export function noSuchStock(id: number): AppError {
  return stockRefused(
    "stock",
    t(
      `There is no stock ${id}: npx parvoz stock list shows them.`,
      `Стока ${id} нет: обновите страницу.`,
      `${id}-zaxira yoʻq: sahifani yangilang.`,
    ),
  );
}

/** It is as it was to become: somebody else was first. */
export function alreadySo(stock: Stock, state: "closed" | "open"): AppError {
  const text = stockText(stock);
  const states = { closed: t("closed", "закрыт", "yopiq"), open: t("open", "открыт", "ochiq") }[state];
  return stockRefused(
    "stock",
    t(`The ${text.en} is ${states.en} already.`, `Уже ${states.ru}: ${text.ru}.`, `Allaqachon ${states.uz}: ${text.uz}.`),
  );
}

/** Its carrier has open numbers of another kind. */
export function otherKindOpen(other: Stock): AppError {
  const text = stockText(other);
  return stockRefused(
    "carrier",
    t(
      `${other.carrier} has the open ${text.en}: close it first with npx parvoz stock close ${other.id}.`,
      `У ${other.carrier} открыт ${text.ru}: сначала закройте его.`,
      `${other.carrier}da ochiq ${text.uz} bor: avval uni yoping.`,
    ),
  );
}
