import { db } from "@/lib/db";
import { AppError } from "@/lib/domain/errors";
import { WATCH_KINDS } from "@/lib/domain/watches/watch";
import type { ToldFall } from "./compose-watch-letter";

/** A fall as it was told. @throws AppError mail_unavailable where it is gone with its watch */
export async function readToldFall(fallId: string): Promise<ToldFall> {
  const fall = await db().priceFall.findUnique({ where: { id: fallId }, include: { watch: { select: { kind: true } } } });
  const kind = WATCH_KINDS.find((each) => each === fall?.watch.kind);
  if (!fall || !kind) throw new AppError("mail_unavailable");
  const { currency, wasMinor, wasCostMinor } = fall;
  return {
    ...{ kind, currency },
    was: wasMinor === null || wasCostMinor === null ? null : { amountMinor: Number(wasMinor), costMinor: Number(wasCostMinor) },
    now: { amountMinor: Number(fall.nowMinor), costMinor: Number(fall.nowCostMinor) },
    penalty: { amountMinor: Number(fall.penaltyMinor), costMinor: Number(fall.penaltyCostMinor) },
  };
}
