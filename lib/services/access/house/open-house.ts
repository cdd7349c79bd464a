import { v7 as uuid } from "uuid";
import type { AcceptedInvitation } from "@/lib/contracts/account/invitation";
import type { OpenHouse } from "@/lib/contracts/account/setup";
import { db } from "@/lib/db";
import { AppError } from "@/lib/domain/errors";
import type { Locale } from "@/lib/domain/localized";
import type { Doer } from "@/lib/services/ground/audit/doer";
import { recordAudit } from "@/lib/services/ground/audit/record-audit";
import { staffColumns } from "@/lib/services/ground/personal-data/staff";
import { newPasswordHash } from "../passwords/new-password-hash";
import { drawEnrolmentCode } from "../second-factor/enrolment-code";
import { housePartner } from "./house-partner";
import { takeSetupLink } from "./setup-link";

interface Opening {
  asked: OpenHouse;
  locale: Locale;
  from: Omit<Doer, "actor">;
  now: Date;
}

/**
 * Opens the account of the first person of the house, who may do everything, and names the house. The link is worth nothing afterwards.
 * @returns the address to sign in with, and the code that begins the second factor, which can be read this once
 * @throws AppError setup_link_invalid where it is unknown, used or older than a day, or there is somebody of the house or an agency meanwhile;
 *   validation (`new_password`), after which the link still works
 */
export async function openHouse({ asked, locale, from, now }: Opening): Promise<AcceptedInvitation> {
  const { token, email, name, house, new_password: password } = asked;
  const passwordHash = await newPasswordHash(password, email);
  const id = uuid();
  const columns = await staffColumns(id, { email, name });
  const code = await db().$transaction(async (tx) => {
    // Two who use the link at once: the second waits here, and finds the first.
    await tx.$executeRaw`lock table app_user in share row exclusive mode`;
    if (!(await takeSetupLink(tx, { token, now }))) throw new AppError("setup_link_invalid");
    const { id: partnerId } = await housePartner(tx);
    await tx.partner.update({ where: { id: partnerId }, data: { name: house } });
    await tx.user.create({
      data: { ...columns, id, partnerId, role: "operator", houseRoles: ["administrator"], passwordHash, locale },
    });
    const detail = { user: id, role: "operator", houseRoles: "administrator" };
    await recordAudit(tx, { action: "user_added", by: { ...from, actor: `operator:${id}` }, partnerId, detail, now });
    return drawEnrolmentCode(tx, { userId: id, now });
  });
  return { email, enrolment_code: code };
}
