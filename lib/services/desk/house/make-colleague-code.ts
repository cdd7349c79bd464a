import { validate } from "uuid";
import { db } from "@/lib/db";
import { AppError } from "@/lib/domain/errors";
import { offerEnrolmentCode } from "@/lib/services/access/second-factor/offer-enrolment-code";
import { openStaff, STAFF_COLUMNS } from "@/lib/services/ground/personal-data/staff";
import type { HouseAct } from "./administrators";

/**
 * Makes another one-time code for a colleague who has no second factor and has lost the code of their invitation.
 * @throws AppError person_not_found; validation (`email`) for whoever needs none
 */
export async function makeColleagueCode({ personId, by, now }: Omit<HouseAct, "userId">): Promise<{ code: string }> {
  const where = { id: personId, role: "operator", disabledAt: null } as const;
  const person = validate(personId) ? await db().user.findFirst({ where, select: STAFF_COLUMNS }) : null;
  if (!person) throw new AppError("person_not_found");
  const { email } = await openStaff(person);
  return offerEnrolmentCode({ email, by, now });
}
