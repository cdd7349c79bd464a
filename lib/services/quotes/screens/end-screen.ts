import { validate } from "uuid";
import { db } from "@/lib/db";
import { AppError } from "@/lib/domain/errors";

/** Ends an agent's second screen: its link shows nothing any more. @throws AppError screen_not_found, for another agent's too */
export async function endScreen({ userId, screenId }: { userId: string; screenId: string }): Promise<null> {
  const { count } = validate(screenId) ? await db().secondScreen.deleteMany({ where: { id: screenId, userId } }) : { count: 0 };
  if (count === 0) throw new AppError("screen_not_found");
  return null;
}
