import type { ColleagueInvitation, InviteColleague } from "@/lib/contracts/operator/operator-colleagues";
import { db } from "@/lib/db";
import { AppError } from "@/lib/domain/errors";
import { housePartner } from "@/lib/services/access/house/house-partner";
import type { Doer } from "@/lib/services/ground/audit/doer";
import { hasAddress } from "@/lib/services/ground/personal-data/staff";
import { countInvitation } from "../team/invitations/count-invitation";
import { handInvitation } from "../team/invitations/hand-invitation";

interface Inviting {
  invited: Omit<InviteColleague, "password">;
  by: Doer;
  now: Date;
}

/**
 * Invites somebody into the back office by a link that works once and for seven days, and is handed over by whoever invites: no letter goes out. An
 * earlier invitation of the same address is worth nothing from then on.
 * @throws AppError address_taken where somebody has the address; too_many_invitations
 */
export async function inviteColleague({ invited: { email, roles, locale }, by, now }: Inviting): Promise<ColleagueInvitation> {
  const known = await hasAddress(email);
  if (await db().user.findFirst({ where: known, select: { id: true } })) throw new AppError("address_taken");
  const { id: partnerId } = await db().$transaction(housePartner);
  await countInvitation({ partnerId, address: email, now });
  const { token, until } = await handInvitation({ partnerId, email, role: "operator", houseRoles: roles, locale, by, now });
  return { token, expires: until.toISOString() };
}
