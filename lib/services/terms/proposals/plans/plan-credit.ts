import { db } from "@/lib/db";
import { AppError } from "@/lib/domain/errors";
import { t } from "@/lib/domain/localized";
import type { Currency } from "@/lib/domain/money";
import { creditRaise } from "@/lib/domain/proposals/proposal";
import { expireAccess } from "@/lib/services/access/credentials/resolve-credential";
import { setFurtherCredit } from "../../partners/set-further-credit";
import type { PayloadOf } from "../payload";
import { PLAIN, type Plan } from "../plan";

const NOT_FURTHER = t(
  "The agency has no such further currency. Open it first; credit in its own one is among its terms.",
  "У агентства нет такой дополнительной валюты. Сначала откройте её; кредит в основной валюте — среди условий.",
  "Agentlikda bunday qoʻshimcha valyuta yoʻq. Avval uni oching; asosiy valyutadagi kredit shartlar orasida.",
);
const SAME = t("The agency has this credit already.", "У агентства уже такой кредит.", "Agentlikda allaqachon shunday kredit bor.");

const refuse = (field: "currency" | "credit", text: typeof SAME) => new AppError("validation", { fields: { [field]: [text] } });

/**
 * Another credit in a further currency. Only a higher one puts money of the house at stake.
 * @throws AppError validation (`currency`) where the agency has not opened it; (`credit`) where it is the same
 */
export async function planCredit({ partnerId, currency, creditLimitMinor: after }: PayloadOf<"credit">): Promise<Plan> {
  const before = await creditIn(partnerId, currency);
  if (before === null) throw refuse("currency", NOT_FURTHER);
  if (before === after) throw refuse("credit", SAME);
  return {
    ...PLAIN,
    partnerId,
    stake: { amountMinor: creditRaise(before, after), currency },
    changes: [{ field: "credit", currency, before, after }],
    carryOut: async (tx, { by }) => {
      if (!(await setFurtherCredit(tx, { partnerId, currency, creditLimitMinor: after, by }))) throw refuse("currency", NOT_FURTHER);
    },
    settle: expireAccess,
  };
}

async function creditIn(partnerId: string, currency: Currency): Promise<number | null> {
  const found = await db().partnerCurrency.findUnique({ where: { partnerId_currency: { partnerId, currency } } });
  return found && Number(found.creditLimitMinor);
}
