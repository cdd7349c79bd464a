import type { MoneyPeriod } from "@/lib/contracts/portal/account-statement";
import { dayNumber } from "@/lib/domain/dates";
import { AppError } from "@/lib/domain/errors";
import { type LocalizedText, t } from "@/lib/domain/localized";
import { instantsOf } from "./days-of";

/** Whose days the portal's money is counted by. */
export const MONEY_ZONE = "Asia/Tashkent";
/** A year, and its leap day. */
const MOST_DAYS = 366;

const TOO_LONG: LocalizedText = t(
  "Give a period of at most 366 days.",
  "Укажите период не длиннее 366 дней.",
  "Koʻpi bilan 366 kunlik davrni kiriting.",
);

/** When a period begins, and when it has ended. */
export interface Moments {
  from: Date;
  until: Date;
}

/** @throws AppError validation (`to`) where its days are in the wrong order, or more than a year's */
export function momentsOf({ from, to }: MoneyPeriod): Moments {
  const moments = instantsOf({ from, to, time_zone: MONEY_ZONE });
  if (!moments.from || !moments.until) throw new Error("both days are given");
  if (dayNumber(to) - dayNumber(from) >= MOST_DAYS) throw new AppError("validation", { fields: { to: [TOO_LONG] } });
  return { from: moments.from, until: moments.until };
}
