import { validate } from "uuid";
import type { WorkViews } from "@/lib/contracts/portal/work-views";
import { db } from "@/lib/db";
import { AppError } from "@/lib/domain/errors";
import { listWorkViews } from "./list-work-views";

/** Forgets a saved view. @returns all views of the person @throws AppError work_view_not_found, for another person's too */
export async function deleteWorkView({ userId, viewId }: { userId: string; viewId: string }): Promise<WorkViews> {
  const { count } = validate(viewId) ? await db().savedWorkView.deleteMany({ where: { id: viewId, userId } }) : { count: 0 };
  if (count === 0) throw new AppError("work_view_not_found");
  return listWorkViews(userId);
}
