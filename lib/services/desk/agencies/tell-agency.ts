import { insertAccountMail } from "@/lib/services/channels/mail/account/insert-account-mail";
import { agencyAddresses } from "@/lib/services/channels/mail/agency/agency-addresses";
import { composeDecisionLetter, isToldOf } from "@/lib/services/channels/mail/agency/compose-decision-letter";
import type { Doer } from "@/lib/services/ground/audit/doer";
import type { Teller } from "@/lib/services/terms/proposals/teller";

/** Writes to an agency what the house does with its money, terms and sales: at its brand's address, else to its owners, each in their language. */
export function tellAgency({ by, now }: { by: Doer; now: Date }): Teller {
  return async ({ partnerId, kind, ...told }) => {
    const addresses = isToldOf(kind) ? await agencyAddresses(partnerId) : [];
    return async (tx) => {
      if (!isToldOf(kind)) return;
      for (const { email: recipient, locale } of addresses) {
        const letter = composeDecisionLetter({ kind, ...told, locale });
        await insertAccountMail(tx, { partnerId, kind: "house_act", locale, recipient, letter, actor: by.actor, now });
      }
    };
  };
}
