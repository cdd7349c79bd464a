import { db } from "@/lib/db";
import { type HouseArea, mayInHouse } from "@/lib/domain/house/rights";
import { openStaffIfKnown, STAFF_COLUMNS } from "@/lib/services/ground/personal-data/staff";

/** People of the house who may act in the back office and see this part of it, by name: an item may be given to them. */
export async function colleaguesFor(area: HouseArea): Promise<{ id: string; name: string }[]> {
  const rows = await db().user.findMany({
    where: { role: "operator", disabledAt: null },
    select: { ...STAFF_COLUMNS, houseRoles: true },
  });
  const able = rows.filter(({ houseRoles }) => mayInHouse(houseRoles, "today", "change") && mayInHouse(houseRoles, area, "see"));
  const named = await Promise.all(able.map(async (row) => ({ id: row.id, name: (await openStaffIfKnown(row)).name })));
  return named.sort((one, other) => one.name.localeCompare(other.name));
}
