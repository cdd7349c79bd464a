import { creditRaise, type PreviewChange } from "@/lib/domain/proposals/proposal";
import { tashkentDayBegins } from "@/lib/domain/tashkent";
import { expireAccess } from "@/lib/services/access/credentials/resolve-credential";
import { changeTermsIn, readTerms } from "../../partners/change-terms";
import type { PayloadOf } from "../payload";
import { PLAIN, type Plan } from "../plan";

/** Other terms in the agency's first currency, at once or from a day to come (`applyAgreedTerms`). Only a higher credit puts money of the house at stake. */
export async function planTerms({ partnerId, terms, from }: PayloadOf<"terms">): Promise<Plan> {
  const { currency, ...before } = await readTerms(partnerId);
  const after = { ...before, ...terms };
  const changes: PreviewChange[] = [
    { field: "fee", currency, before: before.serviceFeeMinor, after: after.serviceFeeMinor },
    { field: "markup", currency: null, before: before.recommendedMarkupBp, after: after.recommendedMarkupBp },
    { field: "credit", currency, before: before.creditLimitMinor, after: after.creditLimitMinor },
  ];
  return {
    ...PLAIN,
    partnerId,
    stake: { amountMinor: creditRaise(before.creditLimitMinor, after.creditLimitMinor), currency },
    changes: changes.filter((change) => change.before !== change.after),
    carryOut: async (tx, { proposalId, by, now }) => {
      const validFrom = from === null ? now : tashkentDayBegins(from);
      if (validFrom > now) {
        await tx.agreedTerms.create({ data: { proposalId, partnerId, validFrom, terms, agreedBy: by.actor, agreedAt: now } });
        return;
      }
      await changeTermsIn(tx, { partnerId, wanted: terms, by });
    },
    settle: expireAccess,
  };
}
