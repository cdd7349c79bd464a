import type { OwnerInvitation, OwnerInvitationRequest } from "@/lib/contracts/operator/agencies";
import { db } from "@/lib/db";
import { AppError } from "@/lib/domain/errors";
import { findLivePartner } from "@/lib/services/access/partners/find-live-partner";
import type { Doer } from "@/lib/services/ground/audit/doer";
import { hasAddress } from "@/lib/services/ground/personal-data/staff";
import { handInvitation } from "./hand-invitation";

interface InviteOwner {
  partnerCode: string;
  invited: OwnerInvitationRequest;
  by: Doer;
  now: Date;
}

/**
 * Invites an owner into an agency from the back office, by a link that works once and for seven days. It is handed over by whoever asks for it, whom
 * the agency knows, and sent by nobody; an invitation of the same address that was open ends.
 * @returns what stands in the link, which can be read this once
 * @throws AppError validation (`partner`); address_taken where somebody has the address already
 */
export async function inviteOwner({ partnerCode, invited: { email, locale }, by, now }: InviteOwner): Promise<OwnerInvitation> {
  const { id: partnerId } = await findLivePartner(partnerCode);
  if (await db().user.findFirst({ where: await hasAddress(email), select: { id: true } })) throw new AppError("address_taken");
  const { token, until } = await handInvitation({ partnerId, email, role: "admin", locale, by, now });
  return { token, until: until.toISOString() };
}
