import { db } from "@/lib/db";
import { AppError } from "@/lib/domain/errors";
import { WATCH_KINDS } from "@/lib/domain/watches/watch";
import { pricesOfFall } from "@/lib/services/quotes/watches/kept-prices";
import type { ToldFall } from "./compose-watch-letter";

/** A fall as it was told. @throws AppError mail_unavailable where it is gone with its watch */
export async function readToldFall(fallId: string): Promise<ToldFall> {
  const fall = await db().priceFall.findUnique({ where: { id: fallId }, include: { watch: { select: { kind: true } } } });
  const kind = WATCH_KINDS.find((each) => each === fall?.watch.kind);
  if (!fall || !kind) throw new AppError("mail_unavailable");
  return { kind, currency: fall.currency, ...pricesOfFall(fall) };
}
