import { db } from "@/lib/db";
import { hasAddress } from "@/lib/services/ground/personal-data/staff";
import { readContactEmail } from "./read-contact-email";

/**
 * Whether an e-mail address is the agency's own, or that of somebody who works or has worked for it: the passenger form puts it in for a payer
 * who has none, so no customer is reached there.
 * @param partnerId of the agency or of its test mode, which has the same people
 */
export async function isAgencysAddress({ partnerId, email }: { partnerId: string; email: string }): Promise<boolean> {
  if (email === "") return false;
  const contact = await readContactEmail({ partnerId });
  if (contact?.toLowerCase() === email.toLowerCase()) return true;
  const { id, testOf } = await db().partner.findUniqueOrThrow({ where: { id: partnerId }, select: { id: true, testOf: true } });
  const own = await db().user.findFirst({ where: { partnerId: testOf ?? id, ...(await hasAddress(email)) }, select: { id: true } });
  return own !== null;
}
