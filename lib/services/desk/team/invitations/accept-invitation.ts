import { v7 as uuid } from "uuid";
import type { AcceptedInvitation, AcceptInvitation } from "@/lib/contracts/account/invitation";
import { db } from "@/lib/db";
import { AppError } from "@/lib/domain/errors";
import { newPasswordHash } from "@/lib/services/access/passwords/new-password-hash";
import { drawEnrolmentCode } from "@/lib/services/access/second-factor/enrolment-code";
import { isObligatory } from "@/lib/services/access/second-factor/second-factor-state";
import type { Doer } from "@/lib/services/ground/audit/doer";
import { recordAudit } from "@/lib/services/ground/audit/record-audit";
import { hasAddress, staffColumns } from "@/lib/services/ground/personal-data/staff";
import { findInvitation } from "./read-invitation";

interface Accepting {
  accepted: AcceptInvitation;
  /** Where the request comes from; the holder of the link acts as its person. */
  from: Omit<Doer, "actor">;
  now: Date;
}

/**
 * Opens the account that somebody was invited to, with the name and password of their choice. The link is worth nothing afterwards.
 * @returns the address to sign in with; where they need a second factor also the code that begins it: whoever invited them has one
 * @throws AppError invitation_invalid; address_taken where the address has got an account elsewhere meanwhile; validation (`new_password`), after which
 *   the link still works
 */
export async function acceptInvitation({ accepted, from, now }: Accepting): Promise<AcceptedInvitation> {
  const { token, name, new_password: password } = accepted;
  const { invitation, where, address: email } = await findInvitation({ token, now });
  const { partnerId, role, houseRoles } = invitation;
  const passwordHash = await newPasswordHash(password, email);
  const known = await hasAddress(email);
  const id = uuid();
  const columns = await staffColumns(id, { email, name });
  const isColleague = role === "operator";
  const code = await db().$transaction(async (tx) => {
    // When two requests use one link at once, the second finds it gone.
    const { count } = await tx.invitation.deleteMany({ where });
    if (count === 0) throw new AppError("invitation_invalid");
    // One address has several blind indexes while keys change: two who add it at once wait for each other. Sign-ins do not.
    await tx.$executeRaw`lock table app_user in share row exclusive mode`;
    if (await tx.user.findFirst({ where: known, select: { id: true } })) throw new AppError("address_taken");
    await tx.user.create({
      data: { ...columns, id, partnerId, role, passwordHash, locale: invitation.locale, ...(isColleague && { houseRoles }) },
    });
    const by = { ...from, actor: `${isColleague ? "operator" : "partner"}:${id}` };
    const detail = { invitation: invitation.id, user: id, role, ...(isColleague && { houseRoles: houseRoles.join(",") }) };
    await recordAudit(tx, { action: "invitation_accepted", by, partnerId, detail, now });
    return isObligatory({ role, isDemo: invitation.partner.isDemo }) ? drawEnrolmentCode(tx, { userId: id, now }) : null;
  });
  return { email, enrolment_code: code };
}
