import { db } from "@/lib/db";
import { findQuoteByToken } from "./quote-record";

/** Notes when a customer's browser has first shown a quote. Programs that look at links in messages run no page, and are not noted. @throws AppError quote_not_found */
export async function noteOpened({ token, now }: { token: string; now: Date }): Promise<null> {
  const { id } = await findQuoteByToken(token);
  await db().quote.updateMany({ where: { id, openedAt: null }, data: { openedAt: now } });
  return null;
}
