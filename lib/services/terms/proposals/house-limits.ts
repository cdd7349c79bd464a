import { z } from "zod";
import type { HouseLimits, HouseLimit as ShownLimit } from "@/lib/contracts/operator/proposals";
import { db } from "@/lib/db";
import { fromMajor, toMajor } from "@/lib/domain/money";
import { LIMITED_KINDS, limitCurrencies } from "@/lib/domain/proposals/proposal";
import type { Doer } from "@/lib/services/ground/audit/doer";
import { recordAudit } from "@/lib/services/ground/audit/record-audit";

/** Up to which amount one person carries out alone what is proposed, by kind and currency; 0 where nothing is set. */
export async function readHouseLimits(): Promise<HouseLimits> {
  const rows = await db().houseLimit.findMany();
  const aloneOf = (kind: string, currency: string) => rows.find((row) => row.kind === kind && row.currency === currency)?.aloneMinor ?? 0n;
  return {
    items: LIMITED_KINDS.flatMap((kind) =>
      limitCurrencies(kind).map((currency) => ({ kind, currency, alone: toMajor(Number(aloneOf(kind, currency))) })),
    ),
  };
}

const beforeRow = z.array(z.object({ alone: z.bigint() }));

/** Sets one of them, with what it was in the audit log. It counts for what is decided from now on, also of what is open. */
export async function setHouseLimit({
  limit,
  by,
  now,
}: {
  limit: ShownLimit & { reason: string };
  by: Doer;
  now: Date;
}): Promise<HouseLimits> {
  const { kind, currency, alone, reason } = limit;
  const aloneMinor = fromMajor(alone);
  await db().$transaction(async (tx) => {
    const [before] = beforeRow.parse(
      await tx.$queryRaw`
        select alone_minor as alone from house_limit where kind::text = ${kind} and currency::text = ${currency} for update`,
    );
    const data = { kind, currency, aloneMinor: BigInt(aloneMinor) };
    await tx.houseLimit.upsert({ where: { kind_currency: { kind, currency } }, create: data, update: data });
    const detail = { kind, currency, before_minor: Number(before?.alone ?? 0n), amount_minor: aloneMinor, reason };
    await recordAudit(tx, { action: "house_limit_set", by, detail, now });
  });
  return readHouseLimits();
}
