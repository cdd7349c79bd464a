import { v7 as uuid } from "uuid";
import { MOST_WORK_VIEWS, type WorkViewRequest, type WorkViews } from "@/lib/contracts/portal/work-views";
import { db } from "@/lib/db";
import { AppError } from "@/lib/domain/errors";
import { listWorkViews } from "./list-work-views";
import { refuseTakenName } from "./taken-name";

interface SaveView {
  userId: string;
  view: WorkViewRequest;
  now: Date;
}

/**
 * Saves a filter of the work list under a name.
 * @returns all views of the person
 * @throws AppError validation (`name`) where another view has it; too_many_work_views
 */
export async function saveWorkView({ userId, view: { name, filter }, now }: SaveView): Promise<WorkViews> {
  await refuseTakenName(() =>
    db().$transaction(async (tx) => {
      // Whoever saves at the same moment waits, and then counts this one.
      await tx.$queryRaw`select 1 from app_user where id = ${userId}::uuid for update`;
      if ((await tx.savedWorkView.count({ where: { userId } })) >= MOST_WORK_VIEWS) throw new AppError("too_many_work_views");
      await tx.savedWorkView.create({ data: { id: uuid(), userId, name, filter, createdAt: now } });
    }),
  );
  return listWorkViews(userId);
}
