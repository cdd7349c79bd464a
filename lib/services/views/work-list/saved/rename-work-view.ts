import { validate } from "uuid";
import type { WorkViews } from "@/lib/contracts/portal/work-views";
import { db } from "@/lib/db";
import { AppError } from "@/lib/domain/errors";
import { listWorkViews } from "./list-work-views";
import { refuseTakenName } from "./taken-name";

interface RenameView {
  userId: string;
  viewId: string;
  name: string;
}

/**
 * Calls a saved view by another name.
 * @returns all views of the person
 * @throws AppError work_view_not_found, for another person's too; validation (`name`) where another view has it
 */
export async function renameWorkView({ userId, viewId, name }: RenameView): Promise<WorkViews> {
  if (!validate(viewId)) throw new AppError("work_view_not_found");
  const { count } = await refuseTakenName(() => db().savedWorkView.updateMany({ where: { id: viewId, userId }, data: { name } }));
  if (count === 0) throw new AppError("work_view_not_found");
  return listWorkViews(userId);
}
