import type { OfficeWorkItem } from "@/lib/contracts/operator/bookings/office-bookings";
import type { WorkItem } from "@/lib/contracts/portal/work-list";
import { db } from "@/lib/db";
import type { SellingPartner } from "./selling-partners";

/** Bookings of several agencies, each with whose it is. @param partners among whom their owners are */
export async function withAgencies(items: readonly WorkItem[], partners: readonly SellingPartner[]): Promise<OfficeWorkItem[]> {
  const ids = items.map(({ id }) => id);
  const owners = await db().booking.findMany({ where: { id: { in: ids } }, select: { id: true, partnerId: true } });
  const agencies = new Map(partners.map(({ id, code, name }) => [id, { code, name }]));
  const ownerOf = new Map(owners.map(({ id, partnerId }) => [id, agencies.get(partnerId)]));
  return items.flatMap((item) => {
    const agency = ownerOf.get(item.id);
    return agency ? [{ ...item, agency }] : [];
  });
}
