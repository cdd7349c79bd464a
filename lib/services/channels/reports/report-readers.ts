import { db } from "@/lib/db";
import { mayInHouse } from "@/lib/domain/house/rights";
import { type Locale, localeOfTag } from "@/lib/domain/localized";
import { openStaffIfKnown, STAFF_COLUMNS } from "@/lib/services/ground/personal-data/staff";

/** Somebody of the house who may see reports now. */
export interface ReportReader {
  id: string;
  name: string;
  email: string;
  locale: Locale;
}

const LANGUAGE: Locale = "en";

/** People of the house who may see reports and are not blocked, by name: nobody else gets one by mail. */
export async function reportReaders(): Promise<ReportReader[]> {
  const rows = await db().user.findMany({
    where: { role: "operator", disabledAt: null },
    select: { ...STAFF_COLUMNS, houseRoles: true, locale: true },
  });
  const readers = rows.filter(({ houseRoles }) => mayInHouse(houseRoles, "reports", "see"));
  const opened = await Promise.all(
    readers.map(async ({ locale, ...row }) => ({ id: row.id, ...(await openStaffIfKnown(row)), locale: localeOfTag(locale) ?? LANGUAGE })),
  );
  return opened.toSorted((one, other) => one.name.localeCompare(other.name));
}
