import type { BlockRequest } from "@/lib/contracts/operator/agencies";
import { AppError } from "@/lib/domain/errors";
import { findPartnerPerson } from "@/lib/services/access/help/find-partner-person";
import type { Doer } from "@/lib/services/ground/audit/doer";
import { setAccountClosed } from "@/lib/services/terms/partners/change-account";

/**
 * Closes the account of one of an agency's people from the back office, or opens it again.
 * @throws AppError validation (`email`) where nobody of an agency has the address; person_not_found where it is another agency's; last_owner
 */
export async function blockPerson({ code, asked, by, now }: { code: string; asked: BlockRequest; by: Doer; now: Date }): Promise<void> {
  const { email, is_blocked, reason } = asked;
  const { partner } = await findPartnerPerson({ email });
  if (partner.code !== code) throw new AppError("person_not_found");
  await setAccountClosed({ email, isClosed: is_blocked, by, reason, now });
}
