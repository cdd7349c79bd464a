import { savedWorkFilter, type WorkViews } from "@/lib/contracts/portal/work-views";
import { db } from "@/lib/db";

/** Without a part that it does not know, a view would show more bookings under its name. */
const knownFilter = savedWorkFilter.strict();

/** The work list's views that a person has saved, oldest first. What a later release has saved and this one does not know is left out. */
export async function listWorkViews(userId: string): Promise<WorkViews> {
  const rows = await db().savedWorkView.findMany({ where: { userId }, orderBy: [{ createdAt: "asc" }, { id: "asc" }] });
  return {
    views: rows.flatMap(({ id, name, filter }) => {
      const read = knownFilter.safeParse(filter);
      return read.success ? [{ id, name, filter: read.data }] : [];
    }),
  };
}
