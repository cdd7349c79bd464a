import { validate } from "uuid";
import type { SavedReports } from "@/lib/contracts/operator/reports/saved";
import { db } from "@/lib/db";
import { AppError } from "@/lib/domain/errors";
import { mayInHouse } from "@/lib/domain/house/rights";
import { listSavedReports, type Reader } from "./list-saved-reports";

/**
 * Forgets a saved report, which is not mailed any more then: one's own, or one of the house by whoever may change reports.
 * @returns all that the person sees
 * @throws AppError saved_report_not_found, for another person's too
 */
export async function deleteSavedReport({ reader, reportId }: { reader: Reader; reportId: string }): Promise<SavedReports> {
  const ofHouse = mayInHouse(reader.houseRoles, "reports", "change") ? [{ isShared: true }] : [];
  const where = { id: reportId, OR: [{ ownerId: reader.userId }, ...ofHouse] };
  const { count } = validate(reportId) ? await db().savedReport.deleteMany({ where }) : { count: 0 };
  if (count === 0) throw new AppError("saved_report_not_found");
  return listSavedReports(reader);
}
