import { db } from "@/lib/db";
import type { Locale } from "@/lib/domain/localized";
import { keptLocale } from "@/lib/services/booking/record/customer-locale";
import { openStaffIfKnown, STAFF_COLUMNS } from "@/lib/services/ground/personal-data/staff";

/** Whom to write at an agency, in which language. */
export interface AgencyAddress {
  email: string;
  locale: Locale;
}

/**
 * Where an agency is written what concerns its work: at the address that its brand names, in the language in which it writes to customers by itself; where it
 * names none, at its owners' own addresses, each in their language. Empty where nobody is left.
 * @param partnerId of the agency or of its test mode, which has the same people
 */
export async function agencyAddresses(partnerId: string): Promise<AgencyAddress[]> {
  const { id, testOf } = await db().partner.findUniqueOrThrow({ where: { id: partnerId }, select: { id: true, testOf: true } });
  const live = testOf ?? id;
  const [brand, mail, owners] = await Promise.all([
    db().partnerBrand.findUnique({ where: { partnerId: live }, select: { email: true } }),
    db().partnerMail.findUnique({ where: { partnerId: live }, select: { locale: true } }),
    db().user.findMany({
      where: { partnerId: live, role: "admin", disabledAt: null },
      orderBy: { createdAt: "asc" },
      select: { ...STAFF_COLUMNS, locale: true },
    }),
  ]);
  if (brand?.email) return [{ email: brand.email, locale: keptLocale(mail?.locale ?? owners[0]?.locale) }];
  const opened = await Promise.all(owners.map(async (owner) => ({ ...(await openStaffIfKnown(owner)), locale: keptLocale(owner.locale) })));
  return opened.flatMap(({ email, locale }) => (email === "" ? [] : [{ email, locale }]));
}
