import { db } from "@/lib/db";
import type { Prisma } from "@/lib/generated/prisma/client";
import type { DoneForAgency } from "@/lib/services/booking/house/record-house-act";
import { insertAccountMail } from "@/lib/services/channels/mail/account/insert-account-mail";
import { agencyAddresses } from "@/lib/services/channels/mail/agency/agency-addresses";
import { composeActLetter } from "@/lib/services/channels/mail/agency/compose-act-letter";

/** Leaves letters that tell an agency of what the house does with its booking, one per address. */
export type WriteToAgency = (tx: Prisma.TransactionClient) => Promise<void>;

/**
 * Reads whom to tell, before anything is done: the letters themselves are left in the transaction of what is done, so that none tells of what did not happen.
 * The mailbox that keeps them where no mail leaves the house is the agency's.
 */
export async function lettersToAgency({ partnerId, bookingId, kind, by, now }: Omit<DoneForAgency, "reason">): Promise<WriteToAgency> {
  const [addresses, { bookingNumber, partner }] = await Promise.all([
    agencyAddresses(partnerId),
    db().booking.findUniqueOrThrow({
      where: { id: bookingId },
      select: { bookingNumber: true, partner: { select: { id: true, testOf: true } } },
    }),
  ]);
  const kept = partner.testOf ?? partner.id;
  return async (tx) => {
    for (const { email: recipient, locale } of addresses) {
      const letter = composeActLetter({ bookingId, bookingNumber, kind, now, locale });
      await insertAccountMail(tx, { partnerId: kept, kind: "house_act", locale, recipient, letter, actor: by.actor, now });
    }
  };
}
