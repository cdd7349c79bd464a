import type { NewAgency, NewAgencyRequest } from "@/lib/contracts/operator/agencies";
import { db } from "@/lib/db";
import { AppError } from "@/lib/domain/errors";
import { fromMajor } from "@/lib/domain/money";
import { addPartner } from "@/lib/services/access/partners/add-partner";
import type { Doer } from "@/lib/services/ground/audit/doer";
import { hasAddress } from "@/lib/services/ground/personal-data/staff";
import { inviteOwner } from "../team/invitations/invite-owner";

/**
 * Opens an agency and invites its owner by a link. It has no credit: that is proposed, and above the limit of the house approved by a second person.
 * @throws AppError validation where the code is taken; address_taken
 */
export async function openAgency({ wanted, by, now }: { wanted: NewAgencyRequest; by: Doer; now: Date }): Promise<NewAgency> {
  const { owner, fee, markup_bp, ...named } = wanted;
  // Before anything is written: an agency that nobody can be invited into helps nobody.
  if (await db().user.findFirst({ where: await hasAddress(owner.email), select: { id: true } })) throw new AppError("address_taken");
  await addPartner({ ...named, serviceFeeMinor: fromMajor(fee), recommendedMarkupBp: markup_bp, creditLimitMinor: 0, by });
  return { code: named.code, invitation: await inviteOwner({ partnerCode: named.code, invited: owner, by, now }) };
}
