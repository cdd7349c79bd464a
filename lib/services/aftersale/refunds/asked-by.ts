import { validate } from "uuid";
import type { RefundRequestDetail } from "@/lib/contracts/operator/operator";
import { db } from "@/lib/db";
import { actorOf } from "@/lib/domain/audit/actions";
import { LOCALES, type Locale } from "@/lib/domain/localized";
import { namesOfActors } from "@/lib/services/ground/audit/who-booked";
import { openStaffIfKnown, STAFF_COLUMNS } from "@/lib/services/ground/personal-data/staff";

/** Programs that ask name no language; they are answered in that of the interface. */
const UNKNOWN_LANGUAGE: Locale = "en";

/** Who of an agency asked for a refund, and where and in which language they are answered. @param actor as booking events name them */
export async function askedBy(actor: string): Promise<RefundRequestDetail["asked_by"]> {
  const id = actorOf(actor).id ?? "";
  const user = validate(id) ? await db().user.findUnique({ where: { id }, select: { ...STAFF_COLUMNS, locale: true } }) : null;
  if (!user) return { name: (await namesOfActors([actor])).get(actor) ?? null, email: null, language: UNKNOWN_LANGUAGE };
  const { name, email } = await openStaffIfKnown(user);
  return { name: name || null, email: email || null, language: LOCALES.find((known) => known === user.locale) ?? UNKNOWN_LANGUAGE };
}
